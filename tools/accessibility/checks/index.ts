/** All checks of our own: what axe cannot decide. */
import type { Check, SiteCheck } from '../check.ts';
import { absentAudioVideo, absentLoginPuzzle, absentMotionActuation, absentTransactions } from './absences.ts';
import { colourAlone } from './colourAlone.ts';
import { consistentNavigation } from './consistentNavigation.ts';
import { controlContrast } from './controlContrast.ts';
import { dragging } from './dragging.ts';
import { absentFlashing } from './flashing.ts';
import { focusNotObscured, focusOrder, focusVisible } from './focus.ts';
import { formErrors } from './formErrors.ts';
import { hoverContent } from './hoverContent.ts';
import { labelInName } from './labelInName.ts';
import { labels, redundantEntry } from './labels.ts';
import { languageOfParts, pageLanguage } from './language.ts';
import { markup } from './markup.ts';
import { onInput, shortcuts } from './onInput.ts';
import { orientation } from './orientation.ts';
import { overlays } from './overlays.ts';
import { paste } from './paste.ts';
import { pointerCancel } from './pointerCancel.ts';
import { reducedMotion } from './reducedMotion.ts';
import { reflow } from './reflow.ts';
import { meaningfulSequence } from './sequence.ts';
import { statusMessages } from './statusMessages.ts';
import { skipLink, structure } from './structure.ts';
import { targetSize } from './targetSize.ts';
import { textResize } from './textResize.ts';
import { textSpacing } from './textSpacing.ts';
import { autoUpdate, timeLimits } from './timeLimits.ts';
import { titles } from './titles.ts';
import { widgetKeys } from './widgetKeys.ts';
import { identicalLinks, imagesOfText, sensory } from './wording.ts';

/** In this order; those that only look come first. */
export const checks: readonly Check[] = [
  targetSize,
  controlContrast,
  pageLanguage,
  languageOfParts,
  structure,
  labels,
  redundantEntry,
  identicalLinks,
  meaningfulSequence,
  colourAlone,
  imagesOfText,
  sensory,
  absentTransactions,
  absentLoginPuzzle,
  labelInName,
  markup,
  textSpacing,
  absentFlashing,
  dragging,
  absentAudioVideo,
  absentMotionActuation,
  skipLink,
  reflow,
  textResize,
  orientation,
  focusOrder,
  focusVisible,
  focusNotObscured,
  overlays,
  widgetKeys,
  paste,
  formErrors,
  onInput,
  shortcuts,
  pointerCancel,
  statusMessages,
  reducedMotion,
  // The clock is theirs from here on.
  autoUpdate,
  hoverContent,
  timeLimits,
];

export const siteChecks: readonly SiteCheck[] = [titles, consistentNavigation];

/** How far a criterion has come, as the picture, the checklist and the counts name it. */
import type { AccessibilityAim, AccessibilityReport, JudgedCriterion } from '../../../contract/accessibilityApi.ts';
import { targetedBy } from '../../../contract/accessibilityClaims.ts';

/** `machine`: what machines can decide has passed, and the rest was not tested by a person. The worst stands first. */
export const standings = ['failed', 'open', 'machine', 'inapplicable', 'met'] as const;
export type Standing = (typeof standings)[number];

export function standingOf({ outcome, automatic }: JudgedCriterion): Standing {
  if (outcome === 'failed') return 'failed';
  if (outcome === 'passed') return 'met';
  if (outcome === 'inapplicable') return 'inapplicable';
  return automatic === 'passed' ? 'machine' : 'open';
}

/** What does not apply breaks nothing. */
export const isMet = ({ outcome }: JudgedCriterion): boolean => outcome === 'passed' || outcome === 'inapplicable';

/** What the newest standard of our aims asks for. */
export const aimOf = (aims: readonly AccessibilityAim[]): AccessibilityAim => aims.at(-1)!;
export const aimedAt = (criteria: readonly JudgedCriterion[], aims: readonly AccessibilityAim[]): JudgedCriterion[] =>
  targetedBy(aimOf(aims), criteria);

/** Screen readers that people here use; none counts as tested before somebody has written down that they tested with it. */
const screenReaders = ['PC-Talker', 'NVDA', 'JAWS', 'VoiceOver', 'TalkBack'];

/** Each with its valid records. */
export const assistiveOf = ({ manual }: Pick<AccessibilityReport, 'manual'>): { name: string; count: number }[] =>
  screenReaders.map((name) => ({
    name,
    count: manual.filter((entry) => !entry.is_void && entry.with.includes(name)).length,
  }));

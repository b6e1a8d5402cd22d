/** What a check of our own is: something axe cannot decide, looked at in a real browser on one page in one condition. */
import type { Page } from 'playwright';
import type { Language } from '../../contract/values.ts';

export type TextSize = 1 | 2;
export type ViewportName = 's' | 'm' | 'l';
/** `plain`, or what the reader's device asks for. */
export type Mode = 'plain' | 'forced' | 'reduced' | 'print';

/** One of each breakpoint; heights as on common devices. CSS pixels. */
export const viewports: Record<ViewportName, { width: number; height: number }> = {
  s: { width: 360, height: 740 },
  m: { width: 900, height: 1100 },
  l: { width: 1280, height: 900 },
};

/** What is looked at, and under which conditions it is open in the browser now. */
export interface Subject {
  kind: 'page' | 'story';
  /** A page's address without language (`/map?keyword=…`), or a story's id. */
  id: string;
  /** A state that was reached by acting, `first` when it is the first paint. */
  state: string;
  lang: Language;
  textSize: TextSize;
  viewport: ViewportName;
  mode: Mode;
  /** All checks look at it in these conditions. */
  isThorough: boolean;
  /** Opens the same again, in the same conditions, its state reached. */
  reopen: () => Promise<void>;
  /** Brings it back to how it was opened, in the quickest way that is sure. */
  refresh: () => Promise<void>;
}

/** Something that is wrong. */
export interface Finding {
  /** In English, short, what is wrong and what was measured: `target 30 × 20 px`. No times, no random ids. */
  message: string;
  /** A CSS selector that finds the element, or a description where there is none. */
  target: string;
}

interface Named {
  /** In kebab case; stands in the result file and never changes its meaning. */
  id: string;
  /** Numbers of success criteria of WCAG 2.2 that it covers in part or wholly. */
  criteria: readonly string[];
  /** What it looks for, as a short noun phrase for the result page. */
  name: Record<Language, string>;
  kinds: readonly Subject['kind'][];
}

/** Looks at one page. */
export interface Check extends Named {
  /**
   * `every`: quick and without traces, run in every combination of conditions.
   * `language`: it changes the page (size, styles, focus, input) or takes long, and words matter to it; run once per language.
   * `once`: likewise, and it is about what scripts do, in whatever language.
   */
  when: 'every' | 'language' | 'once';
  /** It presses every button: left out on further states and stories, whose scripts are those of the first. */
  presses?: boolean;
  /** On pages as they open: run in every language and text size. Keyboard, reflow and form errors, which both change. */
  everySetting?: boolean;
  /** Runs in the page before any script of its own, to note what cannot be asked for afterwards. Self-contained. */
  script?: () => void;
  /** Modes in which an `every` check means something; all of them when left out. */
  modes?: readonly Mode[];
  run: (page: Page, subject: Subject) => Promise<Finding[]>;
}

/** Gathers a fact from each page (first paint, large screen, each language) and judges them together. */
export interface SiteCheck<Fact = unknown> extends Named {
  collect(page: Page, subject: Subject): Promise<Fact>;
  /** A method, so that checks of different facts stand in one list. */
  judge(
    facts: readonly { subject: Pick<Subject, 'id' | 'lang'>; fact: Fact }[],
  ): (Finding & { id: string; lang: Language })[];
}

/** The screens in Storybook's index, with their states and addresses. Pure. */
import type { Route } from '../../app/routes.ts';
import type { SubjectSummary } from '../../contract/accessibilitySummary.ts';

export interface Words {
  ja: string;
  en: string;
}

/** What Storybook's `index.json` says of a story or a docs page. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
  exportName?: string;
}

export interface ScreenState extends Words {
  id: string;
}

export interface Screen extends Words {
  /** `CourseSearch`: name of its file and of its folder in `app/screens`. */
  name: string;
  routes: Pick<Route, 'path' | 'label'>[];
  states: ScreenState[];
}

/** `NoneConfirmed` becomes `None confirmed`. */
export function wordsOf(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return words.slice(0, 1) + words.slice(1).toLowerCase();
}

const group = '画面/';
const fileName = (importPath: string) => importPath.replace(/^.*\/|\.stories\.tsx$/g, '');

/** In the order of the route table; those without an address of their own come last. */
export function screensOf(entries: readonly IndexEntry[], routes: readonly Route[]): Screen[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && title.startsWith(group));
  const place = (name: string) => {
    const at = routes.findIndex((route) => route.screen === name);
    return at < 0 ? routes.length : at;
  };
  return [...Map.groupBy(stories, ({ importPath }) => fileName(importPath))]
    .map(([name, own]) => ({
      name,
      ja: own[0]!.title.slice(group.length),
      en: wordsOf(name),
      routes: routes.filter((route) => route.screen === name),
      states: own.map((story) => ({ id: story.id, ja: story.name, en: wordsOf(story.exportName ?? story.name) })),
    }))
    .sort((a, b) => place(a.name) - place(b.name));
}

export type Verdict =
  | { kind: 'untested' }
  | { kind: 'passed'; looks: number; testedAt: string }
  | { kind: 'failed'; violations: number; undecided: number; findings: number; testedAt: string };

type Subject = Pick<SubjectSummary, 'id' | 'looks' | 'violations' | 'undecided' | 'findings' | 'tested_at'>;

/** What the accessibility summary says of these stories and pages. */
export function verdictOn(
  summary: { subjects: readonly Subject[] } | null,
  isOwn: (subject: string) => boolean,
): Verdict {
  const subjects = summary?.subjects.filter(({ id }) => isOwn(id)) ?? [];
  const sum = (name: Exclude<keyof Subject, 'id' | 'tested_at'>) =>
    subjects.reduce((all, subject) => all + subject[name], 0);
  const [looks, violations, undecided, findings] = [sum('looks'), sum('violations'), sum('undecided'), sum('findings')];
  if (!looks) return { kind: 'untested' };
  // The oldest of them: nothing of the screen is known to be newer.
  const testedAt = subjects.map(({ tested_at }) => tested_at).sort()[0]!;
  if (violations + undecided + findings === 0) return { kind: 'passed', looks, testedAt };
  return { kind: 'failed', violations, undecided, findings, testedAt };
}

/** States that have come since the summary was kept: it says nothing of them. Of a screen that was never tested none. */
export function statesSince(
  summary: { subjects: readonly Pick<Subject, 'id'>[] } | null,
  { states }: Pick<Screen, 'states'>,
): ScreenState[] {
  const known = new Set(summary?.subjects.map(({ id }) => id));
  const since = states.filter(({ id }) => !known.has(id));
  return since.length < states.length ? since : [];
}

/** The screens in Storybook's index, with their states and addresses. Pure. */
import type { Route } from '../../app/routes.ts';
import type { SubjectSummary } from '../../contract/accessibilitySummary.ts';
import { englishState, englishSubject } from '../englishNames.ts';

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

const group = '画面/';
const fileName = (importPath: string) => importPath.replace(/^.*\/|\.stories\.tsx$/g, '');

const stateOf = (entry: IndexEntry): ScreenState => ({ id: entry.id, ja: entry.name, en: englishState(entry) });

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
      en: englishSubject(own[0]!.title),
      routes: routes.filter((route) => route.screen === name),
      states: own.map(stateOf),
    }))
    .sort((a, b) => place(a.name) - place(b.name));
}

/** A screen or a component with its states: what is signed together. */
export interface Subject extends Words {
  /** `画面/お知らせ`. */
  title: string;
  name: string;
  states: ScreenState[];
}

const groups = ['画面', '部品'] as const;

/** Screens, then components, each in the order of the index. */
export function subjectsOf(entries: readonly IndexEntry[]): { group: (typeof groups)[number]; subjects: Subject[] }[] {
  const stories = entries.filter(({ type }) => type === 'story');
  return groups.map((each) => {
    const own = stories.filter(({ title }) => title.startsWith(`${each}/`));
    const subjects = [...Map.groupBy(own, ({ title }) => title)].map(([title, states]): Subject => {
      const name = fileName(states[0]!.importPath);
      return { title, name, ja: title.split('/').at(-1)!, en: englishSubject(title), states: states.map(stateOf) };
    });
    return { group: each, subjects };
  });
}

export type Verdict =
  | { kind: 'untested' }
  | { kind: 'passed'; looks: number; testedAt: string }
  | { kind: 'failed'; violations: number; undecided: number; findings: number; testedAt: string };

type Tested = Pick<SubjectSummary, 'id' | 'looks' | 'violations' | 'undecided' | 'findings' | 'tested_at'>;

/** What the accessibility summary says of these stories and pages. */
export function verdictOn(
  summary: { subjects: readonly Tested[] } | null,
  isOwn: (subject: string) => boolean,
): Verdict {
  const subjects = summary?.subjects.filter(({ id }) => isOwn(id)) ?? [];
  const sum = (name: Exclude<keyof Tested, 'id' | 'tested_at'>) =>
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
  summary: { subjects: readonly Pick<Tested, 'id'>[] } | null,
  { states }: Pick<Screen, 'states'>,
): ScreenState[] {
  const known = new Set(summary?.subjects.map(({ id }) => id));
  const since = states.filter(({ id }) => !known.has(id));
  return since.length < states.length ? since : [];
}

/** What is compared: every row, good or bad for ours. */
import type { Library } from '../libraries.ts';
import { defaultRules, type Seen } from './accessibility.ts';
import { type Figure, figures, type Round, summaryOf } from './rounds.ts';
import type { Weights } from './weights.ts';

export interface Measured {
  library: Library;
  version: string;
  form: Weights;
  list: Weights;
  /** All styles in one file; null where a library has none. */
  wholeStyles: number | null;
  seen: readonly Seen[];
  rounds: readonly Round[];
}

export interface Row {
  id: string;
  title: string;
  /** Less is better, unless it says otherwise. */
  isMoreBetter?: boolean;
  value: (each: Measured) => number | null;
  text: (value: number, each: Measured) => string;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => (value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0));
const sumOf = (each: Measured, count: (seen: Seen) => number) => each.seen.reduce((all, seen) => all + count(seen), 0);

/** What axe says can be counted by all its rules, or by those that it runs by itself. */
interface Count {
  id: string;
  title: string;
  has: (rule: string) => boolean;
}
export const counts: readonly Count[] = [
  { id: '', title: 'every rule', has: () => true },
  { id: 'ByDefault', title: 'default rules', has: (rule) => defaultRules.has(rule) },
];
export type Kind = 'violations' | 'incomplete';
export const foundOf = (each: Measured, kind: Kind, { has }: Count) =>
  each.seen.flatMap((seen) => seen[kind]).filter(({ rule }) => has(rule));

const bytes = (id: string, title: string, value: Row['value']): Row => ({
  id,
  title,
  value,
  text: (value) => (value === 0 ? 'none' : kB(value)),
});
const time = (figure: Figure): Row => ({
  id: figure,
  title: `${figures[figure]}, ms`,
  value: ({ rounds }) => (rounds.length > 0 ? summaryOf(rounds, figure).median : null),
  text: (value, { rounds }) => `${ms(value)} (${summaryOf(rounds, figure).quartiles.map(ms).join('–')})`,
});
const axe = (kind: Kind, title: string, count: Count): Row => ({
  id: `${kind}${count.id}`,
  title: `axe, ${count.title}: ${title}, elements`,
  value: (each) => foundOf(each, kind, count).reduce((all, { elements }) => all + elements, 0),
  text: (value, each) => `${value} of ${new Set(foundOf(each, kind, count).map(({ rule }) => rule)).size} rules`,
});
export const axeRows = (count: Count) => [
  axe('violations', 'violations', count),
  axe('incomplete', 'undecided', count),
];
const share = (id: string, title: string, of: (seen: Seen) => number, without: (seen: Seen) => number): Row => ({
  id,
  title,
  isMoreBetter: true,
  value: (each) => 1 - sumOf(each, without) / sumOf(each, of),
  text: (value, each) => `${(value * 100).toFixed(1)} % of ${sumOf(each, of)}`,
});

/** What makes a visit quick, of the two pages. */
export const visitRows: readonly Row[] = [
  bytes('allForm', 'All bytes of a first visit, form', ({ form }) => form.all),
  bytes('allList', 'All bytes of a first visit, list', ({ list }) => list.all),
  time('hydrationRegistration'),
  time('hydrationResults'),
];

/** Accessibility besides axe. */
export const lookRows: readonly Row[] = [
  share(
    'targets',
    'Targets of 44 px or more, 360 px wide',
    ({ targets }) => targets,
    ({ smallTargets }) => smallTargets.length,
  ),
  {
    id: 'sideways',
    title: 'Sideways scroll at 320 px: widest of three, px',
    value: ({ seen }) => Math.max(...seen.map(({ sideways }) => sideways)),
    text: (value) => (value === 0 ? 'none' : String(value)),
  },
  share(
    'focus',
    'Focus visible in forced colours, tab stops',
    ({ stops }) => stops,
    ({ unseen }) => unseen.length,
  ),
  share(
    'strongFocus',
    'The same, as strong as a line of 2 px at 3:1',
    ({ stops }) => stops,
    ({ unseen, faint }) => unseen.length + faint.length,
  ),
];

export const rows: readonly Row[] = [
  bytes('scriptForm', 'JavaScript, form', ({ form }) => form.script),
  bytes('scriptList', 'JavaScript, list', ({ list }) => list.script),
  bytes('styleForm', 'CSS, form', ({ form }) => form.style),
  bytes('styleList', 'CSS, list', ({ list }) => list.style),
  bytes('styleWhole', 'CSS, whole library in one file', ({ wholeStyles }) => wholeStyles),
  bytes('htmlForm', 'HTML with styles in it, form', ({ form }) => form.html),
  bytes('htmlList', 'HTML with styles in it, list', ({ list }) => list.html),
  bytes('otherForm', 'Icons, pictures and fonts fetched, form', ({ form }) => form.other),
  bytes('otherList', 'Icons, pictures and fonts fetched, list', ({ list }) => list.other),
  ...visitRows.slice(0, 2),
  {
    id: 'differences',
    title: 'Differences found while hydrating',
    value: ({ form, list }) => form.differences.length + list.differences.length,
    text: String,
  },
  ...(Object.keys(figures) as Figure[]).map(time),
  ...counts.flatMap(axeRows),
  ...lookRows,
];

/** Which subjects are looked at under which conditions, by the form of the run. Pure. */
import type { Language } from '../../contract/values.ts';
import type { Mode, TextSize, ViewportName } from './check.ts';

export type Form = 'short' | 'pairwise' | 'full';

export interface Conditions {
  lang: Language;
  textSize: TextSize;
  viewport: ViewportName;
  mode: Mode;
}

/** A subject in one state, and what about its conditions is fixed by itself: a story may set its own language. */
export interface Unit {
  kind: 'page' | 'story';
  id: string;
  state: string;
  langs: readonly Language[];
  textSizes: readonly TextSize[];
  viewports: readonly ViewportName[];
  modes: readonly Mode[];
  /** A story that shows again what its sisters show, in one language, text size or width. */
  isRepeated?: boolean;
  /** Its place among the stories of one screen or component, from 1; left out for the first of them, and for pages. */
  sister?: number;
}

export interface Combination extends Conditions {
  unit: Unit;
  /**
   * Which checks are run besides the quick ones: none, those that prove an absence, those of every language and text size,
   * those that words matter to, both these and the absences (a further state of a screen), or all.
   */
  depth: 'quick' | 'absence' | 'settings' | 'language' | 'state' | 'thorough';
}

const cycle = <T>(values: readonly T[], at: number): T => values[at % values.length]!;

function full({ langs, textSizes, viewports, modes }: Unit): Conditions[] {
  return langs.flatMap((lang) =>
    textSizes.flatMap((textSize) =>
      viewports.flatMap((viewport) => modes.map((mode) => ({ lang, textSize, viewport, mode }))),
    ),
  );
}

/**
 * Every two values of unit, language, text size, viewport and mode meet at least once. As the unit is a factor of its own, and by far
 * the largest, each needs only as many rows as the longest of the others has values; the rows are turned a little from unit to unit,
 * so that the other factors meet each other across units.
 */
function pairwise({ langs, textSizes, viewports, modes }: Unit, turn: number): Conditions[] {
  const count = Math.max(langs.length, textSizes.length, viewports.length, modes.length);
  return Array.from({ length: count }, (_, row) => ({
    lang: cycle(langs, row + turn),
    textSize: cycle(textSizes, row + Math.floor(row / 2) + Math.floor(turn / 2)),
    viewport: cycle(viewports, row + Math.floor(turn / 4)),
    mode: cycle(modes, row),
  }));
}

/**
 * A further story of a screen or component: one look in plain colours, and of the first and every fourth after it one in the other
 * language and in another mode, in a size and width by turns. All stories of a screen together meet what the first of them meets alone.
 */
function ofSister({ langs, textSizes, viewports, modes, sister = 0 }: Unit, turn: number): Conditions[] {
  const textSize = cycle(textSizes, Math.floor(turn / 2));
  const look = (row: number, mode: Mode): Conditions => ({
    ...{ lang: cycle(langs, turn + row), textSize, viewport: cycle(viewports, Math.floor(turn / 4) + row), mode },
  });
  const [plain, ...others] = modes;
  const isTwice = others.length > 0 && sister % 4 === 1;
  return isTwice ? [look(0, plain!), look(1, cycle(others, (sister - 1) / 4 + turn))] : [look(0, plain!)];
}

/** One look at each, in turn in one and the other language and size. */
const short = ({ langs, textSizes, viewports }: Unit, turn: number): Conditions[] => [
  {
    lang: cycle(langs, turn),
    textSize: cycle(textSizes, Math.floor(turn / 2)),
    viewport: cycle(viewports, turn),
    mode: 'plain',
  },
];

/**
 * Thorough checks: pages once per language; their further states, and stories, once, in turn in one and the other language; those
 * that only repeat others in conditions of their own are asked once for what must be absent everywhere, and for nothing else. Of the
 * stories of one screen, whose scripts are the same, the first and every eighth are asked everything. In the full form each once per language, in the short form none. What scripts do is looked at in the first of the languages only.
 */
function thoroughLangs(form: Form, { kind, state, langs }: Unit, turn: number): readonly Language[] {
  if (form === 'full' || (form === 'pairwise' && kind === 'page' && state === 'first')) return langs;
  return form === 'short' ? [] : [cycle(langs, turn)];
}

const deepestOf = ({ isRepeated, sister = 0 }: Unit): Combination['depth'] =>
  isRepeated ? 'absence' : sister % 8 === 0 ? 'thorough' : 'state';

/** All combinations of a form, in a fixed order. */
export function combinationsOf(form: Form, units: readonly Unit[]): Combination[] {
  const looks = {
    full,
    short,
    pairwise: (unit: Unit, turn: number) => (unit.sister ? ofSister : pairwise)(unit, turn),
  } satisfies Record<Form, (unit: Unit, turn: number) => Conditions[]>;
  return units.flatMap((unit, turn) => {
    const all = looks[form](unit, turn);
    const [thorough, ...others] = thoroughLangs(form, unit, turn)
      .map(
        (lang) =>
          all.find((each) => each.lang === lang && each.mode === 'plain') ?? all.find((each) => each.lang === lang),
      )
      .sort((a, b) => Number(b?.mode === 'plain') - Number(a?.mode === 'plain'));
    const deepest = form === 'full' ? 'thorough' : deepestOf(unit);
    const depthOf = (conditions: Conditions) =>
      conditions === thorough ? deepest : others.includes(conditions) ? 'language' : 'quick';
    return withEverySetting(
      form,
      unit,
      turn,
      all.map((conditions) => ({ ...conditions, unit, depth: depthOf(conditions) })),
    );
  });
}

/** A page as it opens is gone through by keyboard, at 320 px and with wrong input in every language and text size. */
function withEverySetting(form: Form, unit: Unit, turn: number, all: readonly Combination[]): Combination[] {
  if (form === 'short' || unit.kind !== 'page' || unit.state !== 'first') return [...all];
  const looks = [...all];
  const settings = unit.langs.flatMap((lang) => unit.textSizes.map((textSize) => ({ lang, textSize })));
  for (const [at, { lang, textSize }] of settings.entries()) {
    const own = looks.findIndex((each) => each.lang === lang && each.textSize === textSize && each.mode === 'plain');
    if (own < 0)
      looks.push({
        ...{ lang, textSize, viewport: cycle(unit.viewports, turn + at), mode: 'plain', unit, depth: 'settings' },
      });
    else if (looks[own]!.depth === 'quick') looks[own] = { ...looks[own]!, depth: 'settings' };
  }
  return looks;
}

/** Every `count`-th from `index` (1 to count): a part of the run for one of several machines. */
export const shardOf = <T>(items: readonly T[], index: number, count: number): T[] =>
  items.filter((_, at) => at % count === index - 1);

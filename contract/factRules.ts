/** What the officer on duty may confirm of a course, without zod: forms use it too. */
import type { Language } from './values.ts';

export const factKinds = ['step_free', 'toilet', 'bench', 'surface', 'shade', 'slope'] as const;
export type FactKind = (typeof factKinds)[number];

/** What there is or is not; the others are told in words. */
export const yesNo = ['yes', 'no'] as const;
export const choicesInWords = {
  surface: ['paved', 'partly_unpaved', 'unpaved'],
  shade: ['much', 'some', 'little'],
  slope: ['flat', 'gentle', 'steep'],
} as const satisfies Partial<Record<FactKind, readonly string[]>>;
type FactInWords = keyof typeof choicesInWords;
export const isInWords = (kind: FactKind): kind is FactInWords => Object.hasOwn(choicesInWords, kind);

/** Nobody knows it any more. */
export const notKnown = 'unknown';

/** How it was found out. */
export const factSources = ['on_site', 'operator', 'document'] as const;
export type FactSource = (typeof factSources)[number];

/** A look that lies further back says little of today, or its year was mistyped. */
export const factYearsBack = 10;

/** What everybody reads where a choice was made: in the database as in the forms. */
export const wordsOfChoices: {
  readonly [Kind in FactInWords]: Readonly<
    Record<(typeof choicesInWords)[Kind][number], Readonly<Record<Language, string>>>
  >;
} = {
  surface: {
    paved: { ja: '舗装された道', en: 'Paved' },
    partly_unpaved: { ja: '舗装のないところがある', en: 'Partly unpaved' },
    unpaved: { ja: 'ほとんどが舗装のない道', en: 'Mostly unpaved' },
  },
  shade: {
    much: { ja: '多い', en: 'Much' },
    some: { ja: 'ところどころにある', en: 'In places' },
    little: { ja: '少ない', en: 'Little' },
  },
  slope: {
    flat: { ja: 'ほぼ平ら', en: 'Nearly flat' },
    gentle: { ja: 'ゆるやかな坂がある', en: 'Gentle slopes' },
    steep: { ja: '急な坂がある', en: 'Steep slopes' },
  },
};

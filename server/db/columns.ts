/** Column types that both engines share. */
import { customType, jsonb } from 'drizzle-orm/pg-core';
import type { Language } from '../../contract/values.ts';

/** A text in both languages. */
export type Words = Record<Language, string>;
export const words = (name: string) => jsonb(name).$type<Words>();

/** A PostgreSQL point, kept as text: PGlite reads one as text, `pg` as an object. */
export const point = customType<{ data: string; driverData: string | { x: number; y: number } }>({
  dataType: () => 'point',
  fromDriver: (value) => (typeof value === 'string' ? value : `(${value.x},${value.y})`),
});

/** The words that an index finds a row by, written only; no word has a quote in it (see `server/keyword.ts`). */
export const lexemes = customType<{ data: string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => words.map((word) => `'${word}'`).join(' '),
});

/** Ranges of whole numbers, from inclusive to exclusive; both engines give them as text. */
export const intRanges = customType<{ data: [number, number][]; driverData: string }>({
  dataType: () => 'int4multirange',
  toDriver: (ranges) => `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`,
});

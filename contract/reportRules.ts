/** What visitors may report of a course or of a shop or place, without zod: forms use it too. */
import type { FieldErrorKind } from './fieldErrors.ts';
import type { InstitutionKind } from './institutionKinds.ts';

/** What can be reported. */
export type ReportedKind = 'course' | InstitutionKind;

/**
 * What is wrong. `way`: it is closed or dangerous; `words`: what the portal says or draws; `facility`: a toilet, a bench or the like
 * is gone or changed; `hours`: opening hours, or the shop itself.
 */
export const reportKinds = ['way', 'words', 'facility', 'hours', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What can be wrong with a course, and what with a shop or place. */
export const reportKindsOf = {
  course: ['way', 'words', 'facility', 'other'],
  institution: ['hours', 'facility', 'words', 'other'],
} as const satisfies Record<string, readonly ReportKind[]>;

export const reportStates = ['open', 'corrected', 'unchanged'] as const;
export type ReportState = (typeof reportStates)[number];
/** What staff answer: it has been put right, or there is nothing to change. */
export const reportAnswers = ['corrected', 'unchanged'] as const;
export type ReportAnswer = (typeof reportAnswers)[number];

export const reportLists = ['open', 'answered'] as const;
export type ReportList = (typeof reportLists)[number];

/** No course has as many points. */
export const reportPointsMost = 200;
export const reportTextMaxLength = 600;
export const reportNoteMaxLength = 400;

/** No control or format characters but line breaks. */
const unusual = /[^\P{C}\n]/u;

/** As it is kept and shown: no line begins or ends with spaces, and no more than one is empty. */
export const tidyReportText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function problemOf(text: string, maxLength: number): FieldErrorKind | null {
  if (unusual.test(text)) return 'format_invalid';
  return [...text].length > maxLength ? 'too_long' : null;
}
/** @param text tidied */
export const reportTextProblem = (text: string): FieldErrorKind | null =>
  text === '' ? 'required' : problemOf(text, reportTextMaxLength);
/** @param note tidied; may be empty */
export const reportNoteProblem = (note: string): FieldErrorKind | null => problemOf(note, reportNoteMaxLength);

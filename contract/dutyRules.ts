/** What the officer on duty may say, without zod: forms use it too. */
import type { FieldErrorKind } from './fieldErrors.ts';

export const closureStatuses = ['closed', 'changed'] as const;
export type ClosureStatus = (typeof closureStatuses)[number];

/** Why a course is closed or changed. */
export const closureReasons = ['works', 'weather', 'damage', 'event', 'other'] as const;
export type ClosureReason = (typeof closureReasons)[number];

export const alertKinds = ['heat', 'info'] as const;
export type AlertKind = (typeof alertKinds)[number];

export const dutyTextMaxLength = 200;
/** A beginning that has just passed means now: the form was open for a while. */
export const dutyLateMs = 3600 * 1000;
/** Further ahead it is a mistake. */
export const dutyAheadMs = 2 * 366 * 24 * 3600 * 1000;

const unusual = /\p{C}/u;

/** As it is kept and shown. */
export const tidyDutyText = (text: string): string => text.normalize('NFC').trim();

/** @param text tidied: one line for everybody to read */
export function dutyTextProblem(text: string): FieldErrorKind | null {
  if (text === '') return 'required';
  if (unusual.test(text)) return 'format_invalid';
  return [...text].length > dutyTextMaxLength ? 'too_long' : null;
}

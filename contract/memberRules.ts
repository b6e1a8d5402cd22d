/** What a user name and a password may be (specification section 5). Free of zod: forms use them too. */
import type { FieldErrorKind } from './fieldErrors.ts';

export const userNameMaxLength = 20;
export const passwordMinLength = 8;
/** Far beyond what anybody types; keeps a hash from being fed megabytes. */
export const passwordMaxLength = 128;

/** Characters as a person counts them may be long; this bounds what 20 of them can take. */
const maxCodeUnits = 200;
/** Emoji, but for what is in ordinary writing: digits, `#`, `*`, ©, ®, ™. */
const emoji = /(?![0-9#*©®™])\p{Emoji}|\u20E3|\uFE0F/u;
/** Control and format characters, among them those that are invisible or turn the direction; unassigned and private ones. */
const unusual = /\p{C}/u;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** As it is kept and shown. */
export const tidyUserName = (name: string): string => name.normalize('NFC').trim();

/** Two names are the same when their keys are: NFKC, case folded, without what nobody can see. */
export const userNameKey = (name: string): string =>
  name.normalize('NFKC').replace(invisible, '').toUpperCase().toLowerCase().normalize('NFKC').trim();

/** @param name tidied */
export function userNameProblem(name: string): FieldErrorKind | null {
  if (name === '') return 'required';
  if (name.length > maxCodeUnits || [...graphemes.segment(name)].length > userNameMaxLength) return 'too_long';
  if (emoji.test(name) || unusual.test(name) || userNameKey(name) === '') return 'format_invalid';
  return null;
}

export function passwordProblem(password: string): FieldErrorKind | null {
  if (password === '') return 'required';
  if (!/^[A-Za-z0-9]*$/.test(password)) return 'format_invalid';
  if (password.length < passwordMinLength) return 'too_short';
  return password.length > passwordMaxLength ? 'too_long' : null;
}

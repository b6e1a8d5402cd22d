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

const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('ja', { granularity: 'grapheme' }) : undefined;
/** An older browser counts code points: more for some letters with marks, and never less. */
const characters = (text: string): number => (graphemes ? [...graphemes.segment(text)] : [...text]).length;

/** How many spaces there are, and of which kind, hardly anybody sees. Control characters, among them ends of lines, are refused later. */
const oneSpace = (text: string): string => text.replace(/[^\S\p{Cc}]+/gu, ' ').trim();

/** As it is kept and shown. */
export const tidyUserName = (name: string): string => oneSpace(name.normalize('NFC'));

/** Two names are the same when their keys are: NFKC, case folded, without what nobody can see, with one space where there are several. */
export const userNameKey = (name: string): string =>
  oneSpace(name.normalize('NFKC').replace(invisible, '').toUpperCase().toLowerCase().normalize('NFKC'));

/** @param name tidied */
export function userNameProblem(name: string): FieldErrorKind | null {
  if (name === '') return 'required';
  if (name.length > maxCodeUnits || characters(name) > userNameMaxLength) return 'too_long';
  if (emoji.test(name) || unusual.test(name) || userNameKey(name) === '') return 'format_invalid';
  return null;
}

export function passwordProblem(password: string): FieldErrorKind | null {
  if (password === '') return 'required';
  if (!/^[A-Za-z0-9]*$/.test(password)) return 'format_invalid';
  if (password.length < passwordMinLength) return 'too_short';
  return password.length > passwordMaxLength ? 'too_long' : null;
}

/** What a user name seems to tell about a person. */
export type PersonalKind = 'name' | 'mail' | 'phone';

/** The commonest family names of two characters or more: enough for a hint, and nobody is refused by it. */
const familyNames =
  /^(佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|渡邉|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斉藤|齋藤|清水|山崎|阿部|池田|橋本|山下|石川|中島|前田|藤田|小川|後藤|岡田|長谷川|村上|近藤|石井|坂本|遠藤|青木|藤井|西村|福田|太田|三浦|岡本|松田|中川|中野|原田|小野|田村|竹内|金子|和田|中山|石田|上田|森田|柴田|酒井|工藤|横山|宮崎|宮本|内田|高木|安藤|谷口|大野|丸山|今井|高田|藤本|武田|村田|上野|杉山|増田|平野|大塚|千葉|久保|松井|野口|小島|岩崎|桜井|野村|木下|菊地|佐野|大西) ?([\p{sc=Han}々]{1,3}|\p{sc=Hiragana}{2,3}|\p{sc=Katakana}{2,5})$/u;
/** Two words of Chinese characters, or two that begin with a capital. */
const twoNames = /^([\p{sc=Han}々]{1,3} [\p{sc=Han}々]{1,3}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)$/u;

/** Whether a user name looks like something that identifies a person: a hint for whoever chooses it, never a refusal. */
export function personalKind(name: string): PersonalKind | null {
  const text = name
    .normalize('NFKC')
    .replace(/[^\S\p{Cc}]+/gu, ' ')
    .trim();
  if (/\S@\S/.test(text)) return 'mail';
  // The shortest numbers of Japan have nine digits after the leading zero; a date has eight.
  if (/\d{9}/.test(text.replace(/[ ().ー‐-]/g, ''))) return 'phone';
  return familyNames.test(text) || twoNames.test(text) ? 'name' : null;
}

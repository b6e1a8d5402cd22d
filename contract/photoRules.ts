/** What a photo and its words may be (specification sections 3, 5 and 9). Free of zod: forms and the photo worker use them too. */
import type { FieldErrorKind } from './fieldErrors.ts';

export const photoTitleMaxLength = 20;
export const photoPlaceMaxLength = 60;
export const photoCommentMaxLength = 400;

/** The largest file that is taken at all. */
export const photoMaxBytes = 20 * 1024 * 1024;
/** A larger file is compressed before it is sent. */
export const photoCompressAboveBytes = 2 * 1024 * 1024;
export const photoMaxPixels = 40_000_000;
/** A narrow strip is no photograph: neither side may be longer than this. */
export const photoMaxSide = 20_000;
/** Neither side may be shorter. */
export const photoMinSide = 320;

/** Told by the content of the file, never by its name. */
export const photoFormats = ['jpeg', 'png', 'webp', 'heic'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Kinds of file that the browser offers; what it is, its content decides. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** Widths in pixels that a photo is kept in; none is wider than the original. */
export const photoWidths = [400, 960, 2048] as const;

/** What one has to tick before posting, in the order of the page. */
export const photoCautions = ['own', 'people', 'unedited', 'review', 'licence'] as const;
export type PhotoCaution = (typeof photoCautions)[number];

/** Entries of one person in a contest. */
export const contestEntriesMax = 10;
/** Places that win, by likes. */
export const contestPlaces = 10;

/** Chinese characters with 々, hiragana, katakana with ー, Latin letters of full and half width: specification section 5. */
const titleLetters = /^[\p{sc=Han}々〆ヶ\p{sc=Hiragana}\p{sc=Katakana}ーｰA-Za-zＡ-Ｚａ-ｚ]*$/u;
/** Of texts: no control or format characters but line breaks. */
const unusual = /[^\P{C}\n]/u;

/** As it is kept and shown. */
export const tidyPhotoText = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** @param title tidied */
export function photoTitleProblem(title: string): FieldErrorKind | null {
  if (title === '') return 'required';
  if (!titleLetters.test(title)) return 'format_invalid';
  return [...title].length > photoTitleMaxLength ? 'too_long' : null;
}

const textProblem = (text: string, maxLength: number): FieldErrorKind | null => {
  if (unusual.test(text)) return 'format_invalid';
  return [...text].length > maxLength ? 'too_long' : null;
};
/** @param place tidied; may be empty */
export const photoPlaceProblem = (place: string): FieldErrorKind | null =>
  place.includes('\n') ? 'format_invalid' : textProblem(place, photoPlaceMaxLength);
/** @param comment tidied; may be empty */
export const photoCommentProblem = (comment: string): FieldErrorKind | null =>
  textProblem(comment, photoCommentMaxLength);

/** The states of a photo; what may follow what is in `machines/photoReview`. */
export const photoStates = ['submitted', 'inReview', 'published', 'notPublished', 'removed', 'deleted'] as const;
export type PhotoState = (typeof photoStates)[number];

/** Why a photo is not published, or removed. */
export const photoReasons = ['person', 'private', 'notCourse', 'quality', 'edited', 'rights', 'rules'] as const;
export type PhotoReason = (typeof photoReasons)[number];

/** Why a visitor reports a photo. */
export const photoReportReasons = ['person', 'private', 'rights', 'unpleasant', 'other'] as const;
export type PhotoReportReason = (typeof photoReportReasons)[number];

/** Phases of a contest, in their order; the moments come from the edition's dates. */
// biome-ignore format: one a line would hide that this is one line of time.
export const contestPhases = [
  'upcoming', 'posting', 'screening', 'voting', 'counting', 'announced', 'exhibition', 'finished',
] as const;
export type ContestPhase = (typeof contestPhases)[number];

export const photoSeasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type PhotoSeason = (typeof photoSeasons)[number];
/** Months of a season, 1 to 12. */
export const monthsOf: Record<PhotoSeason, readonly number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};

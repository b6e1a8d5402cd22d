/** The form of `content/photos/photos.json`: sample photos, drawn by `scripts/drawSamplePhotos.ts`. */
import { z } from 'zod';
import {
  photoCommentProblem,
  photoPlaceProblem,
  photoTitleProblem,
  photoWidths,
  tidyPhotoText,
} from '../../contract/photoRules.ts';

/** Ids up to here are those of samples; members' photos get later ones. */
export const sampleIdsTo = 1000;

const text = (problem: (text: string) => string | null) =>
  z.string().refine((value) => tidyPhotoText(value) === value && problem(value) === null, 'no text that may be posted');

export const photo = z.strictObject({
  id: z.int().positive().max(sampleIdsTo),
  /** The folder of its files. */
  key: z.string().regex(/^sample-[a-z]+$/),
  title: text(photoTitleProblem),
  course: z.int().positive(),
  year: z.int().min(1990).max(2100),
  month: z.int().min(1).max(12),
  place: text(photoPlaceProblem),
  comment: text(photoCommentProblem),
  posted_at: z.iso.datetime({ offset: true }),
  /** The edition in which it stands. */
  contest: z.string().nullable(),
  votes: z.int().min(0),
  width: z.literal(photoWidths[2]),
  height: z.int().positive(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
});

/** Rows of photos → the summaries and details of the contract, in one language. */
import type { PhotoDetail, PhotoSummary } from '../../contract/photos.ts';
import type { Language } from '../../contract/values.ts';
import { japaneseDay } from '../context.ts';
import { municipalityOf } from '../courses/summary.ts';
import type { Words } from '../db/columns.ts';
import { imageOf } from '../pictures/imageOf.ts';
import type { References } from '../references.ts';
import type { DetailRow, PhotoRow } from './photos.queries.ts';

/** In the place of a name: nobody posted a sample. */
const sampleName: Words = { ja: '見本', en: 'Sample' };

export function toPhotoSummary(row: PhotoRow, references: References, lang: Language): PhotoSummary {
  const { slug, name } = municipalityOf(row.course.municipalityCode, references, lang);
  return {
    ...{ id: row.id, title: row.title, image: imageOf(row), likes: row.likes, is_sample: row.isSample },
    user_name: row.userName ?? sampleName[lang],
    course: {
      ...{ id: row.course.id, name: row.course.name[lang], is_public: row.course.isPublic },
      municipality: { slug, name },
    },
    taken: { year: row.takenYear, month: row.takenMonth },
    posted_on: japaneseDay(row.postedAt),
    is_entry: row.contestId !== null,
  };
}

/** @param memberId of who asks */
export const toPhotoDetail = (
  row: DetailRow,
  memberId: number | null,
  references: References,
  lang: Language,
): PhotoDetail => ({
  ...toPhotoSummary(row, references, lang),
  ...{ place: row.place, comment: row.comment },
  contest: row.contest && { id: row.contest.id, name: row.contest.name[lang] },
  is_own: memberId !== null && row.memberId === memberId,
});

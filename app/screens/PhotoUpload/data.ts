/** What the page of a post knows before anything is chosen. */
import type { Output } from '../../../contract/index.ts';
import type { PhotoDraft } from '../../../contract/photos.ts';
import type { FormValues, LoadInput } from '../../page.ts';

/** A course that can be chosen. */
export interface OfferedCourse {
  id: number;
  name: string;
  municipality: string;
}

export interface PhotoUploadData {
  step: 'form' | 'confirmation';
  /** Kept by the server for whoever has no JavaScript; only where the address asks for it. */
  draft: PhotoDraft | null;
  /** There was to be a draft, and there is none. */
  isExpired: boolean;
  /** The contest that takes entries now. */
  contest: Output<'GET /contest_check'>['contest'];
  entries: number;
  limit: number;
  /** Month of today in Tokyo, `YYYY-MM`: no picture is of a later one. */
  latest: string;
  /** The chosen course, and what was searched for. */
  courses: readonly OfferedCourse[];
  /** What was searched for, without JavaScript. */
  keyword: string;
}

/** So many courses are offered for a name. */
const offeredAtMost = 10;

type Api = LoadInput['api'];
type Summary = Output<'GET /search'>['courses'][number];

const toOffer = ({ id, name, municipality }: Summary): OfferedCourse => ({ id, name, municipality: municipality.name });

export const searchCourses = async (api: Api, keyword: string): Promise<OfferedCourse[]> =>
  (await api('GET /search', { keyword: keyword.slice(0, 100), limit_num: offeredAtMost })).courses.map(toOffer);

/** None when it is no course, or no longer one. */
export const courseOf = async (api: Api, id: string | null | undefined): Promise<OfferedCourse[]> =>
  /^[1-9]\d{0,8}$/.test(id ?? '') ? (await api('GET /history', { courses: [Number(id)] })).courses.map(toOffer) : [];

/** Month in Tokyo of a moment. */
const monthOf = (now: Date) => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo', year: 'numeric', month: '2-digit' });
  return parts.format(now).slice(0, 7);
};

export async function load({ api, query, posted }: LoadInput): Promise<{ data: PhotoUploadData }> {
  const step = query.get('step');
  const keyword = posted?.intent === 'search' ? (posted.course_keyword ?? '').trim() : '';
  const [check, draft] = await Promise.all([
    api('GET /contest_check'),
    step ? api('GET /photo_draft').then((response) => response.draft) : null,
  ]);
  const [chosen, found] = await Promise.all([
    courseOf(api, posted?.course_id ?? draft?.words.course_id ?? query.get('course')),
    keyword ? searchCourses(api, keyword) : [],
  ]);
  return {
    data: {
      step: step === 'confirm' && draft?.is_complete ? 'confirmation' : 'form',
      ...{ draft, keyword, isExpired: step !== null && !draft && !posted },
      ...{ contest: check.contest, entries: check.entries, limit: check.limit },
      latest: monthOf(new Date()),
      courses: [...chosen, ...found.filter(({ id }) => id !== chosen[0]?.id)],
    },
  };
}

/** Names of the fields, by what the API calls them where that differs. */
const fieldOf: Readonly<Record<string, string>> = { year: 'taken_year', month: 'taken_month' };
export const fieldNameOf = (name: string) => fieldOf[name] ?? name;

export const wordsOfDraft = ({ words }: PhotoDraft): FormValues => ({
  ...{ title: words.title, course_id: words.course_id, place: words.place, comment: words.comment },
  ...{ taken_year: words.year, taken_month: words.month.padStart(2, '0'), is_entry: words.is_entry ? '1' : '' },
  ...Object.fromEntries(words.cautions.map((caution) => [`caution_${caution}`, '1'])),
});

/** What was entered, as the API names it. */
export const toWords = (values: FormValues) => ({
  ...{ title: values.title ?? '', course_id: values.course_id ?? '', place: values.place ?? '' },
  ...{ comment: values.comment ?? '', year: values.taken_year ?? '', month: values.taken_month ?? '' },
  is_entry: values.is_entry === '1',
});

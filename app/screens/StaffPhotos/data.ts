import { ApiError, notFound, refusedFields, unauthorised } from '../../../contract/apiError.ts';
import type { CourseDetail, CourseSummary } from '../../../contract/courses.ts';
import type { Api, Output } from '../../../contract/index.ts';
import type { ReviewedPhoto, StaffPerson } from '../../../contract/staff.ts';
import type { ActionInput, Loaded, LoadInput } from '../../page.ts';
import { path } from '../../routes.ts';

const decisions = ['publish', 'reject', 'keep', 'remove'] as const;
export type Decision = (typeof decisions)[number];

/** What the last form came to. `meanwhile`: somebody else was first, or it was reported; `gone`: the member has deleted it. */
const outcomes = [...decisions, 'meanwhile', 'gone'] as const;
export type Outcome = (typeof outcomes)[number];

/** With the line as lists draw it: to decode the exact one would cost every course page a file. */
export type PhotoCourse = CourseSummary & Pick<CourseDetail, 'points'>;

export type StaffPhotosData =
  | { kind: 'wrongRole'; staff: StaffPerson }
  | {
      kind: 'queue';
      waiting: number;
      queue: Output<'GET /staff/photos'>['queue'];
      photo: ReviewedPhoto | null;
      /** Its course, for the map; null where the course has left the portal. */
      course: PhotoCourse | null;
      outcome: Outcome | null;
      /** The photo of the outcome. */
      decidedId: number | null;
      /** The photo that the address asks for is not there, or not this office's. */
      isGone: boolean;
    };

const idOf = (text: string | null): number | null => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The first of the queue stands in the place of a photo that is not there. */
async function queueOf(api: Api, id: number | null, after: number | null) {
  try {
    const asked = id !== null ? { id } : after !== null ? { after } : {};
    return { ...(await api('GET /staff/photos', asked)), isGone: false };
  } catch (error) {
    if (id === null || !(error instanceof ApiError) || error.code !== 'E404') throw error;
    return { ...(await api('GET /staff/photos')), isGone: true };
  }
}

/** null: it has left the portal meanwhile. */
async function courseOf(api: Api, id: number): Promise<PhotoCourse | null> {
  try {
    const [{ courses }, { course }] = await Promise.all([
      api('GET /history', { courses: [id] }),
      api('GET /course_detail', { id }),
    ]);
    return courses[0] ? { ...courses[0], points: course.points } : null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'E404') return null;
    throw error;
  }
}

export async function load({ api, query }: LoadInput): Promise<Loaded<StaffPhotosData>> {
  const { staff } = await api('GET /staff/me');
  if (!staff) throw unauthorised();
  if (staff.role !== 'reviewer') return { data: { kind: 'wrongRole', staff }, status: 403 };
  const [id, after] = [idOf(query.get('id')), idOf(query.get('after'))];
  if (query.get('id') && id === null) throw notFound('photo');
  const { waiting, queue, photo, isGone } = await queueOf(api, id, after);
  const course = photo?.course.is_public ? await courseOf(api, photo.course.id) : null;
  const outcome = outcomes.find((each) => each === query.get('done')) ?? null;
  return {
    data: {
      ...{ kind: 'queue', waiting, queue, photo, course, isGone },
      ...{ outcome, decidedId: outcome && outcome !== 'gone' ? after : null },
    },
    ...(isGone && { status: 404 }),
  };
}

const next = (after: string, done: Outcome) => `${path('staffPhotos')}?after=${after}&done=${done}`;

export async function action({ api, values }: ActionInput): Promise<string> {
  const { id = '', version = '', reason, note = '' } = values;
  // What is none of them is for the server to refuse.
  const decision = values.decision as Decision;
  const isFinal = decision === 'reject' || decision === 'remove';
  if (isFinal && values.confirm !== '1')
    throw refusedFields(
      [...(reason ? [] : ['reason']), 'confirm'].map((field) => ({ field, kind: 'required' as const })),
    );
  try {
    await api('POST /staff/photo_decision', {
      ...{ id, version, decision, note },
      // An empty one is none: the server says that it is needed.
      ...(reason && { reason: reason as never }),
    });
    return next(id, decision);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'E409') return `${path('staffPhotos')}?id=${id}&done=meanwhile`;
    if (error.code === 'E404') return next(id, 'gone');
    throw error;
  }
}

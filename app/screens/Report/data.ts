import { ApiError, notFound } from '../../../contract/apiError.ts';
import type { CoursePoint } from '../../../contract/courses.ts';
import type { Api } from '../../../contract/index.ts';
import { photoMaxBytes } from '../../../contract/photoRules.ts';
import type { ReportedKind } from '../../../contract/reportRules.ts';
import { readFile } from '../../forms/readFile.ts';
import type { ActionInput, Loaded, LoadInput } from '../../page.ts';
import { path } from '../../routes.ts';

/** What is reported. */
export interface Thing {
  kind: ReportedKind;
  id: number;
  name: string;
  /** Of a course, in walking order; none of anything else. */
  points: readonly Pick<CoursePoint, 'role' | 'name'>[];
}

/** What the form came to. `full`: so many wait that one more says nothing new. */
const outcomes = ['sent', 'full'] as const;
export type Outcome = (typeof outcomes)[number];

export interface ReportData {
  /** null: the address names none. */
  thing: Thing | null;
  outcome: Outcome | null;
}

/** @throws ApiError E404: what is no id is nothing that there is */
function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound('page');
  return Number(text);
}

async function thingOf(api: Api, course: string | null, institution: string | null): Promise<Thing | null> {
  if (course) {
    const { id, name, points } = (await api('GET /course_detail', { id: idOf(course) })).course;
    return { kind: 'course', id, name, points: points.map((point) => ({ role: point.role, name: point.name })) };
  }
  if (!institution) return null;
  const [found] = (await api('GET /institutions', { ids: [idOf(institution)] })).institutions;
  if (!found) throw notFound('institution');
  return { kind: found.kind, id: found.id, name: found.name, points: [] };
}

export async function load({ api, query }: LoadInput): Promise<Loaded<ReportData>> {
  const [course, institution, done] = [query.get('course'), query.get('institution'), query.get('done')];
  const thing = await thingOf(api, course, institution);
  return { data: { thing, outcome: (thing && outcomes.find((each) => each === done)) ?? null } };
}

/** What the address of the page says of it. */
export const queryOf = ({ kind, id }: Pick<Thing, 'kind' | 'id'>) =>
  kind === 'course' ? { course: id } : { institution: id };

/** The address says what it is about. */
export async function action({ api, values, files, query }: ActionInput): Promise<string> {
  const { kind, point = '', text = '' } = values;
  const [course, institution] = [query.get('course'), query.get('institution')];
  const about = course ? { course_id: course } : institution ? { institution_id: institution } : {};
  const done = (outcome: Outcome) =>
    `${path('report')}?${new URLSearchParams({ ...(course ? { course } : { institution: institution ?? '' }), done: outcome })}`;
  const image = files?.image && (await readFile(files.image, 'image', photoMaxBytes));
  try {
    // What is none of the kinds is for the server to refuse.
    await api('POST /report', {
      ...about,
      kind: kind as 'other',
      ...(point && { point }),
      text,
      ...(image && { image }),
    });
    return done('sent');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'E409') return done('full');
    throw error;
  }
}

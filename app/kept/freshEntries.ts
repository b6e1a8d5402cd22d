import type { CourseSummary } from '../../contract/courses.ts';
import type { Api } from '../../contract/index.ts';
import type { InstitutionKind } from '../../contract/institutionKinds.ts';
import type { InstitutionSummary } from '../../contract/institutions.ts';
import { type DeviceLists, type KeptEntry, type KeptKind, keptKinds } from '../../machines/deviceLists/index.ts';

/** What the portal knows now of something that the device keeps: null when it is public no more. */
export type FreshEntry =
  | { kind: 'course'; id: number; summary: CourseSummary | null }
  | { kind: InstitutionKind; id: number; summary: InstitutionSummary | null };

export type KeptIds = Readonly<Record<KeptKind, readonly number[]>>;

export const idsOf = (lists: DeviceLists<KeptEntry>): KeptIds => ({
  course: lists.course.map(({ id }) => id),
  cooperation: lists.cooperation.map(({ id }) => id),
  sponsor: lists.sponsor.map(({ id }) => id),
  playground: lists.playground.map(({ id }) => id),
});

/** Asks for all of them; kinds without any are not asked for. */
export async function loadFresh(api: Api, ids: KeptIds): Promise<FreshEntry[]> {
  const load = async (kind: KeptKind): Promise<FreshEntry[]> => {
    const wanted = [...ids[kind]];
    if (!wanted.length) return [];
    if (kind === 'course') {
      const { courses } = await api('GET /history', { courses: wanted });
      return wanted.map((id) => ({ kind, id, summary: courses.find((each) => each.id === id) ?? null }));
    }
    const { institutions } = await api('GET /institutions', { category: kind, ids: wanted, limit_num: 100 });
    return wanted.map((id) => ({ kind, id, summary: institutions.find((each) => each.id === id) ?? null }));
  };
  return (await Promise.all(keptKinds.map(load))).flat();
}

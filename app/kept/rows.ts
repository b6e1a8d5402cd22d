import type { CourseSummary } from '../../contract/courses.ts';
import type { Language } from '../../contract/values.ts';
import type { DeviceLists, KeptEntry, KeptKind } from '../../machines/deviceLists/index.ts';
import type { Visit } from '../actors/deviceStores.ts';
import type { FreshEntry } from './freshEntries.ts';

/** One line of a list: what the portal says now, else what the device keeps of it. */
export interface Row {
  id: number;
  /** null: the device keeps the id alone, and the portal has not answered. */
  name: string | null;
  lang: Language;
  place: string;
  effort: Visit['effort'];
  /** For its drawing and its state; null for an institution, and until the portal has answered. */
  course: CourseSummary | null;
  /** It is public no more. */
  isGone: boolean;
}

const nothing = { name: null, place: '', effort: null };

function rowOf(entry: KeptEntry | Visit, fresh: FreshEntry | undefined, lang: Language): Row {
  const { id } = entry;
  const kept = 'name' in entry ? entry : { ...nothing, lang };
  if (!fresh?.summary)
    return {
      ...{ id, name: kept.name, lang: kept.lang, place: kept.place, effort: kept.effort },
      ...{ course: null, isGone: fresh !== undefined },
    };
  if (fresh.kind !== 'course') {
    const { name, address } = fresh.summary;
    return { id, name, lang, place: address, effort: null, course: null, isGone: false };
  }
  const course = fresh.summary;
  return { id, name: course.name, lang, place: course.municipality.name, effort: course, course, isGone: false };
}

export const rowsOf = (
  kind: KeptKind,
  lists: DeviceLists<KeptEntry>,
  fresh: readonly FreshEntry[],
  lang: Language,
): Row[] =>
  lists[kind].map((entry) =>
    rowOf(
      entry,
      fresh.find((each) => each.kind === kind && each.id === entry.id),
      lang,
    ),
  );

import type { Title, walkEndpoints } from '../../contract/walks.ts';
import { type Handlers, japaneseDay, type MemberContext } from '../context.ts';
import { courseById } from '../courses/courses.queries.ts';
import { municipalityOf } from '../courses/summary.ts';
import { recordWalk, undoUntil, undoWalk } from './recordWalk.ts';
import { nextTitle, progressOf, unitOf } from './titles.ts';
import {
  earnedTitles,
  latestWalks,
  titleRows,
  walkedCourses,
  walkedFacts,
  walksOfCourse,
  walkTotals,
} from './walks.queries.ts';

/** The course of today. @throws E404 */
async function ofCourse(courseId: number, context: MemberContext) {
  await courseById(courseId, context);
  const { db, now, session } = context;
  const own = await walksOfCourse(db, session.memberId, courseId);
  const [latest] = own;
  return {
    is_walked_today: own.some(({ day }) => day === japaneseDay(now())),
    times: own.length,
    undo_until: (latest && undoUntil(latest.walkedAt, now())?.toISOString()) ?? null,
  };
}

async function titlesOf(lang: 'ja' | 'en', { db, references, session }: MemberContext): Promise<Title[]> {
  const [rows, earned, facts] = await Promise.all([
    titleRows(db),
    earnedTitles(db, session.memberId),
    walkedFacts(db, session.memberId),
  ]);
  const earnedAt = new Map(earned.map((title) => [title.id, title.earnedAt]));
  return rows.flatMap((row) => {
    const at = earnedAt.get(row.id);
    const { done, needed } = progressOf(row, facts, references);
    // A title that nobody can earn at the moment is not offered.
    if (!at && needed === 0) return [];
    return {
      ...{ id: row.id, name: row.name[lang], how: row.how[lang] },
      earned_on: at ? japaneseDay(at) : null,
      done: at ? needed : done,
      ...{ needed, unit: unitOf[row.rule] },
    };
  });
}

const walkedAtMost = 100;

export const walkHandlers: Handlers<keyof typeof walkEndpoints> = {
  'GET /course_walked_get': async ({ course_id, lang }, context) => {
    const { db, now, references, session } = context;
    const { memberId } = session;
    const monthBegins = `${japaneseDay(now()).slice(0, 7)}-01`;
    const course = course_id === undefined ? null : await ofCourse(course_id, context);
    const [walked, stamps, titles, month, total] = await Promise.all([
      latestWalks(db, memberId, walkedAtMost),
      walkedCourses(db, memberId),
      titlesOf(lang, context),
      walkTotals(db, memberId, monthBegins),
      walkTotals(db, memberId, null),
    ]);
    return {
      ...{ walked, titles, next_title: nextTitle(titles), month, total, course },
      stamps: stamps.map(({ id, name, municipalityCode, isPublic, firstOn, lastOn, times }) => {
        const { slug, name: municipality } = municipalityOf(municipalityCode, references, lang);
        return {
          course: { id, name: name[lang], municipality: { slug, name: municipality } },
          ...{ is_public: isPublic, first_on: firstOn, last_on: lastOn, times },
        };
      }),
    };
  },
  'POST /course_walked': async ({ course_id, action, lang }, context) => {
    const { isNew, isStamp, titles, undoUntil, walked } = await (action === 'undo' ? undoWalk : recordWalk)(
      course_id,
      context,
    );
    return {
      is_new: isNew,
      stamp: isStamp,
      titles: titles.map(({ id, name }) => ({ id, name: name[lang] })),
      undo_until: undoUntil?.toISOString() ?? null,
      walked,
    };
  },
};

/** A database with photos of a member and a contest in which votes are given. */
import { eq } from 'drizzle-orm';
import { contestEditions } from '../../server/contest/contest.table.ts';
import { anonymous, japaneseDay } from '../../server/context.ts';
import { createMember } from '../../server/members/createMember.ts';
import { insertPhotos } from '../server/photoSupport.ts';
import { testKeys } from '../server/support.ts';
import { openData } from './data.ts';

export const password = 'aruku2026';
export const names = { poster: 'じろう', plain: 'はなこ', scripted: 'たろう' };
/** Posted by a member, without files; the content has sixteen samples besides, with theirs. */
export const ownTitles = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '甲', '乙'];

const dayMs = 24 * 3600 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs);

/** Before the portal starts on the directory. */
export async function addPhotosAndMembers(directory: string): Promise<void> {
  const { db, close } = await openData(directory);
  const context = anonymous({ db, now: () => new Date(), keys: testKeys } as Parameters<typeof anonymous>[0]);
  const ids: number[] = [];
  // Without keys: the portal has its own.
  for (const userName of Object.values(names))
    ids.push(await createMember({ userName, password }, { db, now: () => new Date() }));
  const memberId = ids[0]!;
  // Long enough ago for no ranking of the month, and later than every sample.
  const postedAt = daysFromNow(-40);
  await insertPhotos(
    context,
    ownTitles.map((title, at) => ({ memberId, title, postedAt, courseId: 102, contestId: at < 2 ? '2026' : null })),
  );
  await insertPhotos(context, [{ memberId, title: '確認を待つ', state: 'submitted', postedAt: new Date() }]);
  const day = (days: number) => japaneseDay(daysFromNow(days));
  await db
    .update(contestEditions)
    .set({
      ...{ postingFrom: day(-200), postingTo: day(-5), votingFrom: day(-2), votingTo: day(2) },
      ...{ announcedOn: day(20), exhibitionFrom: day(30), exhibitionTo: day(40) },
    })
    .where(eq(contestEditions.id, '2026'));
  await close();
}

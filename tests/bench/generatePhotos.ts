/** Published photos with members and likes in any number for benchmarks, made by the database itself from hashes. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/database.ts';

const memberCount = 2000;
/** Of the likes, about a thirteenth is of the last 30 days. */
const likedWithinDays = 400;

/** Brings the photos in `db` to `size`, posted every quarter of an hour up to now; most of them published. */
export async function growPhotosTo(size: number, db: Db): Promise<void> {
  const known = await db.$count(sql`photos`);
  if (known >= size) return;
  await db.execute(
    sql`insert into members (user_name, user_name_key, password_hash, created_at) select 'Walker ' || n, 'walker ' || n, '', now() from generate_series(1, ${memberCount}::int) n on conflict do nothing`,
  );
  // Each row would be noted as a change of the pages.
  await db.execute(sql`alter table photos disable trigger user`);
  await db.execute(sql`
    insert into photos (member_id, request_key, state, title, course_id, taken_year, taken_month, place, comment,
      image_key, width, height, colour, posted_at, published_at, contest_id)
    select m.ids[1 + abs(hashint4(n)) % array_length(m.ids, 1)], 'made ' || n,
      case when n % 20 = 0 then 'notPublished' else 'published' end, '池のほとり',
      c.ids[1 + abs(hashint4(n + 7)) % array_length(c.ids, 1)], 2025, 1 + abs(hashint4(n + 13)) % 12, '池のそば',
      repeat('朝の光がきれいでした。', 1 + n % 10), md5(n::text), 1600, 1200, '#336699',
      now() - (${size}::int - n) * interval '15 minutes', now() - (${size}::int - n) * interval '15 minutes',
      case when n % 20 = 7 then '2025' end
    from generate_series(${known}::int + 1, ${size}::int) n,
      (select array_agg(id) as ids from members) m, (select array_agg(id order by id) as ids from courses) c`);
  await db.execute(sql`
    insert into photo_likes (photo_id, member_id, liked_at)
    select p.id, m.ids[1 + abs(hashint4(p.id * 8 + nth)) % array_length(m.ids, 1)],
      now() - abs(hashint4(p.id * 8 + nth + 1)) % ${likedWithinDays}::int * interval '1 day'
    from photos p, generate_series(1, 7) nth, (select array_agg(id) as ids from members) m
    where nth <= abs(hashint4(p.id)) % 8
    on conflict do nothing`);
  await db.execute(
    sql`update photos set likes = counted.likes from (select photo_id, count(*) as likes from photo_likes group by photo_id) counted where counted.photo_id = photos.id`,
  );
  await db.execute(sql`alter table photos enable trigger user`);
  await db.execute(sql`vacuum analyze`);
}

/** Reference rows that come while servers run: every process knows them within the time that any change takes to show. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { pageServerOf } from './pagesSupport.ts';
import { onEngineInTurn, openPortal } from './support.ts';

onEngineInTurn((engine) => {
  it('a new scene and a course that uses it', async () => {
    const portal = await openPortal(engine);
    // The second process of an installation; the embedded database has one.
    const other = engine === 'postgresql' ? await openDatabase(portal.options) : portal.database;
    const servers = [portal.database, other].map(({ db }) => pageServerOf({ ...portal.context, db }));
    const paths = [
      ...['/', '/map', '/map/search04', '/map?scene=moonlight', '/map/detail/101'],
      ...['/sitemap.xml', '/map/detail/101.gpx', '/api/search?scene[]=moonlight', '/api/course_detail?id=101'],
    ];
    const statuses = async () => {
      const found: string[] = [];
      for (const server of servers)
        for (const path of paths) found.push(`${path} ${(await server.request(`http://localhost${path}`)).status}`);
      return found;
    };
    // A page that takes too long on a busy machine says 503, as it should, and comes when asked again.
    const expectStatuses = (expected: string[]) =>
      expect.poll(statuses, { timeout: 60_000, interval: 500 }).toEqual(expected);
    const refused = new Set(['/map?scene=moonlight', '/api/search?scene[]=moonlight']);
    const before = paths.map((path) => `${path} ${refused.has(path) ? 422 : 200}`);
    await expectStatuses([...before, ...before]);

    const words = JSON.stringify({ ja: '月の夜', en: 'Moonlit night' });
    await portal.database.db.execute(
      sql`insert into scenes (id, slug, name, description) values (77, 'moonlight', ${words}::jsonb, ${words}::jsonb)`,
    );
    await portal.database.db.execute(sql`update courses set scene_ids = array_append(scene_ids, 77) where id = 101`);

    const after = paths.map((path) => `${path} 200`);
    await expectStatuses([...after, ...after]);
    for (const server of servers)
      expect(await (await server.request('http://localhost/map/detail/101?lang=en')).text()).toContain('Moonlit night');

    if (other !== portal.database) await other.close();
    await portal.close();
  });
});

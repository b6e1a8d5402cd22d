/** A name with signs of markup stays text, wherever the server writes it. */
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses } from '../../server/courses/courses.table.ts';
import { notices } from '../../server/notices/notices.table.ts';
import { pageServerOf, untilOpen } from './pagesSupport.ts';
import { anyEngine, openPortal, type Portal } from './support.ts';

const name = `</title></script><img src=x onerror="alert('1')">&amp;]]>`;
const words = { ja: name, en: name };
/** As numbers or as names. */
const escaped =
  /(&lt;|&#60;)\/title(&gt;|&#62;)(&lt;|&#60;)\/script(&gt;|&#62;)(&lt;|&#60;)img src=x onerror=(&quot;|&#34;)alert\((&#x27;|&#39;)1(&#x27;|&#39;)\)(&quot;|&#34;)(&gt;|&#62;)(&amp;|&#38;)amp;\]\](&gt;|&#62;)/;

let portal: Portal;
let app: Hono;
beforeAll(async () => {
  portal = await openPortal(anyEngine());
  const { db } = portal.context;
  await db.update(courses).set({ name: words }).where(eq(courses.id, 101));
  await db.update(notices).set({ title: words });
  app = pageServerOf(portal.context);
  for (const path of ['/map/detail/101', '/news']) await untilOpen(app, path);
}, 120_000);
afterAll(() => portal.close());

it.each([
  ['in a page and its data', '/map/detail/101', 'text/html; charset=utf-8'],
  ['in a list', '/news', 'text/html; charset=utf-8'],
  ['in a feed', '/news/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['in a file of a course, GPX', '/map/detail/101.gpx', 'application/gpx+xml; charset=utf-8'],
  ['in a file of a course, KML', '/map/detail/101.kml', 'application/vnd.google-earth.kml+xml; charset=utf-8'],
])('%s', async (_, path, type) => {
  const response = await app.request(`http://localhost${path}`);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')?.toLowerCase()]).toEqual([200, type]);
  expect(text).toMatch(escaped);
  expect(text).not.toContain('<img src=x');
  expect(text).not.toContain('</title></script>');
});

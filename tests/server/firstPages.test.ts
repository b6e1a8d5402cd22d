/** What the first page, the picture of the municipalities, parks and short walks show, as a browser without JavaScript reads them. */
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CourseSummary } from '../../contract/courses.ts';
import type { Municipality } from '../../contract/places.ts';
import type { Park } from '../../contract/reading.ts';
import { japaneseDay } from '../../server/context.ts';
import { courseCounts } from '../../server/courses/courses.table.ts';
import { expectedCourses } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { anyEngine, openPortal, type Portal } from './support.ts';

let portal: Portal;
/** Each test its own: pages are cached for minutes. */
const pagesNow = (): Hono => pageServerOf(portal.context);
beforeAll(async () => {
  portal = await openPortal(anyEngine());
});
afterAll(() => portal.close());

async function get<Data>(pages: Hono, address: string) {
  const html = await (await pages.request(`http://localhost${address}`)).text();
  const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)![1]!;
  return {
    html: html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&'),
    data: (JSON.parse(state) as { data: Data }).data,
  };
}

/** The part of a page under a heading of the second level. */
function under(html: string, heading: string): string | null {
  const at = html.search(new RegExp(`<h2[^>]*>${heading}</h2>`));
  if (at < 0) return null;
  const end = html.indexOf('<h2', at + 1);
  return html.slice(at, end < 0 ? html.indexOf('</main>') : end);
}
const count = (html: string | null, part: RegExp) => html?.match(part)?.length ?? 0;

describe('rankings of the first page', () => {
  const ids = expectedCourses.map(({ id }) => id).slice(0, 5);
  const walk = (courseIds: readonly number[], times: number) =>
    portal.context.db
      .insert(courseCounts)
      .values(courseIds.map((courseId) => ({ courseId, day: japaneseDay(portal.context.now()), walked: times })));

  it('are left out before anybody has walked: courses are recommended, and no column is empty', async () => {
    const { html } = await get(pagesNow(), '/');
    expect(under(html, 'この30日のランキング')).toBeNull();
    expect(count(under(html, 'はじめに歩いてみたいコース'), /href="\/map\/detail\/\d+"/g)).toBe(6);
  });

  it('are still left out when two courses were walked, and a third a few times', async () => {
    await walk(ids.slice(0, 2), 5);
    await walk([ids[2]!], 4);
    const { html } = await get(pagesNow(), '/');
    expect(under(html, 'この30日のランキング')).toBeNull();
    expect(html).not.toContain('よく歩かれたコース');
  });

  it('come with three courses of five walks; the other one leaves no empty column, and recommendations stay', async () => {
    await walk(ids.slice(3, 4), 5);
    const { html } = await get(pagesNow(), '/');
    const ranking = under(html, 'この30日のランキング')!;
    expect(ranking).toContain('よく歩かれたコース');
    expect(ranking).not.toContain('よく見られたコース');
    expect(count(ranking, /href="\/map\/detail\/\d+"/g)).toBe(3);
    expect(under(html, 'はじめに歩いてみたいコース')).not.toBeNull();
  });
});

describe('the first page', () => {
  it('leads from the title of each event to that event', async () => {
    const pages = pagesNow();
    const { html, data } = await get<{ events: { id: number; title: string }[] }>(pages, '/');
    expect(data.events.length).toBeGreaterThan(0);
    const { html: news } = await get(pages, '/news?tab=events');
    for (const { id, title } of data.events) {
      expect(html).toMatch(new RegExp(`<h3[^>]*><a [^>]*href="/news\\?tab=events#event-${id}"[^>]*>${title}</a>`));
      expect(news).toContain(`id="event-${id}"`);
    }
  });

  it('draws a way beside each feature that has one', async () => {
    const { html, data } = await get<{ articles: { title: string; line: string | null }[] }>(pagesNow(), '/');
    const drawn = data.articles.filter(({ line }) => line);
    expect(drawn.length).toBeGreaterThan(2);
    const features = under(html, '特集')!;
    expect(count(features, /<svg/g)).toBeGreaterThanOrEqual(drawn.length);
  });

  it.each([
    ['ja', '', ['探し方', 'コースの種類', '公園・お店・まち', '読みもの・写真']],
    ['en', '?lang=en', ['Ways to search', 'Kinds of courses', 'Parks, shops and towns', 'To read']],
  ])('groups the pages of the footer under headings (%s)', async (_, query, headings) => {
    const { html } = await get(pagesNow(), `/${query}`);
    const footer = /<nav id="footer-navigation".*?<\/nav>/s.exec(html)![0];
    const lists = [
      ...footer.matchAll(/<p id="(footer-\w+)"[^>]*>([^<]+)<\/p><ul aria-labelledby="\1"[^>]*>(.*?)<\/ul>/gs),
    ];
    expect(lists.map(([, , heading]) => heading)).toEqual(expect.arrayContaining(headings));
    // A group of more than ten would be a block again.
    for (const [, , heading, list] of lists) {
      expect(count(list!, /<li/g), heading).toBeGreaterThan(0);
      expect(count(list!, /<li/g), heading).toBeLessThanOrEqual(10);
    }
  });
});

describe('the picture of the municipalities', () => {
  it.each(['ja', 'en'])(
    'has a square for each with its count; none without a course can be chosen (%s)',
    async (lang) => {
      const { html, data } = await get<{ lists: { municipalities: Municipality[] } }>(
        pagesNow(),
        `/map/search01?lang=${lang}`,
      );
      const squares = new Map(
        [...html.matchAll(/<label[^>]*>(<input[^>]*name="municipality"[^>]*value="([\w-]+)".*?)<\/label>/gs)].map(
          ([, square, slug]) => [slug!, square!],
        ),
      );
      expect(squares.size).toBe(62);
      expect(data.lists.municipalities.some(({ course_count }) => course_count === 0)).toBe(true);
      for (const { slug, course_count } of data.lists.municipalities) {
        const square = squares.get(slug)!;
        const words = square.replace(/<[^>]+>/g, '');
        expect(/<input[^>]* disabled=""/.test(square), slug).toBe(course_count === 0);
        if (course_count) expect(words, slug).toContain(String(course_count));
        else expect(words, slug).toMatch(/コースなし|No courses/);
      }
    },
  );

  it('breaks long names before the kind of place', async () => {
    const { html } = await get(pagesNow(), '/map/search01');
    expect(html).toContain('奥多摩<wbr/>町');
    expect(html).toContain('武蔵<wbr/>村山<wbr/>市');
  });
});

describe('parks', () => {
  it.each(['special_wards', 'cities', 'islands'])(
    'stand beside the way and the courses that pass them (%s)',
    async (area) => {
      const { html, data } = await get<{ area: string; parks: Park[] }>(pagesNow(), `/parks?area=${area}`);
      expect(data.area).toBe(area);
      expect(data.parks.length).toBeGreaterThan(2);
      for (const { id, courses, drawing } of data.parks) {
        const entry = new RegExp(`<li id="park-${id}".*?(?=<li id="park-|</main>)`, 's').exec(html)![0];
        expect(entry.includes('<svg'), String(id)).toBe(Boolean(drawing));
        for (const course of courses) expect(entry).toContain(`href="/map/detail/${course.id}"`);
      }
      expect(data.parks.filter(({ drawing }) => drawing).length).toBeGreaterThan(0);
    },
  );
});

describe('walks from station to station', () => {
  it('have headings that say different things, and the list before the text', async () => {
    const { html, data } = await get<{ list: { courses: CourseSummary[] } }>(pagesNow(), '/10minutes-course');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const headings = [...main.matchAll(/<h[123][^>]*>(.*?)<\/h[123]>/gs)].map(([, words]) =>
      words!.replace(/<[^>]+>/g, ''),
    );
    expect(new Set(headings).size).toBe(headings.length);
    const first = main.indexOf(`href="/map/detail/${data.list.courses[0]!.id}"`);
    expect(first).toBeGreaterThan(0);
    expect(count(main.slice(0, first), /<p[ >]/g)).toBeLessThanOrEqual(4);
  });
});

/** Pages about shops and facilities, and pages that name what lies near, as a browser without JavaScript reads them. */
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../app/i18n/i18n.ts';
import { base } from '../../app/i18n/ja.ts';
import { besideWords } from '../../app/institutions/words.ts';
import { institutionKinds } from '../../contract/institutionKinds.ts';
import { content } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { anyEngine, openPortal, type Portal } from './support.ts';

let portal: Portal;
let pages: Hono;
beforeAll(async () => {
  portal = await openPortal(anyEngine());
  pages = pageServerOf(portal.context);
});
afterAll(() => portal.close());

async function get(path: string) {
  const response = await pages.request(`http://localhost${path}`);
  return { status: response.status, html: await response.text() };
}
const { t } = createI18n('ja', base);
const decoded = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
/** What stands in the page to be read, without its data. */
const textOf = (html: string) =>
  decoded(html.slice(0, html.indexOf('id="page-state"')).replace(/<(script|style)[^>]*>.*?<\/\1>|<[^>]+>/gs, ''));
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

describe('the page of a shop', () => {
  it('calls its number and leads to its website, on another site', async () => {
    const own = content.cooperation.find(({ phone, website }) => phone && website)!;
    const { html } = await get(`/area_guide/kyoryoku/${own.id}`);
    expect(html).toMatch(
      new RegExp(`<a href="tel:${own.phone!.replaceAll('-', '')}"[^>]*>(<span[^>]*>)?${own.phone}<`),
    );
    const [, link] = new RegExp(`<a href="${own.website}"[^>]*>(.*?)</a>`).exec(html)!;
    expect(link).toContain(new URL(own.website!).hostname);
    expect(textOf(`${link}id="page-state"`)).not.toBe(new URL(own.website!).hostname);
  });

  it('of a sponsor says what the card gives, to whom and on what conditions, in both languages', async () => {
    const own = content.sponsor.find(({ courtesyConditions }) => courtesyConditions)!;
    for (const lang of ['ja', 'en'] as const) {
      const text = textOf((await get(`/area_guide/kyosan/${own.id}?lang=${lang}`)).html);
      for (const words of [own.courtesy, own.courtesyFor, own.courtesyConditions!]) expect(text).toContain(words[lang]);
    }
  });

  it('says the last orders of public holidays beside their hours', async () => {
    const own = [...content.cooperation, ...content.sponsor].find(
      ({ hours }) => hours.kind === 'weekly' && hours.holidays?.some(([, , last]) => last),
    )!;
    const kind = content.cooperation.some(({ id }) => id === own.id) ? 'kyoryoku' : 'kyosan';
    const holidays = own.hours.kind === 'weekly' ? own.hours.holidays! : [];
    const last = holidays.find(([, , time]) => time)![2]!.replace(/^0/, '');
    const text = textOf((await get(`/area_guide/${kind}/${own.id}`)).html);
    expect(text).toMatch(new RegExp(`祝日：[^。]*（ラストオーダー ${last}）`));
    const english = textOf((await get(`/area_guide/${kind}/${own.id}?lang=en`)).html);
    expect(english).toMatch(new RegExp(`Public holidays: .*\\(last orders ${last}\\)`));
  });
});

describe('the page of a course', () => {
  it.each([101, 115])(
    '%i names shops and facilities in walking order, with how far along the way and on which side',
    async (id) => {
      const { body } = await portal.call('GET /institutions', {
        ...{ course_id: id, within_m: 300, sort: 'walk', limit_num: 100 },
      });
      expect(body.total).toBeGreaterThan(1);
      const { html } = await get(`/map/detail/${id}`);
      const section = html.slice(html.indexOf('aria-labelledby="beside"'));
      const shown = [...section.matchAll(/<a href="\/area_guide\/(?:kyoryoku|kyosan|yugu)\/(\d+)"/g)].map(([, own]) =>
        Number(own),
      );
      const inOrder = body.institutions.filter((each) => shown.includes(each.id)).map((each) => each.id);
      expect(shown).toEqual(inOrder);
      expect(shown).toHaveLength(Math.min(20, body.total));
      const text = textOf(html);
      for (const institution of body.institutions.filter((each) => shown.includes(each.id)))
        expect(text).toContain(besideWords(institution.beside_course!, t));
    },
  );
});

describe('the page of a municipality', () => {
  it('/map/cross_search names its shops and places, of each kind the first, and leads to the others', async () => {
    const { html } = await get('/map/cross_search?municipality=taito');
    const main = mainOf(html);
    for (const category of institutionKinds) {
      const { body } = await portal.call('GET /institutions', { category, municipalities: ['taito'], limit_num: 100 });
      const named = body.institutions.filter(({ name }) => textOf(`${main}id="page-state"`).includes(name));
      expect(named.length, category).toBeGreaterThanOrEqual(Math.min(3, body.total));
      const others = /href="\/area_guide\/\w+_search\?municipalities=taito"/;
      if (named.length < body.total) expect(main).toMatch(others);
    }
  });

  it('/relation says what walks and parks there are now', async () => {
    const municipality = ['taito'];
    const { body } = await portal.call('GET /search', { municipality, limit_num: 100 });
    const parks = (await portal.call('GET /park', { municipality })).body.parks;
    const text = textOf((await get('/relation/taito')).html);
    for (const { name } of [...body.courses, ...parks]) expect(text).toContain(name);
    expect(text.replace(/\s/g, '')).toContain(`コース${body.total}件`);

    const [first] = body.courses;
    const name = { ja: 'かわうその小道', en: 'Otter Lane' };
    const { db } = portal.context;
    // A page may come from the cache for a moment after a change.
    const shows = (check: (text: string) => void) =>
      vi.waitFor(async () => check(textOf((await get('/relation/taito')).html)), { timeout: 30_000, interval: 500 });
    await db.execute(sql`update courses set name = ${JSON.stringify(name)}::jsonb where id = ${first!.id}`);
    await shows((text) => expect(text).toContain(name.ja));
    await db.execute(sql`update courses set is_public = false where id = ${first!.id}`);
    await shows((text) => {
      expect(text).not.toContain(name.ja);
      expect(text.replace(/\s/g, '')).toContain(`コース${body.total - 1}件`);
    });
    await db.execute(sql`update courses set is_public = true where id = ${first!.id}`);
  });
});

describe('the site search', () => {
  it('marks the words that were found, and says so once', async () => {
    for (const [lang, q, said] of [
      ['ja', '公園', '見つかったことばは、太字にして色をつけています。'],
      ['en', 'park', 'The words found are in bold on a coloured ground.'],
    ] as const) {
      const main = mainOf((await get(`/search_result?q=${encodeURIComponent(q)}&lang=${lang}`)).html);
      expect(main.match(/<mark/g)!.length).toBeGreaterThan(3);
      expect(main.split(said)).toHaveLength(2);
    }
  });
});

describe('the search near a course', () => {
  it.each(['/area_guide', '/area_guide?tab=sponsor', '/area_guide?tab=playground'])(
    'begins in the form of %s',
    async (path) => {
      const form = /<form(?=[^>]* method="get")[^>]* action="(\/area_guide\/\w+_search)".*?<\/form>/s.exec(
        (await get(path)).html,
      )!;
      expect(form[0]).toContain('name="course"');
      const { status, html } = await get(`${form[1]}?keyword=&municipalities=&course=${encodeURIComponent('皇居')}`);
      expect(status).toBe(200);
      expect(textOf(html)).toContain('どのコースの近くを探しますか');
      const [, address] = /href="(\/area_guide\/\w+_search\?course_id=\d+)"/.exec(html)!;
      const near = await get(address!);
      expect(near.status).toBe(200);
      expect(textOf(near.html)).toContain('の近く');
    },
  );

  it('keeps the other conditions, and offers courses in their language', async () => {
    const { html } = await get('/area_guide/kyoryoku_search?icons=salt&course=Ueno&lang=en&page=1');
    const links = [...mainOf(html).matchAll(/href="([^"]*course_id=\d+[^"]*)"/g)].map(([, address]) =>
      decoded(address!),
    );
    expect(links.length).toBeGreaterThan(1);
    for (const address of links) expect(address).toMatch(/icons=salt&course_id=\d+&lang=en$|lang=en.*icons=salt/);
    for (const address of links) expect(address).not.toContain('course=');
    // The form keeps what was entered.
    expect(html).toMatch(/<input[^>]*name="course"[^>]*value="Ueno"|<input[^>]*value="Ueno"[^>]*name="course"/);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it('says where no course is found, and what is wrong with words that are too long', async () => {
    const none = await get(`/area_guide/kyosan_search?course=${encodeURIComponent('ゑゐゑゐゑ')}`);
    expect(none.status).toBe(200);
    expect(textOf(none.html)).toContain('「ゑゐゑゐゑ」で見つかるコースはありません');
    const long = await get(`/area_guide/kyosan_search?course=${'a'.repeat(300)}`);
    expect(long.status).toBe(422);
    expect(textOf(long.html)).toContain('コースの名前');
  });

  it('leads to no address that the API refuses when the course is left out', async () => {
    const { html } = await get('/area_guide/kyosan_search?course_id=101&sort=walk&keyword=ないことば');
    const links = [...mainOf(html).matchAll(/href="(\/area_guide\/kyosan_search\?[^"]*)"/g)].map(([, each]) =>
      decoded(each!),
    );
    expect(links.length).toBeGreaterThan(2);
    for (const address of links) expect([address, (await get(address)).status]).toEqual([address, 200]);
  });
});

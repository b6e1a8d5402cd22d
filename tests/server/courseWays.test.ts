/** A course in words as a browser without JavaScript reads it: how far it still is, where one could stop, what it climbs, what is known. */
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CourseDetail } from '../../contract/courses.ts';
import type { Language } from '../../contract/values.ts';
import { expectedCourses } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { anyEngine, openPortal, type Portal } from './support.ts';

let portal: Portal;
let pages: Hono;
beforeAll(async () => {
  portal = await openPortal(anyEngine());
  pages = pageServerOf(portal.context);
});
afterAll(() => portal.close());

const ids = expectedCourses.slice(0, 60).map(({ id }) => id);
const decoded = (html: string) =>
  html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

async function get(id: number, lang: Language = 'ja') {
  const html = await (await pages.request(`http://localhost/map/detail/${id}?lang=${lang}`)).text();
  const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)![1]!;
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return {
    course: (JSON.parse(state) as { data: { course: CourseDetail } }).data.course,
    main: decoded(main),
    text: decoded(main.replace(/<rt[^>]*>.*?<\/rt>|<rp>.*?<\/rp>|<[^>]+>/gs, '')),
  };
}

/** One after the other: the server does not answer sixty pages at once. */
async function every() {
  const all = [];
  for (const id of ids) all.push(await get(id));
  return all;
}

const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

describe('the way in words', () => {
  it.each([101, 203, 409, 501, 508])(
    'of %i says at each point between how far it still is, and where one could stop',
    async (id) => {
      const { course, text } = await get(id);
      const between = course.points.length - 2;
      expect(count(text, /ゴールまであと/g)).toBe(between);
      expect(count(text, /ここで終わるなら/g)).toBe(between);
      const english = await get(id, 'en');
      expect(count(english.text, /To stop here/g)).toBe(between);
    },
  );

  it('says where nothing is near how far back the start and how far on the goal are', async () => {
    const { course, text } = await get(409);
    expect(course.points.slice(1, -1).some(({ stop_here }) => !stop_here)).toBe(true);
    const said = [...text.matchAll(/出発点へ([\d.]+)(k?)mもどるか、ゴールへ([\d.]+)(k?)m進みます/g)];
    expect(said.length).toBeGreaterThan(0);
    for (const [, back, backK, on, onK] of said) {
      const metres = (value: string, kilo: string) => Number(value) * (kilo ? 1000 : 1);
      expect(metres(back!, backK!) + metres(on!, onK!)).toBeGreaterThan(course.distance_m - 110);
      expect(metres(back!, backK!) + metres(on!, onK!)).toBeLessThan(course.distance_m + 110);
    }
  });

  it('says where it goes by steps and through an underpass', async () => {
    const all = await every();
    const under = all.find(({ course }) => course.legs.some(({ has_underpass }) => has_underpass))!;
    expect(under.text).toContain('地下道あり');
    expect(
      all
        .filter(({ course }) => course.legs.every(({ has_steps }) => !has_steps))
        .every(({ text }) => !text.includes('階段あり')),
    ).toBe(true);
  });

  it('gives the reading of a hard name, and in English the Japanese name', async () => {
    const { course, main } = await get(101);
    const hard = course.points.find(({ is_hard_to_read, kana }) => is_hard_to_read && kana)!;
    expect(main).toMatch(new RegExp(`<ruby[^>]*>${hard.name}<rp[^>]*>.{1,3}</rp><rt[^>]*>${hard.kana}`));
    const english = await get(101, 'en');
    const point = english.course.points[3]!;
    expect(english.main).toMatch(new RegExp(`${point.name} <span lang="ja"[^>]*>${point.name_ja}</span>`));
  });
});

describe('what is said of a course', () => {
  it('its climb in words, with the steepest part', async () => {
    const all = await every();
    const steep = all.find(({ text }) => text.includes('いちばん急な上りは'))!;
    expect(steep.text).toMatch(/上りは合わせて\d+m、下りは\d+mです。/);
    const flat = all.find(({ course }) => course.elevation && course.legs.every(({ up_m }) => (up_m ?? 0) < 5))!;
    expect(flat.text).not.toContain('いちばん急な上り');
    const unknown = all.find(({ course }) => !course.elevation);
    if (unknown) expect(unknown.text).not.toContain('上りは合わせて');
  });

  it('what nobody has confirmed in one row, and what the map shows as such', async () => {
    for (const id of ids.slice(0, 20)) {
      const { course, text, main } = await get(id);
      expect(count(main, /<dt[^>]*>まだ確認していないこと/g), String(id)).toBeLessThanOrEqual(1);
      expect(text).not.toContain('未確認');
      if (course.on_map.toilets) expect(text).toContain(`（地図のデータ：${course.on_map.source}）`);
      // Steps are told as steps, not as what a step-free path is.
      expect(text).not.toMatch(/段差のない道[^。]{0,5}階段/);
      expect(/<dt[^>]*>階段/.test(main), String(id)).toBe(
        course.on_map.steps_m > 0 &&
          course.facilities.step_free === 'unknown' &&
          !course.facts.some(({ kind }) => kind === 'step_free'),
      );
      expect(text).toContain('資料で確かめた日');
    }
  });
});

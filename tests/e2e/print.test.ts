/** A course on paper: large print on at most two A4 pages, black on white, nothing of the frame. */
import { expect, inject, test } from 'vitest';
import { browserForFile } from './browser.ts';

const open = browserForFile();

/** The longest ways in words among the courses, found by their number of points. */
async function longest(count: number): Promise<number[]> {
  const { courses } = (await (await fetch(`${inject('origin')}/api/search?limit_num=100`)).json()) as {
    courses: { id: number }[];
  };
  const sized = await Promise.all(
    courses.map(async ({ id }) => {
      const { course } = (await (await fetch(`${inject('origin')}/api/course_detail?id=${id}`)).json()) as {
        course: { points: unknown[] };
      };
      return { id, points: course.points.length };
    }),
  );
  return sized
    .toSorted((a, b) => b.points - a.points)
    .slice(0, count)
    .map(({ id }) => id);
}

test('the longest courses fit on two pages in both languages', async () => {
  const { page } = await open('/about', { consent: 'agree' });
  const pages: Record<string, number> = {};
  for (const id of await longest(6)) {
    for (const lang of ['', '?lang=en']) {
      await page.goto(`/map/detail/${id}${lang}`);
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      pages[`${id}${lang}`] = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    }
  }
  expect(Object.values(pages).every((count) => count >= 1)).toBe(true);
  expect(Object.entries(pages).filter(([, count]) => count > 2)).toEqual([]);
});

test('paper shows the way and not the frame', async () => {
  const { page } = await open('/map/detail/101', { consent: 'agree' });
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['header > div', 'footer', 'nav', '#related'])
    expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
  expect(await page.locator('#way').isVisible()).toBe(true);
  expect(
    await page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector('#way ~ ol li p')!).fontSize)),
  ).toBeGreaterThanOrEqual(16);
});

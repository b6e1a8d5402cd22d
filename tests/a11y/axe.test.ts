/** What axe is not sure of because something lies over it is measured where readers see it. */
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { runAxe } from '../../tools/accessibility/axe.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
}, 60_000);
afterAll(() => browser.close());

/** The text lies under the bar at first; the bar sticks to the lower edge of a box that scrolls. */
const page = (colour: string, over = '') => `<!doctype html>
<html lang="en"><head><title>Covered</title></head><body><main><h1>Covered</h1>
<div style="height: 200px; overflow: auto; background: #fff" tabindex="0">
<div style="height: 172px">Above</div>
<p id="text" style="position: relative; margin: 0; color: ${colour}">A line of text ${over}</p>
<div style="height: 300px">Below</div>
<div style="position: sticky; bottom: 0; z-index: 1; background: #fff"><button style="color: #000; background: #fff">Send</button></div>
</div></main></body></html>`;
const cover = '<span style="position: absolute; inset: 0; background: #fff"></span>';

test.each([
  ['passes where it can be read', page('#222'), { violations: [], incomplete: [] }],
  ['fails where it can be read', page('#ddd'), { violations: ['#text'], incomplete: [] }],
  [
    'stays undecided where it is covered at every place',
    page('#222', cover),
    { violations: [], incomplete: ['#text'] },
  ],
])('%s', async (_, html, expected) => {
  const opened = await browser.newPage({ viewport: { width: 400, height: 600 } });
  await opened.setContent(html);
  const found = await runAxe(opened, 'page', ['color-contrast']);
  expect({
    violations: found.violations.flatMap(({ targets }) => targets),
    incomplete: found.incomplete.map(({ target }) => target),
  }).toEqual(expected);
  expect(found.passed).toBe(expected.violations.length || expected.incomplete.length ? 0 : 1);
  // What follows finds the page as it was.
  expect(await opened.evaluate(() => document.querySelector('[tabindex]')!.scrollTop)).toBe(0);
  await opened.close();
});

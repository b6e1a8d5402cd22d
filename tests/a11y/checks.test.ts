/** Each check finds what it is there for, twice, and leaves alone what only looks like it. */
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { type Check, type SiteCheck, type Subject, viewports } from '../../tools/accessibility/check.ts';
import { checks, siteChecks } from '../../tools/accessibility/checks/index.ts';
import { checksWithPages, openPage, pagesOf, serve, type Variant, variants } from './testPages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: headlessChromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}, 60_000);
afterAll(() => browser.close());

/** Opens each page of a set in a context of its own. */
async function onPages<Result>(
  { id, kinds, script, modes }: (Check | SiteCheck) & Partial<Pick<Check, 'script' | 'modes'>>,
  variant: Variant,
  see: (page: import('playwright').Page, subject: Subject) => Promise<Result>,
) {
  const site = await serve(id, variant);
  const results: { result: Result; subject: Subject; expected: RegExp | null }[] = [];
  try {
    for (const name of pagesOf(id, variant)) {
      const context = await browser.newContext({ viewport: viewports.l });
      const page = await context.newPage();
      if (script) await page.addInitScript(script);
      const { subject, expected } = await openPage(page, `${site.origin}/${name}`, kinds[0]!, modes?.[0]);
      results.push({ result: await see(page, subject), subject, expected });
      await context.close();
    }
  } finally {
    await site.close();
  }
  return results;
}

describe('every check has pages that prove it', () => {
  test('and no page is without its check', () => {
    const ids = [...checks, ...siteChecks].map(({ id }) => id);
    expect(checksWithPages()).toEqual([...ids].sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([...checks, ...siteChecks])('$id', ({ id }) => {
    for (const variant of variants) expect(pagesOf(id, variant), `${id}/${variant}`).not.toEqual([]);
  });
});

describe.each(checks)('$id', (check) => {
  test.each(variants)('%s', async (variant) => {
    // Where there are several pages, each is one way of being wrong, or right.
    for (const { result, subject, expected } of await onPages(check, variant, check.run)) {
      if (variant === 'good') {
        expect(result, subject.id).toEqual([]);
        continue;
      }
      expect(expected, `${subject.id}: a faulty page names its finding`).not.toBeNull();
      const messages = result.map(({ message }) => message);
      expect(messages, subject.id).toContainEqual(expect.stringMatching(expected!));
      expect(result.every(({ target }) => target !== '')).toBe(true);
    }
  });
});

describe.each(siteChecks)('$id', (check) => {
  test.each(variants)('%s', async (variant) => {
    const pages = await onPages(check, variant, (page, subject) => check.collect(page, subject));
    const found = check.judge(pages.map(({ result, subject }) => ({ subject, fact: result })));
    if (variant === 'good') return expect(found).toEqual([]);
    const expected = pages.find((page) => page.expected)?.expected;
    expect(found.map(({ message }) => message)).toContainEqual(expect.stringMatching(expected!));
  });
});

/** A page with one button, the styles of the build where the portal has them, and its own. */
const withStyles = (built: string, own: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title><style>${built}</style><link rel="stylesheet" href="/a.css" disabled>${own}</head><body><main class="a"><button type="button">Search</button></main></body></html>`;

test('what the rules of the build draw is photographed once, what a page draws by its own on that page', async () => {
  const visible = checks.find(({ id }) => id === 'focus-visible')!;
  const strong = 'button { background: #fff; } :focus-visible { outline: 3px solid #036; }';
  const weak = strong.replace('#036', '#ddd');
  const page = await browser.newPage({ viewport: viewports.l });
  const found: number[] = [];
  for (const html of [
    withStyles(strong, ''),
    withStyles(strong, `<style>${weak}</style>`),
    withStyles(weak, ''),
    withStyles(weak, '').replace('class="a"', 'class="b"'),
  ]) {
    const reopen = () => page.setContent(html);
    await reopen();
    const conditions = {
      lang: 'en',
      textSize: 1,
      viewport: 'l',
      mode: 'plain',
      state: 'first',
      isThorough: true,
    } as const;
    found.push((await visible.run(page, { kind: 'page', id: '/', ...conditions, reopen, refresh: reopen })).length);
  }
  await page.close();
  // The third has other rules for the same classes, which no build writes.
  expect(found).toEqual([0, 1, 0, 1]);
});

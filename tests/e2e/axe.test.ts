/** axe over every route on the running portal, in both languages; nothing is switched off. */
import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { browserForFile } from './browser.ts';
import { inEnglish, pages } from './pages.ts';

const open = browserForFile();
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

describe.each(pages)('%s', (path) => {
  test.each([
    ['ja', path, { width: 1280, height: 900 }, 1, 'light'],
    ['en, narrow, large text, dark', inEnglish(path), { width: 360, height: 740 }, 2, 'dark'],
  ] as const)('%s', async (_, address, viewport, textSize, colorScheme) => {
    const { page, context, complaints } = await open(address, { viewport, textSize, colorScheme });
    const { violations, passes } = await new AxeBuilder({ page })
      .withTags(tags)
      .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
    ).toEqual([]);
    expect(passes.length).toBeGreaterThan(15);
    // Nothing sideways: 360 px with large text.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const expected404 = path === '/no-such-page';
    expect(complaints.filter((text) => !(expected404 && text.includes('404')))).toEqual([]);
    await context.close();
  });
});

/**
 * Every route on the running portal, in turn in Japanese, large and light, and in English, small, dark and with large text: every rule
 * of axe, and those of our own checks that only look. `npm run a11y` looks at all of it in both languages, and more.
 */
import { expect, test } from 'vitest';
import { runAxe } from '../../tools/accessibility/axe.ts';
import type { Subject } from '../../tools/accessibility/check.ts';
import { checks } from '../../tools/accessibility/checks/index.ts';
import { browserForFile } from './browser.ts';
import { inEnglish, pages } from './pages.ts';

const open = browserForFile();
const looking = checks.filter(
  ({ when, kinds, modes }) => when === 'every' && kinds.includes('page') && (modes ?? ['plain']).includes('plain'),
);

const forms = [
  ['ja', 'l', 1, 'light'],
  ['en', 's', 2, 'dark'],
] as const;

test.each(pages.map((path, at) => [path, ...forms[at % forms.length]!] as const))(
  '%s in %s',
  async (path, lang, viewport, textSize, colorScheme) => {
    const address = lang === 'en' ? inEnglish(path) : path;
    const size = { s: { width: 360, height: 740 }, l: { width: 1280, height: 900 } }[viewport];
    const { page, context, complaints } = await open(address, { viewport: size, textSize, colorScheme });
    const { violations, passed } = await runAxe(page, 'page');
    expect(violations.map(({ rule, targets }) => `${rule}: ${targets.join(' | ')}`)).toEqual([]);
    expect(passed).toBeGreaterThan(15);
    const reopen = async () => void (await page.reload());
    const subject: Subject = {
      ...{ kind: 'page', id: path, state: 'first', lang, textSize, viewport, mode: 'plain' },
      ...{ reopen, refresh: reopen },
    };
    for (const check of looking) expect(await check.run(page, subject), check.id).toEqual([]);
    // Nothing sideways: 360 px with large text.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const expected404 = path === '/no-such-page';
    expect(complaints.filter((text) => !(expected404 && text.includes('404')))).toEqual([]);
    await context.close();
  },
);

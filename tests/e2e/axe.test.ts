/**
 * Every route on the running portal, in turn in Japanese, large and light, and in English, small, dark and with large text:
 * those of our own checks that only look, the rules of axe about a document, and for one address of each screen every rule. The
 * stories of a screen hold its states to the other rules; `npm run a11y` looks at all of it in both languages, and more.
 * In `npm test` one address of each screen, and of the others every third.
 */
import { expect, inject, test } from 'vitest';
import { rules, runAxe, switchedOff } from '../../tools/accessibility/axe.ts';
import type { Subject } from '../../tools/accessibility/check.ts';
import { checks } from '../../tools/accessibility/checks/index.ts';
import { sample } from '../full.ts';
import { browserForFile } from './browser.ts';
import { newMember } from './memberSession.ts';
import { inEnglish, memberPages, pageOfEachScreen, pages } from './pages.ts';

const open = browserForFile();
/** Registered when the first page of members is looked at. */
let member: ReturnType<typeof newMember> | undefined;
const looking = checks.filter(
  ({ when, kinds, modes }) => when === 'every' && kinds.includes('page') && (modes ?? ['plain']).includes('plain'),
);

/** Rules about a whole document: no story has one. */
const aboutDocuments = [
  ...switchedOff.filter(({ where }) => where === 'stories').map(({ rule }) => rule),
  ...rules.map(({ id }) => id).filter((id) => /^(landmark|document|html|meta|skip-link|page)/.test(id)),
];

const forms = [
  ['ja', 'l', 1, 'light'],
  ['en', 's', 2, 'dark'],
] as const;

const others = sample(
  pages.filter((path) => !pageOfEachScreen.includes(path)),
  3,
);
const looked = pages.filter((path) => pageOfEachScreen.includes(path) || others.includes(path));

// The form goes by the place among all, so that a page has the same one in every run.
test.each(looked.map((path) => [path, ...forms[pages.indexOf(path) % forms.length]!] as const))(
  '%s in %s',
  async (path, lang, viewport, textSize, colorScheme) => {
    const address = lang === 'en' ? inEnglish(path) : path;
    const size = { s: { width: 360, height: 740 }, l: { width: 1280, height: 900 } }[viewport];
    const { page, context, complaints } = await open(address, { viewport: size, textSize, colorScheme });
    const isWhole = pageOfEachScreen.includes(path);
    const { violations, passed } = await runAxe(page, 'page', isWhole ? undefined : aboutDocuments);
    expect(violations.map(({ rule, targets }) => `${rule}: ${targets.join(' | ')}`)).toEqual([]);
    expect(passed).toBeGreaterThan(isWhole ? 15 : 6);
    const reopen = async () => void (await page.reload());
    const subject: Subject = {
      ...{ kind: 'page', id: path, state: 'first', lang, textSize, viewport, mode: 'plain', isThorough: false },
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

test.each(memberPages.map((path, at) => [path, ...forms[at % forms.length]!] as const))(
  '%s of a member in %s',
  async (path, lang, viewport, textSize, colorScheme) => {
    member ??= newMember(inject('origin'), 'Axel');
    const size = { s: { width: 360, height: 740 }, l: { width: 1280, height: 900 } }[viewport];
    const { page, context, complaints } = await open(lang === 'en' ? inEnglish(path) : path, {
      ...(await member),
      ...{ viewport: size, textSize, colorScheme },
    });
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator('form [value=logout]').count()).toBeGreaterThan(0);
    const { violations, passed } = await runAxe(page, 'page');
    expect(violations.map(({ rule, targets }) => `${rule}: ${targets.join(' | ')}`)).toEqual([]);
    expect(passed).toBeGreaterThan(15);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

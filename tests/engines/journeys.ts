/**
 * The main journeys in another engine than Chromium, on a built portal of its own. What is peculiar to a screen is tested in Chromium;
 * here is what depends on the engine: forms, the focus, the worker, what is stored, and how axe sees the page.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe, { type AxeResults } from 'axe-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type EngineName, whyNot } from '../../scripts/engines.ts';
import { forgetLook, keepLook } from '../../tools/accessibility/otherEngines.ts';
import { userAgent } from '../e2e/browser.ts';
import { preparedData } from '../e2e/data.ts';
import { newMember } from '../e2e/memberSession.ts';
import { type RunningPortal, removeDirectory, startPortal } from '../e2e/portal.ts';
import { goodPassword } from '../server/memberSupport.ts';
import { type Engine, type EngineBrowser, type Focused, focused } from './engine.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const courseLinks = 'main li a[href^="/map/detail/"]';
const wayItems = 'section:has(#way) ol > li';
const copyNote = /に保存した内容です。/;

/** @param prepare starts what the engine's browsers share */
export function journeys(name: EngineName, prepare: () => Promise<Engine>): void {
  const reason = whyNot(name);
  if (reason) process.stdout.write(`${reason}\n`);
  describe.skipIf(reason !== null)(name, () => {
    let data: string;
    let engine: Engine;
    let portal: RunningPortal;
    let origin = '';
    let browser: EngineBrowser;

    /** The same address again: a device knows the portal by it. */
    const startAgain = async () => {
      portal = await startPortal({ DATA_DIR: data, ...(origin && { PORT: new URL(origin).port }) });
      origin = portal.origin;
    };
    beforeAll(async () => {
      data = preparedData();
      await startAgain();
      engine = await prepare();
    });
    afterAll(async () => {
      await engine?.end();
      await portal?.stop();
      removeDirectory(data);
    });

    const isReady = () => browser.evaluate(() => document.documentElement.hasAttribute('data-ready'));
    async function open(path: string): Promise<void> {
      await browser.open(origin + path);
      // Nothing has kept the visitor where they were.
      await expect
        .poll(() => browser.evaluate(() => `${location.pathname}${location.search}`), { timeout: 10_000 })
        .toBe(path);
      await expect.poll(isReady).toBe(true);
    }
    const textOf = (selector: string) =>
      browser.evaluate((each) => document.querySelector<HTMLElement>(each)?.innerText ?? '', selector);
    const textsOf = (selector: string) =>
      browser.evaluate(
        (each) => [...document.querySelectorAll<HTMLElement>(each)].map(({ innerText }) => innerText),
        selector,
      );
    const count = (selector: string) => browser.evaluate((each) => document.querySelectorAll(each).length, selector);
    const enteredIn = (selector: string) =>
      browser.evaluate((each) => document.querySelector<HTMLInputElement>(each)?.value, selector);
    const address = () => browser.evaluate(() => location.href).then((href) => new URL(href));
    const main = () => textOf('main');
    const h1 = () => textOf('h1');
    const html = () => browser.evaluate(() => document.documentElement.outerHTML);
    /** Marks the button with these words, so that it can be clicked by a selector. */
    async function clickButton(words: string): Promise<void> {
      const isFound = () =>
        browser.evaluate((wanted) => {
          for (const each of document.querySelectorAll('[data-wanted]')) each.removeAttribute('data-wanted');
          const all = [...document.querySelectorAll<HTMLElement>('button')];
          const button = all.find(({ innerText, offsetParent }) => offsetParent && innerText.trim() === wanted);
          button?.setAttribute('data-wanted', '');
          return button !== undefined;
        }, words);
      await expect.poll(isFound, { message: `a button “${words}”` }).toBe(true);
      await browser.click('[data-wanted]');
    }

    /** A browser that has just been installed, after its cookie banner. */
    async function startBrowser(): Promise<void> {
      browser = await engine.start();
      await open('/about');
      await browser.click('button[name=consent][value=agree]');
      await expect.poll(() => count('button[name=consent]')).toBe(0);
    }
    const started = (journey: () => Promise<void>) => async () => {
      await startBrowser();
      await journey();
    };
    afterEach(async () => {
      await browser?.close();
    });

    test(
      'a search leads to a course',
      started(async () => {
        await open('/map');
        await browser.type('main input[name=keyword]', '上野');
        await browser.press('Enter');
        await expect.poll(async () => (await address()).searchParams.get('keyword')).toBe('上野');
        await expect
          .poll(() => textsOf('main [role=status]'))
          .toContainEqual(expect.stringMatching(/[1-9]\d*コース見つかりました/));
        const [first] = await textsOf('main li:has(a[href^="/map/detail/"]) h3');
        await browser.click(courseLinks);
        await expect.poll(h1).toBe(first);
        expect((await address()).pathname).toMatch(/^\/map\/detail\/\d+$/);
        // A new page has been announced: its heading has the focus.
        await expect.poll(() => browser.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      }),
    );

    test(
      'a course says its numbers and its way, and opens what is folded away',
      started(async () => {
        const sent = async (path: string) =>
          (await fetch(origin + path, { headers: { 'user-agent': userAgent } })).text();
        const courses = new Set((await sent('/sitemap.xml')).match(/\/map\/detail\/\d+/g));
        let path = '';
        for (const course of courses) if (!path && (await sent(course)).includes('<details')) path = course;
        expect(path, 'a course with more shops beside it than are shown at once').not.toBe('');
        await open(path);
        expect(await textOf('main header')).toMatch(/\d+\s*分[\s\S]*[\d.]+\s*km[\s\S]*[\d,]+\s*歩[\s\S]*\d+\s*kcal/);
        expect(await count(wayItems)).toBeGreaterThan(4);
        expect(await textOf(wayItems)).toMatch(/出発/);
        const folded = 'section:has(#beside) details';
        const isOpen = () => browser.evaluate((each) => document.querySelector<HTMLDetailsElement>(each)?.open, folded);
        expect(await isOpen()).toBe(false);
        await browser.click(`${folded} > summary`);
        await expect.poll(isOpen).toBe(true);
        expect(await textOf(`${folded} li`)).not.toBe('');
        await browser.press('Enter');
        await expect.poll(isOpen).toBe(false);
        await clickButton('大');
        await expect.poll(() => browser.evaluate(() => document.documentElement.dataset.textSize)).toBe('2');
        // Text that is large goes nowhere sideways.
        expect(
          await browser.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
      }),
    );

    test(
      'a form says what is wrong, keeps what was entered, and gets no password back',
      started(async () => {
        const password = 'naisho-2026';
        const summaryHasFocus = () =>
          browser.evaluate(() => document.activeElement?.matches('form h2[tabindex="-1"]') ?? false);
        await open('/register');
        await browser.type('#user_name', 'Walker');
        await browser.type('#password', password);
        await browser.type('#password_confirmation', 'naisho-2027');
        await clickButton('確認へ進む');
        await expect.poll(summaryHasFocus).toBe(true);
        expect(await main()).toMatch(/登録するには、利用規約への同意が必要です。/);
        expect(await enteredIn('#user_name')).toBe('Walker');
        expect(await enteredIn('#password')).toBe(password);
        // The summary leads to the field.
        await browser.click('main form a[href="#secret_answer_1"]');
        await expect.poll(() => browser.evaluate(() => document.activeElement?.id)).toBe('secret_answer_1');

        // What only the server knows.
        await open('/login');
        await browser.type('#user_name', 'Nobody');
        await browser.type('#password', password);
        await browser.press('Enter');
        await expect.poll(summaryHasFocus).toBe(true);
        expect(await enteredIn('#user_name')).toBe('Nobody');
        // As it was, and nothing has come in its place.
        expect(await enteredIn('#password')).toBe(password);

        // And as a browser without JavaScript sends it: no script hears of this.
        await open('/login');
        await browser.type('#user_name', 'Nobody');
        await browser.type('#password', password);
        await browser.evaluate(() => {
          document.documentElement.removeAttribute('data-ready');
          HTMLFormElement.prototype.submit.call(document.querySelector('main form:has(#password)'));
        });
        await expect.poll(() => count('html[data-ready] main form h2[tabindex="-1"]')).toBe(1);
        expect(await enteredIn('#user_name')).toBe('Nobody');
        expect(await enteredIn('#password')).toBe('');
        expect(await html()).not.toContain(password);
      }),
    );

    async function logIn(userName: string): Promise<void> {
      await newMember(origin, userName);
      await open('/login?next=/mypage');
      await browser.type('#user_name', userName);
      await browser.type('#password', goodPassword);
      await browser.press('Enter');
      await expect.poll(async () => (await address()).pathname).toBe('/mypage');
      await expect.poll(() => textOf('header')).toContain(userName);
    }

    test(
      'a member logs in, sees My Page and leaves',
      started(async () => {
        await logIn('Engine Walker');
        await expect.poll(isReady).toBe(true);
        expect(await h1()).not.toBe('');
        await clickButton('ログアウト');
        await expect.poll(() => textOf('header')).not.toContain('Engine Walker');
        await browser.open(`${origin}/mypage`);
        await expect.poll(async () => (await address()).pathname).toBe('/login');
      }),
    );

    test(
      'a course that was saved opens without the portal',
      started(async () => {
        // A browser may give up a worker whose page has gone: the next page begins anew.
        const isLed = () => browser.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
        const ledWithin = (timeout: number) =>
          expect
            .poll(isLed, { timeout })
            .toBe(true)
            .then(
              () => true,
              () => false,
            );
        await open('/map/detail/101');
        for (let loads = 0; loads < 4 && !(await ledWithin(25_000)); loads += 1) await open('/map/detail/101');
        expect(await isLed()).toBe(true);
        await clickButton('端末に保存する');
        await expect.poll(main, { timeout: 60_000 }).toContain('電波がなくても、この端末で読めます。');
        await portal.stop();
        try {
          await open('/map/detail/101');
          expect(await h1()).toContain('皇居');
          await expect.poll(() => textOf('body')).toMatch(copyNote);
          expect(await count(wayItems)).toBeGreaterThan(4);
          // What is not there leads to what is.
          await open('/map/detail/150');
          expect(await h1()).toBe('保存したコース');
          await expect.poll(main).toContain('このページは、いま開けません');
          await open('/offline');
          await expect.poll(() => count(courseLinks)).toBe(1);
          expect(await main()).not.toContain('このページは、いま開けません');
          await browser.click(courseLinks);
          await expect.poll(h1).toContain('皇居');
        } finally {
          await startAgain();
        }
        await open('/map/detail/101');
        await expect.poll(() => textOf('body')).not.toMatch(copyNote);
        expect(await h1()).toContain('皇居');
      }),
    );

    /** What Tab comes to, until it leaves the page or begins anew. */
    async function walk(): Promise<Focused[]> {
      const stops: Focused[] = [];
      await browser.evaluate(() => {
        window.met = [];
        (document.activeElement as HTMLElement | null)?.blur();
        window.scrollTo(0, 0);
      });
      for (;;) {
        await browser.press('Tab');
        const stop = await focused(browser);
        if (!stop || stops.some(({ index }) => index === stop.index)) return stops;
        stops.push(stop);
        expect(stops.length, stop.name).toBeLessThan(400);
      }
    }

    test.each(['/', '/map', '/map/detail/101'])('Tab goes through %s as it is written, and is seen', async (path) => {
      await startBrowser();
      await open(path);
      const stops = await walk();
      expect(stops.length).toBeGreaterThan(20);
      for (const { name: called, rectangle, ringPx } of stops) {
        expect(ringPx, `ring of ${called}`).toBeGreaterThanOrEqual(2);
        expect(Math.min(rectangle.width, rectangle.height), `size of ${called}`).toBeGreaterThan(0);
        expect(rectangle.y + rectangle.height, `${called} above the window`).toBeGreaterThan(0);
        expect(rectangle.y, `${called} below the window`).toBeLessThan(900);
      }
      const { outOfOrder, missed } = await browser.evaluate(() => {
        const met = window.met ?? [];
        const words = (element: Element) => element.outerHTML.slice(0, 120);
        const isAfter = (one: Element, other: Element) =>
          Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
        const operable = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
        const tabbable = [...document.querySelectorAll<HTMLElement>(operable)].filter(
          (each) =>
            each.tabIndex >= 0 &&
            !each.matches(':disabled, [type=radio]') &&
            !each.closest('[inert]') &&
            each.checkVisibility({ visibilityProperty: true }),
        );
        return {
          outOfOrder: met
            .slice(1)
            .filter((each, at) => !isAfter(met[at]!, each))
            .map(words),
          missed: tabbable.filter((each) => !met.includes(each)).map(words),
        };
      });
      expect(outOfOrder).toEqual([]);
      expect(missed).toEqual([]);
    });

    const publicPages = ['/', '/map', '/map/detail/101', '/login', '/offline'];
    async function axeFinds(): Promise<{ found: string[]; passed: number }> {
      await browser.inject(axeSource);
      return browser.evaluate(async (tags) => {
        const { axe: injected } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
        const { violations, passes } = await injected.run({
          runOnly: { type: 'tag', values: tags },
          resultTypes: ['violations'],
        });
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
        return { found, passed: passes.length };
      }, axeTags);
    }

    test(
      'axe finds nothing, in Japanese and in English',
      started(async () => {
        forgetLook(name);
        const problems: string[] = [];
        const look = async (path: string) => {
          for (const lang of ['ja', 'en']) {
            await open(lang === 'en' ? `${path}?lang=en` : path);
            const { found, passed } = await axeFinds();
            expect(passed, `${path} ${lang}`).toBeGreaterThan(10);
            problems.push(...found.map((each) => `${path} ${lang} ${each}`));
          }
        };
        for (const path of publicPages) await look(path);
        await logIn('Axe Walker');
        await look('/mypage');
        const { version } = browser;
        keepLook({ name, version, axe: axe.version, pages: [...publicPages, '/mypage'], violations: problems.length });
        expect(problems).toEqual([]);
      }),
    );
  });
}

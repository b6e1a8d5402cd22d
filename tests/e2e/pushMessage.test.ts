/**
 * A message that is pushed, in a whole Chromium whose profile stays, by the browser's own protocol: the built worker shows it. The
 * headless shell refuses every notification. Skipped where there is only the shell.
 */
import { type CDPSession, chromium } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import type { PushMessage } from '../../contract/pushRules.ts';
import { flags, userAgent, visit } from './browser.ts';
import { removeDirectory, temporaryDirectory } from './portal.ts';
import { wholeChromium } from './wholeChromium.ts';

if (!wholeChromium) process.stdout.write('skipped: notifications. A whole Chromium or Chrome is missing.\n');

/** With the flag that keeps browsers of other tests from the internet, Chromium delivers no message. */
const connected = flags.filter((flag) => flag !== '--disable-background-networking');

/** @returns the id by which the protocol knows the worker of the origin, once it is active */
const registrationOf = (devTools: CDPSession, origin: string): Promise<string> =>
  new Promise((resolve) => {
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const found = versions.find(({ scriptURL, status }) => scriptURL === `${origin}/sw.js` && status === 'activated');
      if (found) resolve(found.registrationId);
    });
    void devTools.send('ServiceWorker.enable');
  });

/**
 * Asking for the notifications before one is displayed would remove it: Chromium forgets what the screen does not have yet.
 * @returns how to wait until that many have been displayed
 */
async function countDisplayed(devTools: CDPSession): Promise<(count: number) => Promise<void>> {
  let seen = 0;
  devTools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: { eventName } }) => {
    if (eventName === 'Notification displayed') seen += 1;
  });
  await devTools.send('BackgroundService.startObserving', { service: 'notifications' });
  await devTools.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true });
  return (count) => expect.poll(() => seen).toBe(count);
}

describe.skipIf(!wholeChromium)('a whole Chromium', () => {
  test('shows what is pushed in its language, replaces what has the same tag, and something for what it cannot read', async () => {
    const profile = temporaryDirectory();
    const origin = inject('origin');
    const context = await chromium.launchPersistentContext(profile, {
      ...{ executablePath: wholeChromium!, args: connected, userAgent, locale: 'ja-JP' },
    });
    try {
      await context.grantPermissions(['notifications'], { origin });
      const page = await context.newPage();
      await visit(page, `${origin}/about`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const devTools = await context.newCDPSession(page);
      const registrationId = await registrationOf(devTools, origin);
      const displayed = await countDisplayed(devTools);
      let sent = 0;
      const push = async (data: string) => {
        await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
        sent += 1;
        await displayed(sent);
      };
      const shown = () =>
        page.evaluate(async () => {
          const all = await (await navigator.serviceWorker.ready).getNotifications();
          return all.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, url: data.url as string }));
        });
      const icons = () =>
        page.evaluate(async () => {
          const all = await (await navigator.serviceWorker.ready).getNotifications();
          return all.map(({ icon }) => new URL(icon).pathname);
        });
      const closure: PushMessage = {
        ...{
          title: 'コースが閉鎖されました',
          body: '皇居おほりひとめぐりコース',
          url: '/map/detail/101',
          tag: 'course-101',
        },
        lang: 'ja',
      };
      await push(JSON.stringify(closure));
      expect(await shown()).toEqual([closure]);
      expect(await icons()).toEqual(['/icons/icon-192.png']);
      const again: PushMessage = {
        ...closure,
        title: 'A course is open again',
        url: '/map/detail/101?lang=en',
        lang: 'en',
      };
      await push(JSON.stringify(again));
      expect(await shown()).toEqual([again]);
      // Nothing that is sent leads away from this site.
      await push(JSON.stringify({ ...closure, tag: 'away', url: 'https://example.jp/' }));
      expect((await shown()).find(({ tag }) => tag === 'away')?.url).toBe('/');
      await push('not JSON');
      expect(await shown()).toHaveLength(3);
    } finally {
      await context.close();
      removeDirectory(profile);
    }
  });
});

/**
 * Notifications the whole way, in Firefox: asked for, encrypted by the server, delivered by a push service on this machine, decrypted
 * and shown by the browser, pressed, turned off, and forgotten by the server when the push service answers 410.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whyNot } from '../../scripts/engines.ts';
import { root } from '../../scripts/steps.ts';
import { pushSubscriptions } from '../../server/push/push.table.ts';
import { insertMessage } from '../../server/push/queue.queries.ts';
import { pushSending } from '../../server/push/sending.job.ts';
import { openData, preparedData } from '../e2e/data.ts';
import { newMember } from '../e2e/memberSession.ts';
import { type RunningPortal, removeDirectory, startPortal } from '../e2e/portal.ts';
import { goodPassword } from '../server/memberSupport.ts';
import { launchFirefox } from './firefox.ts';
import { type FirefoxPushService, startFirefoxPushService } from './pushService.ts';

const reason = whyNot('Firefox');
if (reason) process.stdout.write(`${reason}\n`);

/** What puppeteer does not show of its own: the protocol, by which windows of the browser itself are reached. */
interface BidiBrowser {
  connection: {
    send: {
      (
        method: 'browsingContext.getTree',
        given: { 'moz:scope': 'chrome' },
      ): Promise<{ result: { contexts: { context: string; url: string }[] } }>;
      (
        method: 'script.evaluate',
        given: { expression: string; target: { context: string }; awaitPromise: boolean },
      ): Promise<{ result: { result: { value?: string } } }>;
    };
  };
}

describe.skipIf(reason !== null)('notifications in Firefox', () => {
  let data: string;
  let portal: RunningPortal;
  let origin = '';
  let service: FirefoxPushService;
  let browser: Browser;
  let page: Page;

  /** The same address again: a device knows the portal by it. */
  const startAgain = async () => {
    portal = await startPortal({ DATA_DIR: data, PUSH_LOOPBACK: 'yes', ...(origin && { PORT: new URL(origin).port }) });
    origin = portal.origin;
  };
  beforeAll(async () => {
    data = preparedData();
    service = await startFirefoxPushService();
    await startAgain();
    browser = await launchFirefox(
      {
        'dom.push.serverURL': service.address,
        'dom.push.testing.allowInsecureServerURL': true,
        // Under automation it leaves its push service alone.
        'dom.push.connection.enabled': true,
        // Without a system that shows notifications it shows them itself.
        'alerts.useSystemBackend': false,
      },
      // What it shows is a window of its own.
      ['--remote-allow-system-access'],
    );
    page = await browser.newPage();
    page.setDefaultTimeout(60_000);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
    await portal?.stop();
    removeDirectory(data);
  });

  const open = async (path: string) => {
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForSelector('html[data-ready]');
  };
  const press = (name: string) => page.locator(`::-p-xpath(//button[normalize-space()='${name}'])`).click();
  const words = () => page.evaluate(() => document.body.innerText);
  /** While the portal rests. */
  async function keptDevices() {
    const database = await openData(data);
    try {
      return await database.db.select().from(pushSubscriptions);
    } finally {
      await database.close();
    }
  }
  /** With an embedded database only one process may write: the portal rests meanwhile. */
  async function warn(ja: string, en: string): Promise<void> {
    await portal.stop();
    const settings = { cwd: root, env: { ...process.env, DATA_DIR: data } };
    await promisify(execFile)(process.execPath, ['scripts/alert.ts', 'heat', 'on', ja, en], settings);
    await startAgain();
  }

  /** Of a course, to devices that read English; urgent, because nothing else is sent at night. While the portal rests. */
  async function tellOfCourse(): Promise<void> {
    await portal.stop();
    const database = await openData(data);
    try {
      await database.db.update(pushSubscriptions).set({ language: 'en' });
      const now = new Date();
      await insertMessage(database.db, {
        ...{ key: 'of the test', kind: 'heat', path: '/map/detail/105', tag: 'course-105', isUrgent: true },
        ...{
          title: { ja: '通れません', en: 'Closed' },
          body: { ja: '橋の工事です。', en: 'The bridge is being repaired.' },
        },
        ...{ createdAt: now, sendAt: now, uselessAt: new Date(now.getTime() + 3600_000) },
      });
      await pushSending.add(database.db, '', {}, now);
    } finally {
      await database.close();
    }
    await startAgain();
  }

  /** In the window in which Firefox shows a notification. @returns null where none is shown */
  async function inNotification(expression: string): Promise<string | null> {
    const { connection } = browser as unknown as BidiBrowser;
    const { result: tree } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const shown = tree.contexts.find(({ url }) => url.endsWith('/alert.xhtml'));
    if (!shown) return null;
    const target = { context: shown.context };
    const { result: seen } = await connection.send('script.evaluate', { expression, target, awaitPromise: false });
    return seen.result.value ?? null;
  }
  const shownWords = () =>
    inNotification(
      `document.getElementById('alertTitleLabel').value + ' / ' + document.getElementById('alertTextLabel').textContent`,
    );
  /** The window is there a moment before it hears a press. */
  const pressNotification = () => inNotification(`document.getElementById('alertBox').click()`);

  test('come, are shown, lead to their page, and end', async () => {
    await open('/about');
    await press('同意する');
    await newMember(origin, 'Push Walker');
    await open('/login?next=/mypage');
    await page.type('#user_name', 'Push Walker');
    await page.type('#password', goodPassword);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/mypage');
    await open('/mypage');
    // Nothing was asked before it was pressed.
    expect(service.channels.size).toBe(0);
    await press('通知を受け取る');
    await expect.poll(words).toContain('「次へ進む」を押すと');
    // The person's yes: no automation presses the browser's own question.
    const permission = { permission: { name: 'notifications' }, state: 'granted' } as const;
    await page.browserContext().setPermission(origin, permission);
    await press('次へ進む');
    await expect.poll(words).toContain('この端末で、通知を受け取っています。');
    expect(service.channels.size).toBe(1);

    await open('/about');
    await warn('とても暑い日です。', 'It is a very hot day.');
    await expect.poll(() => service.answers).toEqual([201]);
    // Decrypted, and the worker has shown it: Firefox says so only then.
    await expect.poll(() => service.acknowledged).toEqual([100]);

    await expect.poll(shownWords).toBe('暑さに注意してください / とても暑い日です。');
    // In the tab that was open.
    await expect
      .poll(async () => {
        await pressNotification();
        return new URL(page.url()).pathname;
      })
      .toBe('/');

    // Where it leads is not where every message leads that says nothing.
    await open('/about');
    await tellOfCourse();
    await expect.poll(() => service.answers).toEqual([201, 201]);
    await expect.poll(shownWords).toBe('Closed / The bridge is being repaired.');
    await expect
      .poll(async () => {
        await pressNotification();
        return page.url().slice(origin.length);
      })
      .toBe('/map/detail/105?lang=en');

    await open('/mypage');
    await press('通知をやめる');
    await expect.poll(words).toContain('この端末の通知は止めています。');
    await expect.poll(() => service.channels.size).toBe(0);
    await portal.stop();
    expect(await keptDevices()).toEqual([]);
    await startAgain();
  });

  test('end on the server when the push service has forgotten the device', async () => {
    await open('/mypage');
    await press('通知を受け取る');
    await press('次へ進む');
    await expect.poll(words).toContain('この端末で、通知を受け取っています。');
    // Taken away in the browser, which tells its push service and nobody else.
    await page.evaluate(async () => {
      const { pushManager } = await navigator.serviceWorker.ready;
      await (await pushManager.getSubscription())?.unsubscribe();
    });
    await expect.poll(() => service.channels.size).toBe(0);
    await page.goto('about:blank');
    await warn('明日も暑くなります。', 'Tomorrow will be hot, too.');
    await expect.poll(() => service.answers).toEqual([201, 201, 410]);
    await portal.stop();
    expect(await keptDevices()).toEqual([]);
  });
});

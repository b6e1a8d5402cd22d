/** A Firefox that gives noise for what is drawn, so that nobody knows it again: the page says that the server makes photos smaller. */
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whyNot } from '../../scripts/engines.ts';
import { preparedData } from '../e2e/data.ts';
import { newMember } from '../e2e/memberSession.ts';
import { type RunningPortal, removeDirectory, startPortal, temporaryDirectory } from '../e2e/portal.ts';
import { goodPassword } from '../server/memberSupport.ts';
import { launchFirefox } from './firefox.ts';

const reason = whyNot('Firefox');
if (reason) process.stdout.write(`${reason}\n`);

describe.skipIf(reason !== null)('a photo in Firefox', () => {
  const files = temporaryDirectory();
  const photo = path.join(files, 'photo.jpg');
  let data: string;
  let portal: RunningPortal;
  beforeAll(async () => {
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#4f7f9a' } })
      .jpeg()
      .toFile(photo);
    data = preparedData();
    portal = await startPortal({ DATA_DIR: data });
    await newMember(portal.origin, 'Canvas Walker');
  });
  afterAll(async () => {
    await portal?.stop();
    for (const each of [data, files]) removeDirectory(each);
  });

  async function choosePhoto(page: Page): Promise<void> {
    const next = encodeURIComponent('/photo/upload?lang=ja');
    await page.goto(`${portal.origin}/login?lang=ja&next=${next}`, { waitUntil: 'load' });
    await page.waitForSelector('html[data-ready]');
    await page.type('#user_name', 'Canvas Walker');
    await page.type('#password', goodPassword);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/photo/upload');
    await page.waitForSelector('html[data-ready]');
    await page.$$eval('#cautions input[type=checkbox]', (boxes) => {
      for (const box of boxes) (box as HTMLInputElement).click();
    });
    const input = await page.waitForSelector('#image-file');
    await (input as unknown as { uploadFile: (...paths: string[]) => Promise<void> }).uploadFile(photo);
  }

  test.each([
    { resists: true, told: '写真は、サーバーで小さくします', untold: '顔や名前を隠す' },
    { resists: false, told: '顔や名前を隠す', untold: '写真は、サーバーで小さくします' },
  ])('resists being known again: $resists', async ({ resists, told, untold }) => {
    const browser = await launchFirefox({ 'privacy.resistFingerprinting': resists });
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(60_000);
      await choosePhoto(page);
      const words = () => page.$eval('main', (main) => (main as HTMLElement).innerText);
      await expect.poll(words, { timeout: 60_000 }).toContain('投稿する写真');
      expect(await words()).toContain(told);
      expect(await words()).not.toContain(untold);
    } finally {
      await browser.close();
    }
  });
});

/** The manifest by which browsers install the portal: whole, in two languages, and everything that it names is there. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pictureSizes } from '../../app/manifest.ts';
import { styleFaults } from '../content/houseStyle.ts';
import { pageServerOf } from './pagesSupport.ts';
import { openPortal, type Portal } from './support.ts';

const own = z.string().regex(/^\/[^?#]*(\?[^#]*)?$/);
const words = (most: number) => z.string().min(1).max(most);
const image = z.strictObject({
  src: own,
  sizes: z.string().regex(/^(any|\d+x\d+)$/),
  type: z.enum(['image/png', 'image/svg+xml', 'image/webp']),
});
const manifestSchema = z.strictObject({
  id: own,
  // Launchers show about so many letters.
  ...{ name: words(45), short_name: words(12), description: words(300) },
  ...{
    lang: z.enum(['ja', 'en']),
    dir: z.literal('ltr'),
    start_url: own,
    scope: own,
    display: z.literal('standalone'),
  },
  ...{ background_color: z.string().regex(/^#[0-9a-f]{6}$/), theme_color: z.string().regex(/^#[0-9a-f]{6}$/) },
  categories: z.array(z.string()).min(1),
  icons: z.array(image.extend({ purpose: z.enum(['any', 'maskable', 'monochrome']) })),
  screenshots: z.array(image.extend({ form_factor: z.enum(['narrow', 'wide']), label: words(60) })),
  shortcuts: z.array(z.strictObject({ name: words(30), url: own, icons: z.array(image).min(1) })),
});

let portal: Portal;
let pages: Hono;
beforeAll(async () => {
  portal = await openPortal('pglite');
  pages = pageServerOf(portal.context);
});
afterAll(() => portal.close());

const addresses = { ja: '/manifest.webmanifest', en: '/manifest.webmanifest?lang=en' };
const languages = ['ja', 'en'] as const;
async function manifestIn(lang: 'ja' | 'en') {
  const response = await pages.request(addresses[lang]);
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  return manifestSchema.parse(await response.json());
}
const publicFile = (src: string) => path.join('public', src);

describe.each(languages)('the manifest in %s', (lang) => {
  test('is named by the pages in that language', async () => {
    const html = await (await pages.request(`/about${lang === 'en' ? '?lang=en' : ''}`)).text();
    const named = [...html.matchAll(/<link rel="manifest" href="([^"]*)">/g)].map(([, href]) => href);
    expect(named).toEqual([addresses[lang]]);
  });

  test('opens the portal in that language, and locks nothing', async () => {
    const manifest = await manifestIn(lang);
    expect(manifest).toMatchObject({ id: '/', scope: '/', lang, start_url: lang === 'ja' ? '/' : '/?lang=en' });
    expect(manifest).not.toHaveProperty('orientation');
  });

  test('is written in that language', async () => {
    const { name, short_name, description, shortcuts, screenshots } = await manifestIn(lang);
    const texts = [name, short_name, description, ...[...shortcuts].map((each) => each.name)];
    texts.push(...screenshots.map(({ label }) => label));
    const japanese = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
    expect(texts.filter((each) => japanese.test(each) !== (lang === 'ja'))).toEqual([]);
    const other = lang === 'ja' ? 'en' : 'ja';
    expect(styleFaults({ [lang]: texts.join('\n'), [other]: '' } as Record<'ja' | 'en', string>)).toEqual([]);
  });

  test('names pages that are there, in that language and without a tail that counts visits', async () => {
    const { start_url, shortcuts } = await manifestIn(lang);
    expect(shortcuts.map(({ url }) => url.split('?')[0])).toEqual(['/map', '/10minutes-course', '/offline']);
    for (const address of [start_url, ...shortcuts.map(({ url }) => url)]) {
      const query = [...new URL(address, 'http://localhost').searchParams].map((each) => each.join('='));
      expect(query).toEqual(lang === 'ja' ? [] : ['lang=en']);
      const get = () => pages.request(`http://localhost${address}`);
      // A portal on a busy machine sends people away for a moment.
      await expect.poll(async () => (await get()).status, { timeout: 60_000, message: address }).toBe(200);
      expect(await (await get()).text()).toContain(`<html lang="${lang}"`);
    }
  });

  test('names pictures that are there, as large as it says', async () => {
    const { icons, shortcuts, screenshots } = await manifestIn(lang);
    const images = [...icons, ...shortcuts.flatMap((each) => each.icons), ...screenshots];
    for (const { src, sizes, type } of images) {
      expect([src, existsSync(publicFile(src))]).toEqual([src, true]);
      // The server's process opens pictures of few kinds, and drawings are none of them.
      if (type === 'image/svg+xml') {
        expect(readFileSync(publicFile(src), 'utf8')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
        continue;
      }
      const { width, height, format } = await sharp(publicFile(src)).metadata();
      expect(`image/${format}`).toBe(type);
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
  });

  test('has the icons that browsers and launchers ask for', async () => {
    const { icons } = await manifestIn(lang);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      ...['any any', '192x192 any', '512x512 any', '512x512 maskable', '512x512 monochrome'],
    ]);
  });

  test('has screenshots of both forms that stores take: 320 to 3840 pixels, no side over 2.3 times the other', async () => {
    const { screenshots } = await manifestIn(lang);
    for (const [form, [width, height]] of Object.entries(pictureSizes)) {
      const own = screenshots.filter(({ form_factor }) => form_factor === form);
      expect(own.length).toBeGreaterThan(1);
      expect(new Set(own.map(({ sizes }) => sizes))).toEqual(new Set([`${width}x${height}`]));
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height)).toBeLessThanOrEqual(2.3 * Math.min(width, height));
    }
    for (const { src } of screenshots) expect(statSync(publicFile(src)).size).toBeLessThan(120_000);
  });
});

test('both languages are one app with the same icons', async () => {
  const [ja, en] = await Promise.all(languages.map(manifestIn));
  expect([en!.id, en!.scope, en!.icons]).toEqual([ja!.id, ja!.scope, ja!.icons]);
});

test('its colours are those that pages in light say', async () => {
  const html = await (await pages.request('/about')).text();
  const { theme_color, background_color } = await manifestIn('ja');
  expect(html).toContain(`<meta name="theme-color" content="${theme_color}" media="(prefers-color-scheme: light)">`);
  expect(background_color).toBe(theme_color);
});

test('a language that there is not is Japanese, as for pages', async () => {
  const response = await pages.request('/manifest.webmanifest?lang=fr');
  expect(await response.json()).toMatchObject({ lang: 'ja' });
});

test('iOS finds an icon of its own', async () => {
  const html = await (await pages.request('/about')).text();
  const [, href] = /<link rel="apple-touch-icon" href="([^"]*)">/.exec(html)!;
  expect(await sharp(readFileSync(publicFile(href!))).metadata()).toMatchObject({
    width: 180,
    height: 180,
    format: 'png',
  });
});

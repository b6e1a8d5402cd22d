/** The page about the home screen, as the server sends it: whole without JavaScript. */
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import en from '../../app/screens/Install/en.json' with { type: 'json' };
import ja from '../../app/screens/Install/ja.json' with { type: 'json' };
import { pageServerOf } from './pagesSupport.ts';
import { openPortal, type Portal } from './support.ts';

let portal: Portal;
let pages: Hono;
beforeAll(async () => {
  portal = await openPortal('pglite');
  pages = pageServerOf(portal.context);
});
afterAll(() => portal.close());

const get = async (address: string) => {
  const response = await pages.request(`http://localhost${address}`);
  return { status: response.status, html: await response.text() };
};
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)![0];
/** Only there with JavaScript, when the browser answers, or in the head. */
const notOnServer = ['description', 'install', 'declined', 'failed', 'installed', 'running'];

describe.each([
  ['ja', '/install', 'ホーム画面に追加', ja],
  ['en', '/install?lang=en', 'Add to home screen', en],
] as const)('in %s', (_, address, title, texts) => {
  test('has every step in words, in its order', async () => {
    const { status, html } = await get(address);
    expect(status).toBe(200);
    const main = mainOf(html);
    expect(main).toContain(`>${title}</h1>`);
    const words = Object.entries(texts)
      .filter(([key]) => !notOnServer.includes(key))
      .map(([, value]) => value);
    expect(words.length).toBeGreaterThan(25);
    expect(words.filter((each) => !main.includes(each))).toEqual([]);
    const places = [texts.androidMenu, texts.androidItem, texts.androidConfirm, texts.appleShare, texts.computerSign];
    const found = places.map((each) => main.indexOf(each));
    expect(found).toEqual([...found].sort((one, other) => one - other));
  });

  test('has a drawing for each step, which nobody needs to see', async () => {
    const main = mainOf((await get(address)).html);
    const drawings = main.match(/<svg viewBox[^>]*>/g) ?? [];
    expect(drawings).toHaveLength(9);
    for (const drawing of drawings) expect(drawing).toContain('aria-hidden="true"');
  });

  test('has no button that would do nothing', async () => {
    expect(mainOf((await get(address)).html)).not.toContain('<button');
  });

  test('is found from the foot of every page, and in sitemap.xml', async () => {
    const { html } = await get(address.replace('/install', '/about'));
    expect(html).toMatch(new RegExp(`<a href="${address.replace('?', '\\?')}"[^>]*>(<[^>]*>)*${title}`));
    expect((await get('/sitemap.xml')).html).toContain(`${address}</loc>`);
  });
});

/** The site search: from the header of any page, with and without JavaScript, on a phone, and with a provider's script. */
import { expect, test } from 'vitest';
import { browserForFile } from './browser.ts';
import { preparedData } from './data.ts';
import { removeDirectory, startPortal } from './portal.ts';

const open = browserForFile();
const phone = { width: 360, height: 740 };

test('from the header to results, their kinds and pages, without a reload', async () => {
  const { page, complaints } = await open('/parks', { consent: 'reject' });
  await page.evaluate(() => {
    (window as unknown as { isSameDocument: boolean }).isSameDocument = true;
  });
  const form = page.getByRole('banner').getByRole('search', { name: 'サイト内検索' });
  await form.getByRole('searchbox', { name: 'サイト内検索' }).fill('公園');
  await form.getByRole('searchbox').press('Enter');
  await page.waitForURL('**/search_result?q=*');
  await page.locator('#results:focus').waitFor();
  expect(await page.locator('#results').innerText()).toMatch(/^「公園」の検索結果 \d+件$/);
  expect(await page.title()).toBe('とことこ東京 - 「公園」の検索結果');
  expect(await page.locator('main mark').first().innerText()).toBe('公園');
  // Here the form is in the page, and the switches are hidden.
  expect(await page.getByRole('search').count()).toBe(1);
  expect(await page.getByRole('main').getByRole('searchbox', { name: '探すことば' }).inputValue()).toBe('公園');
  for (const hidden of ['text_size', 'hreflang']) expect(await page.locator(`header [name=${hidden}]`).count()).toBe(0);
  expect(await page.locator('header a[hreflang]').count()).toBe(0);

  await page.getByRole('link', { name: /^コース\d+件をすべて見る$/ }).click();
  await page.waitForURL('**kind=course*');
  await page.getByRole('link', { name: '次のページ' }).click();
  await page.waitForURL('**page=2*');
  await expect.poll(() => page.locator('main').innerText()).toMatch(/件のうち21件目から40件目までを表示しています/);
  await page.locator('main li a[href^="/map/detail/"]').first().click();
  await page.waitForURL('**/map/detail/*');
  expect(await page.evaluate(() => (window as unknown as { isSameDocument?: boolean }).isSameDocument)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a word with one wrong letter is corrected; one that is nowhere leads to other ways', async () => {
  const { page } = await open('/search_result?q=parkk&lang=en', { consent: 'reject' });
  expect(await page.locator('main').innerText()).toContain('Nothing was found for “parkk”.');
  await page.goto('/search_result?q=%E6%B1%A0%E8%A2%8B%E3%82%BF%E3%83%AF%E3%83%BC%E5%9F%8E');
  expect(await page.locator('#results').innerText()).toBe('「池袋タワー城」は見つかりませんでした');
  await page.getByRole('link', { name: '東京タワー' }).click();
  await expect.poll(() => page.locator('#results').innerText()).toMatch(/^「東京タワー」の検索結果/);
});

test('without JavaScript: a form in the header of a small screen, results, marks and pages', async () => {
  const { page } = await open('/about', { javaScriptEnabled: false, viewport: phone, consent: 'reject' });
  await page.locator('header input[name=q]').fill('うえの');
  await page.locator('header input[name=q]').press('Enter');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/search_result?q=%E3%81%86%E3%81%88%E3%81%AE',
  );
  expect(await page.locator('#results').innerText()).toMatch(/^「うえの」の検索結果 \d+件$/);
  expect(await page.locator('main mark').first().innerText()).toBe('上野');
  await page.getByRole('link', { name: /^コース\d+件をすべて見る$/ }).click();
  expect(await page.locator('main li a[href^="/map/detail/"]').count()).toBeGreaterThan(5);
});

test('too long a query keeps what was typed and says how long it may be', async () => {
  const words = 'あ'.repeat(101);
  const { page } = await open(`/search_result?q=${encodeURIComponent(words)}`, { javaScriptEnabled: false });
  expect(await page.locator('main input[name=q]').inputValue()).toBe(words);
  expect(await page.locator('main').innerText()).toContain('長すぎます。100文字までで入力してください。');
});

test.each(['ja', 'en'] as const)('on a phone the form is in the menu, and the header is one row (%s)', async (lang) => {
  for (const textSize of [1, 2] as const) {
    const { page, complaints } = await open(`/?lang=${lang}`, { viewport: phone, consent: 'reject', textSize });
    const [brand, menu] = [page.locator('header a').first(), page.getByRole('button', { name: /メニュー|Menu/ })];
    const [a, b] = [(await brand.boundingBox())!, (await menu.boundingBox())!];
    expect(Math.abs(a.y + a.height / 2 - (b.y + b.height / 2))).toBeLessThan(8);
    expect((await page.locator('header').boundingBox())!.height).toBeLessThan(textSize === 1 ? 80 : 100);
    await menu.click();
    const field = page.getByRole('dialog').getByRole('searchbox');
    await field.fill('ueno');
    await field.press('Enter');
    await page.waitForURL('**/search_result?q=ueno*');
    await page.locator('#results:focus').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
  }
});

test('is found by no search engine', async () => {
  const { page } = await open('/search_result?q=ueno', { javaScriptEnabled: false });
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('a provider fills its container on that page alone; where its script does not come, the own results stand', async () => {
  const data = preparedData();
  const provider = 'https://search.provider.invalid/widget.js';
  const portal = await startPortal({ DATA_DIR: data, SITE_SEARCH_PROVIDER: provider });
  try {
    const { page, context } = await open(portal.origin, { consent: 'reject' });
    const widget = `{ const box = document.getElementById('site-search-results'); box.textContent = 'from the provider: ' + box.dataset.query + ' ' + box.dataset.lang; }`;
    await context.route(provider, (route) => route.fulfill({ contentType: 'text/javascript', body: widget }));
    await page.getByRole('banner').getByRole('searchbox').fill('上野');
    await page.getByRole('banner').getByRole('searchbox').press('Enter');
    await page.getByText('from the provider: 上野 ja').waitFor();
    expect(await page.locator('#results').count()).toBe(0);
    // The next page is another document, whose policy does not know the provider.
    await page.locator('header a[href="/"]').click();
    await page.waitForURL(`${portal.origin}/`);
    expect(
      await page.evaluate(
        (src) =>
          new Promise((resolve) => {
            const script = document.createElement('script');
            script.onload = () => resolve('ran');
            script.onerror = () => resolve('refused');
            script.src = src;
            document.head.append(script);
          }),
        provider,
      ),
    ).toBe('refused');

    await context.unroute(provider);
    await context.route(provider, (route) => route.abort());
    await page.goto(`${portal.origin}/search_result?q=%E4%B8%8A%E9%87%8E`);
    await page.locator('#results').waitFor();

    const plain = await open(`${portal.origin}/search_result?q=%E4%B8%8A%E9%87%8E`, { javaScriptEnabled: false });
    expect(await plain.page.locator('#results').innerText()).toMatch(/^「上野」の検索結果/);
  } finally {
    await portal.stop();
    removeDirectory(data);
  }
});

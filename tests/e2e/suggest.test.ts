/** Suggestions while somebody types a keyword: by keyboard to a place, and without JavaScript as before. */
import { expect, test } from 'vitest';
import { browserForFile } from './browser.ts';

const open = browserForFile();

test.each(['/', '/map'])('%s offers stations first, and Enter goes to the chosen one', async (path) => {
  const { page } = await open(path, { consent: 'reject' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const field = page.locator('input[name="keyword"]').first();
  await field.click();
  // The code comes with the focus: typing begins once it is there.
  await expect.poll(() => field.getAttribute('role')).toBe('combobox');
  await field.pressSequentially('うえの');
  const options = page.getByRole('listbox', { name: '候補' }).getByRole('option');
  await expect.poll(() => options.first().innerText()).toContain('上野駅');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect.poll(() => page.url()).toMatch(/\/map\?station=\d+$/);
  await expect.poll(() => page.locator('main').innerText()).toMatch(/見つかりました/);
  expect(errors).toEqual([]);
});

test('what is typed is searched for when no suggestion is chosen', async () => {
  const { page } = await open('/', { consent: 'reject' });
  const field = page.locator('input[name="keyword"]').first();
  await field.click();
  await field.pressSequentially('公園');
  await field.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe('公園');
});

test('without JavaScript the field is a field of a form', async () => {
  const { page } = await open('/', { javaScriptEnabled: false });
  const field = page.locator('input[name="keyword"]').first();
  await field.fill('上野');
  await field.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe('上野');
  expect(await page.locator('main').innerText()).toMatch(/見つかりました/);
});

test('the form that the server sent stands while another part changes', async () => {
  const { page } = await open('/map', { consent: 'reject' });
  const sent = await page.locator('main input[name="keyword"]').first().elementHandle();
  // Its code is held back: where React gives the form up, its place stays empty.
  await page.route(/KeywordForm/, () => new Promise(() => undefined));
  await page.getByRole('button', { name: 'いまいる場所から探す' }).evaluate((button: HTMLElement) => button.click());
  await page.getByText('位置情報が使えません').first().waitFor();
  expect(await sent!.evaluate((element) => element.isConnected && element.checkVisibility())).toBe(true);
});

import { composeStories, composeStory } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/ImageInput.stories.tsx';
import { sizeInWords } from '../../ui/ImageInput/index.ts';
import { hydrate, served } from './suites/beforeScript.ts';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
fieldSuite({
  role: 'group',
  name: '写真',
  plain: composed.Plain,
  described: {
    story: composed.Required,
    description: 'JPG、PNG、HEIC、WEBPの写真を1枚送れます。横長の写真をおすすめします。',
  },
  invalid: {
    story: composed.Invalid,
    error: 'この種類のファイルは送れません。JPG、PNG、HEIC、WEBPの写真を選んでください。',
  },
});

const group = () => page.getByRole('group', { name: /^写真/ });
const input = () => document.querySelector<HTMLInputElement>('input[name="photo"]')!;
const sent = () => input().files?.[0]?.name;
/** What was said last. */
const status = () => document.querySelector('[role=status][data-live-announcer]')?.lastElementChild?.textContent;

/** The smallest picture there is: one dot. */
const dot = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const picture = (name: string, type = 'image/gif') =>
  new File([Uint8Array.from(atob(dot), (each) => each.charCodeAt(0))], name, { type });
const holding = (...files: File[]) => {
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  return held;
};
const drag = (type: string, dataTransfer: DataTransfer) =>
  group()
    .element()
    .dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

const withSpy = () => {
  const onChange = vi.fn();
  return { onChange, story: composeStory({ ...stories.Plain, args: { onChange } }, stories.default) };
};

test('is a group called by its label, with the browser’s own input in it', async () => {
  await show(composed.Required);
  await expect
    .element(page.getByRole('group', { name: /^写真\s*必須$/ }))
    .toHaveAccessibleDescription('JPG、PNG、HEIC、WEBPの写真を1枚送れます。横長の写真をおすすめします。');
  expect(input().labels![0]!.textContent).toBe('写真を選ぶ');
  expect(input()).toMatchObject({ type: 'file', required: true, accept: 'image/jpeg,image/png,image/heic,image/webp' });
  await userEvent.tab();
  expect(document.activeElement).toBe(input());
  expect(getComputedStyle(input().labels![0]!).outlineStyle).toBe('solid');
});

test('says what is wrong', async () => {
  await show(composed.Invalid);
  await expect.element(page.elementLocator(input())).toHaveAccessibleDescription(/^この種類のファイルは送れません。/);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  // Said once: by the field, not by its group as well.
  await expect.element(group()).not.toHaveAccessibleDescription(/この種類のファイル/);
});

test('shows what was chosen, with its name and size, says it once and sends it', async () => {
  const { onChange, story } = withSpy();
  await show(story);
  await userEvent.upload(input(), picture('川.gif'));
  await expect.element(page.getByRole('img', { name: '選んだ写真' })).toBeVisible();
  await expect.element(page.getByText('川.gif', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1 KB')).toBeVisible();
  await expect.poll(status).toBe('選びました: 川.gif');
  expect(sent()).toBe('川.gif');
  expect(input().labels![0]!.textContent).toBe('別の写真にする');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange.mock.lastCall![0]).toBeInstanceOf(File);
});

test('is taken away again, and the focus goes to where another can be chosen', async () => {
  const { onChange, story } = withSpy();
  await show(story);
  await userEvent.upload(input(), picture('川.gif'));
  page.getByRole('button', { name: '写真を外す' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '写真を外す' })).not.toBeInTheDocument();
  expect(document.activeElement).toBe(input());
  expect(sent()).toBeUndefined();
  await expect.poll(status).toBe('写真を外しました');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

test('takes what is dropped on it', async () => {
  await show(composed.Plain);
  const held = holding(picture('橋.gif'), picture('池.gif'));
  expect(drag('dragover', held)).toBe(false);
  await expect.element(group()).toHaveAttribute('data-over');
  expect(drag('drop', held)).toBe(false);
  await expect.element(group()).not.toHaveAttribute('data-over');
  expect(sent()).toBe('橋.gif');
  await expect.poll(status).toBe('選びました: 橋.gif');
});

test('takes what is pasted anywhere on the page, and leaves words alone', async () => {
  await show(composed.Plain);
  const paste = (clipboardData: DataTransfer, target: Node = document) =>
    target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  const words = new DataTransfer();
  words.setData('text/plain', '川');
  paste(words);
  expect(sent()).toBeUndefined();
  const field = document.body.appendChild(document.createElement('textarea'));
  const wordsAndPicture = holding(picture('川.gif'));
  wordsAndPicture.setData('text/plain', '川');
  paste(wordsAndPicture, field);
  field.remove();
  expect(sent()).toBeUndefined();
  paste(holding(picture('貼った.gif')));
  await expect.poll(sent).toBe('貼った.gif');
});

test('lays what the camera takes into the one input that is sent', async () => {
  await show(composed.Plain);
  const camera = document.querySelector<HTMLInputElement>('input[capture]')!;
  expect(camera).toMatchObject({ name: '', type: 'file' });
  expect(camera.labels![0]!.textContent).toBe('カメラで撮る');
  await userEvent.upload(camera, picture('撮った.gif'));
  await expect.poll(sent).toBe('撮った.gif');
  expect(camera.files).toHaveLength(0);
  await show(composed.WithoutCamera);
  expect(document.querySelector('input[capture]')).toBeNull();
});

test('is replaced, and gives the first picture back to the browser', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  await show(composed.Plain);
  await userEvent.upload(input(), picture('一.gif'));
  await expect.element(page.getByRole('img', { name: '選んだ写真' })).toBeVisible();
  const first = document.querySelector('img')!.src;
  await userEvent.upload(input(), picture('二.gif'));
  await expect.poll(() => document.querySelector('img')?.src).not.toBe(first);
  expect(revoke).toHaveBeenCalledWith(first);
  await expect.poll(status).toBe('選びました: 二.gif');
  revoke.mockRestore();
});

test('shows no broken picture where the browser cannot show it', async () => {
  await show(composed.Plain);
  await userEvent.upload(input(), new File(['no picture'], '朝.heic', { type: 'image/heic' }));
  await expect.element(page.getByText('朝.heic', { exact: true })).toBeVisible();
  await expect.poll(() => document.querySelector('img')).toBeNull();
});

test('says how far it has come', async () => {
  await show(composed.BeingSent);
  await expect.element(page.getByRole('progressbar', { name: '写真を小さくしています' })).toBeVisible();
});

test('speaks English', async () => {
  await show(composed.Plain, { language: 'en' });
  await userEvent.upload(input(), picture('river.gif'));
  await expect.poll(status).toBe('Chosen: river.gif');
});

test('rests, and takes no drop', async () => {
  await show(composed.Disabled);
  expect(input().matches(':disabled')).toBe(true);
  drag('drop', holding(picture('橋.gif')));
  expect(sent()).toBeUndefined();
});

test('is an input that a form sends before JavaScript has loaded, and knows then what was chosen', async () => {
  const host = served(composed.Plain);
  const before = host.querySelector<HTMLInputElement>('input[name="photo"]')!;
  before.files = holding(picture('早い.gif')).files;
  const form = document.createElement('form');
  host.before(form);
  form.append(host);
  expect((new FormData(form).get('photo') as File).name).toBe('早い.gif');
  await hydrate(composed.Plain, host);
  await expect.poll(() => host.textContent).toContain('早い.gif');
  form.reset();
  await expect.poll(() => host.textContent).not.toContain('早い.gif');
  form.remove();
});

test.each([
  [2_400_000, '2.4 MB', '2.4 MB'],
  [2_000_000, '2 MB', '2 MB'],
  [340_000, '340 KB', '340 kB'],
  [12, '1 KB', '1 kB'],
])('%i bytes are %s, and %s in English', (bytes, ja, en) => {
  expect([sizeInWords(bytes, 'ja'), sizeInWords(bytes, 'en')]).toEqual([ja, en]);
});

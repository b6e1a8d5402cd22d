/** Favourites without an account: one press, kept on this device, said once, with a way back. */
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/screens/FavouriteButton.stories.tsx';
import { listen } from './suites/announced.ts';
import { everyStory } from './suites/everyStory.tsx';
import { withMedia } from './suites/media.ts';
import { show } from './suites/show.ts';
import { serverHtml, withoutJavaScript } from './suites/withoutJavaScript.ts';

const composed = composeStories(stories);
const { Plain, Kept, AddedFirst, DroppedByName, NotKept } = composed;
everyStory({ Plain, Kept, AddedFirst, DroppedByName, NotKept });

const name = '上野の森と不忍池をめぐる';
const button = () => page.getByRole('button', { name: `お気に入り：${name}`, exact: true });
const undo = () => page.getByRole('button', { name: '元にもどす' });
const stored = () => localStorage.getItem('favourites-course');

test('is a toggle button that says what becomes a favourite, in words that hold those one sees', async () => {
  await show(composed.Plain);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
  await expect.element(button()).toHaveTextContent('お気に入り');
  await show(composed.Kept);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  await show(composed.Plain, { language: 'en' });
  await expect
    .element(page.getByRole('button', { name: 'Favourite: Ueno woods and Shinobazu Pond', exact: true }))
    .toHaveTextContent('Favourite');
});

test.each(['{Enter}', ' '])('is pressed and let go with the key "%s", and keeps name and focus', async (key) => {
  await show(composed.Plain);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  expect(stored()).toBe('101');
  await userEvent.keyboard(key);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
  expect(stored()).toBeNull();
  await expect.element(button()).toHaveFocus();
});

test('where it is kept is told with the first favourite of a device, and not again', async () => {
  await show(composed.Plain);
  const said = listen();
  const first = 'お気に入りに入れました。この端末だけに残します。あとでログインすると、マイページに引きつげます。';
  await button().click();
  await expect.poll(() => said).toEqual([first]);
  await button().click();
  await expect.poll(() => said).toEqual([first, 'お気に入りから外しました。']);
  await show(composed.Added);
  await expect.element(page.getByText('お気に入りに入れました。', { exact: true })).toBeVisible();
});

test('the thirteenth says what had to go, and brings it back', async () => {
  await show(composed.DroppedByName);
  await expect.element(undo()).toBeVisible();
  expect(page.getByText(/12件まで/).element().textContent).toMatch(
    /^お気に入りに入れました。12件までなので、いちばん古い「.+」を外しました。$/,
  );
  expect(stored()!.split(',')).toHaveLength(12);
  expect(stored()).toMatch(/,101$/);
  undo().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('元にもどしました。')).toBeVisible();
  expect(stored()).not.toMatch(/(^|,)101(,|$)/);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
  // The pressed button has gone with what it put back.
  await expect.element(button()).toHaveFocus();
  await expect.element(undo()).not.toBeInTheDocument();
});

test('says so when the device keeps nothing, each time, and is not pressed', async () => {
  await show(composed.NotKept);
  const said = listen();
  await button().click();
  await expect.poll(() => said).toEqual([expect.stringMatching(/^この端末に残せませんでした/)]);
  await expect.element(page.getByText(/この端末に残せませんでした/)).toBeVisible();
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
  await expect.element(button()).toBeEnabled();
});

test('follows another tab', async () => {
  await show(composed.Plain);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
  localStorage.setItem('favourites-course', '5,101');
  dispatchEvent(new StorageEvent('storage', { key: 'favourites-course' }));
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
});

test('is seen to be pressed without its colour: the star is filled', async () => {
  const star = () => getComputedStyle(button().element().querySelector('svg')!).fill;
  await show(composed.Plain);
  expect(star()).toBe('none');
  await show(composed.Kept);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  expect(star()).not.toBe('none');
});

test('is not on paper', async () => {
  await show(composed.AddedFirst);
  await withMedia({ media: 'print' }, async () => {
    expect(page.getByText('お気に入りを見る').element().checkVisibility()).toBe(false);
  });
});

test('is not there without JavaScript, and nothing of it', async () => {
  const { body } = await withoutJavaScript(serverHtml(composed.Plain));
  expect(body.querySelector('button')!.checkVisibility({ checkVisibilityCSS: true })).toBe(false);
  expect(body.querySelector('[role=status]')!.textContent).toBe('');
});

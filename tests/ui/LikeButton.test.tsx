import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/LikeButton.stories.tsx';
import { listen } from './suites/announced.ts';
import { hydrate, served } from './suites/beforeScript.ts';
import { everyStory } from './suites/everyStory.tsx';
import { withMedia } from './suites/media.ts';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const like = () => page.getByRole('button', { name: '「川辺の朝」にいいね', exact: true });

test('is a toggle button that says what is liked, in words that hold those one sees', async () => {
  const seen = (button: Element) => button.querySelector(':scope > span[aria-hidden]')!.textContent;
  await show(composed.Plain);
  await expect.element(like()).toHaveAttribute('aria-pressed', 'false');
  expect(seen(like().element())).toBe('いいね');
  await show(composed.Plain, { language: 'en' });
  const english = page.getByRole('button', { name: 'Like “Morning by the river”', exact: true });
  await expect.element(english).toBeVisible();
  expect(seen(english.element())).toBe('Like');
});

test.each([
  ['ja', '「Morning by the river」にいいね', 'en', 'Morning by the river'],
  ['en', 'Like “川辺の朝”', 'ja', '川辺の朝'],
] as const)('is named by content, in which a title keeps its language (%s)', async (language, name, lang, title) => {
  await show(composed.TitleInOtherLanguage, { language });
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toBeVisible();
  expect(button.element().querySelector(`[lang="${lang}"]`)!.textContent).toBe(title);
});

test.each(['{Enter}', ' '])('is pressed and let go with the key "%s", and keeps name and focus', async (key) => {
  await show(composed.Plain);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(like()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('いいね 25件')).toBeVisible();
  await expect.element(like()).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard(key);
  await expect.element(like()).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByText('いいね 24件')).toBeVisible();
  await expect.element(like()).toHaveFocus();
});

test.each([
  ['ja', 'いいねしました。いいねは25件です。', 'いいねを取り消しました。いいねは24件です。'],
  ['en', 'Liked. There are 25 likes.', 'Like removed. There are 24 likes.'],
] as const)('says once what a press has done (%s)', async (language, liked, unliked) => {
  await show(composed.Plain, { language });
  const said = listen();
  await page.getByRole('button').click();
  await expect.poll(() => said).toEqual([liked]);
  await page.getByRole('button').click();
  await expect.poll(() => said).toEqual([liked, unliked]);
  await page.getByRole('button').click();
  await expect.poll(() => said).toEqual([liked, unliked, liked]);
});

test('keeps the count out of the live region, so that it is not said twice', async () => {
  await show(composed.Plain);
  expect(page.getByText('いいね 24件').element().closest('[role="status"]')).toBeNull();
});

test('goes back and says why when it could not be sent', async () => {
  await show(composed.Refused);
  const said = listen();
  const button = like().element();
  const pressed: (string | null)[] = [];
  new MutationObserver(() => pressed.push(button.getAttribute('aria-pressed'))).observe(button, {
    attributeFilter: ['aria-pressed'],
  });
  await like().click();
  await expect.poll(() => pressed).toEqual(['true', 'false']);
  await expect.element(page.getByText('いいねを送れませんでした。もう一度押してください。')).toBeVisible();
  expect(said).toEqual(['いいねを送れませんでした。もう一度押してください。']);
  await expect.element(page.getByText('いいね 24件')).toBeVisible();
});

test('shows a press at once and takes no other while it waits', async () => {
  const onChange = vi.fn();
  const { Pending } = composeStories({
    ...stories,
    Pending: { ...stories.Pending, args: { ...stories.Pending.args, onChange } },
  });
  await show(Pending);
  await expect.element(like()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await expect.element(like()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(like()).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  ['ja', 'インターネットにつながっていないので、いまは「いいね」を送れません。'],
  ['en', 'You are not connected to the internet, so a like cannot be sent now.'],
] as const)('offline it can be reached, says why, and does nothing (%s)', async (language, reason) => {
  const onChange = vi.fn();
  const { Offline } = composeStories({
    ...stories,
    Offline: { ...stories.Offline, args: { ...stories.Offline.args, onChange } },
  });
  await show(Offline, { language });
  const button = page.getByRole('button');
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(button).toHaveAccessibleDescription(reason);
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  (button.element() as HTMLElement).click();
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
});

test('is seen to be pressed without its colour: the heart is filled', async () => {
  const heart = () => getComputedStyle(document.querySelector('button svg')!).fill;
  await show(composed.Plain);
  expect(heart()).toBe('none');
  await show(composed.Liked);
  expect(heart()).not.toBe('none');
});

test('leaves only the count on paper', async () => {
  await show(composed.Liked);
  await withMedia({ media: 'print' }, async () => {
    await expect.element(page.getByText('いいね 24件')).toBeVisible();
    expect(page.getByRole('button').query()).toBeNull();
  });
});

test('keeps its filled heart in forced colours', async () => {
  await show(composed.Liked);
  await withMedia({ features: [{ name: 'forced-colors', value: 'active' }] }, async () => {
    const [button, heart] = [document.querySelector('button')!, document.querySelector('button svg')!];
    expect(getComputedStyle(heart).fill).toBe(getComputedStyle(button).color);
    expect(getComputedStyle(button).backgroundColor).not.toBe(getComputedStyle(button).color);
    expect(getComputedStyle(button).backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
  });
});

test('is not there before JavaScript has loaded, which it needs; its count is, and its place', async () => {
  const host = served(composed.Plain);
  const button = host.querySelector('button')!;
  const isSeen = () => button.checkVisibility({ visibilityProperty: true });
  expect(isSeen()).toBe(false);
  expect(host.textContent).toContain('いいね 24件');
  const { width } = button.getBoundingClientRect();
  expect(width).toBeGreaterThan(44);
  await hydrate(composed.Plain, host);
  expect(isSeen()).toBe(true);
  expect(button.getBoundingClientRect().width).toBe(width);
  button.click();
  await expect.poll(() => host.textContent).toContain('いいね 25件');
});

test('in a form, is there and sends it before JavaScript has loaded; after that the page likes by itself', async () => {
  const host = served(composed.InForm);
  const button = host.querySelector('button')!;
  expect(button.checkVisibility({ visibilityProperty: true })).toBe(true);
  let sent: [string, unknown][] = [];
  let sentTimes = 0;
  host.addEventListener('submit', (event) => {
    event.preventDefault();
    sentTimes += 1;
    sent = [...new FormData(event.target as HTMLFormElement, (event as SubmitEvent).submitter)];
  });
  button.click();
  expect([sentTimes, sent]).toEqual([1, [['intent', 'like']]]);
  await hydrate(composed.InForm, host);
  button.click();
  await expect.poll(() => host.textContent).toContain('いいね 25件');
  expect(sentTimes).toBe(1);
});

test('is right in the HTML of the server', () => {
  const html = renderToString(createElement(composed.Liked));
  expect(html).toContain('aria-pressed="true"');
  expect(html).toContain('いいね 24件');
});

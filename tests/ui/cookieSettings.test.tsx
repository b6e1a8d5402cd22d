/** "Cookie settings" at the foot of every page: the banner at its head appears, takes the focus and is in view. */
import { composeStories } from '@storybook/react-vite';
import { createElement, type FC } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/screens/Layout.stories.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
const settings = () => page.getByRole('button', { name: 'クッキーの設定' });
const banner = () => page.getByRole('region', { name: 'クッキーの使用について' });
const top = () => banner().element().getBoundingClientRect().top;

test.each([360, 1280])('shows the banner and moves the focus to it (%i px)', async (width) => {
  await show(composed.Plain, { width });
  settings().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(banner()).toHaveFocus();
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(top()).toBeLessThan(window.innerHeight / 2);
});

test('stays where it is, and leads to a banner that is already open', async () => {
  await show(composed.CookieBanner, { width: 360 });
  await settings().click();
  await expect.element(settings()).toBeInTheDocument();
  await expect.element(banner()).toHaveFocus();
  await settings().click();
  await expect.element(banner()).toHaveFocus();
});

test('an answer gives the focus back to where the banner was asked for', async () => {
  await show(composed.Plain, { width: 360 });
  settings().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(banner()).toHaveFocus();
  await page.getByRole('button', { name: '同意しない' }).click();
  await expect.element(settings()).toHaveFocus();
  await expect.poll(() => settings().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(settings().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('an answer to the banner of a first visit leads on to the page', async () => {
  await show(composed.CookieBanner, { width: 360 });
  await page.getByRole('button', { name: '同意する' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('leads to the choice on the policy page without JavaScript', () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(createElement(composed.CookieBannerWithoutScript as unknown as FC));
  const form = host.querySelector('footer form')!;
  expect(form.getAttribute('method')).toBe('get');
  expect(form.getAttribute('action')).toBe('/about/cookie-policy#consent');
});

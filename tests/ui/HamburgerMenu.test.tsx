import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/HamburgerMenu.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { overlaySuite } from './suites/overlay.ts';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory({ Plain: composed.Plain });
overlaySuite({ plain: composed.Plain, opener: 'メニュー', name: 'メニュー', closeLabel: '閉じる', width: 360 });

test('is a link to the navigation at the foot before JavaScript has loaded', () => {
  const html = renderToString(createElement(composed.Plain));
  expect(html).toMatch(/^<a[^>]* href="#footer-navigation"/);
});

test('closes on pick, after the link has been followed', async () => {
  await show(composed.Open, { width: 360 });
  const dialog = page.getByRole('dialog', { name: 'メニュー' });
  await expect.element(dialog).toBeVisible();
  location.hash = '';
  await userEvent.click(dialog.getByRole('link', { name: 'お知らせ' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(decodeURIComponent(location.hash)).toBe('#お知らせ');
});

test('is there on small screens only', async () => {
  await show(composed.Plain, { width: 768 });
  await expect.element(page.getByRole('button', { name: 'メニュー' })).toBeVisible();
  await show(composed.Plain, { width: 769 });
  expect(page.getByRole('button').query()).toBeNull();
});

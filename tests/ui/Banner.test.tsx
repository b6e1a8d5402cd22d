import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Banner.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const banner = (name = 'クッキーの使用について') => page.getByRole('region', { name });
const answers = () => banner().getByRole('button').elements();

test('is a region called by its label', async () => {
  await show(composed.Plain);
  await expect.element(banner()).toBeVisible();
  await show(composed.Plain, { language: 'en' });
  await expect.element(banner('Use of cookies')).toBeVisible();
});

test('stands in the flow, and neither takes the focus nor speaks', async () => {
  await show(composed.Plain);
  const element = banner().element();
  expect(getComputedStyle(element).position).toBe('static');
  expect(document.activeElement).toBe(document.body);
  expect(element.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  expect(element.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});

test('is walked through with the Tab key in the order in which it reads', async () => {
  await show(composed.Plain);
  for (const words of ['クッキーポリシー', '同意する', '同意しない']) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe(words);
  }
});

test.each([320, 1280])('its answers weigh the same on %d px', async (width) => {
  await show(composed.Plain, { width });
  const looks = answers().map((each) => {
    const { backgroundColor, color, borderTopColor, borderTopWidth, fontSize, fontWeight } = getComputedStyle(each);
    return [backgroundColor, color, borderTopColor, borderTopWidth, fontSize, fontWeight, each.clientHeight];
  });
  expect(looks.length).toBe(2);
  expect(looks[0]).toEqual(looks[1]);
});

test('is answered before JavaScript has loaded', () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(createElement(composed.Plain));
  const sent = [...host.querySelectorAll('button')].map((button) => [...new FormData(button.form!, button)]);
  expect(sent).toEqual([[['consent', 'agree']], [['consent', 'reject']]]);
});

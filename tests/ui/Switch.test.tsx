import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Switch.stories.tsx';
import { hydrate, served } from './suites/beforeScript.ts';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
fieldSuite({
  role: 'switch',
  name: '地域の催しのお知らせ',
  plain: composed.Plain,
  described: { story: composed.Described, description: 'この端末に、月に2回ほどお知らせします。' },
  invalid: { story: composed.Failed, error: '通知の設定に失敗しました。再度お試しください。' },
  sent: { story: composed.On, entries: [['push', '1']] },
  // What takes effect at once cannot be required.
  states: ['isInvalid', 'isDisabled'],
});

const control = () => page.getByRole('switch', { name: '地域の催しのお知らせ', exact: true });
/** The word that is seen. */
const word = () =>
  ['オン', 'オフ'].filter((text) =>
    page.getByText(text, { exact: true }).element().checkVisibility({ visibilityProperty: true }),
  );

test('is a switch, called by its words alone, on or off', async () => {
  await show(composed.Plain);
  await expect.element(control()).not.toBeChecked();
  expect(control().element()).toHaveProperty('type', 'checkbox');
  expect(word()).toEqual(['オフ']);
  await show(composed.On);
  await expect.element(control()).toBeChecked();
  expect(word()).toEqual(['オン']);
});

test('is switched with the space bar and by its words', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  await expect.element(control()).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(control()).toBeChecked();
  expect(word()).toEqual(['オン']);
  await page.getByText('地域の催しのお知らせ').click();
  await expect.element(control()).not.toBeChecked();
});

test('moves its knob', async () => {
  await show(composed.Plain);
  const knob = () => getComputedStyle(document.querySelector('label > [aria-hidden] > span')!, '::after').translate;
  expect(knob()).toBe('none');
  await show(composed.On);
  await expect.poll(knob).not.toBe('none');
});

test('shows the focus around itself and its words', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  expect(getComputedStyle(document.querySelector('label')!).outlineStyle).toBe('solid');
});

test('reads its description and what went wrong', async () => {
  await show(composed.Described);
  await expect.element(control()).toHaveAccessibleDescription('この端末に、月に2回ほどお知らせします。');
  await show(composed.Failed);
  await expect.element(control()).toHaveAccessibleDescription('通知の設定に失敗しました。再度お試しください。');
  await expect.element(control()).toBeInvalid();
});

test('is sent like a checkbox', () => {
  const form = document.createElement('form');
  form.innerHTML = renderToString(createElement(composed.On));
  expect([...new FormData(form)]).toEqual([['push', '1']]);
  form.innerHTML = renderToString(createElement(composed.Plain));
  expect([...new FormData(form)]).toEqual([]);
});

test('works before JavaScript has loaded, and keeps how it was switched', async () => {
  const host = served(composed.Plain);
  const input = host.querySelector('input')!;
  const on = [...host.querySelectorAll('span')].find((each) => each.textContent === 'オン')!;
  expect(on.checkVisibility({ visibilityProperty: true })).toBe(false);
  input.click();
  expect(on.checkVisibility({ visibilityProperty: true })).toBe(true);
  await hydrate(composed.Plain, host);
  input.focus();
  input.blur();
  expect(input.checked).toBe(true);
});

test('rests', async () => {
  await show(composed.DisabledAndOn);
  await expect.element(control()).toBeDisabled();
  await expect.element(control()).toBeChecked();
});

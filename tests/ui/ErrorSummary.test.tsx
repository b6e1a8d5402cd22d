import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/ErrorSummary.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const link = (name: string) => page.getByRole('link', { name });
const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

test('is a heading that can take the focus, and a list of links in the order of the page', async () => {
  await show(composed.Plain);
  const heading = page.getByRole('heading', { level: 2, name: '入力を確かめてください（2件）' });
  await expect.element(heading).toHaveAttribute('tabindex', '-1');
  const links = page.getByRole('list').getByRole('link').elements();
  expect(links.map((each) => each.textContent)).toEqual(['ユーザー名を入力してください。', '年代を選んでください。']);
  await userEvent.tab();
  expect(document.activeElement).toBe(links[0]);
});

test('is read by the focus alone: there is no live region', async () => {
  await show(composed.Plain);
  expect(document.querySelector('[role="alert"], [role="status"], [aria-live]')).toBeNull();
});

test('leads to the field itself, with its label in sight', async () => {
  await show(composed.Plain);
  const address = location.href;
  const field = page.getByRole('textbox', { name: 'ユーザー名' });
  expect(isInView(field.element())).toBe(false);
  link('ユーザー名を入力してください。').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  expect(isInView(document.querySelector('label')!)).toBe(true);
  expect(isInView(field.element())).toBe(true);
  expect(location.href).toBe(address);
});

test('leads to the first choice of a group, or to the one that is made', async () => {
  await show(composed.Plain);
  await link('年代を選んでください。').click();
  await expect.element(page.getByRole('radio', { name: '60代' })).toHaveFocus();
  expect(isInView(page.getByText('年代', { exact: true }).element())).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: '70代以上' })).toBeChecked();
  await link('年代を選んでください。').click();
  await expect.element(page.getByRole('radio', { name: '70代以上' })).toHaveFocus();
});

test('tells what belongs to no field without a link', async () => {
  await show(composed.OfNoField);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('ユーザー名またはパスワードが正しくありません。');
  expect(page.getByRole('link').query()).toBeNull();
});

test('takes the level of the page', async () => {
  await show(composed.UnderHeading);
  await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible();
});

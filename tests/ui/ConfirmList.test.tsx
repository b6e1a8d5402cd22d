import { composeStories, composeStory } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/ConfirmList.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const links = () => page.getByRole('link').elements();

test('says each answer beside what was asked', async () => {
  await show(composed.Plain);
  expect(
    page
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  ).toEqual([
    ['ユーザー名', 'とことこさくら'],
    ['パスワード', '••••••••入力したパスワードは表示しません'],
    ['お住まいの地域', '台東区'],
    ['年代', '入力なし'],
  ]);
});

test('has a link to each field, called by its words and then by the label', async () => {
  await show(composed.Plain);
  await expect.element(page.getByRole('link', { name: /^変更する\s*ユーザー名$/ })).toBeVisible();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['#user_name', '#password', '#region', '#age']);
  for (const link of links()) {
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
  }
  await show(composed.Plain, { language: 'en' });
  await expect.element(page.getByRole('link', { name: /^Change\s*User name$/ })).toBeVisible();
});

test('gives nothing of a password away', async () => {
  await show(composed.Plain);
  expect(document.body.innerHTML).not.toContain('asagao2025');
  const [, secret] = page
    .getByRole('definition')
    .elements()
    .filter((each) => !each.querySelector('a'));
  expect(secret!.querySelector('[aria-hidden="true"]')!.textContent).toBe('••••••••');
});

test('goes to the address of the form', async () => {
  await show(composeStory({ ...stories.Plain, args: { formHref: '/register?lang=ja' } }, stories.default));
  expect(links()[0]!.getAttribute('href')).toBe('/register?lang=ja#user_name');
});

test('goes to the page of each item that has one', async () => {
  const items = [{ id: 'age', label: '年代', value: '70代以上', href: '/mypage/age_reset' }];
  await show(composeStory({ ...stories.Plain, args: { items } }, stories.default));
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/mypage/age_reset']);
});

test('goes back without a page where it is told how', async () => {
  const onChangePress = vi.fn();
  await show(composeStory({ ...stories.Plain, args: { onChangePress } }, stories.default));
  location.hash = '';
  await page.getByRole('link', { name: /お住まいの地域/ }).click();
  expect(onChangePress).toHaveBeenCalledExactlyOnceWith('region');
  expect(location.hash).toBe('');
});

test('has no link where nothing can be changed', async () => {
  await show(composed.Fixed);
  expect(links()).toHaveLength(1);
});

import { composeStories, composeStory } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Form.stories.tsx';
import { registration } from '../../stories/ui/registration.ts';
import { served } from './suites/beforeScript.ts';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
const words = registration.ja;
everyStory(composed);

const field = (name: string | RegExp) => page.getByLabelText(name);
const heading = (count: number) => page.getByRole('heading', { name: `入力を確かめてください（${count}件）` });
const submit = () => page.getByRole('button', { name: words.submit }).click();
const messages = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

/** All that is asked, rightly. */
type Entry = { name?: string; password?: string; again?: string };
async function fill({ name = 'とことこ', password = 'asagao2025', again = password }: Entry = {}) {
  await userEvent.fill(field(/^ユーザー名/), name);
  await userEvent.fill(field(/^パスワード必須|^パスワード 必須/), password);
  await userEvent.fill(field(/^パスワード（確認）/), again);
  await userEvent.selectOptions(field(/^お住まいの地域/), 'taito');
  await page.getByText('60代').click();
  await page.getByText(new RegExp(`^${words.agree}`)).click();
}

const withSpy = () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const story = composeStory({ ...stories.Plain, args: { onSubmit } }, stories.default);
  return { onSubmit, story };
};

test('sends nothing as long as something is missing, and says all of it first', async () => {
  const { onSubmit, story } = withSpy();
  await show(story);
  document.title = '登録';
  expect(page.getByRole('heading').query()).toBeNull();
  await submit();
  await expect.element(heading(6)).toHaveFocus();
  expect(messages()).toEqual([
    'ユーザー名を入力してください。',
    'パスワードを入力してください。',
    '確認のためのパスワードを入力してください。',
    'お住まいの地域を選んでください。',
    '年代を選んでください。',
    words.mustAgree,
  ]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.title).toBe('登録');
});

test('says it in English', async () => {
  await show(composed.Sent, { language: 'en' });
  await expect.element(page.getByRole('heading', { name: 'There are 6 things to correct' })).toHaveFocus();
  expect(messages().slice(0, 5)).toEqual([
    'Enter your user name.',
    'Enter your password.',
    'Enter your password again.',
    'Choose your area.',
    'Choose your age.',
  ]);
});

test('says it at each field too, and every link finds its field', async () => {
  await show(composed.Sent);
  await expect.element(field(/^ユーザー名/)).toHaveAccessibleDescription(/ユーザー名を入力してください。/);
  await expect.element(field(/^ユーザー名/)).toBeInvalid();
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription(words.mustAgree);
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription('年代を選んでください。');
  for (const link of page.getByRole('link').elements()) {
    const target = document.getElementById(link.getAttribute('href')!.slice(1))!;
    await userEvent.click(link);
    expect(target.contains(document.activeElement)).toBe(true);
  }
});

test('sends it when all is right', async () => {
  const { onSubmit, story } = withSpy();
  await show(story);
  await submit();
  await expect.element(heading(6)).toBeVisible();
  await fill();
  await submit();
  await expect.element(heading(6)).not.toBeInTheDocument();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('shows no choice where none is made', async () => {
  await show(composed.Plain);
  const marks = page
    .getByRole('radio')
    .elements()
    .map(
      (radio) => getComputedStyle(radio.closest('label')!.querySelector('span:not(:has(input))')!, '::after').display,
    );
  expect(marks).toEqual(['none', 'none', 'none']);
});

test('keeps what was entered, and comes back to the summary at every attempt', async () => {
  await show(composed.Plain);
  await fill({ again: 'asagao2024' });
  for (let attempt = 0; attempt < 2; attempt++) {
    await submit();
    await expect.element(heading(1)).toHaveFocus();
    expect(messages()).toEqual([words.notSame]);
  }
  await expect.element(field(/^ユーザー名/)).toHaveValue('とことこ');
  await expect.element(field(/^お住まいの地域/)).toHaveValue('taito');
  await expect.element(page.getByRole('radio', { name: '60代' })).toBeChecked();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test.each([
  ['shorter than it may be', { password: 'asagao' }, [words.passwordForm]],
  ['of other characters', { password: 'あさがお2025です' }, [words.passwordForm]],
  ['of spaces only', { name: '　 ' }, ['ユーザー名を入力してください。']],
  ['longer than a person may enter', { name: 'さ'.repeat(21) }, ['ユーザー名は20文字までで入力してください。']],
])('finds what is %s', async (_, entry, expected) => {
  await show(composed.Plain);
  await fill(entry);
  await submit();
  await expect.element(heading(1)).toHaveFocus();
  expect(messages()).toEqual(expected);
});

test('counts as people see it', async () => {
  const { onSubmit, story } = withSpy();
  await show(story);
  await fill({ name: '👨‍👩‍👧‍👦'.repeat(20) });
  await submit();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('stands in the first HTML with what the server has found, and leaves the focus alone', async () => {
  const host = served(composed.FromTheServer);
  const links = [...host.querySelectorAll<HTMLAnchorElement>('li a')];
  expect(links.map((link) => link.textContent)).toEqual([words.taken, words.passwordForm]);
  for (const link of links) expect(host.querySelector(link.hash)?.matches('input[aria-invalid="true"]')).toBe(true);
  expect(host.querySelector('[autofocus]')).toBeNull();
  expect(host.querySelector('form')).toHaveProperty('noValidate', true);
  host.remove();

  await show(composed.FromTheServer);
  await expect.element(heading(2)).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('moves to the summary when the answer comes later', async () => {
  await show(composed.AnsweredLater);
  await fill();
  await submit();
  await expect.element(heading(1)).toHaveFocus();
  expect(messages()).toEqual([words.taken]);
  await expect.element(field(/^ユーザー名/)).toHaveValue('とことこ');
});

test('asks nothing of a button that says so', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const children = (
    <>
      <input name="user_name" required aria-label="ユーザー名" />
      <button type="submit" formNoValidate>
        もどる
      </button>
    </>
  );
  await show(composeStory({ ...stories.Plain, args: { onSubmit, children } }, stories.default));
  await page.getByRole('button', { name: 'もどる' }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(page.getByRole('heading').query()).toBeNull();
});

test('knows the ten kinds by words', async () => {
  await show(composed.TenKinds);
  await expect.element(heading(10)).toBeVisible();
  expect(new Set(messages()).size).toBe(10);
  for (const box of page.getByRole('textbox').elements()) expect(box.getAttribute('aria-invalid')).toBe('true');
});

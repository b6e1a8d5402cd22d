import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/CharacterCount.stories.tsx';
import { countCharacters } from '../../ui/CharacterCount/index.ts';
import { listen } from './suites/announced.ts';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test.each([
  ['', 0],
  ['とことこ', 4],
  ['tokotoko', 8],
  ['𠮷野家', 3],
  ['か\u3099', 1],
  ['e\u0301', 1],
  ['ｶﾞ', 1],
  ['葛\u{e0100}飾', 2],
  ['🌸', 1],
  ['👍🏽', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['🇯🇵', 1],
  ['1️⃣', 1],
  ['上\n下', 3],
  ['上\r\n下', 3],
  ['a b　c', 5],
])('%j is %i to the eye', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test('says in words how many are left, and nothing aloud by itself', async () => {
  await show(composed.Plain);
  await expect.element(page.getByText('あと13文字')).toBeVisible();
  await show(composed.Plain, { language: 'en' });
  await expect.element(page.getByText('8 characters left')).toBeVisible();
  await show(composed.SeenAsOne);
  await expect.element(page.getByText('あと1文字')).toBeVisible();
});

test('shows what is too much by sign, weight and words', async () => {
  await show(composed.Full);
  expect(document.querySelector('svg')).toBeNull();
  await show(composed.TooMany);
  const words = page.getByText('2文字多いです');
  await expect.element(words).toBeVisible();
  expect(Number(getComputedStyle(words.element()).fontWeight)).toBeGreaterThanOrEqual(600);
  expect(document.querySelector('svg')).not.toBeNull();
});

test('is silent while many are left', async () => {
  await show(composed.InField);
  const said = listen();
  await userEvent.type(page.getByRole('textbox'), 'abcde');
  await expect.element(page.getByText('あと15文字')).toBeVisible();
  await userEvent.type(page.getByRole('textbox'), 'fghijkl');
  await expect.poll(() => said).toEqual(['あと8文字']);
});

test('speaks once after a pause, not with each key, and is not read twice', async () => {
  await show(composed.InField);
  const said = listen();
  await userEvent.type(page.getByRole('textbox'), 'abcdefghijklmno');
  expect(said).toEqual([]);
  await expect.poll(() => said).toEqual(['あと5文字']);
  // What is seen stands outside the region that says it.
  expect(page.getByRole('textbox').element().closest('form, div')!.querySelector('[role="status"]')).toBeNull();
});

test('says at once that it is too much, cuts nothing off, and says when it fits again', async () => {
  await show(composed.InField, { language: 'en' });
  const said = listen();
  const text = 'abcdefghijklmnopqrstu';
  await userEvent.type(page.getByRole('textbox'), text);
  await expect.poll(() => said.at(-1)).toBe('1 character too many');
  await expect.element(page.getByRole('textbox')).toHaveValue(text);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => said.at(-1)).toBe('0 characters left');
});

test('does not change what the field is described by', async () => {
  await show(composed.InField);
  const field = page.getByRole('textbox');
  await userEvent.type(field, 'abc');
  await expect.element(field).toHaveAccessibleDescription('');
});

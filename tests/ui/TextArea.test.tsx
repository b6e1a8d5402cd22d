import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/TextArea.stories.tsx';
import { hydrate, served } from './suites/beforeScript.ts';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
const error = '差しもどしの理由は10文字以上で入力してください。';
everyStory(composed);
fieldSuite({
  role: 'textbox',
  name: '差しもどしの理由',
  plain: composed.Plain,
  described: { story: composed.Required, description: 'どこをどう直すとよいかを書いてください。' },
  invalid: { story: composed.Invalid, error },
  sent: { story: composed.Invalid, entries: [['reason', 'なし']] },
});

const box = () => page.getByRole('textbox');
const height = () => box().element().getBoundingClientRect().height;

test('has the room it was asked for, and takes line breaks', async () => {
  await show(composed.OneRow);
  const one = height();
  expect(one).toBeGreaterThanOrEqual(48);
  await show(composed.Plain);
  expect(height()).toBeGreaterThan(one * 2);
  await userEvent.tab();
  await userEvent.keyboard('坂{Enter}階段');
  await expect.element(box()).toHaveValue('坂\n階段');
});

test('grows with what is written, so that nothing has to be scrolled', async () => {
  await show(composed.OneRow);
  const before = height();
  await userEvent.fill(box(), '一\n二\n三\n四\n五');
  await expect.poll(height).toBeGreaterThan(before * 2);
  await show(composed.Filled, { width: 320, textSize: '2' });
  const { scrollHeight, clientHeight } = box().element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
});

test('says that it is required', async () => {
  await show(composed.Required);
  await expect.element(box()).toBeRequired();
});

test('counts without cutting off', async () => {
  await show(composed.Counted);
  await userEvent.fill(box(), 'あ'.repeat(201));
  await expect.element(page.getByText('1文字多いです').first()).toBeVisible();
  expect((box().element() as HTMLTextAreaElement).value).toHaveLength(201);
});

test('keeps what was written before JavaScript has loaded', async () => {
  const host = served(composed.Plain);
  const area = host.querySelector('textarea')!;
  area.value = '道がせまい';
  await hydrate(composed.Plain, host);
  area.focus();
  await userEvent.keyboard('{End}です');
  expect(area.value).toBe('道がせまいです');
});

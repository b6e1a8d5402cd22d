import { composeStories } from '@storybook/react-vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/RadioGroup.stories.tsx';
import { hydrate, served } from './suites/beforeScript.ts';
import { collectionSuite } from './suites/collection.ts';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
fieldSuite({
  role: 'radiogroup',
  name: '並び順',
  plain: composed.Plain,
  described: { story: composed.Described, description: '写真の並び方を変えます。' },
  invalid: { story: composed.Invalid, error: '並び順を選んでください。' },
  sent: { story: composed.Plain, entries: [['sort', 'new']] },
});

describe.each([
  ['{ArrowDown}', '{ArrowUp}'],
  ['{ArrowRight}', '{ArrowLeft}'],
])('with %s and %s', (next, previous) => {
  collectionSuite({
    plain: composed.Plain,
    role: 'radio',
    names: ['新しい順', '古い順', 'いいねの多い順'],
    enter: '{Tab}',
    next,
    previous,
    hasEnds: false,
  });

  test('chooses what they come to', async () => {
    await show(composed.Plain);
    await userEvent.keyboard(`{Tab}${next}`);
    await expect.element(page.getByRole('radio', { name: '古い順' })).toBeChecked();
    await userEvent.keyboard(previous);
    await expect.element(page.getByRole('radio', { name: '新しい順' })).toBeChecked();
  });
});

test('chooses with the space bar what has the focus, where none is chosen', async () => {
  await show(composed.NoneChosen);
  const first = page.getByRole('radio', { name: '新しい順' });
  await userEvent.tab();
  await expect.element(first).toHaveFocus();
  await expect.element(first).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(first).toBeChecked();
});

test('keeps what was chosen before JavaScript has loaded', async () => {
  const host = served(composed.Plain);
  // Radio buttons of one name are one group; those of another story stand outside this form.
  const form = document.body.appendChild(document.createElement('form'));
  onTestFinished(() => form.remove());
  form.append(host);
  const [first, second] = host.querySelectorAll('input');
  second!.click();
  await hydrate(composed.Plain, host);
  expect(second!.checked).toBe(true);
  first!.click();
  await expect.poll(() => [first!.checked, second!.checked]).toEqual([true, false]);
});

test('shows at each circle that the choice is wrong, not by colour alone', async () => {
  await show(composed.Invalid);
  const label = page.getByRole('radio', { name: '新しい順' }).element().closest('label')!;
  expect(getComputedStyle(label.querySelector('span[class*="circle"]')!).borderWidth).toBe('3px');
});

import { composeStories, composeStory } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/ComboBox.stories.tsx';
import { hydrate, served } from './suites/beforeScript.ts';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { type Story, show } from './suites/show.ts';

const { Open, Nothing, ...closed } = composeStories(stories);
everyStory(closed);
fieldSuite({
  role: 'combobox',
  name: '駅',
  plain: closed.Plain,
  described: { story: closed.Plain, description: '駅の名前を漢字、かな、ローマ字で入力できます。' },
  invalid: { story: closed.Invalid, error: '一覧から駅を選んでください。' },
  sent: {
    story: closed.Chosen,
    entries: [['station', 'ueno']],
    // Before JavaScript has loaded there is no list: the whole name stands for what would be chosen.
    enter: async (form, hasScript) => {
      await userEvent.fill(form.querySelector('[role="combobox"]')!, '両国');
      if (hasScript) await userEvent.keyboard('{ArrowDown}{Enter}');
    },
  },
});

const box = () => page.getByRole('combobox');
const list = () => page.getByRole('listbox');
const sent = () => document.querySelector<HTMLInputElement>('input[name="station"]')!.value;
/** The option that a screen reader is at. */
const active = () =>
  document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent;

const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.firstChild?.textContent);

/** Any word will do, and is sent as it is. */
const FreeWords = composeStory(
  { ...stories.Plain, args: { allowsCustomValue: true, defaultInputValue: '秋葉原' } },
  stories.default,
) as Story;
describe('where any word will do', () => {
  fieldSuite({
    role: 'combobox',
    name: '駅',
    plain: FreeWords,
    sent: { story: FreeWords, entries: [['station', '秋葉原']] },
  });
});

test('opens with its field and shows all', async () => {
  await show(Open);
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(options()).toEqual(['上野', '御徒町', '両国']);
});

test.each(['両', 'りょう', 'リョウ', 'RYO'])('finds 両国 by "%s"', async (typed) => {
  await show(closed.Plain);
  await userEvent.type(page.getByRole('combobox'), typed);
  await expect.poll(options).toEqual(['両国']);
});

test('is picked from with the arrow keys, and sends the key', async () => {
  await show(closed.Plain);
  const box = page.getByRole('combobox');
  await userEvent.type(box, 'うえの');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box).toHaveValue('上野');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(document.querySelector('input[name="station"]')).toHaveProperty('value', 'ueno');
});

test('says that nothing fits', async () => {
  await show(Nothing);
  await expect.element(page.getByText('あてはまる駅がありません。')).toBeVisible();
});

describe('its keys', () => {
  test('↓ and ↑ open the list and move in it, round its ends, and the focus stays in the field', async () => {
    await show(closed.Plain);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('上野');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('御徒町');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBe('上野');
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBe('両国');
    await userEvent.keyboard('{Enter}');
    await expect.element(box()).toHaveValue('両国');
    expect(sent()).toBe('ryogoku');
  });

  test('Tab chooses, closes and goes on', async () => {
    await show(closed.Plain);
    await userEvent.type(box(), 'うえの');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('上野');
    await userEvent.tab();
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(box()).toHaveValue('上野');
    await expect.element(box()).not.toHaveFocus();
    expect(sent()).toBe('ueno');
  });

  test('← and → move in the text and leave the list', async () => {
    await show(closed.Plain);
    await userEvent.type(box(), 'ueno');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('上野');
    const caret = () => (box().element() as HTMLInputElement).selectionStart;
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.poll(caret).toBe(2);
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(caret).toBe(3);
  });

  test('Escape goes back to what was chosen before', async () => {
    await show(closed.Chosen);
    await userEvent.fill(box(), '両');
    await expect.poll(options).toEqual(['両国']);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(box()).toHaveValue('上野');
    expect(sent()).toBe('ueno');
  });
});

describe('before JavaScript has loaded', () => {
  const fromServer = (story: Story) => {
    const host = served(story);
    return {
      host,
      input: host.querySelector<HTMLInputElement>('[role="combobox"]')!,
      sent: () => host.querySelector<HTMLInputElement>('[name="station"]')!.value,
    };
  };

  test('what was typed stays, and is searched for when one goes on', async () => {
    const { host, input, sent } = fromServer(closed.Plain);
    input.value = 'りょ';
    await hydrate(closed.Plain, host);
    expect([input.value, sent()]).toEqual(['りょ', '']);
    await userEvent.type(input, 'う');
    expect(input.value).toBe('りょう');
    await expect.poll(options).toEqual(['両国']);
  });

  test('what was emptied is empty', async () => {
    const { host, input, sent } = fromServer(closed.Chosen);
    expect([input.value, sent()]).toEqual(['上野', 'ueno']);
    input.value = '';
    await hydrate(closed.Chosen, host);
    await expect.poll(() => [input.value, sent()]).toEqual(['', '']);
  });

  test('whoever is in the field already is shown the list', async () => {
    const { host, input } = fromServer(closed.Plain);
    input.focus();
    await hydrate(closed.Plain, host);
    await expect.poll(options).toEqual(['上野', '御徒町', '両国']);
    await userEvent.keyboard('りょ');
    await expect.poll(options).toEqual(['両国']);
  });
});

test('closes with Escape and keeps the focus', async () => {
  await show(Open);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
});

import { composeStories, composeStory } from '@storybook/react-vite';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/MonthField.stories.tsx';
import { erasOf, monthInWords, yearInWords } from '../../ui/MonthField/index.ts';
import { hydrate, served } from './suites/beforeScript.ts';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
fieldSuite({
  role: 'group',
  name: '写真をとった月',
  plain: composed.Plain,
  described: { story: composed.Required, description: '2019年2月から2025年11月までの写真を送れます。' },
  invalid: { story: composed.Invalid, error: '写真をとった年と月を選んでください。' },
  sent: {
    story: composed.Chosen,
    entries: [
      ['taken_on_year', '2019'],
      ['taken_on_month', '04'],
    ],
  },
});

const year = () => page.getByRole('combobox', { name: '年', exact: true });
const month = () => page.getByRole('combobox', { name: '月', exact: true });
const optionsOf = (select: Element) => [...(select as HTMLSelectElement).options];
const shut = () =>
  optionsOf(month().element())
    .filter((option) => option.disabled)
    .map((option) => option.value);

describe('the eras', () => {
  test.each([
    [1900, undefined, ['明治33年']],
    [1912, undefined, ['明治45年', '大正元年']],
    [1912, 6, ['明治45年']],
    [1912, 7, ['明治45年', '大正元年']],
    [1912, 8, ['大正元年']],
    [1926, 11, ['大正15年']],
    [1926, 12, ['大正15年', '昭和元年']],
    [1927, 1, ['昭和2年']],
    [1988, 12, ['昭和63年']],
    [1989, 1, ['昭和64年', '平成元年']],
    [1989, 2, ['平成元年']],
    [1989, undefined, ['昭和64年', '平成元年']],
    [2019, 4, ['平成31年']],
    [2019, 5, ['令和元年']],
    [2019, undefined, ['平成31年', '令和元年']],
    [2020, undefined, ['令和2年']],
  ])('%i-%s: %j', (year, month, eras) => {
    expect(erasOf(year, month)).toEqual(eras);
  });

  test('stand with the year in Japanese only', () => {
    expect(yearInWords(2025, 'ja')).toBe('2025年（令和7年）');
    expect(yearInWords(2019, 'ja')).toBe('2019年（平成31年・令和元年）');
    expect(yearInWords(2019, 'en')).toBe('2019');
    expect([monthInWords(4, 'ja'), monthInWords(4, 'en')]).toEqual(['4月', 'April']);
  });
});

test('offers the years from the newest, and all months', async () => {
  await show(composed.Plain);
  const words = optionsOf(year().element()).map((option) => option.text);
  expect(words.slice(0, 2)).toEqual(['選んでください', '2025年（令和7年）']);
  expect(words.at(-1)).toBe('2019年（平成31年・令和元年）');
  expect(words).toHaveLength(8);
  expect(optionsOf(month().element()).map((option) => option.value)).toHaveLength(13);
  expect(shut()).toEqual([]);
  await show(composed.Plain, { language: 'en' });
  const months = optionsOf(page.getByRole('combobox', { name: 'Month' }).element()).map((option) => option.text);
  expect(months.slice(0, 3)).toEqual(['Choose', 'January', 'February']);
});

test('is chosen with the keyboard, year then month, and tells one value', async () => {
  const onChange = vi.fn();
  await show(composeStory({ ...stories.Plain, args: { onChange } }, stories.default));
  await userEvent.tab();
  await expect.element(year()).toHaveFocus();
  await userEvent.keyboard('2025');
  expect(onChange).toHaveBeenLastCalledWith('');
  await userEvent.tab();
  await expect.element(month()).toHaveFocus();
  await userEvent.keyboard('4');
  expect(onChange).toHaveBeenLastCalledWith('2025-04');
});

test('shuts the months out that the year has not got, but never one that is chosen', async () => {
  await show(composed.Plain);
  await userEvent.selectOptions(year(), '2025');
  expect(shut()).toEqual(['12']);
  await userEvent.selectOptions(year(), '2019');
  expect(shut()).toEqual(['01']);
  await userEvent.selectOptions(year(), '2020');
  expect(shut()).toEqual([]);
  await userEvent.selectOptions(month(), '12');
  await userEvent.selectOptions(year(), '2025');
  await expect.element(month()).toHaveValue('12');
  expect(shut()).toEqual([]);
});

test('marks the part that is wrong', async () => {
  await show(composed.Invalid);
  await expect.element(year()).toBeInvalid();
  await expect.element(month()).toBeInvalid();
  await expect.element(year()).toBeRequired();
  await show(composed.OnePartInvalid);
  await expect.element(year()).toHaveValue('2025');
  await expect.element(year()).not.toBeInvalid();
  await expect.element(month()).toBeInvalid();
});

test('shuts nothing out before JavaScript has loaded, and keeps what was chosen', async () => {
  const host = served(composed.Chosen);
  expect(host.querySelector('option:disabled')).toBeNull();
  const [first, second] = host.querySelectorAll('select');
  first!.value = '2025';
  second!.value = '11';
  await hydrate(composed.Chosen, host);
  expect([first!.value, second!.value]).toEqual(['2025', '11']);
  second!.focus();
  const shutOut = () => [...host.querySelectorAll<HTMLOptionElement>('option:disabled')].map(({ value }) => value);
  await expect.poll(shutOut).toEqual(['12']);
});

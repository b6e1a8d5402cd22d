/**
 * React Aria's own testers work a pattern as its makers mean it, by mouse, by touch and by keyboard alike. Select and Menu are built on
 * the browser's own lists and popovers, whose state no attribute shows: the testers look for one, and cannot be used.
 */
import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { configure, getConfig } from '@testing-library/dom';
import { afterAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as alertDialog from '../../stories/ui/AlertDialog.stories.tsx';
import * as checkboxGroup from '../../stories/ui/CheckboxGroup.stories.tsx';
import * as comboBox from '../../stories/ui/ComboBox.stories.tsx';
import * as dialog from '../../stories/ui/Dialog.stories.tsx';
import * as radioGroup from '../../stories/ui/RadioGroup.stories.tsx';
import * as tabs from '../../stories/ui/Tabs.stories.tsx';
import { show } from './suites/show.ts';

const hasFocus = () => document.querySelector('[role$="dialog"]')?.contains(document.activeElement) ?? true;
/** The focus goes into a dialog a moment after it is there, and the tester looks at once. */
const { asyncWrapper } = getConfig();
afterAll(() => configure({ asyncWrapper }));
configure({
  asyncWrapper: async (act) => {
    const result = await act();
    await expect.poll(hasFocus).toBe(true);
    return result;
  },
});

const find = (role: string, name: string) => page.getByRole(role, { name }).element() as HTMLElement;

describe.each(['mouse', 'touch', 'keyboard'] as const)('by %s', (interactionType) => {
  const user = new User({ interactionType });

  test('Tabs', async () => {
    await show(composeStories(tabs).Plain);
    const tester = user.createTester('Tabs', { root: find('tablist', '道の見せ方') });
    expect(tester.getTabs()).toHaveLength(2);
    await tester.triggerTab({ tab: '絵で' });
    expect(tester.getSelectedTab()).toHaveTextContent('絵で');
    expect(tester.getActiveTabpanel()).toHaveTextContent('道の絵がここに入ります。');
    await tester.triggerTab({ tab: 0 });
    expect(tester.getSelectedTab()).toHaveTextContent('言葉で');
  });

  test('RadioGroup', async () => {
    await show(composeStories(radioGroup).Plain);
    const tester = user.createTester('RadioGroup', { root: find('radiogroup', '並び順') });
    expect(tester.getSelectedRadio()).toHaveAccessibleName('新しい順');
    await tester.triggerRadio({ radio: 'いいねの多い順' });
    expect(tester.getSelectedRadio()).toHaveAccessibleName('いいねの多い順');
  });

  test('CheckboxGroup', async () => {
    await show(composeStories(checkboxGroup).SomeChosen);
    const tester = user.createTester('CheckboxGroup', { root: find('group', '歩く時間') });
    const chosen = () => tester.getSelectedCheckboxes().map((each) => (each as HTMLInputElement).value);
    expect(chosen()).toEqual(['2', '3']);
    await tester.toggleCheckbox({ checkbox: 4 });
    await tester.toggleCheckbox({ checkbox: 1 });
    expect(chosen()).toEqual(['3', '5']);
  });

  test('ComboBox', async () => {
    await show(composeStories(comboBox).Plain);
    const field = find('combobox', '駅');
    const tester = user.createTester('ComboBox', { root: field.parentElement! });
    await tester.open();
    expect(tester.getOptions()).toHaveLength(3);
    await tester.toggleOptionSelection({ option: '両国' });
    expect(field).toHaveValue('両国');
    expect(tester.getListbox()).toBeNull();
    await tester.open();
    await tester.close();
    expect(tester.getListbox()).toBeNull();
  });

  test.each([
    { name: 'Dialog', story: composeStories(dialog).Plain, opener: '新しいお知らせを受け取りますか' },
    { name: 'AlertDialog', story: composeStories(alertDialog).Plain, opener: 'お気に入りを空にしますか' },
  ])('$name', async ({ story, opener }) => {
    await show(story);
    const tester = user.createTester('Dialog', { root: find('button', opener), overlayType: 'modal' });
    await tester.open();
    expect(tester.getDialog()).toHaveAccessibleName(opener);
    await tester.close();
    expect(tester.getDialog()).toBeNull();
  });
});

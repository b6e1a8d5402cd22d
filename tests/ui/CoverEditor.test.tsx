import { composeStories } from '@storybook/react-vite';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/CoverEditor.stories.tsx';
import type { Area } from '../../ui/CoverEditor/index.ts';
import { listen } from './suites/announced.ts';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const handle = (number: number) => page.getByRole('button', { name: `隠すところ${number}`, exact: true });
const add = () => page.getByRole('button', { name: '隠すところを足す' });

async function shown(story = composed.Plain) {
  const onChange = vi.fn<(areas: readonly Area[]) => void>();
  await show(story, { args: { onChange } });
  return { areas: () => onChange.mock.lastCall?.[0], onChange };
}

describe('by keyboard alone', () => {
  test('an area is added in the middle, moved, resized, removed and brought back', async () => {
    const { areas } = await shown();
    const said = listen();
    await userEvent.tab();
    await expect.element(add()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(handle(1)).toHaveFocus();
    expect(areas()).toEqual([{ id: '1', x: 40, y: 40, width: 20, height: 20, style: 'mosaic' }]);

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
    expect(areas()).toMatchObject([{ x: 38, y: 41, width: 20, height: 20 }]);
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
    expect(areas()).toMatchObject([{ x: 38, y: 41, width: 21, height: 19 }]);
    // Said once, after a pause, and not at every step.
    await expect
      .poll(() => said)
      .toEqual(['隠すところ1を足しました', '隠すところ1：左から38％、上から41％、幅21％、高さ19％']);

    await userEvent.keyboard('{Delete}');
    expect(areas()).toEqual([]);
    await expect.element(page.getByRole('button', { name: '元にもどす' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(handle(1)).toHaveFocus();
    expect(areas()).toMatchObject([{ x: 38, y: 41, width: 21, height: 19, style: 'mosaic' }]);
    expect(said.slice(2)).toEqual(['隠すところ1を取り消しました', '隠すところ1を元にもどしました']);
  });

  test('an area is moved and resized by presses on buttons alone', async () => {
    const { areas } = await shown(composed.Several);
    const press = (name: string) => page.getByRole('button', { name: `隠すところ1を${name}`, exact: true }).click();
    for (const name of ['左へ', '左へ', '上へ', '大きく']) await press(name);
    expect(areas()![0]).toMatchObject({ x: 30, y: 35, width: 25, height: 25 });
    for (const name of ['右へ', '下へ', '小さく', '小さく']) await press(name);
    expect(areas()![0]).toMatchObject({ x: 35, y: 40, width: 15, height: 15 });
  });

  test('it is covered as chosen, and placed by numbers', async () => {
    const { areas } = await shown(composed.Several);
    await page.getByRole('radio', { name: '塗りつぶし' }).first().click({ force: true });
    expect(areas()).toMatchObject([{ style: 'box' }, { style: 'box' }]);
    await page.getByText('数字で入力する').first().click();
    await page.getByLabelText('左から（％）').first().fill('７');
    await page.getByLabelText('幅（％）').first().fill('50');
    expect(areas()![0]).toMatchObject({ x: 7, width: 50 });
    await page.getByLabelText('幅（％）').first().fill('abc');
    expect(areas()![0]).toMatchObject({ x: 7, width: 50 });
    await userEvent.tab();
    await expect.element(page.getByLabelText('幅（％）').first()).toHaveValue('50');
  });

  test('the button of an area says its place and what the keys do', async () => {
    await shown(composed.Several);
    await expect
      .element(handle(2))
      .toHaveAccessibleDescription(/左から65％、上から10％、幅30％、高さ15％.*矢印キーで動かし/);
  });
});

describe('by pointer', () => {
  const frame = () => document.querySelector('img')!.parentElement!;
  const at = (x: number, y: number) => {
    const { left, top, width, height } = frame().getBoundingClientRect();
    return { clientX: left + (x / 100) * width, clientY: top + (y / 100) * height };
  };
  const pointer = (type: string, [x, y]: [number, number], pointerType = 'mouse') => {
    const point = at(x, y);
    const target = document.elementsFromPoint(point.clientX, point.clientY).find((each) => frame().contains(each));
    (target ?? frame()).dispatchEvent(
      new PointerEvent(type, { ...point, pointerType, pointerId: 1, button: 0, bubbles: true, cancelable: true }),
    );
  };
  /** Untrusted events capture nothing: the test says where they go. */
  const drag = (from: [number, number], to: [number, number], pointerType?: string) => {
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    pointer('pointerdown', from, pointerType);
    pointer('pointermove', to, pointerType);
    pointer('pointerup', to, pointerType);
    vi.restoreAllMocks();
  };

  test('an area is drawn, and a press alone puts one there', async () => {
    const { areas } = await shown();
    drag([70, 60], [20, 10]);
    await expect.poll(areas).toMatchObject([{ x: 20, y: 10, width: 50, height: 50 }]);
    await expect.element(handle(1)).toHaveFocus();
    drag([85, 85], [85, 85]);
    await expect.poll(areas).toHaveLength(2);
    expect(areas()![1]).toMatchObject({ x: 75, y: 75, width: 20, height: 20 });
  });

  test('it is moved, and resized by its corner', async () => {
    const { areas } = await shown(composed.Several);
    drag([44, 44], [24, 54]);
    await expect.poll(areas).toMatchObject([{ x: 20, y: 50, width: 20, height: 20 }, {}]);
    await expect.element(handle(1)).toHaveFocus();
    drag([94.5, 24.5], [84.5, 34.5]);
    await expect.poll(areas).toMatchObject([{}, { x: 65, y: 10, width: 20, height: 25 }]);
  });

  test('a finger that moves over the empty picture scrolls, and draws nothing', async () => {
    const { onChange } = await shown();
    expect(getComputedStyle(frame()).touchAction).toBe('manipulation');
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    pointer('pointerdown', [10, 10], 'touch');
    pointer('pointermove', [60, 60], 'touch');
    pointer('pointercancel', [60, 60], 'touch');
    pointer('pointerup', [60, 60], 'touch');
    vi.restoreAllMocks();
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('when no more can be added it says so and adds none', async () => {
  const { onChange } = await shown(composed.Full);
  await expect.element(page.getByText('これ以上は足せません。')).toBeVisible();
  await add().click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

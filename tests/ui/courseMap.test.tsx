import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PageProvider, usePage } from '../../app/PageContext.tsx';
import * as stories from '../../stories/screens/CourseMap.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { type Story, show } from './suites/show.ts';

const composed = composeStories(stories);
afterEach(() => void vi.restoreAllMocks());

const opener = () => page.getByRole('button', { name: '動く地図を開く' });
const markers = () => page.getByRole('group', { name: '地図の上の地点' });
const list = () => page.getByRole('list', { name: '地点の一覧' });
const canvas = () => page.getByRole('region', { name: 'コースの地図' });
const status = () => page.getByRole('region', { name: '動く地図' }).getByRole('status').elements().at(-1)!.textContent;

const inStep = () => [markers(), list()].map((within) => within.element().querySelector('[aria-current]')?.textContent);

test('asks for the map, which is heavy, only when a person does', async () => {
  const load = vi.fn(() => new Promise(() => {}));
  await show(composed.Closed, { args: { load } });
  await expect.element(opener()).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await opener().click();
  expect(load).toHaveBeenCalledOnce();
});

const { Closed, Opened, PlaceChosen, NoWebGl, Failed } = composed;
everyStory({ Closed, Opened, PlaceChosen, NoWebGl, Failed });

async function openMap(story: Story = composed.Closed, width?: number) {
  await show(story, { width });
  await expect.element(opener()).toBeVisible();
  opener().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(markers()).toBeInTheDocument();
}

test('keeps the place of its button, and shows none, until JavaScript has loaded', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(createElement(composed.Closed as never));
  const button = host.querySelector('button')!;
  expect(button.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(button.getBoundingClientRect().height).toBeGreaterThan(43);
  host.remove();
});

test('opens on press and takes the focus', async () => {
  await openMap();
  await expect.element(page.getByRole('region', { name: '動く地図' })).toHaveFocus();
  await expect.element(opener()).not.toBeInTheDocument();
  await expect.element(page.getByText('背景の地図のない略図です。', { exact: false })).toBeVisible();
});

test('is walked through in walking order', async () => {
  await openMap();
  const names: (string | null)[] = [];
  for (let press = 0; press < 19; press++) {
    await userEvent.tab();
    names.push(document.activeElement!.getAttribute('aria-label') ?? (document.activeElement as HTMLElement).innerText);
  }
  // Each place once: the markers are pressed by pointer, the list by both.
  expect(names.map((name) => name!.replace(/\s+/g, ' '))).toEqual([
    ...['地図を読み飛ばす', '地図を閉じる', '拡大', '縮小', 'コース全体', '北へ動かす', '南へ動かす'],
    ...['西へ動かす', '東へ動かす'],
    ...['コースの地図', '出発 東京駅'],
    ...['1 和田倉噴水公園', '2 二重橋', '3 桜田門', '4 千鳥ヶ淵緑道', '5 田安門', '6 北の丸公園', '7 平川門'],
    '到着 大手町駅',
  ]);
});

test('keeps list and markers in step by keyboard, and says what there is', async () => {
  await openMap();
  list().getByRole('button', { name: '3 桜田門' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(inStep()).toEqual(['3', '3桜田門']);
  expect(status()).toMatch(/^3、桜田門。.*門を入るともう一つの門が/);

  (markers().getByRole('button', { name: '5 田安門' }).element() as HTMLElement).click();
  await expect.poll(status).toContain('田安門');
  expect(inStep()).toEqual(['5', '5田安門']);
  expect(status()).toContain('江戸城の北の守りだった門');
});

test('moves by single presses, too', async () => {
  await openMap();
  const spot = () => markers().getByRole('button', { name: '4 千鳥ヶ淵緑道' }).element().getBoundingClientRect();
  const { x, y } = spot();
  const { clientWidth, clientHeight } = canvas().element() as HTMLElement;
  await page.getByRole('button', { name: '東へ動かす' }).click();
  await expect.poll(() => spot().x).toBeCloseTo(x - clientWidth / 3, -1);
  await page.getByRole('button', { name: '北へ動かす' }).click();
  await expect.poll(() => spot().y).toBeCloseTo(y + clientHeight / 3, -1);
  await page.getByRole('button', { name: '西へ動かす' }).click();
  await page.getByRole('button', { name: '南へ動かす' }).click();
  await expect.poll(() => Math.hypot(spot().x - x, spot().y - y)).toBeLessThan(10);
});

test('moves with the arrow keys and zooms with + and -', async () => {
  await openMap();
  const x = (name: string) => markers().getByRole('button', { name }).element().getBoundingClientRect().x;
  const width = () => x('到着 大手町駅') - x('4 千鳥ヶ淵緑道');
  const [place, whole] = [x('4 千鳥ヶ淵緑道'), width()];
  canvas().element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => x('4 千鳥ヶ淵緑道')).toBeCloseTo(place - 100, -1);
  // With Shift, as on a Japanese keyboard: one step all the same.
  await userEvent.keyboard('{Shift>}+{/Shift}');
  await expect.poll(() => width() / whole).toBeGreaterThan(1.9);
  await userEvent.keyboard('-');
  await expect.poll(() => width() / whole).toBeCloseTo(1, 1);
});

test('lets the page scroll under a plain wheel', async () => {
  await openMap();
  const wheel = (ctrlKey: boolean) =>
    new WheelEvent('wheel', { deltaY: 120, ctrlKey, bubbles: true, cancelable: true });
  const [plain, withCtrl] = [wheel(false), wheel(true)];
  for (const event of [plain, withCtrl]) canvas().element().dispatchEvent(event);
  expect([plain.defaultPrevented, withCtrl.defaultPrevented]).toEqual([false, true]);
});

test.each(['1', '2'] as const)('has markers that do not lie on each other (size %s)', async (textSize) => {
  await show(composed.Opened, { textSize, width: 320 });
  const boxes = markers()
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect());
  for (const [at, a] of boxes.entries()) {
    for (const b of boxes.slice(0, at)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.width);
  }
});

test('can be skipped, and gives the focus back when it is closed', async () => {
  await openMap();
  await page.getByRole('link', { name: '地図を読み飛ばす' }).click();
  await expect.element(page.getByText('地図はここまでです。')).toHaveFocus();
  await page.getByRole('button', { name: '地図を閉じる' }).click();
  await expect.element(opener()).toHaveFocus();
  await expect.element(markers()).not.toBeInTheDocument();
});

test('says when this browser cannot draw it, and offers nothing that would not work', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await show(composed.Closed);
  await opener().click();
  await expect.element(page.getByText('この端末では動く地図を表示できません')).toBeVisible();
  await expect.element(opener()).not.toBeInTheDocument();
});

test('says that it failed, and can be asked again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(composed.Failed);
  await expect.element(page.getByRole('alert').getByText('地図を開けませんでした')).toBeVisible();
  await expect.element(opener()).toBeVisible();
});

test('shows the schematic map when no tile can be had', async () => {
  const get = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((...request) =>
    /cyberjapandata/.test(String((request[0] as Request).url ?? request[0]))
      ? Promise.reject(new TypeError('Failed to fetch'))
      : get(...request),
  );
  const { Tiles } = composeStories({ ...stories, Tiles: { decorators: [WithTiles] } }) as Record<string, Story>;
  await openMap(Tiles);
  await expect.element(page.getByText('背景の地図を読み込めませんでした。', { exact: false })).toBeVisible();
  await expect.element(page.getByText('背景の地図のない略図です。', { exact: false })).toBeVisible();
});

function WithTiles(Story: React.ComponentType) {
  const here = usePage();
  return (
    <PageProvider value={{ ...here, settings: { ...here.settings, tiles: 'gsi' } }}>
      <Story />
    </PageProvider>
  );
}

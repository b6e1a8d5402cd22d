/** Where the focus is while the menu is open, at 400 % zoom, and after a page was chosen. */
import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/HamburgerMenu.stories.tsx';
import { settled } from './suites/show.ts';

const composed = composeStories(stories);
const names = Array.from({ length: 9 }, (_, at) => `ページ${at + 1}`);
const menu = () => page.getByRole('dialog', { name: 'メニュー' });

/** 1280 × 1024 at 400 %, with as many pages as the portal has. */
async function open(textSize: '1' | '2' = '1') {
  await page.viewport(320, 256);
  const children = (
    <ul>
      {names.map((name) => (
        <li key={name} style={{ paddingBlock: '.75rem' }}>
          <a href={`#${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
  await composed.Plain.run({
    args: { ...composed.Plain.args, children },
    globals: { ...composed.Plain.globals, textSize },
  });
  page.getByRole('button', { name: 'メニュー' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu()).toBeVisible();
}

/** All of it is seen: its edges and its middle are hit there. */
function isSeen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 1, (top + bottom) / 2, bottom - 1].every((y) =>
    element.contains(document.elementFromPoint((left + right) / 2, y)),
  );
}

test('the first focus is on the button that closes it', async () => {
  await open();
  await expect.element(menu().getByRole('button', { name: '閉じる' })).toHaveFocus();
});

test.each([
  ['forwards', '1'],
  ['backwards', '1'],
  ['forwards', '2'],
  ['backwards', '2'],
] as const)('no item is hidden under the head, %s (text size %s)', async (direction, textSize) => {
  await open(textSize);
  const hidden: string[] = [];
  for (let press = 0; press < 2 * (names.length + 1); press++) {
    await userEvent.tab({ shift: direction === 'backwards' });
    await settled();
    if (!isSeen(document.activeElement!)) hidden.push(document.activeElement!.textContent!);
  }
  expect(hidden).toEqual([]);
});

test('what moves the focus on the click of an item is not undone', async () => {
  await open();
  const heading = document.body.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  const moveOn = (event: MouseEvent) => {
    if (event.target instanceof HTMLAnchorElement) heading.focus();
  };
  document.addEventListener('click', moveOn);
  onTestFinished(() => {
    document.removeEventListener('click', moveOn);
    heading.remove();
  });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu()).not.toBeInTheDocument();
  await settled();
  expect(document.activeElement).toBe(heading);
});

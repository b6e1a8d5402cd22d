import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { InstallScreen } from '../../app/screens/Install/InstallScreen.tsx';
import { offering, running } from '../fixtures/installing.ts';
import { wired } from './wired.tsx';

export default { title: '画面/ホーム画面に追加', component: InstallScreen } satisfies Meta<typeof InstallScreen>;

const address = '/install';
const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
type Play = { canvasElement: HTMLElement };

const findButton = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^(ホーム画面に追加する|Add to home screen)$/ });
/** @param words that come of the press */
const press =
  (words?: RegExp) =>
  async ({ canvasElement }: Play) => {
    await userEvent.click(await findButton(canvasElement));
    if (words) await expect(await within(canvasElement).findByText(words)).toBeVisible();
  };

const waitForButton = async ({ canvasElement }: Play) => {
  await expect(await findButton(canvasElement)).toBeVisible();
};

export const Plain = { name: '手順', ...wired(address, { states: 'page' }) };
export const Offered = {
  name: 'ボタンから追加できる',
  beforeEach: offering('accepted'),
  play: waitForButton,
  ...wired(address, { states: 'offered' }),
};
export const Asking = {
  name: 'ブラウザーがたずねている',
  beforeEach: offering('pending'),
  play: press(),
  ...wired(address, { states: 'asking' }),
};
export const Installed = {
  name: '追加した',
  beforeEach: offering('accepted'),
  play: press(/^(追加しました。|It has been added\.)/),
  ...wired(address, { states: 'installed' }),
};
export const Declined = {
  name: '追加しなかった',
  beforeEach: offering('dismissed'),
  play: press(/^(追加しませんでした。|It was not added\.)/),
  ...wired(address, { states: 'declined' }),
};
export const Failed = {
  name: 'ブラウザーがたずねなかった',
  beforeEach: offering('failed'),
  play: press(/^(このボタンからは|This button could not)/),
  ...wired(address, { states: 'failed' }),
};
export const Running = {
  name: '追加したアイコンから開いた',
  beforeEach: running,
  play: async ({ canvasElement }: Play) => {
    const words = /^(いまは、追加したアイコン|You have opened this page from the icon)/;
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
  ...wired(address, { states: 'running' }),
};
export const English = {
  name: '英語',
  globals: english,
  beforeEach: offering('accepted'),
  play: waitForButton,
  ...wired(address),
};
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired(address) };
export const Narrow = { name: '320px', globals: narrow, ...wired(address) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  globals: { ...narrow, ...english, textSize: '2' },
  beforeEach: offering('accepted'),
  play: waitForButton,
  ...wired(address),
};

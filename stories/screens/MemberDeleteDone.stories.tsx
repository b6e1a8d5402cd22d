import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MemberDeleteDoneScreen } from '../../app/screens/MemberDeleteDone/MemberDeleteDoneScreen.tsx';
import { clearDevice, keeping } from '../fixtures/kept.ts';
import { wired } from './wired.tsx';

export default {
  title: '画面/退会しました',
  component: MemberDeleteDoneScreen,
  beforeEach: () => {
    clearDevice();
    return clearDevice;
  },
} satisfies Meta<typeof MemberDeleteDoneScreen>;

const address = '/mypage/delete/done';
const withFavourites = keeping(() => ({ favourites: { course: [101, 401] } }));
interface Played {
  canvasElement: HTMLElement;
}

export const Plain = { name: '何も残っていない', ...wired(address, { states: 'done' }) };
export const Kept = { name: '端末に残っている', beforeEach: withFavourites, ...wired(address, { states: 'kept' }) };
export const Cleared = {
  name: '端末からも消した',
  beforeEach: withFavourites,
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(この端末からも消す|Delete them from this device)$/ }),
    );
    await canvas.findByText(/^(この端末からも消しました。|They have been deleted from this device.)$/);
    await expect(localStorage.getItem('favourites-course')).toBeNull();
  },
  ...wired(address, { states: 'cleared' }),
};
export const StillMember = {
  name: 'まだ退会していない',
  globals: { member: 'member' },
  ...wired(address, { states: 'stillMember' }),
};
export const English = { name: '英語', globals: { language: 'en' }, ...wired(address) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  beforeEach: withFavourites,
  ...wired(address),
};

import type { Meta } from '@storybook/react-vite';
import { PhotoUploadDoneScreen } from '../../app/screens/PhotoUploadDone/PhotoUploadDoneScreen.tsx';
import { wired } from './wired.tsx';

export default {
  title: '画面/写真の投稿の完了',
  component: PhotoUploadDoneScreen,
} satisfies Meta<typeof PhotoUploadDoneScreen>;

const address = '/photo/upload/done';

export const Plain = { name: '投稿した', ...wired(address, { states: 'done' }) };
export const Offline = {
  name: 'オフライン',
  globals: { connection: 'offline' },
  ...wired(address, { states: 'offline' }),
};
export const English = { name: '英語', globals: { language: 'en' }, ...wired(address) };
export const Narrow = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(address),
};

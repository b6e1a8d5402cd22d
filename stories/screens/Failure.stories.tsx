import type { Meta } from '@storybook/react-vite';
import { FailureScreen } from '../../app/screens/Failure/index.ts';
import { failing, offline, unavailable } from '../fixtures/api.ts';
import { wired } from './wired.tsx';
import { withPage } from './withPage.tsx';

export default { title: '画面/エラー', component: FailureScreen } satisfies Meta<typeof FailureScreen>;

const missing = '/no/such/page';
const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const broken = { responses: { 'GET /notice': failing } };

export const Plain = { name: 'ページが見つからない（404）', ...wired(missing, { states: ['notFound'] }) };
export const Server = { name: 'サーバーの問題', ...wired('/news', { states: ['serverError'], ...broken }) };
export const Away = {
  name: 'データに接続できない',
  ...wired('/news', { states: ['unavailable'], responses: { 'GET /notice': unavailable } }),
};
export const Offline = {
  name: 'オフライン',
  ...wired('/news', { states: ['offline'], responses: { 'GET /notice': offline } }),
};
/** The server's HTML alone, which no machine takes over. */
export const WithoutScript = {
  name: 'サーバーの問題（JavaScriptなし）',
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path: missing } },
  args: { failure: { kind: 'failed' as const, code: 'E500' as const } },
};
export const English = { name: '404（英語）', globals: english, ...wired(missing) };
export const ServerEnglish = { name: 'サーバーの問題（英語）', globals: english, ...wired('/news', broken) };
export const LargeText = { name: '404（文字サイズ大）', globals: { textSize: '2' }, ...wired(missing) };
export const Narrow = { name: '404（320px）', globals: narrow, ...wired(missing) };
export const LongPath = {
  name: '404（長いアドレス、320px）',
  globals: narrow,
  ...wired(`/${'tokotoko-'.repeat(20)}`),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailureScreen } from '../../app/screens/Failure/index.ts';
import { withPage } from './withPage.tsx';

const path = '/no/such/page';
const meta = {
  title: '画面/エラー',
  component: FailureScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path } },
  args: { failure: { kind: 'notFound', path }, onRetry: () => undefined },
} satisfies Meta<typeof FailureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'ページが見つからない（404）' };
export const Server: Story = { name: 'サーバーの問題', args: { failure: { kind: 'failed', code: 'E500' } } };
export const Away: Story = { name: 'データに接続できない', args: { failure: { kind: 'unavailable' } } };
export const Offline: Story = {
  name: 'オフライン',
  args: { failure: { kind: 'offline' } },
  globals: { connection: 'offline' },
};
export const WithoutScript: Story = {
  name: 'サーバーの問題（JavaScriptなし）',
  args: { failure: { kind: 'failed', code: 'E500' }, onRetry: undefined },
};
export const English: Story = { name: '404（英語）', globals: { language: 'en' } };
export const ServerEnglish: Story = {
  name: 'サーバーの問題（英語）',
  args: { failure: { kind: 'failed', code: 'E500' } },
  globals: { language: 'en' },
};
export const LargeText: Story = { name: '404（文字サイズ大）', globals: { textSize: '2' } };
export const Narrow: Story = { name: '404（320px）', globals: { viewport: { value: 'narrow' } } };
export const LongPath: Story = {
  name: '404（長いアドレス、320px）',
  args: { failure: { kind: 'notFound', path: `/${'tokotoko-'.repeat(20)}` } },
  globals: { viewport: { value: 'narrow' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { device } from '../../app/deviceStorage.ts';
import en from '../../app/i18n/en/installHint.json';
import ja from '../../app/i18n/ja/installHint.json';
import { hintWith } from '../../app/install/InstallHint.tsx';
import { Layout } from '../../app/layout/Layout.tsx';
import { matchRoute } from '../../app/matchRoute.ts';
import { text } from '../../tokens/typography.css.ts';
import { offering, onApple } from '../fixtures/installing.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const path = '/10minutes-course';
const route = matchRoute(path)!.route;
const hints = { ja: hintWith(ja), en: hintWith(en) };

/** At the foot of a page that is longer than the window: the hint comes where nobody looks yet. */
const meta = {
  title: '画面/ホーム画面に追加の案内',
  component: Layout,
  decorators: [withPage],
  parameters: { layout: 'none', page: { path } },
  globals: { consent: 'agreed' },
  render: (_, { globals }) => {
    const Hint = hints[languageOf(globals)];
    return (
      <Layout route={route} crumbs={[]} siteAlerts={[]} isBannerVisible={false} below={<Hint />}>
        <div style={{ minHeight: '110vh' }}>
          <h1 className={text.title}>{route.label[languageOf(globals)]}</h1>
        </div>
      </Layout>
    );
  },
  afterEach: () => device.local.remove('install-hint'),
} satisfies Meta<typeof Layout>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;
type Play = { canvasElement: HTMLElement };

const findHint = async (canvasElement: HTMLElement) => {
  const hint = await within(canvasElement).findByRole('region', { name: /^(ホーム画面への追加|Add to home screen)$/ });
  hint.scrollIntoView({ block: 'end' });
  // It has been seen, and never comes again.
  await waitFor(() => expect(device.local.get('install-hint')).toBe('shown'));
  return within(hint);
};
const look = async ({ canvasElement }: Play) => void (await findHint(canvasElement));
const press =
  (button: RegExp, words?: RegExp) =>
  async ({ canvasElement }: Play) => {
    const hint = await findHint(canvasElement);
    await userEvent.click(hint.getByRole('button', { name: button }));
    if (words) await expect(await hint.findByText(words)).toBeVisible();
  };
const add = /^(追加する|Add)$/;

export const Offered: Story = { name: 'ボタンから追加できる', beforeEach: offering('accepted'), play: look };
export const Apple: Story = { name: 'iPhone・iPad（言葉で）', beforeEach: onApple, play: look };
export const Asking: Story = { name: 'ブラウザーがたずねている', beforeEach: offering('pending'), play: press(add) };
export const Installed: Story = {
  name: '追加した',
  beforeEach: offering('accepted'),
  play: press(add, /^(追加しました。|It has been added\.)/),
};
export const Failed: Story = {
  name: 'ブラウザーがたずねなかった',
  beforeEach: offering('failed'),
  play: press(add, /^(このボタンからは|This button could not)/),
};
const expectGone = async (canvasElement: HTMLElement) => {
  const gone = () => within(canvasElement).queryByRole('region', { name: /^(ホーム画面への追加|Add to home screen)$/ });
  await waitFor(() => expect(gone()).toBeNull());
};
export const Closed: Story = {
  name: '閉じた',
  beforeEach: offering('accepted'),
  play: async ({ canvasElement }) => {
    await press(/^(閉じる|Close)$/)({ canvasElement });
    await expectGone(canvasElement);
    // Reading goes on where the hint stood.
    await expect(document.getElementById('footer-navigation')).toHaveFocus();
  },
};
export const Declined: Story = {
  name: 'ブラウザーに「いいえ」と答えた',
  beforeEach: offering('dismissed'),
  play: async ({ canvasElement }) => {
    await press(add)({ canvasElement });
    await expectGone(canvasElement);
  },
};
export const DuringTask: Story = {
  name: '投稿の途中では出ない',
  parameters: { page: { path: '/photo/upload' } },
  beforeEach: offering('accepted'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('contentinfo')).toBeInTheDocument();
    await expectGone(canvasElement);
  },
};
export const English: Story = {
  name: '英語',
  globals: { language: 'en' },
  beforeEach: offering('accepted'),
  play: look,
};
export const LargeText: Story = {
  name: '文字サイズ大',
  globals: { textSize: '2' },
  beforeEach: offering('accepted'),
  play: look,
};
export const NarrowAndLarge: Story = {
  name: '320px・文字サイズ大・英語',
  globals: { viewport: { value: 'narrow' }, textSize: '2', language: 'en' },
  beforeEach: offering('accepted'),
  play: look,
};
export const AppleNarrow: Story = {
  name: 'iPhone（言葉で、320px）',
  globals: { viewport: { value: 'narrow' } },
  beforeEach: onApple,
  play: look,
};

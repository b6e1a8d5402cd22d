import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { UpdateDialog } from '../../app/dialogs/UpdateDialog.tsx';
import { Layout } from '../../app/layout/Layout.tsx';
import { matchRoute } from '../../app/matchRoute.ts';
import type { SiteAlert } from '../../app/page.ts';
import type { Route } from '../../app/routes.ts';
import { Prose } from '../../app/text/Prose.tsx';
import { html as aboutEn } from '../../content/pages/about.en.md';
import { html as aboutJa } from '../../content/pages/about.ja.md';
import type { Language } from '../../contract/values.ts';
import { text } from '../../tokens/typography.css.ts';
import { stack } from '../../ui/layout.css.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const path = '/about';
const nothing = () => undefined;
const heat: Record<Language, SiteAlert> = {
  ja: { kind: 'heat', message: 'きょうは気温が高くなります。日中の長い散歩はひかえてください。' },
  en: { kind: 'heat', message: 'It will be very hot today. Please avoid long walks in the middle of the day.' },
};

interface Frame {
  isBannerVisible?: boolean;
  isAlerting?: boolean;
  hasScript?: boolean;
  copiedAt?: string;
}

/** The frame around a page as it comes from the server, and with its buttons once the script runs. */
function Framed({
  isBannerVisible: isFirstVisible = false,
  isAlerting = false,
  hasScript = true,
  copiedAt,
  lang,
}: Frame & { lang: Language }) {
  const [isBannerVisible, setBannerVisible] = useState(isFirstVisible);
  const crumbs = ['/', path].map((each) => ({ label: routeAt(each).label[lang], path: each }));
  return (
    <Layout
      route={routeAt(path)}
      crumbs={crumbs}
      siteAlerts={isAlerting ? [heat[lang]] : []}
      isBannerVisible={isBannerVisible}
      {...(copiedAt && { copiedAt })}
      {...(hasScript
        ? {
            onConsent: () => setBannerVisible(false),
            onReopenBanner: () => setBannerVisible(true),
            onTextSize: nothing,
          }
        : {})}
    >
      <div className={stack.l}>
        <h1 className={text.title}>{routeAt(path).label[lang]}</h1>
        <Prose html={{ ja: aboutJa, en: aboutEn }[lang]} />
      </div>
    </Layout>
  );
}

const routeAt = (path: string): Route => matchRoute(path)!.route;

const meta = {
  title: '画面/共通',
  component: Layout,
  decorators: [withPage],
  // The story is the frame: the decorator leaves its own out, and so does Storybook.
  parameters: { layout: 'none', page: { path } },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const show =
  (frame: Frame = {}): Story['render'] =>
  (_, { globals }) => <Framed {...frame} lang={languageOf(globals)} />;

export const Plain: Story = { name: 'ふつう', globals: { consent: 'agreed' }, render: show() };
export const CookieBanner: Story = { name: 'クッキーを選ぶ前', render: show({ isBannerVisible: true }) };
export const CookieBannerWithoutScript: Story = {
  name: 'クッキーを選ぶ前（JavaScriptなし）',
  render: show({ isBannerVisible: true, hasScript: false }),
};
export const Rejected: Story = { name: 'クッキーを拒否した後', globals: { consent: 'rejected' }, render: show() };
export const Heat: Story = { name: '熱中症に注意', globals: { consent: 'agreed' }, render: show({ isAlerting: true }) };
export const Offline: Story = {
  name: 'オフライン',
  globals: { consent: 'agreed', connection: 'offline' },
  render: show(),
};
const copiedAt = '2026-11-26T03:30:00.000Z';
/** The page stands on the device, and there is no network to bring the one of now. */
export const Copy: Story = {
  name: '端末にあった写し（オフライン）',
  globals: { consent: 'agreed', connection: 'offline' },
  render: show({ copiedAt }),
};
export const CopyNarrow: Story = {
  name: '端末にあった写し（オフライン、320px・文字サイズ大・英語）',
  globals: {
    ...{ consent: 'agreed', connection: 'offline' },
    ...{ viewport: { value: 'narrow' }, textSize: '2', language: 'en' },
  },
  render: show({ copiedAt }),
};
function UpdateAsked() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <UpdateDialog backdrop="rgb(0 0 0 / 0.5)" onClose={() => setOpen(false)} />;
}
const update: Story = {
  globals: { consent: 'agreed' },
  render: () => <UpdateAsked />,
  play: async () => {
    const button = await screen.findByRole('button', { name: /^(更新する|Update)$/ });
    await waitFor(() => expect(button).toBeVisible());
  },
};
export const Update: Story = { ...update, name: '新しいバージョンがある' };
export const UpdateNarrow: Story = {
  ...update,
  name: '新しいバージョンがある（320px・文字サイズ大・英語）',
  globals: { viewport: { value: 'narrow' }, textSize: '2', language: 'en' },
};
export const English: Story = {
  name: '英語',
  globals: { language: 'en' },
  render: show({ isBannerVisible: true, isAlerting: true }),
};
export const LargeText: Story = {
  name: '文字サイズ大',
  globals: { textSize: '2' },
  render: show({ isBannerVisible: true, isAlerting: true }),
};
export const Narrow: Story = {
  name: '320px',
  globals: { viewport: { value: 'narrow' } },
  render: show({ isBannerVisible: true, isAlerting: true }),
};
export const NarrowAndLarge: Story = {
  name: '320px・文字サイズ大・英語',
  globals: { viewport: { value: 'narrow' }, textSize: '2', language: 'en' },
  render: show({ isBannerVisible: true, isAlerting: true }),
};
/** Name, My Page and logout stand in the menu where the header has no room for them. */
export const MenuOfMember: Story = {
  name: 'メニューを開いた（ログイン中、320px）',
  globals: { member: 'member', consent: 'agreed', viewport: { value: 'narrow' } },
  render: show(),
  play: async ({ canvas }) => {
    // A link until the script runs.
    await userEvent.click(await canvas.findByRole('button', { name: /^(メニュー|Menu)$/ }));
    const menu = within(await screen.findByRole('dialog'));
    await expect(await menu.findByRole('button', { name: /^(ログアウト|Log out)$/ })).toBeVisible();
    await expect(menu.getByRole('link', { name: /マイページ|My Page/ })).toBeVisible();
    await expect(menu.getByRole('link', { name: /^(お気に入り|Favourites)$/ })).toBeVisible();
  },
};

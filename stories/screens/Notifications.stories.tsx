import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ApiProvider } from '../../app/PageContext.tsx';
import { Notifications } from '../../app/screens/MyPage/Notifications.tsx';
import { PageWidth } from '../../ui/PageWidth/index.ts';
import { failing, fakeApi, type Responses } from '../fixtures/api.ts';
import { type PushBrowser, pretendPush, pushSettings } from '../fixtures/push.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

function WithApi({ lang, responses, children }: { lang: 'ja' | 'en'; responses: Responses; children: ReactNode }) {
  const api = useMemo(() => fakeApi(lang, responses), [lang, responses]);
  return <ApiProvider value={api}>{children}</ApiProvider>;
}
const noResponses: Responses = {};

const withApi: Decorator = (Story, { globals, parameters }) => (
  <WithApi lang={languageOf(globals)} responses={(parameters.responses as Responses | undefined) ?? noResponses}>
    {/* The space above the heading stays inside, and there is some below the last button, as in a page. */}
    <div style={{ display: 'flow-root', paddingBlockEnd: '1rem' }}>
      <PageWidth>
        <Story />
      </PageWidth>
    </div>
  </WithApi>
);

const meta = {
  title: '画面/通知の設定',
  component: Notifications,
  decorators: [withApi, withPage],
  args: { ownRegion: 'taito' },
  parameters: { layout: 'none', page: { path: '/mypage' } },
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

const browser = (settings: PushBrowser) => ({ beforeEach: () => pretendPush(settings) });
const english = { language: 'en' };
const narrow = { textSize: '2', viewport: { value: 'narrow', isRotated: false } };
const names = {
  turnOn: /^(通知を受け取る|Get notifications)$/,
  goOn: /^(次へ進む|Go on)$/,
  turnOff: /^(通知をやめる|Turn off notifications)$/,
};

/** Waits for the button of that name, and presses it; also in the dialog, which is beside the page. */
async function press(name: RegExp): Promise<void> {
  const body = within(document.body);
  await userEvent.click(await body.findByRole('button', { name }));
}
const shows = (words: RegExp): Story['play'] => {
  return async ({ canvas }) => {
    await canvas.findAllByText(words);
  };
};
const asked: Story['play'] = async () => {
  await press(names.turnOn);
  await within(document.body).findByRole('dialog');
};
const accepted =
  (words: RegExp): Story['play'] =>
  async (context) => {
    await press(names.turnOn);
    await press(names.goOn);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await context.canvas.findAllByText(words);
  };
const onWords = /^(この端末で、通知を受け取っています。|This device gets notifications\.)$/;
const settingsShown: Story['play'] = async ({ canvas }) => {
  await canvas.findByText(onWords);
  await canvas.findByRole('button', { name: names.turnOff });
  await canvas.findByRole('radio', { name: /登録した地域|Where you are registered/ });
};

export const Undecided: Story = {
  name: '受け取っていない',
  play: shows(/受け取っていません|does not get/),
  ...browser({ permission: 'default' }),
};
export const Off: Story = {
  name: '止めている',
  play: shows(/止めています|turned off/),
  ...browser({ permission: 'granted', isOff: true }),
};
export const Explained: Story = { name: 'はじめに説明する', play: asked, ...browser({ permission: 'default' }) };
export const ExplainedNarrow: Story = {
  ...Explained,
  name: 'はじめに説明する（320px・文字サイズ大）',
  globals: narrow,
};
export const ExplainedEnglish: Story = { ...Explained, name: 'はじめに説明する（英語）', globals: english };
export const Requesting: Story = {
  name: 'ブラウザーがたずねている',
  play: accepted(/ブラウザーの質問|your browser’s question/),
  ...browser({ permission: 'default' }),
};
export const Subscribing: Story = {
  name: '設定している',
  play: accepted(/設定しています|Setting up/),
  ...browser({ permission: 'default', answer: 'granted' }),
  parameters: { responses: { 'POST /pwa_token_save': () => new Promise<never>(() => undefined) } satisfies Responses },
};
export const On: Story = { name: '受け取っている', play: settingsShown, ...browser({ permission: 'granted' }) };
export const OnNarrow: Story = { ...On, name: '受け取っている（320px・文字サイズ大）', globals: narrow };
export const OnEnglish: Story = { ...On, name: '受け取っている（英語）', globals: english };
export const SomeRegions: Story = {
  name: '地域を選んでいる',
  play: async ({ canvas }) => {
    await canvas.findByText(onWords);
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(10));
  },
  ...browser({ permission: 'granted' }),
  parameters: {
    responses: {
      'POST /pwa_token_save': () => ({
        subscription: { ...pushSettings, regions: ['taito', 'hachijo'], follows_favorites: false },
      }),
    } satisfies Responses,
  },
};
export const NothingChosen: Story = {
  name: '1つも選んでいない',
  play: async (context) => {
    await settingsShown(context);
    const { canvas } = context;
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await press(/^(この内容で受け取る|Save)$/);
    await canvas.findByText(/1つ以上選んで|Choose at least one/);
  },
  ...browser({ permission: 'granted' }),
};
export const Saved: Story = {
  name: '変更した',
  play: async (context) => {
    await settingsShown(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('radio', { name: /^(すべての地域|All)$/ }));
    await press(/^(この内容で受け取る|Save)$/);
    await canvas.findByText(/変更を保存しました|changes are saved/);
  },
  ...browser({ permission: 'granted' }),
};
export const NotChanged: Story = {
  name: '変更できない',
  play: async (context) => {
    await settingsShown(context);
    await press(/^(この内容で受け取る|Save)$/);
    await context.canvas.findAllByText(/変更できませんでした|could not be changed/);
  },
  ...browser({ permission: 'granted' }),
  parameters: { responses: { 'POST /pwa_token_settings': failing } satisfies Responses },
};
export const TurnedOff: Story = {
  name: 'やめた',
  play: async (context) => {
    await settingsShown(context);
    await press(names.turnOff);
    await context.canvas.findByText(/止めています|turned off/);
  },
  ...browser({ permission: 'granted' }),
};
export const Denied: Story = {
  name: 'ブラウザーで止められている',
  play: shows(/設定で通知が止められています|blocked/),
  ...browser({ permission: 'denied' }),
};
const agent = (name: string): Pick<PushBrowser, 'userAgent'> => ({ userAgent: `Mozilla/5.0 ${name}` });
export const DeniedFirefox: Story = {
  name: 'ブラウザーで止められている（Firefox、英語）',
  play: shows(/beside Blocked/),
  globals: english,
  ...browser({ permission: 'denied', ...agent('(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') }),
};
export const DeniedNow: Story = {
  name: 'ブラウザーの質問で断った',
  play: accepted(/設定で通知が止められています|blocked/),
  ...browser({ permission: 'default', answer: 'denied' }),
};
export const Failed: Story = {
  name: '設定に失敗した',
  play: accepted(/設定に失敗しました|could not be set up/),
  ...browser({ permission: 'default', answer: 'granted', isBroken: true }),
};
export const FailedNarrow: Story = {
  ...Failed,
  name: '設定に失敗した（英語・320px・文字サイズ大）',
  globals: { ...narrow, ...english },
};
export const Unsupported: Story = {
  name: '対応していない',
  play: shows(/受け取れません|cannot get/),
  ...browser({ permission: null }),
};
export const OnIphone: Story = {
  name: '対応していない（iPhone）',
  play: shows(/ホーム画面に追加すると|Home Screen/),
  ...browser({
    permission: null,
    ...agent('(iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'),
  }),
};

import type { Meta } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PolicyScreen } from '../../app/screens/Policy/PolicyScreen.tsx';
import type { DeviceRow, ServerRow } from '../../contract/storedData.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, type Responses, unavailable } from '../fixtures/api.ts';
import { storedData } from '../fixtures/storedData.ts';
import { wired } from './wired.tsx';

export default { title: '画面/プライバシーとクッキー', component: PolicyScreen } satisfies Meta<typeof PolicyScreen>;

const english = { language: 'en' };
const large = { textSize: '2' };
const narrow = { viewport: { value: 'narrow' } };
const privacy = '/about/privacy-policy';
const cookies = '/about/cookie-policy';

const stored = (response: NonNullable<Responses['GET /stored_data']>): { responses: Responses } => ({
  responses: { 'GET /stored_data': response },
});

const history: Record<Language, DeviceRow> = {
  ja: {
    ...{
      of: 'visitor',
      also_of_visitors: false,
      area: 'localStorage',
      names: ['example-history'],
      needs_consent: true,
      seen_by: 'device',
    },
    what: '（例）見たコースの履歴',
    why: '前に見たコースを、もう一度すぐに開けるようにするため。',
    until: '90日で消えます。',
  },
  en: {
    ...{
      of: 'visitor',
      also_of_visitors: false,
      area: 'localStorage',
      names: ['example-history'],
      needs_consent: true,
      seen_by: 'device',
    },
    what: '(Example) Courses you have viewed',
    why: 'So that you can open them again at once.',
    until: 'Deleted after 90 days.',
  },
};
const published: Record<Language, ServerRow[]> = {
  ja: [
    {
      ...{ of: 'member', also_of_visitors: false, store: 'database', seen_by: 'everyone' },
      what: '（例）投稿した写真と、その題名',
      why: '歩いた人どうしで、写真を見せ合うため。'.repeat(4),
      until: '投稿した人が消すまで。'.repeat(8),
    },
    {
      ...{ of: 'member', also_of_visitors: true, store: 'database', seen_by: 'operators' },
      what: '（例）通知の届け先',
      why: '通知を届けるため。',
      until: '通知をやめるまで。',
    },
    {
      ...{ of: 'staff', also_of_visitors: false, store: 'database', seen_by: 'operators' },
      what: '（例）写真を確かめた係',
      why: 'あとから確かめられるようにするため。',
      until: '5年で消します。',
    },
  ],
  en: [
    {
      ...{ of: 'member', also_of_visitors: false, store: 'database', seen_by: 'everyone' },
      what: '(Example) Photos you have posted, with their titles',
      why: 'So that walkers can show one another what they have seen. '.repeat(4).trim(),
      until: 'Until whoever posted it deletes it. '.repeat(6).trim(),
    },
    {
      ...{ of: 'member', also_of_visitors: true, store: 'database', seen_by: 'operators' },
      what: '(Example) Where notifications go',
      why: 'To send notifications.',
      until: 'Until you turn them off.',
    },
    {
      ...{ of: 'staff', also_of_visitors: false, store: 'database', seen_by: 'operators' },
      what: '(Example) Who checked a photo',
      why: 'So that it can be looked up later.',
      until: 'Deleted after five years.',
    },
  ],
};

export const Plain = { name: 'プライバシーポリシー', ...wired(privacy, { states: ['privacy'] }) };
export const Published = {
  name: '公開するものと、職員のもの（長い文）',
  ...wired(privacy, {
    states: ['published'],
    ...stored((_, lang) => ({ ...storedData(lang), server: [...storedData(lang).server, ...published[lang]] })),
  }),
};
export const English = { name: 'プライバシーポリシー（英語）', globals: english, ...wired(privacy) };
export const LargeText = { name: 'プライバシーポリシー（文字サイズ大）', globals: large, ...wired(privacy) };
export const Narrow = { name: 'プライバシーポリシー（320px）', globals: narrow, ...wired(privacy) };
export const NarrowLarge = {
  name: 'プライバシーポリシー（320px、文字サイズ大、英語）',
  globals: { ...english, ...large, ...narrow },
  ...wired(privacy),
};

export const Cookies = { name: 'クッキーポリシー（選ぶ前）', ...wired(cookies, { states: ['undecided'] }) };
export const CookiesAgreed = {
  name: 'クッキーポリシー（同意）',
  globals: { consent: 'agreed' },
  ...wired(cookies, { states: ['agreed'] }),
};
export const CookiesRejected = {
  name: 'クッキーポリシー（拒否、英語）',
  globals: { consent: 'rejected', ...english },
  ...wired(cookies, { states: ['rejected'] }),
};
export const NeedsConsent = {
  name: 'クッキーポリシー（同意したときだけ保存するものがある）',
  ...wired(cookies, {
    states: ['needsConsent'],
    ...stored((_, lang) => ({ ...storedData(lang), device: [...storedData(lang).device, history[lang]] })),
  }),
};
export const CookiesNarrow = { name: 'クッキーポリシー（320px）', globals: narrow, ...wired(cookies) };

const provider = 'https://search.example.jp/widget.js';
const namesProvider = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await within(canvasElement).findByText(
    /IPアドレスと検索した言葉が search\.example\.jp に伝わります。|search\.example\.jp receives your IP address and what you search for\./,
  );
};
export const SearchProvider = {
  name: 'プライバシーポリシー（検索の結果をほかのサイトが出す）',
  ...wired(privacy, { searchProvider: provider }),
  play: namesProvider,
};
export const CookiesSearchProvider = {
  name: 'クッキーポリシー（検索の結果をほかのサイトが出す）',
  ...wired(cookies, { searchProvider: provider }),
  play: namesProvider,
};

export const Failed = { name: 'サーバーの問題', ...wired(privacy, { states: ['error'], ...stored(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(privacy, { states: ['error'], ...stored(unavailable) }),
};
export const Offline = { name: 'オフライン', ...wired(privacy, { states: ['offline'], ...stored(offline) }) };

import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { InstitutionDetailScreen } from '../../app/screens/InstitutionDetail/InstitutionDetailScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import type { InstitutionSummary, OpeningHours } from '../../contract/institutions.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, unavailable } from '../fixtures/api.ts';
import {
  atTime,
  cooperationDetail,
  dayHours,
  institutionsOfKind,
  nightHours,
  playgroundDetail,
  sponsorDetail,
  unknownHours,
} from '../fixtures/institutions.ts';
import { clearDevice, keeping } from '../fixtures/kept.ts';
import { wired } from './wired.tsx';

export default {
  title: '画面/お店・施設の詳細',
  component: InstitutionDetailScreen,
  beforeEach: atTime('2026-04-08T12:30:00+09:00'),
} satisfies Meta<typeof InstitutionDetailScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const idOf = (kind: InstitutionSummary['kind']) => institutionsOfKind(kind, 'ja')[0]!.id;
const cooperation = `/area_guide/kyoryoku/${idOf('cooperation')}`;
const sponsor = `/area_guide/kyosan/${idOf('sponsor')}`;
const playground = `/area_guide/yugu/${idOf('playground')}`;

const shop = (response: NonNullable<Responses['GET /cooperation_detail']>): { responses: Responses } => ({
  responses: { 'GET /cooperation_detail': response },
});
const withHours = (hoursOf: (lang: Language) => OpeningHours) =>
  shop((_, lang) => ({ institution: cooperationDetail(lang, { hours: hoursOf(lang) }) }));

const alwaysHours = (lang: Language): OpeningHours => ({
  ...unknownHours,
  ...{ kind: 'always', words: lang === 'ja' ? '24時間いつでも' : 'Open at all hours' },
});

interface Played {
  canvasElement: HTMLElement;
}

export const Plain = { name: '健康づくり協力店', ...wired(cooperation, { states: ['cooperation'] }) };
export const Member = {
  name: 'ログイン中',
  globals: { member: 'member' },
  ...wired(cooperation, { states: ['member'] }),
};
export const Full = {
  name: '健康づくり協力店：すべての項目',
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    const salt = await canvas.findByRole('heading', { name: /^(減塩の工夫|How it helps you to take less salt)$/ });
    await expect(salt.parentElement!.querySelectorAll('li')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: '03-0000-1028' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^matsubokkuri\.example\.jp/ })).toBeVisible();
  },
  ...wired(cooperation, {
    states: ['full'],
    ...shop((_, lang) => ({
      institution: cooperationDetail(lang, {
        icons: ['vegetables', 'balance', 'salt', 'other'],
        salt_items: ['reduced', 'seasoning', 'separate', 'no_pickles'],
        phone: '03-0000-1028',
        website: 'https://matsubokkuri.example.jp/',
        hours: dayHours(lang),
      }),
    })),
  }),
};
/** What it does for health is left out as a whole. */
export const Few = {
  name: '健康づくり協力店：項目が少ない',
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^(確認できていません|Not confirmed)$/)).toBeVisible();
    await expect(
      canvas.queryByRole('heading', { name: /^(健康づくりの取り組み|What the shop does for your health)$/ }),
    ).toBeNull();
    await expect(canvas.queryByText(/^(ウェブサイト|Website)$/)).toBeNull();
  },
  ...wired(cooperation, {
    states: ['fewFields'],
    ...shop((_, lang) => ({
      institution: cooperationDetail(lang, { icons: [], salt_items: [], efforts: null, phone: null, website: null }),
    })),
  }),
};
export const UnknownHours = {
  name: '営業時間が確認できていない',
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    const words = /^(時間は確認できていません。出かける前に|The hours are not confirmed\. Please)/;
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByText(/^(いまは?(開いて|閉まって)います|Open now|Closed now)/)).toBeNull();
  },
  ...wired(cooperation, { states: ['unknownHours'], ...withHours(() => unknownHours) }),
};
export const NoCourses = {
  name: '近くを通るコースがない',
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    const words = /以内を通るコースは、まだありません。$|^No course passes within .* yet\.$/;
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.queryByText(/^道から|from the way$/)).toBeNull();
  },
  ...wired(cooperation, {
    states: ['noCourses'],
    ...shop((_, lang) => ({ institution: cooperationDetail(lang, { courses: [] }) })),
  }),
};
export const Sponsor = { name: '協賛店', ...wired(sponsor, { states: ['sponsor'] }) };
export const SponsorFew = {
  name: '協賛店：条件が書かれていない',
  ...wired(sponsor, {
    responses: {
      'GET /sponsor_detail': (_, lang) => ({
        institution: sponsorDetail(lang, { courtesy_conditions: null, efforts: null, website: null }),
      }),
    },
  }),
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByText(/^お店で確かめてください。$|^Ask the shop\.$/);
  },
};
export const Playground = {
  name: '健康遊具',
  play: async ({ canvasElement }: Played) => {
    const pieces = /^(健康遊具と使い方|The equipment and how to use it)$/;
    await expect(await within(canvasElement).findByRole('heading', { name: pieces })).toBeVisible();
  },
  ...wired(playground, { states: ['playground'] }),
};
export const PlaygroundUnknown = {
  name: '健康遊具：確認できていない項目',
  ...wired(playground, {
    states: ['notConfirmed'],
    responses: {
      'GET /playground_detail': (_, lang) => ({
        institution: playgroundDetail(lang, {
          ...{ surface: null, step_free: 'unknown', toilet: 'unknown', shade: 'unknown' },
        }),
      }),
    },
  }),
};
export const UnlistedPlace = {
  name: '健康遊具：一覧にある公園ではない場所',
  ...wired(playground, {
    states: ['unlistedPlace'],
    responses: { 'GET /playground_detail': (_, lang) => ({ institution: playgroundDetail(lang, { park: null }) }) },
  }),
};
const kept = keeping(() => ({ favourites: { cooperation: [idOf('cooperation')] } }));
export const Favourite = {
  name: 'お気に入りに入れてある',
  beforeEach: (context: Parameters<typeof kept>[0]) => {
    kept(context);
    return clearDevice;
  },
  ...wired(cooperation, { states: ['favourite'] }),
};
export const OpenNow = {
  name: 'いま開いている',
  beforeEach: atTime('2026-04-08T18:30:00+09:00'),
  play: async ({ canvasElement }: Played) => {
    const words = /^(いま開いています（21:00まで）|Open now until 21:00)$/;
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
  ...wired(cooperation, { states: ['open'], ...withHours(dayHours) }),
};
/** At any hour of the day, this one too, and on every day: a table would say the same seven times. */
export const AlwaysOpen = {
  name: '24時間開いている',
  beforeEach: atTime('2026-04-08T03:10:00+09:00'),
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^(いつでも使えます|Open at all times)$/)).toBeVisible();
    await expect(canvas.getByText(/^(24時間いつでも|Open at all hours)$/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
  ...wired(sponsor, {
    states: ['alwaysOpen'],
    responses: {
      'GET /sponsor_detail': (_, lang) => ({ institution: sponsorDetail(lang, { hours: alwaysHours(lang) }) }),
    },
  }),
};
export const Overnight = {
  name: '夜中まで開いている',
  beforeEach: atTime('2026-04-08T23:10:00+09:00'),
  ...wired(cooperation, { states: ['overnight'], ...withHours(nightHours) }),
};
export const ClosedNow = {
  name: 'いま閉まっている',
  beforeEach: atTime('2026-04-08T15:10:00+09:00'),
  ...wired(cooperation, { states: ['closed'], ...withHours(dayHours) }),
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByText(/^今日$|^Today$/);
    await expect(canvasElement.querySelectorAll('[data-today]')).toHaveLength(1);
  },
};
const holidayHours = (lang: Language) => {
  const hours = dayHours(lang);
  return { ...hours, holidays: hours.week[0]!.periods, closed: null };
};
export const Holidays = {
  name: '祝日も開いている',
  ...wired(cooperation, withHours(holidayHours)),
  play: async ({ canvasElement }: Played) => {
    const words = /^祝日：.*（ラストオーダー 14:00）、|^Public holidays: .* \(last orders 14:00\), /;
    await within(canvasElement).findByText(words);
  },
};
/** On a Wednesday. */
const todayHours =
  (periods: OpeningHours['days'][number]['periods']) =>
  (lang: Language): OpeningHours => {
    const hours = dayHours(lang);
    return { ...hours, days: hours.days.map((day) => (day.date === '2026-04-08' ? { ...day, periods } : day)) };
  };
/** The table is of weekdays alone. @returns how a story tests that no row of it stands for today */
const notInTable =
  (words: RegExp) =>
  async ({ canvasElement }: Played) => {
    await within(canvasElement).findByText(words);
    await expect(canvasElement.querySelector('[data-today]')).toBeNull();
  };
export const ClosedToday = {
  name: '今日だけ休み',
  ...wired(cooperation, withHours(todayHours([]))),
  play: notInTable(/^今日は休みです。$|^Closed today\.$/),
};
export const OtherHoursToday = {
  name: '今日だけ時間がちがう',
  ...wired(cooperation, withHours(todayHours([{ from: '10:00', to: '15:00', last_order: '14:30' }]))),
  play: notInTable(
    /^今日の時間：10:00から15:00まで（ラストオーダー 14:30）$|^Hours today: 10:00 to 15:00 \(last orders 14:30\)$/,
  ),
};
/** A page that was kept and is read days later does not guess. */
export const Old = {
  name: '何日も前に保存したページ',
  beforeEach: atTime('2026-05-08T15:10:00+09:00'),
  ...wired(cooperation, { states: ['older'], ...withHours(dayHours) }),
};
/** A real place alone says when somebody checked it. */
const checked =
  (isShown: boolean) =>
  async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryAllByText(/に確かめた内容です。|^Checked on /)).toHaveLength(isShown ? 1 : 0);
  };
export const NotASample = {
  name: '見本ではないお店',
  play: checked(true),
  ...wired(cooperation, {
    states: ['real'],
    ...shop((_, lang) => ({ institution: cooperationDetail(lang, { is_sample: false }) })),
  }),
};
const long = (lang: Language) =>
  lang === 'ja'
    ? '季節の野菜をたっぷり使い、だしをきかせて塩をひかえます。'
    : 'Plenty of vegetables of the season, and broth in the place of salt. ';
export const LongText = {
  name: '長い文',
  ...wired(sponsor, {
    states: ['longText'],
    responses: {
      'GET /sponsor_detail': (_, lang) => ({
        institution: sponsorDetail(lang, {
          name:
            lang === 'ja'
              ? 'とても長い名前の、街道ぞいの古い蔵をなおした食堂とまちの休けい所（見本）'
              : 'An exceptionally long name for the canteen and resting place in a restored storehouse (sample)',
          efforts: long(lang).repeat(12),
          courtesy: long(lang).repeat(3),
          courtesy_conditions: long(lang).repeat(5),
        }),
      }),
    },
  }),
};
export const SampleIsNotChecked = {
  name: '見本には、確かめた日がない',
  play: checked(false),
  ...wired(cooperation),
};
export const PlaygroundConfirmed = {
  name: '健康遊具：見本ではなく、確認できている',
  play: checked(true),
  ...wired(playground, {
    responses: {
      'GET /playground_detail': (_, lang) => ({
        institution: playgroundDetail(lang, {
          ...{ is_sample: false, surface: 'rubber', step_free: 'yes', toilet: 'no', shade: 'yes' },
        }),
      }),
    },
  }),
};
export const MapOpened = {
  name: '地図を開いた',
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /動く地図を開く|Open/ }));
    const markers = within(await canvas.findByRole('group', { name: /地図の上の地点|Places on the map/ }));
    // Its own, and no other.
    const name = (await canvas.findByRole('heading', { level: 1 })).textContent;
    const marker = await markers.findByRole('button');
    await expect(marker.getAttribute('aria-label')).toMatch(/^(協賛店 |Sponsor shop: )/);
    await expect(marker.getAttribute('aria-label')!.endsWith(name!)).toBe(true);
  },
  ...wired(sponsor, { states: ['map'] }),
};
export const NotFound = {
  name: 'ないお店（404）',
  ...wired(cooperation, {
    states: ['notFound'],
    ...shop(() => Promise.reject(new ApiError('E404', 'No such shop'))),
  }),
};
export const Pending = {
  name: 'ほかのお店を読み込んでいる',
  ...wired(cooperation, {
    states: ['pending'],
    responses: { 'GET /sponsor_detail': pending },
    goTo: sponsor,
  }),
};
export const Failed = { name: 'サーバーの問題', ...wired(cooperation, { states: ['error'], ...shop(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(cooperation, { states: ['error'], ...shop(unavailable) }),
};
export const Offline = { name: 'オフライン', ...wired(cooperation, { states: ['offline'], ...shop(offline) }) };
export const English = { ...Full, name: '英語', globals: english };
export const EnglishSponsor = { name: '協賛店：英語', globals: english, ...wired(sponsor) };
export const EnglishPlayground = { name: '健康遊具：英語', globals: english, ...wired(playground) };
export const LargeText = { ...Full, name: '文字サイズ大', globals: { textSize: '2' } };
export const Narrow = { name: '健康遊具：320px', globals: narrow, ...wired(playground) };
export const NarrowAndLarge = {
  ...Full,
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
};

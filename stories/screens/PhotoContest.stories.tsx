import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PhotoContestScreen } from '../../app/screens/PhotoContest/PhotoContestScreen.tsx';
import type { Output } from '../../contract/index.ts';
import type { ContestPhase } from '../../contract/photoRules.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses } from '../fixtures/api.ts';
import { contestIn } from '../fixtures/contest.ts';
import { longPhoto, manyPhotos, photoSummaries } from '../fixtures/photos.ts';
import { wired } from './wired.tsx';

export default { title: '画面/フォトコンテスト', component: PhotoContestScreen } satisfies Meta<
  typeof PhotoContestScreen
>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const address = '/photo_contest';
interface Played {
  canvasElement: HTMLElement;
}
type ContestPage = Output<'GET /contest'>;

const contest = (response: (lang: Language) => ContestPage): { responses: Responses } => ({
  responses: { 'GET /contest': (_, lang) => response(lang) },
});
const inPhase = (phase: ContestPhase) => contest((lang) => contestIn(phase, lang, { year: 2026 }));
const vote = async ({ canvasElement }: Played) => {
  const [first] = await within(canvasElement).findAllByRole('button', { name: /いいね$|^Like/ });
  await userEvent.click(first!);
  return first!;
};

export const Plain = { name: '募集中', ...wired(address, { states: ['posting'], ...inPhase('posting') }) };
export const Screening = { name: 'いまの回（作品の確認中）', ...wired(address, { states: ['screening'] }) };
export const Upcoming = { name: '募集の前', ...wired(address, { states: ['upcoming'], ...inPhase('upcoming') }) };
export const Voting = { name: '投票受付中', ...wired(address, { states: ['voting'], ...inPhase('voting') }) };
export const VotingMember = {
  name: '投票受付中：会員が投票した',
  globals: { member: 'member' },
  play: async (context: Played) => {
    const button = await vote(context);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  },
  ...wired(address, { states: ['votingMember'], ...inPhase('voting') }),
};
export const VotingOwn = {
  name: '投票受付中：自分の作品がある',
  globals: { member: 'member' },
  play: async ({ canvasElement }: Played) => {
    const buttons = await within(canvasElement).findAllByRole('button', { name: /いいね$|^Like/ });
    expect(buttons).toHaveLength(3);
  },
  ...wired(address, {
    states: ['votingMember'],
    ...contest((lang) => {
      const [first, ...others] = photoSummaries(lang).slice(0, 4);
      const own = { ...first!, user_name: 'はなこ', is_sample: false };
      return contestIn('voting', lang, { year: 2026, entries: [own, ...others] });
    }),
  }),
};
export const VotePending = {
  name: '投票を送っているところ',
  globals: { member: 'member' },
  play: async (context: Played) => {
    const button = await vote(context);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  },
  ...wired(address, {
    states: ['pending'],
    responses: { ...inPhase('voting').responses, 'POST /photo_like': pending },
  }),
};
export const VoteOffline = {
  name: '投票：オフライン',
  globals: { member: 'member', connection: 'offline' },
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findAllByText(/インターネットにつながっていないので|You are not connected/);
  },
  ...wired(address, { states: ['offline'], ...inPhase('voting') }),
};
export const Counting = { name: '集計中', ...wired(address, { states: ['counting'], ...inPhase('counting') }) };
export const Announced = { name: '結果発表', ...wired(address, { states: ['announced'], ...inPhase('announced') }) };
export const Exhibition = { name: '展示中', ...wired(address, { states: ['exhibition'], ...inPhase('exhibition') }) };
const sharedPlace = /^(同じ順位|tied)$/;
const placesIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole('list', { name: /^(結果|Results)$/ });
/** Each with more votes than the next. */
const withoutTies = (page: ContestPage): ContestPage => ({
  ...page,
  results: page.results.map((each, at) => ({ ...each, rank: at + 1, votes: each.votes + page.results.length - at })),
});
export const Finished = {
  name: '終わった回',
  play: async ({ canvasElement }: Played) => {
    const places = [...(await placesIn(canvasElement)).querySelectorAll('li')].map(({ value }) => value);
    await expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await expect(within(canvasElement).queryByText(sharedPlace)).toBeNull();
  },
  ...wired(`${address}?id=2025`, {
    states: ['finished'],
    ...contest((lang) => withoutTies(contestIn('finished', lang))),
  }),
};
export const Ties = {
  name: '終わった回（同じ順位がある）',
  play: async ({ canvasElement }: Played) => {
    const winners = [...(await placesIn(canvasElement)).querySelectorAll('li')];
    const shared = winners.filter((winner) => within(winner).queryByText(sharedPlace)).map(({ value }) => value);
    // The place after the two is not given to anybody.
    await expect(shared).toEqual([5, 5, 8, 8]);
  },
  ...wired(`${address}?id=2025`, { states: ['ties'] }),
};
/** Each showing asks twice: as the page was rendered, and after the phase was over. */
let asked = 0;
export const PhaseEnded = {
  name: '開いているあいだに、期間が終わった',
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByRole('heading', { name: /このコンテストは終わりました|This contest is over/ });
  },
  ...wired(
    address,
    contest((lang) => {
      asked += 1;
      const page = contestIn(asked % 2 ? 'posting' : 'finished', lang);
      return asked % 2 ? { ...page, contest: { ...page.contest!, next_phase_at: '2025-11-24T15:00:00.000Z' } } : page;
    }),
  ),
};
export const WinnerGone = {
  name: '入賞した写真が、いまは公開されていない',
  ...wired(`${address}?id=2025`, {
    states: ['winnerGone'],
    ...contest((lang) => {
      const page = contestIn('finished', lang);
      return { ...page, results: page.results.map((each, at) => (at === 1 ? { ...each, photo: null } : each)) };
    }),
  }),
};
export const NoResult = {
  name: '入賞した写真がない',
  ...wired(`${address}?id=2025`, {
    states: ['noResult'],
    ...contest((lang) => ({ ...contestIn('finished', lang, { entries: [] }), results: [] })),
  }),
};
export const NoVotes = {
  name: '展示中：入賞した写真がない',
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByText(/入賞した写真はありません|No photo has won/);
    expect(within(canvasElement).queryByText(/入賞した写真を見られます|You can see the winning photos/)).toBeNull();
  },
  ...wired(address, {
    states: ['noResult'],
    ...contest((lang) => ({ ...contestIn('exhibition', lang, { year: 2026 }), results: [] })),
  }),
};
export const None = {
  name: 'コンテストがない',
  ...wired(address, {
    states: ['none'],
    ...contest(() => ({ contest: null, editions: [], entries: [], total: 0, page_num: 1, results: [] })),
  }),
};
export const WrongPage = {
  name: 'ないページ（422）',
  ...wired(`${address}?id=2025&page=99`, { states: ['wrongPage'] }),
};
export const Many = {
  name: '応募作品がたくさん',
  ...wired(address, {
    states: ['many'],
    ...contest((lang) => contestIn('voting', lang, { year: 2026, page: 2, entries: manyPhotos(lang, 140) })),
  }),
};
export const NotFound = { name: '見つからない（404）', ...wired(`${address}?id=1999`, { states: ['notFound'] }) };
export const Failed = {
  name: '開けなかった',
  ...wired(address, { states: ['error'], responses: { 'GET /contest': failing } }),
};
export const FailedOffline = {
  name: '開けなかった：オフライン',
  ...wired(address, { states: ['offline'], responses: { 'GET /contest': offline } }),
};
export const LongText = {
  name: '長い文（320px）',
  globals: narrow,
  ...wired(address, {
    states: ['longText'],
    ...contest((lang) => {
      const page = contestIn('exhibition', lang, {
        entries: [longPhoto(lang, 1), ...photoSummaries(lang).slice(0, 3)],
      });
      const long = longPhoto(lang, 1);
      return {
        ...page,
        results: page.results.map((each, at) => (at === 0 ? { ...each, title: long.title, photo: long } : each)),
      };
    }),
  }),
};
export const English = { name: '英語', globals: english, ...wired(`${address}?id=2025`) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  globals: { ...english, ...narrow, textSize: '2' },
  ...wired(address, inPhase('posting')),
};

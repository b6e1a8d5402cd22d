import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PhotosScreen } from '../../app/screens/Photos/PhotosScreen.tsx';
import type { Output } from '../../contract/index.ts';
import { failing, offline, pending, type Responses, refused, unavailable } from '../fixtures/api.ts';
import { longPhoto, manyPhotos, noPhotos, photoRanking, photoSummaries } from '../fixtures/photos.ts';
import { wired } from './wired.tsx';

export default { title: '画面/フォトギャラリー', component: PhotosScreen } satisfies Meta<typeof PhotosScreen>;

const narrow = { viewport: { value: 'narrow' } };
const english = { language: 'en' };
const address = '/photo';
interface Played {
  canvasElement: HTMLElement;
}

/** The form is loaded on its own: the story stands when it is there, beside the photos where there is room. */
const play = async ({ canvasElement }: Played) => {
  await waitFor(() => expect(canvasElement.querySelector('#filters')).not.toBeNull());
  if (!matchMedia('(min-width: 68.75em)').matches) return;
  await waitFor(() => expect(canvasElement.querySelector('#filters:not(:has(form))')).toBeNull());
};
const found = (response: NonNullable<Responses['GET /photo_gallery']>): Responses => ({
  'GET /photo_gallery': response,
});
const page = (photos: Output<'GET /photo_gallery'>['photos'], total = photos.length, page_num = 1) => ({
  ...{ photos, total, page_num },
});
const none = found(() => noPhotos);
const pagesOfResults = /^(検索結果のページ|Pages of results)$/;
/** The page opens with photos; the search in a municipality comes to something else. */
const later = (second: () => Promise<never>) => ({
  responses: found((input) => ([input.municipality ?? []].flat().length ? second() : undefined)),
  goTo: `${address}?municipality=minato`,
});

export const Plain = { name: 'はじめ', play, ...wired(address, { states: ['start'] }) };
export const OldestFirst = {
  name: '古い順',
  play,
  ...wired(`${address}?sort=oldest`, {
    states: ['oldestFirst'],
    responses: found((_, lang) => page([...photoSummaries(lang)].reverse())),
  }),
};
export const Member = {
  name: 'ログイン中',
  play,
  globals: { member: 'member' },
  ...wired(address, { states: ['member'] }),
};
export const MemberLiked = {
  name: 'ログイン中（いいねした写真がある）',
  play: async (context: Played) => {
    await play(context);
    const marked = await within(context.canvasElement).findAllByText(/あなたもいいねしました|one of them yours/);
    await expect(marked).toHaveLength(2);
  },
  globals: { member: 'member' },
  ...wired(address, {
    states: ['liked'],
    responses: { 'GET /photo_like_get': ({ ids }) => ({ likes: [ids].flat().slice(0, 2).map(Number) }) },
  }),
};
export const WithRanking = {
  name: 'この1か月の順位',
  play,
  ...wired(address, {
    states: ['ranking'],
    responses: { 'GET /ranking_photo': (_, lang) => photoRanking(lang) },
  }),
};
/** Few have posted, and nobody of late: what stands in the place of the rankings is soon in sight. */
export const RankingEmpty = {
  name: 'この1か月の順位がまだない',
  play: async (context: Played) => {
    await play(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('list', { name: /^(写真|Photos)$/ }).children).toHaveLength(3);
    await expect(
      canvas.getByText(/^(この1か月に投稿された写真はありません。|No photos posted in the last month\.)$/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^(この1か月に「いいね」された写真はありません。|No photos liked in the last month\.)$/),
    ).toBeVisible();
  },
  ...wired(address, {
    states: ['rankingEmpty'],
    responses: found((_, lang) => page(photoSummaries(lang).slice(-3))),
  }),
};
export const Found = {
  name: '条件の結果',
  play,
  ...wired(`${address}?season=autumn&contest=2025`, { states: ['results'] }),
};
export const OneFound = {
  name: '1枚だけ',
  play,
  ...wired(`${address}?course_id=101`, { states: ['oneResult'] }),
};
export const LikesFirst = {
  name: 'いいねが多い順',
  play,
  ...wired(`${address}?sort=likes`, { states: ['likesFirst'] }),
};
export const Many = {
  name: '条件がたくさん',
  play: async (context: Played) => {
    await play(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getAllByRole('link', { name: /この条件を外す|remove this condition/ })).toHaveLength(7);
    await expect(canvas.queryByRole('navigation', { name: pagesOfResults })).toBeNull();
  },
  ...wired(
    `${address}?municipality=minato&municipality=chiyoda&municipality=taito&season=autumn&month=11&contest=2025&course_id=107`,
    { states: ['many'], responses: found((_, lang) => page(manyPhotos(lang, 24))) },
  ),
};
export const Pages = {
  name: 'たくさんの写真（3ページ目）',
  play: async (context: Played) => {
    await play(context);
    const pages = within(within(context.canvasElement).getByRole('navigation', { name: pagesOfResults }));
    await expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^(3ページ目|Page 3)$/);
    await expect(pages.getByRole('link', { name: /^(前のページ|Previous page)$/ })).toBeVisible();
    await expect(pages.getByRole('link', { name: /^(次のページ|Next page)$/ })).toBeVisible();
  },
  ...wired(`${address}?page=3`, {
    states: ['pages'],
    responses: found((_, lang) => page(manyPhotos(lang, 24), 1234, 3)),
  }),
};
export const None = {
  name: '見つからない',
  play,
  ...wired(`${address}?municipality=mikurajima&month=2`, { states: ['noResult'], responses: none }),
};
export const NoPhotos = { name: '写真がまだない', play, ...wired(address, { states: ['noPhotos'], responses: none }) };
/** On s the conditions open as a dialog; the count belongs to what is chosen there. */
export const Filters = {
  name: '条件をえらぶ：320px',
  globals: narrow,
  play: async (context: Played) => {
    await play(context);
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: /^(条件|Filters)/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: /撮影した季節|Season in which/ }),
      'autumn',
    );
    await dialog.findByRole('button', { name: /^(\d+枚を見る|Show \d+ photos?)$/ });
  },
  ...wired(address, { states: ['filters'] }),
};
export const Searching = {
  name: '探しているところ',
  play: async (context: Played) => {
    await play(context);
    await within(context.canvasElement).findByText(/^(読み込んでいます|Loading)$/);
  },
  ...wired(address, { states: ['pending'], ...later(pending) }),
};
export const Failed = {
  name: '探せなかった',
  play: async (context: Played) => {
    await play(context);
    await within(context.canvasElement).findAllByRole('alert');
  },
  ...wired(address, { states: ['error'], ...later(failing) }),
};
export const FailedOffline = {
  ...Failed,
  name: '通信が切れて探せなかった',
  ...wired(address, { states: ['offline'], ...later(offline) }),
};
export const Unavailable = {
  name: '開けなかった：データに接続できない',
  ...wired(address, { states: ['error'], responses: found(unavailable) }),
};
export const Wrong = {
  name: '条件が正しくない（422）',
  play,
  ...wired(`${address}?month=13&page=99`, {
    states: ['refused'],
    responses: found(refused({ field: 'month', kind: 'above_maximum' }, { field: 'page_num', kind: 'above_maximum' })),
  }),
};
export const LongText = {
  name: '長い文（320px）',
  play,
  globals: narrow,
  ...wired(address, {
    states: ['longText'],
    responses: found((_, lang) => page([longPhoto(lang, 1), ...photoSummaries(lang).slice(0, 3)])),
  }),
};
export const English = { name: '英語', play, globals: english, ...wired(address) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  play,
  globals: { ...english, ...narrow, textSize: '2' },
  ...wired(address, { responses: { 'GET /ranking_photo': (_, lang) => photoRanking(lang) } }),
};

import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PhotoScreen } from '../../app/screens/Photo/PhotoScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import type { PhotoDetail } from '../../contract/photos.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, refused } from '../fixtures/api.ts';
import { longPhoto, photoDetail } from '../fixtures/photos.ts';
import { type WiredOptions, wired } from './wired.tsx';

export default { title: '画面/写真', component: PhotoScreen } satisfies Meta<typeof PhotoScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const member = { member: 'member' };
const address = '/photo/1';
interface Played {
  canvasElement: HTMLElement;
}

const photo = (change: (photo: PhotoDetail, lang: Language) => Partial<PhotoDetail>): Responses => ({
  'GET /photo_get': ({ id }, lang) => {
    const detail = photoDetail(lang, Number(id));
    return { photo: { ...detail, ...change(detail, lang) } };
  },
});
const real: Partial<PhotoDetail> = { is_sample: false, user_name: 'みどり' };
const own = photo(() => ({ ...real, is_own: true, contest: null, is_entry: false }));
const ownEntry = photo(() => ({ ...real, is_own: true }));
const asMember = (options: WiredOptions, at = address) => ({ globals: member, ...wired(at, options) });

const pressLike = async ({ canvasElement }: Played) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /いいね$|^Like/ }));
const isPressed = ({ canvasElement }: Played, pressed: boolean) =>
  waitFor(() =>
    expect(
      within(canvasElement)
        .getByRole('button', { name: /いいね$|^Like/ })
        .getAttribute('aria-pressed'),
    ).toBe(String(pressed)),
  );

export const Plain = { name: 'ログインしていない人', ...wired(address, { states: ['visitor'] }) };
export const ByMember = { name: '会員の写真', ...wired(address, { responses: photo(() => real) }) };
export const Portrait = { name: '縦長', ...wired('/photo/15', { states: ['portrait'] }) };
export const NotLiked = { name: 'ログイン中：まだ押していない', ...asMember({ states: ['notLiked'] }) };
export const Liked = {
  name: 'いいねした',
  play: async (context: Played) => {
    await pressLike(context);
    await isPressed(context, true);
  },
  ...asMember({ states: ['liked'] }),
};
export const TakenBack = {
  name: 'いいねを取り消した',
  play: async (context: Played) => {
    await pressLike(context);
    await isPressed(context, false);
  },
  ...asMember({ responses: { 'GET /photo_like_get': () => ({ likes: [1] }) } }),
};
export const LikedByForm = {
  name: 'JavaScriptなしで、いいねした後',
  ...asMember({ responses: { 'GET /photo_like_get': () => ({ likes: [1] }) } }, `${address}?liked=1`),
};
export const Liking = {
  name: 'いいねを送っているところ',
  play: async (context: Played) => {
    await pressLike(context);
    await isPressed(context, true);
  },
  ...asMember({ states: ['pending'], responses: { 'POST /photo_like': pending } }),
};
export const LikeFailed = {
  name: 'いいねを送れなかった',
  play: async (context: Played) => {
    await pressLike(context);
    await within(context.canvasElement).findByText(/送れませんでした|could not be sent/);
    await isPressed(context, false);
  },
  ...asMember({ states: ['likeFailed'], responses: { 'POST /photo_like': failing } }),
};
export const LikeOwn = {
  name: 'いいねを送れなかった：自分の写真',
  play: async (context: Played) => {
    await pressLike(context);
    await within(context.canvasElement).findByText(/自分の写真には|your own photo/);
    await isPressed(context, false);
  },
  ...asMember({
    states: ['likeFailed'],
    responses: { 'POST /photo_like': () => Promise.reject(new ApiError('E409', 'An own photo cannot be liked')) },
  }),
};
export const Offline = {
  name: 'オフライン',
  globals: { ...member, connection: 'offline' },
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByText(/いまは「いいね」を送れません|a like cannot be sent now/);
  },
  ...wired(address, { states: ['offline'] }),
};
export const Own = {
  name: '自分の写真',
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByRole('link', { name: /この写真を削除する|Delete this photo/ });
    expect(within(canvasElement).queryByRole('button', { name: /いいね$|^Like/ })).toBeNull();
  },
  ...asMember({ states: ['own'], responses: own }),
};
export const Deleting = {
  name: '削除の確認',
  ...asMember({ states: ['deleting'], responses: own }, `${address}?step=delete`),
};
export const DeletingEntry = {
  name: '削除の確認：コンテストに応募している',
  ...asMember({ states: ['deletingEntry'], responses: ownEntry }, `${address}?step=delete`),
};
export const NotDeleted = {
  name: '削除できなかった',
  play: async ({ canvasElement }: Played) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(削除する|Delete)$/ }));
    await within(canvasElement).findByText(/削除できませんでした|could not be deleted/);
  },
  ...asMember(
    { states: ['notDeleted'], responses: { ...ownEntry, 'POST /photo_delete': failing } },
    `${address}?step=delete`,
  ),
};
const formIsThere = async ({ canvasElement }: Played) => {
  await within(canvasElement).findByRole('button', { name: /^(知らせる|Send report)$/ });
};
export const Reporting = {
  name: '知らせる',
  play: formIsThere,
  ...wired(`${address}?step=report`, { states: ['reporting'] }),
};
const sendReport = async (context: Played) => {
  await formIsThere(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: /そのほか|Something else/ }));
  await userEvent.click(canvas.getByRole('button', { name: /^(知らせる|Send report)$/ }));
};
export const NoReason = {
  name: '知らせる：理由をえらんでいない',
  play: async (context: Played) => {
    await formIsThere(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: /^(知らせる|Send report)$/ }));
    await within(context.canvasElement).findAllByText(/知らせる理由を|Reason/i);
  },
  ...wired(`${address}?step=report`, {
    states: ['refused'],
    responses: { 'POST /photo_report': refused({ field: 'reason', kind: 'required' }) },
  }),
};
export const NotReported = {
  name: '知らせる：送れなかった',
  play: async (context: Played) => {
    await sendReport(context);
    await within(context.canvasElement).findByText(/電波の届く場所で|when you have a connection/);
  },
  ...wired(`${address}?step=report`, { states: ['notReported'], responses: { 'POST /photo_report': offline } }),
};
export const Reported = { name: '知らせた後', ...wired(`${address}?reported=1`, { states: ['reported'] }) };
export const CourseGone = {
  name: 'コースはいま公開していない',
  ...wired(address, {
    states: ['courseGone'],
    responses: photo(({ course }) => ({ course: { ...course, is_public: false } })),
  }),
};
export const FewWords = { name: '場所もコメントもない', ...wired('/photo/16') };
export const NotFound = { name: '見つからない（404）', ...wired('/photo/99999', { states: ['notFound'] }) };
export const Failed = {
  name: '開けなかった',
  ...wired(address, { states: ['error'], responses: { 'GET /photo_get': failing } }),
};
export const LongText = {
  name: '長い文（320px）',
  globals: narrow,
  ...wired(address, {
    states: ['longText'],
    responses: { 'GET /photo_get': (_, lang) => ({ photo: longPhoto(lang, 1) }) },
  }),
};
export const English = { name: '英語', globals: { ...english, ...member }, ...wired(address) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  globals: { ...english, ...narrow, textSize: '2' },
  ...wired(address),
};

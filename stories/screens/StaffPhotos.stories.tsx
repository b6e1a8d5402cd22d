import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StaffPhotosScreen } from '../../app/screens/StaffPhotos/StaffPhotosScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import type { ReviewedPhoto } from '../../contract/staff.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, unavailable } from '../fixtures/api.ts';
import {
  authorOf,
  longReview,
  publishedPhoto,
  removedPhoto,
  reportedPhoto,
  reviewedPhoto,
  reviewer,
  reviewQueue,
} from '../fixtures/staff.ts';
import { wired } from './wired.tsx';

export default { title: '画面/写真の確認', component: StaffPhotosScreen } satisfies Meta<typeof StaffPhotosScreen>;

const address = '/staff/photos';
const english = { language: 'en' };
interface Played {
  canvasElement: HTMLElement;
}

/** A reviewer before this photo. */
const showing = (
  photoOf: (lang: Language) => ReviewedPhoto | null,
  { length = 3, ...more }: Responses & { length?: number } = {},
) => ({
  responses: {
    'GET /staff/me': () => ({ staff: reviewer }),
    'GET /staff/photos': (_, lang) => reviewQueue(lang, photoOf(lang), length),
    ...more,
  } satisfies Responses,
});
const deciding = (response: () => Promise<never>) => showing(reviewedPhoto, { 'POST /staff/photo_decision': response });
const rejecting = (error: ApiError) => () => Promise.reject(error);

const button = ({ canvasElement }: Played, name: RegExp) => within(canvasElement).getByRole('button', { name });
const publish = (context: Played) => userEvent.click(button(context, /^(公開する|Publish)$/));
const published = async (context: Played) => {
  await publish(context);
  await within(context.canvasElement).findByText(/判定を保存できませんでした|not saved/);
};
const withoutReason = async (context: Played) => {
  await userEvent.click(button(context, /^(公開しない|Do not publish)$/));
  await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
};
const switchedOn = async (context: Played) => {
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByText(/^(キーで操作する|Work by keys)$/));
  await userEvent.click(canvas.getByRole('switch'));
  context.canvasElement.querySelector<HTMLElement>('h1')!.focus();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('r');
  await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
};

export const Plain = {
  name: '確認待ちなし',
  ...wired(address, { states: 'empty', ...showing(() => null, { length: 0 }) }),
};
export const Waiting = { name: '確認待ち', ...wired(address, { states: 'waiting', ...showing(reviewedPhoto) }) };
export const Reported = { name: '通報あり', ...wired(address, { states: 'reported', ...showing(reportedPhoto) }) };
export const Published = {
  name: '公開中',
  ...wired(`${address}?id=12`, { states: 'published', ...showing(publishedPhoto) }),
};
export const Removed = {
  name: '公開をやめた',
  ...wired(`${address}?id=12`, { states: 'final', ...showing(removedPhoto) }),
};
export const Decided = {
  name: '判定した直後',
  ...wired(`${address}?after=11&done=publish`, { states: 'decided', ...showing(reviewedPhoto) }),
};
export const LastDecided = {
  name: '最後の1枚を判定した',
  ...wired(
    `${address}?after=11&done=reject`,
    showing(() => null, { length: 0 }),
  ),
};
export const Meanwhile = {
  name: 'ほかの人が先に判定した',
  ...wired(`${address}?id=12&done=meanwhile`, { states: 'meanwhile', ...showing(removedPhoto) }),
};
export const Gone = {
  name: '見つからない',
  ...wired(`${address}?id=12`, {
    states: 'gone',
    ...showing(() => null, {
      'GET /staff/photos': ({ id }, lang) => {
        if (id !== undefined) throw new ApiError('E404', 'No such photo');
        return reviewQueue(lang, reviewedPhoto(lang));
      },
    }),
  }),
};
export const WrongRole = {
  name: 'ほかの役割の鍵',
  ...wired(address, {
    states: 'wrongRole',
    responses: { 'GET /staff/me': (_, lang) => ({ staff: authorOf('taito', lang) }) },
  }),
};
export const ReasonMissing = {
  name: '理由を選ばない',
  play: withoutReason,
  ...wired(address, { states: 'reasonMissing', ...showing(reviewedPhoto) }),
};
export const Noted = {
  name: 'メモを書いて公開する',
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/^(担当者へのメモを書く|Write a note to colleagues)$/));
    await userEvent.type(canvas.getAllByRole('textbox', { name: /担当者へのメモ|Note/ })[0]!, '顔は隠れている');
  },
  ...wired(address, showing(reviewedPhoto)),
};
export const Keys = {
  name: 'キーで操作する',
  play: switchedOn,
  ...wired(address, { states: 'keys', ...showing(reviewedPhoto) }),
};
export const Many = {
  name: 'たくさん待っている',
  ...wired(address, { states: 'many', ...showing(reviewedPhoto, { length: 312 }) }),
};
export const LongText = { name: '長いことば', ...wired(address, { states: 'longText', ...showing(longReview) }) };
export const PictureMissing = {
  name: '写真を表示できない',
  ...wired(address, {
    states: 'pictureMissing',
    ...showing((lang) => reviewedPhoto(lang, { image: { ...reviewedPhoto(lang).image, sizes: [] } })),
  }),
};
export const CourseGone = {
  name: '公開していないコース',
  ...wired(
    address,
    showing((lang) => reviewedPhoto(lang, { course: { ...reviewedPhoto(lang).course, is_public: false } })),
  ),
};
const courseHeading = { name: /^(コースの道すじ|The way of the course)$/ };
export const CourseLeft = {
  name: 'コースがいま公開をやめた',
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /^(公開する|Publish)$/ });
    await expect(canvas.queryByRole('heading', courseHeading)).toBeNull();
  },
  ...wired(
    address,
    showing(reviewedPhoto, { 'GET /course_detail': rejecting(new ApiError('E404', 'No such course')) }),
  ),
};
export const MapOpened = {
  name: 'コースの地図を開いた',
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', courseHeading);
    const list = canvas.getByRole('heading', { name: /^(コースの地点|Places of the course)$/ }).nextElementSibling!;
    await userEvent.click(canvas.getByRole('button', { name: /動く地図を開く|Open/ }));
    const markers = within(await canvas.findByRole('group', { name: /地図の上の地点|Places on the map/ }));
    const names = (await markers.findAllByRole('button')).map((each) => each.getAttribute('aria-label'));
    await expect(names).toEqual([...list.children].map(({ textContent }) => textContent));
  },
  ...wired(address, showing(reviewedPhoto)),
};
export const Sending = {
  name: '保存しているところ',
  play: publish,
  ...wired(address, { states: 'pending', ...deciding(pending) }),
};
export const SessionOver = {
  name: 'ログインが終わった',
  play: published,
  ...wired(address, { states: 'sessionOver', ...deciding(rejecting(new ApiError('E401', 'Log in first'))) }),
};
export const NotSavedOffline = {
  name: 'オフラインで判定した',
  play: published,
  ...wired(address, { states: 'offline', ...deciding(offline) }),
};
export const NotSaved = {
  name: '保存できなかった',
  play: published,
  ...wired(address, { states: 'error', ...deciding(failing) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', ...showing(reviewedPhoto, { 'GET /staff/photos': unavailable }) }),
};
export const English = { name: '英語', globals: english, ...wired(address, showing(reviewedPhoto)) };
export const ReportedEnglish = {
  name: '通報あり（英語）',
  globals: english,
  ...wired(address, showing(reportedPhoto)),
};
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  play: withoutReason,
  ...wired(address, showing(reviewedPhoto)),
};
export const NarrowLongText = {
  name: '320px・長いことば',
  globals: { viewport: { value: 'narrow' } },
  ...wired(address, showing(longReview)),
};

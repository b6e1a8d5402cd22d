import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { forgetDropped } from '../../app/favourites/dropped.ts';
import { MyPageScreen } from '../../app/screens/MyPage/MyPageScreen.tsx';
import type { Language } from '../../contract/values.ts';
import { failing, offline, type Responses, unavailable } from '../fixtures/api.ts';
import { recommendedCourses } from '../fixtures/courses.ts';
import { clearDevice, keeping, visitOfCourse } from '../fixtures/kept.ts';
import { allEarned, muchWalked, nothingWalked, passwordWasReset } from '../fixtures/myPage.ts';
import { ownPhotoProblems, photoArchive, photoSummaries } from '../fixtures/photos.ts';
import { pretendPush } from '../fixtures/push.ts';
import { savedCourses, saving } from '../fixtures/saved.ts';
import { wired } from './wired.tsx';

export default {
  title: '画面/マイページ',
  component: MyPageScreen,
  beforeEach: () => {
    clearDevice();
    const end = pretendPush({ permission: 'default' });
    return () => {
      end();
      clearDevice();
    };
  },
} satisfies Meta<typeof MyPageScreen>;

const address = '/mypage';
const english = { language: 'en' };
interface Played {
  canvasElement: HTMLElement;
}

const walked = (response: NonNullable<Responses['GET /course_walked_get']>): { responses: Responses } => ({
  responses: { 'GET /course_walked_get': response },
});
const much = walked((_, lang) => muchWalked(123, lang));
const none = walked((_, lang) => nothingWalked(lang));
const withKept = keeping((lang: Language) => ({
  visits: {
    course: recommendedCourses(lang)
      .slice(0, 3)
      .map((course) => visitOfCourse(course, lang)),
  },
  favourites: { course: [101, 401], sponsor: [20001] },
}));
const withTwo = keeping(() => ({ favourites: { course: [101, 401] } }));
const checkHasFailed = async ({ canvasElement }: Played) => {
  await within(canvasElement).findByRole('button', { name: /もう一度確かめる|Check again/ });
};

export const Plain = { name: 'まだ歩いていない', ...wired(address, { states: 'noStamp', ...none }) };
export const Some = { name: '少し歩いた', ...wired(address, { states: 'full' }) };
export const ManyStamps = { name: 'スタンプがたくさん', ...wired(address, { states: 'manyStamps', ...much }) };
export const EarlierCard = {
  name: '前のカード',
  ...wired(`${address}?card=2`, { states: 'earlierCard', ...much }),
};
export const UnknownCard = { name: 'ないカード', ...wired(`${address}?card=7`, { states: 'unknownCard' }) };
export const AllTitles = {
  name: 'すべての称号',
  ...wired(address, { states: 'allTitles', ...walked((_, lang) => allEarned(lang)) }),
};
export const PasswordWasReset = {
  name: 'パスワードが再設定された',
  ...wired(address, { states: 'passwordWasReset', responses: { 'POST /user_get': () => passwordWasReset } }),
};
export const Kept = {
  name: '端末に残っているもの',
  globals: { consent: 'agreed' },
  beforeEach: async (context: Parameters<typeof withKept>[0]) => {
    withKept(context);
    return saving((lang) => savedCourses(lang, 2))(context);
  },
  ...wired(address, { states: 'kept' }),
};
/** A full list, to which the device gives two. */
const overfull: { responses: Responses } = {
  responses: {
    'POST /favorite': ({ ids }) => ({
      ids: [ids ?? []].flat().map(Number),
      dropped: recommendedCourses('ja')
        .slice(5, 7)
        .map(({ id }) => id),
    }),
  },
};
export const FavouritesDropped = {
  name: 'お気に入りを移して、古いものが外れた',
  beforeEach: (context: Parameters<typeof withTwo>[0]) => {
    forgetDropped();
    withTwo(context);
    return forgetDropped;
  },
  play: async ({ canvasElement }: Played) =>
    within(canvasElement).findByRole('button', { name: /^(外したままにする|Leave them off)$/ }),
  ...wired(address, { states: 'favouritesDropped', ...overfull }),
};
const withPhotos = (others: typeof ownPhotoProblems): { responses: Responses } => ({
  responses: {
    'GET /mypage_archive': (_, lang) => ({
      ...photoArchive(lang, photoSummaries(lang).slice(0, 1), others),
      total: 12,
    }),
  },
});
export const Photos = { name: '写真を公開している', ...wired(address, { states: 'photos', ...withPhotos([]) }) };
export const PhotosWaiting = {
  name: '確認中の写真・公開しなかった写真',
  ...wired(address, { states: 'photosWaiting', ...withPhotos(ownPhotoProblems) }),
};
const questionIsThere = async ({ canvasElement }: Played) =>
  within(canvasElement).findByRole('button', { name: /^(削除する|Delete)$/ });
const waitingEntry = `${address}?delete=41`;
const refusedPhoto = `${address}?delete=39`;
export const Deleting = {
  name: '写真の削除の確認',
  play: async (context: Played) => {
    await questionIsThere(context);
    const keep = within(context.canvasElement).getByRole('link', { name: /^(削除しない|Keep it)$/ });
    await expect(keep.getAttribute('href')).toMatch(/^\/mypage(\?lang=en)?#photos$/);
  },
  ...wired(refusedPhoto, { states: 'deleting', ...withPhotos(ownPhotoProblems) }),
};
export const DeletingEntry = {
  name: '写真の削除の確認：コンテストに応募している',
  play: async (context: Played) => {
    await questionIsThere(context);
    await within(context.canvasElement).findByText(/応募も取り消されます|withdrawn from the contest/);
  },
  ...wired(waitingEntry, { states: 'deletingEntry', ...withPhotos(ownPhotoProblems) }),
};
export const NotDeleted = {
  name: '写真を削除できなかった',
  play: async (context: Played) => {
    await userEvent.click(await questionIsThere(context));
    await within(context.canvasElement).findByText(/^(削除できませんでした|It could not be deleted)$/);
  },
  ...wired(refusedPhoto, {
    states: 'notDeleted',
    responses: { ...withPhotos(ownPhotoProblems).responses, 'POST /photo_delete': failing },
  }),
};
export const Deleted = {
  name: '写真を削除した後',
  ...wired(`${address}?deleted=photo`, { states: 'deleted', ...withPhotos(ownPhotoProblems.slice(1)) }),
};
export const DeletedEntry = {
  name: '応募した写真を削除した後',
  ...wired(`${address}?deleted=entry`, { states: 'deletedEntry', ...withPhotos(ownPhotoProblems.slice(1)) }),
};
export const PhotoNotHere = {
  name: '削除する写真がここにない',
  ...wired(`${address}?delete=1`, { states: 'photoNotHere', ...withPhotos(ownPhotoProblems) }),
};
export const EnglishDeleting = {
  name: '写真の削除の確認（英語）',
  globals: english,
  play: questionIsThere,
  ...wired(waitingEntry, withPhotos(ownPhotoProblems)),
};
export const PushOff = {
  name: '通知を受け取っていない',
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByRole('button', { name: /^(通知を受け取る|Get notifications)$/ });
  },
  ...wired(address, { states: 'pushOff' }),
};
export const PushOn = {
  name: '通知を受け取っている',
  beforeEach: () => pretendPush({ permission: 'granted' }),
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByRole('button', { name: /^(通知をやめる|Turn off notifications)$/ });
  },
  ...wired(address, { states: 'pushOn' }),
};
/** Nothing would come: nothing is offered. */
export const PushWithdrawn = {
  name: '通知を送れない',
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('heading', { name: /^通知$|^Notifications$/ })).toBeNull();
  },
  ...wired(address, { hasWorker: false }),
};
export const PushBlocked = {
  name: '通知がブラウザーで止められている',
  beforeEach: () => pretendPush({ permission: 'denied' }),
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByText(/設定で通知が止められています|Notifications are blocked/);
  },
  ...wired(address, { states: 'pushBlocked' }),
};
export const CheckFailed = {
  name: 'ログインを確かめられない',
  play: checkHasFailed,
  ...wired(address, {
    states: 'checkFailed',
    goTo: `${address}?card=1`,
    responses: { 'POST /user_login_check': failing },
  }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', ...walked(unavailable) }),
};
export const Failed = { name: 'サーバーの問題', ...wired(address, { states: 'error', ...walked(failing) }) };
export const Offline = { name: 'オフライン', ...wired(address, { states: 'offline', ...walked(offline) }) };
export const English = { name: '少し歩いた（英語）', globals: english, ...wired(address) };
export const EnglishMany = { name: 'たくさん（英語）', globals: english, ...wired(address, much) };
export const EnglishNoStamp = { name: 'まだ歩いていない（英語）', globals: english, ...wired(address, none) };
export const EnglishCheckFailed = {
  name: 'ログインを確かめられない（英語）',
  globals: english,
  play: checkHasFailed,
  ...wired(address, { goTo: `${address}?card=1`, responses: { 'POST /user_login_check': failing } }),
};
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(address, much),
};
export const NarrowEnglish = {
  name: '320px・文字サイズ大・英語',
  globals: { viewport: { value: 'narrow' }, textSize: '2', language: 'en' },
  ...wired(address, much),
};

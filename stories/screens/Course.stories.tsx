import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CourseScreen } from '../../app/screens/Course/CourseScreen.tsx';
import { ApiError, unauthorised } from '../../contract/apiError.ts';
import type { CourseDetail } from '../../contract/courses.ts';
import { institutionKinds } from '../../contract/institutionKinds.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, unavailable } from '../fixtures/api.ts';
import { courseDetail } from '../fixtures/courseDetail.ts';
import { foundResult, institutionsOfKind } from '../fixtures/institutions.ts';
import { firstWalk, walkedToday } from '../fixtures/members.ts';
import { noPhotos } from '../fixtures/photos.ts';
import { pretendPush } from '../fixtures/push.ts';
import { savedCourses, saving, savingWith, wholeCourse } from '../fixtures/saved.ts';
import { type WiredOptions, wired } from './wired.tsx';

export default { title: '画面/コース詳細', component: CourseScreen } satisfies Meta<typeof CourseScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };

const address = '/map/detail/101';
const detail = (response: NonNullable<Responses['GET /course_detail']>): { responses: Responses } => ({
  responses: { 'GET /course_detail': response },
});
const changed = (change: (course: CourseDetail, lang: Language) => Partial<CourseDetail>) =>
  detail((_, lang) => {
    const course = courseDetail(lang);
    return { course: { ...course, ...change(course, lang) } };
  });

const inLanguage = (ja: string, en: string) => (lang: Language) => (lang === 'ja' ? ja : en);
const note = inLanguage(
  '12月25日まで、橋の工事のため通れません。',
  'The bridge is closed for repairs until 25 December.',
);
const longName = inLanguage(
  'とても長い名前のコースでも行が折り返して読めることを確かめるためのコース',
  'A course with a very long name, to be sure that it wraps and can still be read',
);

export const Plain = { name: '同意の前（おすすめなし）', ...wired(address, { states: ['visitor'] }) };
export const NothingBeside = {
  name: '近くにお店も健康遊具もない',
  ...wired(address, { states: ['nothingBeside'], responses: { 'GET /institutions': () => foundResult([]) } }),
};
export const NoPhotos = {
  name: 'このコースの写真がまだない',
  ...wired(address, { states: ['noPhotos'], responses: { 'GET /photo_gallery': () => noPhotos } }),
};
export const NoPhotosEnglish = {
  name: 'このコースの写真がまだない（英語・320px）',
  globals: { ...narrow, ...english },
  ...wired(address, { responses: { 'GET /photo_gallery': () => noPhotos } }),
};
/** So many of each kind in walking order; `total` along the way. */
const beside =
  (ofEach: number, total: number): Responses['GET /institutions'] =>
  (_, lang) =>
    foundResult(
      institutionKinds
        .flatMap((kind) => institutionsOfKind(kind, lang).slice(0, ofEach))
        .map((each, at) => ({
          ...each,
          beside_course: { at_m: 120 + at * 430, off_m: at * 25, side: (['on', 'left', 'right'] as const)[at % 3]! },
        })),
      { total },
    );
export const ManyBeside = {
  name: '近くのお店・施設が多い',
  ...wired(address, { states: ['manyBeside'], responses: { 'GET /institutions': beside(3, 9) } }),
};
export const ManyBesideOpened = {
  name: '近くのお店・施設をすべて見る',
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const opener = await canvas.findByText(/^(すべて見る（ほかに3件）|Show all \(3 more\))$/);
    await userEvent.click(opener);
    const lists = opener.closest('section')!.querySelectorAll('ol');
    await expect([...lists].map((list) => list.children.length)).toEqual([6, 3]);
  },
  ...wired(address, { responses: { 'GET /institutions': beside(3, 9) } }),
};
export const VeryManyBeside = {
  name: '近くのお店・施設がとても多い',
  ...wired(address, { states: ['veryManyBeside'], responses: { 'GET /institutions': beside(6, 31) } }),
};
export const Member = { name: 'ログイン中', globals: { member: 'member' }, ...wired(address, { states: ['member'] }) };
export const Rejected = {
  name: '同意しない人（おすすめなし）',
  globals: { consent: 'rejected' },
  ...wired(address, { states: ['consentRefused'] }),
};
export const WithRelated = {
  name: '同意した人（おすすめあり）',
  globals: { consent: 'agreed' },
  ...wired(address, { states: ['consentAgreed'] }),
};
export const Closed = {
  name: '通行止め',
  ...wired(address, {
    states: ['closed'],
    ...changed((_, lang) => ({ status: 'closed', status_note: note(lang) })),
  }),
};
export const Changed = {
  name: '一部変更',
  ...wired(address, { states: ['changed'], ...changed(() => ({ status: 'changed', status_note: null })) }),
};
export const Confirmed = {
  name: '設備が確認できている',
  ...wired(
    address,
    changed((_, lang) => ({
      facilities: { step_free: 'yes', toilet: 'yes', bench: 'no' },
      facts: (['step_free', 'toilet', 'bench'] as const).map((kind) => ({
        kind,
        is: kind !== 'bench',
        by: lang === 'ja' ? '区の職員' : 'city staff',
        on: '2026-11-01',
        how: kind === 'toilet' ? 'on_site' : null,
      })),
      surface: lang === 'ja' ? '舗装' : 'Paved',
    })),
  ),
};
export const NoRouteLine = {
  name: '道の線がない',
  ...wired(address, {
    states: ['noRouteLine'],
    ...changed(({ points }) => ({
      points: [points[0]!, { ...points.at(-1)!, way: null }],
      line: [],
      legs: [],
      rests: [],
      elevation: null,
    })),
  }),
};
export const LongWords = {
  name: '長い名前',
  ...wired(
    address,
    changed((_, lang) => ({ name: longName(lang), caution: note(lang) })),
  ),
};
export const NotPublic = {
  name: '公開していないコース（404）',
  ...wired(address, {
    states: ['notPublic'],
    ...detail(() => Promise.reject(new ApiError('E404', 'No such course'))),
  }),
};
export const Failed = { name: 'サーバーの問題', ...wired(address, { states: ['error'], ...detail(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: ['error'], ...detail(unavailable) }),
};
export const FailedOffline = {
  name: '通信が切れて開けなかった',
  ...wired(address, { states: ['offline'], ...detail(offline) }),
};
export const Offline = {
  name: '開いた後に通信が切れた',
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  // The alert covers the course; it is answered as the reader would.
  play: async () => {
    const alert = await screen.findByRole('alertdialog');
    await waitFor(() => expect(alert).toBeVisible());
    await userEvent.click(within(alert).getByRole('button', { name: /^(わかりました|OK)$/ }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  },
  ...wired(address, { states: ['offline'] }),
};
export const Saved = {
  name: '端末に保存した',
  beforeEach: saving((lang) => [{ ...savedCourses(lang, 1)[0]!, id: 101 }]),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const save = await within(canvasElement).findByRole('button', { name: /^(保存し直す|Save again)$/ });
    save.scrollIntoView();
  },
  ...wired(address, { states: ['saved'] }),
};
/** Presses the button, and waits for what comes of it. */
const pressSave =
  (words: RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const save = await canvas.findByRole('button', { name: /^(端末に保存する|Save on this device)$/ });
    await userEvent.click(save);
    await canvas.findByText(words);
    save.scrollIntoView();
  };
const never = () => new Promise<never>(() => undefined);
export const Saving = {
  name: '端末に保存しているところ',
  beforeEach: savingWith({ network: never }),
  play: pressSave(/^(保存しています|Saving)$/),
  ...wired(address, { states: ['saving'] }),
};
export const Checking = {
  name: '保存したものが開けるか、確かめているところ',
  beforeEach: savingWith({ network: wholeCourse, register: never }),
  play: pressSave(/電波がなくても開けるか、確かめています|Checking that it opens/),
  ...wired(address, { states: ['checking'] }),
};
export const DeviceFull = {
  name: '端末の空きが足りない',
  beforeEach: savingWith({
    network: wholeCourse,
    put: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
  }),
  play: pressSave(/端末の空きが足りないため|not enough room/),
  ...wired(address, { states: ['deviceFull'] }),
};
export const SavingOffline = {
  name: '電波がなく、保存できない',
  beforeEach: savingWith({ network: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: pressSave(/インターネットにつながらないため|no internet connection/),
  ...wired(address, { states: ['savingOffline'] }),
};
export const SavingGone = {
  name: '公開をやめたコースで、保存できない',
  beforeEach: savingWith({ network: async () => new Response(null, { status: 404 }) }),
  play: pressSave(/いまは公開していないため|not public at the moment/),
  ...wired(address, { states: ['savingGone'] }),
};
/** The worker that would open it ends while it is installed. */
const redundant = { installing: { state: 'redundant', addEventListener: () => undefined }, active: null };
export const SavingIncomplete = {
  name: '保存したものが開けず、消した',
  beforeEach: savingWith({ network: wholeCourse, register: async () => redundant }),
  play: pressSave(/開けないとわかったため|would not have opened/),
  ...wired(address, { states: ['savingIncomplete'] }),
};
export const NotSaved = {
  name: '端末に保存できない',
  beforeEach: savingWith({ network: async () => new Response(null, { status: 500 }) }),
  play: pressSave(/うまく保存できませんでした|could not be saved/),
  ...wired(address, { states: ['notSaved'] }),
};
export const SavedStale = {
  name: '保存したあとで通行止めになった',
  beforeEach: saving((lang) => [{ ...savedCourses(lang, 1)[0]!, id: 101, status: 'closed', isStale: true }]),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    (await within(canvasElement).findByText(/保存したあとで|since you saved it/)).scrollIntoView();
  },
  ...wired(address, { states: ['savedStale'] }),
};
export const English = { name: '英語', globals: english, ...wired(address) };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired(address) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { ...narrow, textSize: '2' },
  ...wired(address),
};

type Played = { canvasElement: HTMLElement };
/** Presses a button of the member, and waits until it has done what it does. */
const pressed =
  (button: RegExp, words: RegExp) =>
  async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await canvas.findAllByText(words);
  };
const walkButton = /^(歩きました：|I walked this: )/;
const walked = pressed(walkButton, /^(きょう歩いた記録をつけました。|Today’s walk has been recorded\.)$/);
const starred = pressed(/^(お気に入り：|Favourite: )/, /^(お気に入り|Added to|Taken off|You are|うまく|That did|いま)/);
const asMember = <More extends object>(options: WiredOptions = {}, more?: More) => ({
  globals: { member: 'member' },
  ...wired(address, options, more),
});
const recording = (response: NonNullable<Responses['POST /course_walked']>): { responses: Responses } => ({
  responses: { 'POST /course_walked': response },
});
const today: Responses = { 'GET /course_walked_get': (_, lang) => walkedToday(lang) };
const firstOfAll = recording((_, lang) => firstWalk(lang));
const twelve = Array.from({ length: 12 }, (_, at) => 212 - at);
const favourites = (
  course: number[],
  response: NonNullable<Responses['POST /favorite']> = ({ ids }) => ({
    ids: [ids ?? []].flat().map(Number),
    dropped: [],
  }),
): { responses: Responses } => ({
  responses: {
    'GET /favorite_get': () => ({ favorites: { course, cooperation: [], sponsor: [], playground: [] } }),
    'POST /favorite': response,
  },
});

export const Recorded = {
  name: '歩いた記録：スタンプと称号',
  ...asMember({ states: ['walkedRecorded'], ...firstOfAll }, { play: walked }),
};
export const RecordedAgain = {
  name: '歩いた記録：きょうはもうつけてある',
  ...asMember(
    {
      states: ['walkedAgain'],
      ...recording(() => ({ is_new: false, stamp: false, titles: [], undo_until: null, walked: 4 })),
    },
    { play: pressed(walkButton, /^(きょうは、もう|Today’s walk had been)/) },
  ),
};
export const RecordedBefore = {
  name: '歩いた記録：つけたあとに開いた',
  ...asMember({
    states: ['walkedBefore'],
    responses: today,
  }),
};
export const Undone = {
  name: '歩いた記録：取り消した',
  ...asMember(
    { states: ['walkedUndone'], ...firstOfAll },
    {
      play: async (context: Played) => {
        await walked(context);
        await pressed(/1分以内|within a minute/, /^(記録を取り消しました。|The walk has been taken back\.)$/)(context);
      },
    },
  ),
};
export const UndoneTooLate = {
  name: '歩いた記録：取り消しが間に合わない',
  ...asMember(
    {
      states: ['walkedTooLate'],
      ...recording(({ action }, lang) => {
        if (action !== 'undo') return firstWalk(lang);
        throw new ApiError('E409', 'The minute is over');
      }),
    },
    {
      play: async (context: Played) => {
        await walked(context);
        await pressed(/1分以内|within a minute/, /^(1分を過ぎた|The minute was over)/)(context);
        const canvas = within(context.canvasElement);
        await expect(canvas.queryByRole('button', { name: /1分以内|within a minute/ })).toBeNull();
        await expect(canvas.getByRole('group', { name: /^(きょうの記録|Today’s walk)$/ })).toHaveFocus();
      },
    },
  ),
};
export const LoggedOut = {
  name: '歩いた記録：ログインの期限が切れた',
  ...asMember(
    { states: ['walkedLoggedOut'], ...recording(() => Promise.reject(unauthorised())) },
    { play: pressed(walkButton, /^(ログインの期限が切れました|You have been logged out)/) },
  ),
};
export const NotRecorded = {
  name: '歩いた記録：うまくいかない',
  ...asMember(
    { states: ['walkedFailed'], ...recording(unavailable) },
    { play: pressed(walkButton, /^(うまくいきませんでした|That did not work)/) },
  ),
};
export const Recording = {
  name: '歩いた記録：つけているところ',
  ...asMember(
    { states: ['pending'], ...recording(pending) },
    {
      play: async ({ canvasElement }: Played) =>
        userEvent.click(await within(canvasElement).findByRole('button', { name: walkButton })),
    },
  ),
};
export const RecordOffline = {
  name: '歩いた記録：オフライン',
  ...asMember({ states: ['walkedDisabled'] }),
  beforeEach: Offline.beforeEach,
  play: Offline.play,
};
export const RecordClosed = {
  name: '歩いた記録：通行止め',
  ...asMember(changed(() => ({ status: 'closed', status_note: null }))),
};
export const FavouriteAdded = {
  name: 'お気に入り（ログイン中）：入れた',
  ...asMember({ states: ['favouriteAdded'], ...favourites([123]) }, { play: starred }),
};
/** Notifications are offered, where the browser has them and nobody has been asked yet. */
export const FavouriteOffered = {
  name: 'お気に入り（ログイン中）：はじめて入れて、通知を案内する',
  ...asMember(
    {
      states: ['favouriteAdded'],
      ...favourites([], ({ action }) => ({ ids: action === 'remove' ? [] : [101], dropped: [] })),
    },
    {
      play: async (context: Played) => {
        await starred(context);
        await within(context.canvasElement).findByRole('button', { name: /^(通知を受け取る|Get notifications)$/ });
      },
    },
  ),
  beforeEach: () => pretendPush({ permission: 'default' }),
};
export const FavouriteDropped = {
  name: 'お気に入り（ログイン中）：13件目',
  ...asMember(
    {
      states: ['favouriteDropped'],
      ...favourites(twelve, () => ({ ids: [101, ...twelve.slice(0, 11)], dropped: [twelve[11]!] })),
    },
    { play: starred },
  ),
};
const undoFavourite = /^(元にもどす|Undo)$/;
export const FavouriteDroppedByForm = {
  name: 'お気に入り（ログイン中）：JavaScriptなしで13件目を入れ、元にもどした',
  globals: { member: 'member' },
  ...wired(
    '/map/detail/101?favourite=dropped&oldest=201',
    { states: ['favouriteDropped'], ...favourites([101, ...twelve.slice(0, 11)]) },
    {
      play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
        const canvas = within(canvasElement);
        await userEvent.click(await canvas.findByRole('button', { name: undoFavourite }));
        const star = canvas.getByRole('button', { name: /^(お気に入り：|Favourite: )/ });
        await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
        await waitFor(() => expect(canvas.queryByRole('button', { name: undoFavourite })).toBeNull());
      },
    },
  ),
};
export const FavouriteRemoved = {
  name: 'お気に入り（ログイン中）：外した',
  ...asMember(
    { states: ['favouriteRemoved'], ...favourites([101], () => ({ ids: [], dropped: [] })) },
    { play: starred },
  ),
};
export const FavouriteFailed = {
  name: 'お気に入り（ログイン中）：うまくいかない',
  ...asMember({ states: ['favouriteFailed'], ...favourites([], failing) }, { play: starred }),
};
export const ToldByTheServer = {
  name: 'JavaScriptなしで記録した後',
  globals: { member: 'member' },
  ...wired(`${address}?walked=new&title=first_step`, { responses: today }),
};
export const MemberNarrowAndLarge = {
  name: 'ログイン中（320px・文字サイズ大・英語）',
  ...asMember(firstOfAll, { play: walked }),
  globals: { member: 'member', language: 'en', viewport: { value: 'narrow' }, textSize: '2' },
};

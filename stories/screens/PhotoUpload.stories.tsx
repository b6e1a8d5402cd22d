import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { forgetDraft, keepDraft } from '../../app/photo/deviceDraft.ts';
import type { PhotoUploadData } from '../../app/screens/PhotoUpload/data.ts';
import { PhotoUploadScreen } from '../../app/screens/PhotoUpload/PhotoUploadScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import { failing, offline, pending, refused, unavailable } from '../fixtures/api.ts';
import { contestCheck, drawPhoto, heicHead, keptPost, noContest, serverDraft, wordsIn } from '../fixtures/posting.ts';
import { languageOf } from './languageOf.ts';
import {
  choose,
  confirmed,
  cover,
  failed,
  fromDraft,
  inOrder,
  kept,
  keptPicture,
  longWords,
  next,
  press,
  problems,
  ready,
  said,
  saving,
  search,
  send,
  stopAt,
  tick,
  toConfirm,
  toWords,
} from './photoUploadPlay.ts';
import { wired as wiredToday } from './wired.tsx';
import { withData } from './withData.ts';

export default {
  title: '画面/写真を投稿する',
  component: PhotoUploadScreen,
  beforeEach: async () => {
    await forgetDraft();
    return async () => void (await forgetDraft());
  },
} satisfies Meta<typeof PhotoUploadScreen>;

/** Years and months to choose from end with today's: without one of their own the stories would look different each year. */
const wired = (...story: Parameters<typeof wiredToday>) =>
  withData<PhotoUploadData>(wiredToday(...story), (data) => ({ ...data, latest: '2026-11' }));

const address = '/photo/upload';
const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' }, textSize: '2' };
export const Plain = {
  name: '選ぶ前',
  play: inOrder(said(/^(写真を選ぶ|Choose a photo)$/), async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLInputElement>('#cautions input')];
    await expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false, false]);
    await expect(canvasElement.querySelector('[aria-invalid=true]')).toBeNull();
  }),
  ...wired(address, { states: 'form' }),
};
export const NotTicked = {
  name: '印を付けずに進む',
  play: inOrder(next, problems),
  ...wired(address, { states: 'cautionsNotTicked' }),
};
export const Choosing = { name: '選ぶところ', play: tick, ...wired(address, { states: 'choosing' }) };
export const ChosenFirst = {
  name: '印を付ける前に選んだ',
  play: inOrder(choose(drawPhoto), said(/準備を始めます|will be prepared/)),
  ...wired(address, { states: 'cautionsNotTicked' }),
};
export const Heic = {
  name: 'HEICを変換しているところ',
  beforeEach: stopAt('converting', 0.4),
  play: inOrder(tick, choose(heicHead), said(/変換しています|Converting/)),
  ...wired(address, { states: 'heic' }),
};
export const Compressing = {
  name: '小さくしているところ',
  beforeEach: stopAt('compressing', 0.5),
  play: inOrder(tick, choose(drawPhoto), said(/小さくしています|Making the photo/)),
  ...wired(address, { states: 'compressing' }),
};
export const Ready = {
  name: '準備ができた',
  play: inOrder(
    tick,
    choose(() => drawPhoto(4000, 3000, true)),
    ready,
  ),
  ...wired(address, { states: 'ready' }),
};
export const NotImage = {
  name: '写真ではない',
  play: inOrder(
    tick,
    choose(() => new File(['<svg/>'], 'photo.jpg', { type: 'image/jpeg' })),
    said(/この種類のファイルは投稿できません|Files of this kind/),
  ),
  ...wired(address, { states: 'notImage' }),
};
export const TooLarge = {
  name: '大きすぎる',
  play: inOrder(
    tick,
    choose(() => new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'photo.jpg')),
    said(/写真が大きすぎます|too large/),
  ),
  ...wired(address, { states: 'tooLarge' }),
};
export const Portrait = {
  name: '縦長の写真',
  play: inOrder(
    tick,
    choose(() => drawPhoto(900, 1200)),
    said(/縦長の写真です|portrait format\. You/),
  ),
  ...wired(address, { states: 'landscape' }),
};
export const Restored = {
  name: '読み込み直した',
  ...fromDraft(),
  ...wired(address, { states: 'restored' }),
};
export const ByServer = {
  name: 'サーバーで小さくする',
  beforeEach: async ({ globals }: { globals: Record<string, unknown> }) => {
    const post = await keptPost(wordsIn(languageOf(globals)));
    const picture = { ...post.picture, made: 'noise' as const };
    await keepDraft({ ...post, base: picture, picture }, 'はなこ');
  },
  play: said(/サーバーで小さくします|Our server will/),
  ...wired(address, { states: 'byServer' }),
};
export const Covering = { name: '隠すところを選ぶ', ...fromDraft(cover), ...wired(address, { states: 'covering' }) };
export const Covered = {
  name: '隠した',
  ...fromDraft(cover, press(/^(ここを隠す|Cover these areas)$/), said(/1か所を隠しました|1 area is covered/)),
  ...wired(address, { states: 'covered' }),
};
const entryBox = /^(この写真でフォトコンテストに応募する|Enter this photo in the contest)/;
export const Words = {
  name: '内容の入力',
  beforeEach: keptPicture,
  play: inOrder(toWords, async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#title')).toHaveValue('');
    await expect(within(canvasElement).getByRole('checkbox', { name: entryBox })).not.toBeChecked();
  }),
  ...wired(address, { states: 'words' }),
};
export const ContestEntry = {
  name: 'コンテストに応募する',
  beforeEach: keptPicture,
  play: inOrder(toWords, async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: entryBox });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription(/あと7枚応募できます|You can enter 7 more/);
  }),
  ...wired(address, {
    states: 'contestEntry',
    responses: { 'GET /contest_check': (_, lang) => contestCheck(lang, 3) },
  }),
};
export const Courses = {
  name: 'コースを探した',
  beforeEach: keptPicture,
  play: inOrder(toWords, search('上野'), said(/見つかりました|found/)),
  ...wired(address, { states: 'courses' }),
};
export const NoCourse = {
  name: 'コースが見つからない',
  beforeEach: keptPicture,
  play: inOrder(toWords, search('xyz'), said(/見つかりませんでした|No course/)),
  ...wired(address, {
    states: 'noCourse',
    responses: {
      'GET /search': () => ({
        ...{ courses: [], total: 0, page_num: 1, limit_num: 10, stations: [], searched_for: null, near: null },
        closest: { words: [], without: [] },
      }),
    },
  }),
};
export const Empty = {
  name: '何も入力しない',
  beforeEach: keptPicture,
  play: inOrder(toWords, toConfirm, problems),
  ...wired(address, { states: 'refused' }),
};
export const EveryError = {
  name: 'すべての欄のまちがい（サーバーの答え）',
  ...fromDraft(...confirmed, send, problems),
  ...wired(address, {
    states: 'refused',
    ...saving(
      refused(
        { field: 'title', kind: 'format_invalid' },
        { field: 'course_id', kind: 'not_valid' },
        { field: 'month', kind: 'not_valid' },
        { field: 'place', kind: 'too_long' },
        { field: 'comment', kind: 'too_long' },
      ),
    ),
  }),
};
export const LimitReached = {
  name: '10枚応募した',
  ...fromDraft(next, said(/1人10枚までです|At most 10 entries/)),
  ...wired(address, {
    states: 'limitReached',
    responses: { 'GET /contest_check': (_, lang) => contestCheck(lang, 10) },
  }),
};
/** Another device was faster: the page still offered an entry. */
export const LimitReachedMeanwhile = {
  name: '10枚応募した（サーバーの答え）',
  ...fromDraft(...confirmed, send, problems, said(/1人10枚までです|At most 10 entries/)),
  ...wired(address, {
    states: 'limitReached',
    ...saving(() =>
      Promise.reject(
        new ApiError('E409', 'No more than 10 entries of one person', {
          fields: [{ field: 'is_entry', kind: 'above_maximum' }],
        }),
      ),
    ),
  }),
};
export const NoContest = {
  name: 'コンテストがない',
  beforeEach: kept(),
  play: toWords,
  ...wired(address, { responses: { 'GET /contest_check': () => noContest } }),
};
export const Confirmation = { name: '確認', ...fromDraft(...confirmed), ...wired(address, { states: 'confirmation' }) };
export const LongText = {
  name: '確認（長い入力）',
  beforeEach: kept(longWords),
  play: inOrder(ready, ...confirmed),
  ...wired(address, { states: 'longText' }),
};
export const Sending = {
  name: '送っているところ',
  ...fromDraft(...confirmed, send, said(/写真を送っています|Sending the photo/)),
  ...wired(address, {
    states: 'sending',
    responses: {
      'POST /photo_save': (_, __, options) => {
        options?.onProgress?.(0.6);
        return pending();
      },
    },
  }),
};
export const Failed = {
  name: '送れなかった',
  ...fromDraft(...confirmed, send, failed, said(/サーバー側で問題が起きました|went wrong on our side/)),
  ...wired(address, { states: 'error', ...saving(failing) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...fromDraft(...confirmed, send, failed, said(/ただいま処理できません|cannot be done right now/)),
  ...wired(address, { states: 'error', ...saving(unavailable) }),
};
export const NetworkGone = {
  name: '送る間に切れた',
  ...fromDraft(...confirmed, send, failed, said(/電波の届く場所で、もう一度送って|again when you have a connection/)),
  ...wired(address, { states: 'failed', ...saving(offline) }),
};
export const TooMany = {
  name: '何度も送った',
  ...fromDraft(...confirmed, send, failed),
  ...wired(address, {
    states: 'tooMany',
    ...saving(() => Promise.reject(new ApiError('E429', 'Slow down', { retryAfter: 300 }))),
  }),
};
export const LoginEnded = {
  name: 'ログインが切れた',
  ...fromDraft(...confirmed, send, said(/ログインの期限が切れました|Your login has ended/)),
  ...wired(address, { states: 'loginEnded', ...saving(() => Promise.reject(new ApiError('E401', 'Log in'))) }),
};
export const Offline = {
  name: 'オフライン',
  globals: { connection: 'offline' },
  play: said(/写真を選べません|once you are connected/),
  ...wired(address, { states: 'offline' }),
};
export const OfflineLater = {
  name: 'オフライン（入力のあと）',
  globals: { connection: 'offline' },
  ...fromDraft(...confirmed, said(/投稿できません。写真|You can post once/)),
  ...wired(address, { states: 'offlineLater' }),
};
/** The course cannot be asked for again, and keeps the name that it was chosen by. */
export const OfflineOtherLanguage = {
  name: '英語のオフライン（日本語で入力したあと）',
  globals: { ...english, connection: 'offline' },
  beforeEach: kept(() => wordsIn('ja')),
  play: inOrder(ready, ...confirmed, async ({ canvasElement }) => {
    const { course_name, course_town } = wordsIn('ja');
    const course = await within(canvasElement).findByText(`${course_name} (${course_town})`);
    await expect(course).toHaveAttribute('lang', 'ja');
  }),
  ...wired(address, { states: 'offlineLater' }),
};
export const Leaving = {
  name: 'ほかのページへ移る',
  ...fromDraft(async ({ canvasElement }) => {
    // What leads away is in the header, which is hidden where a screen is shown by itself.
    const [link] = within(canvasElement).getAllByRole('link', { name: /とことこ|Tokotoko/, hidden: true });
    await userEvent.click(link!);
    await within(document.body).findByRole('alertdialog', {}, { timeout: 15_000 });
  }),
  ...wired(address, { states: 'leaving' }),
};
export const Expired = { name: '30分が過ぎた', ...wired(`${address}?step=confirm`, { states: 'expired' }) };
const drafted = (draft = serverDraft) => ({ responses: { 'GET /photo_draft': () => ({ draft }) } });
export const ServerForm = {
  name: '入力（JavaScriptなし、写真を預かった）',
  ...wired(`${address}?step=change`, { states: 'serverForm', ...drafted() }),
};
export const ServerConfirmation = {
  name: '確認（JavaScriptなし）',
  ...wired(`${address}?step=confirm`, { states: 'serverConfirmation', ...drafted() }),
};
export const English = { name: '英語', globals: english, ...wired(address) };
export const EnglishWords = {
  name: '内容の入力（英語）',
  globals: english,
  beforeEach: keptPicture,
  play: inOrder(toWords, toConfirm, problems),
  ...wired(address),
};
export const EnglishConfirmation = {
  name: '確認（英語）',
  globals: english,
  ...fromDraft(...confirmed, async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '橋の上の朝' })).toHaveAttribute('lang', 'ja');
  }),
  ...wired(address),
};
export const EnglishNotSent = {
  name: '送れなかった（英語）',
  globals: english,
  ...fromDraft(...confirmed, send, failed),
  ...wired(address, saving(failing)),
};
export const Narrow = {
  name: '320px・文字サイズ大',
  globals: narrow,
  play: inOrder(next, problems),
  ...wired(address),
};
export const NarrowCovering = {
  name: '隠すところを選ぶ（320px・文字サイズ大）',
  globals: narrow,
  ...fromDraft(cover),
  ...wired(address),
};
export const NarrowConfirmation = {
  name: '確認（320px・文字サイズ大）',
  globals: narrow,
  beforeEach: kept(longWords),
  play: inOrder(ready, ...confirmed),
  ...wired(address),
};

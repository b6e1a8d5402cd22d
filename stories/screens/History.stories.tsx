import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HistoryScreen } from '../../app/screens/History/HistoryScreen.tsx';
import { institutionKinds } from '../../contract/institutionKinds.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses } from '../fixtures/api.ts';
import { recommendedCourses } from '../fixtures/courses.ts';
import { clearDevice, institutionOf, keeping, visitOfCourse, visitOfInstitution } from '../fixtures/kept.ts';
import { wired } from './wired.tsx';

const meta = {
  title: '画面/閲覧履歴',
  component: HistoryScreen,
  beforeEach: () => {
    clearDevice();
    return clearDevice;
  },
} satisfies Meta<typeof HistoryScreen>;
export default meta;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const agreed = { consent: 'agreed' };

const address = '/history';
const favourites = '/history?list=favourites';

const responses: Responses = {
  'GET /institutions': ({ category, ids }, lang) => {
    const institutions = [ids ?? []].flat().map((id) => institutionOf(category!, Number(id), lang));
    return { institutions, total: institutions.length, page_num: 1, limit_num: 100, course: null };
  },
};
const courses = (response: NonNullable<Responses['GET /history']>): { responses: Responses } => ({
  responses: { ...responses, 'GET /history': response },
});

const few = (lang: Language, count = 3) =>
  recommendedCourses(lang)
    .slice(0, count)
    .map((course) => visitOfCourse(course, lang));
const coursesOnly = keeping((lang) => ({ visits: { course: few(lang) } }));
const full = keeping((lang) => ({
  visits: {
    course: few(lang, 12),
    ...Object.fromEntries(
      institutionKinds.map((kind) => [kind, [1, 2].map((id) => visitOfInstitution(kind, id, lang))]),
    ),
  },
}));
const kept = keeping(() => ({ favourites: { course: [101, 123, 403], sponsor: [2] } }));

type Play = { canvasElement: HTMLElement };
const press = (name: RegExp) => async (canvasElement: HTMLElement) =>
  userEvent.click((await within(canvasElement).findAllByRole('button', { name }))[0]!);
/** Takes the first entry off: the way back has the focus. */
const removeFirst = async ({ canvasElement }: Play) => {
  await press(/^(「.*」を履歴から消す|Delete “.*” from the history)$/)(canvasElement);
  const undo = await within(canvasElement).findByRole('button', { name: /^(元にもどす|Undo)$/ });
  await waitFor(() => expect(undo).toHaveFocus());
};

export const Plain = { name: '同意の前', ...wired(address, { states: ['consentNeeded'] }) };
export const Rejected = {
  name: '同意しない人',
  globals: { consent: 'rejected' },
  ...wired(address, { states: ['consentRefused'] }),
};
export const Empty = { name: '何も見ていない', globals: agreed, ...wired(address, { states: ['empty'] }) };
export const CoursesOnly = {
  name: 'コースだけ見た',
  globals: agreed,
  beforeEach: coursesOnly,
  ...wired(address, { states: ['emptyKind'] }),
};
export const Full = {
  name: '12件と、お店や施設',
  globals: agreed,
  beforeEach: full,
  ...wired(address, { states: ['full'], responses }),
};
export const Favourites = {
  name: '端末のお気に入り',
  beforeEach: kept,
  ...wired(favourites, { states: ['favourites'], responses }),
};
export const FavouritesMember = {
  name: '端末のお気に入り（ログイン中）',
  globals: { member: 'member' },
  beforeEach: kept,
  ...wired(favourites, { responses }),
};
export const NoFavourites = { name: 'お気に入りがない', ...wired(favourites, { states: ['empty'] }) };
export const Removed = {
  name: '一つ消した',
  globals: agreed,
  beforeEach: coursesOnly,
  play: removeFirst,
  ...wired(address, { states: ['removed'] }),
};
export const PutBack = {
  name: '消して、元にもどした',
  globals: agreed,
  beforeEach: coursesOnly,
  play: async (context: Play) => {
    await removeFirst(context);
    await userEvent.keyboard('{Enter}');
    const remove = within(context.canvasElement).getAllByRole('button', { name: /履歴から消す|from the history/ });
    await waitFor(() => expect(remove).toHaveLength(3));
  },
  ...wired(address),
};
export const AllRemoved = {
  name: 'すべて消した',
  globals: agreed,
  beforeEach: coursesOnly,
  play: async ({ canvasElement }: Play) => {
    await press(/^(履歴をすべて消す|Delete the whole history)$/)(canvasElement);
    await within(canvasElement).findByRole('button', { name: /^(元にもどす|Undo)$/ });
  },
  ...wired(address, { states: ['removedAll'] }),
};
export const Gone = {
  name: 'いまは公開していない',
  globals: agreed,
  beforeEach: coursesOnly,
  ...wired(address, { states: ['gone'], ...courses(() => ({ courses: [] })) }),
};
export const Blocked = {
  name: '端末に保存できない',
  globals: agreed,
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    return () => void Object.defineProperty(window, 'localStorage', own);
  },
  ...wired(address, { states: ['notStored'] }),
};
export const Pending = {
  name: 'いまの内容を読み込んでいる',
  beforeEach: kept,
  ...wired(favourites, { states: ['pending'], ...courses(pending) }),
};
export const Failed = {
  name: 'サーバーの問題',
  globals: agreed,
  beforeEach: coursesOnly,
  ...wired(address, { states: ['error'], ...courses(failing) }),
};
export const Offline = {
  name: 'オフライン',
  globals: agreed,
  beforeEach: coursesOnly,
  ...wired(address, { states: ['offline'], ...courses(offline) }),
};
export const FavouritesOffline = {
  name: 'オフライン（お気に入り）',
  beforeEach: kept,
  ...wired(favourites, {
    states: ['offline'],
    responses: { 'GET /history': offline, 'GET /institutions': offline },
  }),
};
export const OtherLanguage = {
  name: '英語（日本語で見たコース、オフライン）',
  globals: { ...agreed, ...english },
  beforeEach: keeping(() => ({ visits: { course: few('ja') } })),
  ...wired(address, courses(offline)),
};
export const UnknownList = { name: 'ない一覧（422）', ...wired('/history?list=walks', { states: ['refused'] }) };
export const English = {
  name: '英語',
  globals: { ...agreed, ...english },
  beforeEach: full,
  ...wired(address, { responses }),
};
export const LargeText = {
  name: '文字サイズ大',
  globals: { ...agreed, textSize: '2' },
  beforeEach: full,
  ...wired(address, { responses }),
};
export const Narrow = {
  name: '320px',
  globals: { ...agreed, ...narrow },
  beforeEach: full,
  ...wired(address, { responses }),
};
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  globals: { ...agreed, ...narrow, ...english, textSize: '2' },
  beforeEach: kept,
  ...wired(favourites, { responses }),
};

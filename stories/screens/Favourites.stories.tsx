import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { forgetDropped } from '../../app/favourites/dropped.ts';
import { FavouritesScreen } from '../../app/screens/Favourites/FavouritesScreen.tsx';
import { institutionKinds } from '../../contract/institutionKinds.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses } from '../fixtures/api.ts';
import { coursesById, recommendedCourses } from '../fixtures/courses.ts';
import { clearDevice, institutionOf, keeping } from '../fixtures/kept.ts';
import { wired } from './wired.tsx';

const meta = {
  title: '画面/お気に入り',
  component: FavouritesScreen,
  beforeEach: () => {
    clearDevice();
    return clearDevice;
  },
} satisfies Meta<typeof FavouritesScreen>;
export default meta;

const address = '/favorite';
const english = { language: 'en' };
const twelve = recommendedCourses('ja')
  .slice(0, 12)
  .map(({ id }) => id);
const none = { course: [], cooperation: [], sponsor: [], playground: [] };
type Lists = { course: number[]; cooperation: number[]; sponsor: number[]; playground: number[] };

/** A member with these favourites; removing works, as on the server. */
const having = (first: Partial<Lists>, more: Responses = {}): { responses: Responses } => {
  const lists: Lists = { ...none, ...first };
  return {
    responses: {
      'GET /favorite_get': () => ({ favorites: lists }),
      'POST /favorite': ({ type, ids, action }) => {
        const sent = [ids ?? []].flat().map(Number);
        const before = lists[type];
        return {
          ids: action === 'remove' ? before.filter((id) => !sent.includes(id)) : sent.toReversed(),
          dropped: [],
        };
      },
      'GET /institutions': ({ category, ids }, lang) => {
        const institutions = [ids ?? []].flat().map((id) => institutionOf(category!, Number(id), lang));
        return { institutions, total: institutions.length, page_num: 1, limit_num: 100, course: null };
      },
      ...more,
    },
  };
};
const full = {
  course: twelve,
  ...Object.fromEntries(institutionKinds.map((kind) => [kind, [2, 1]])),
};
const few = { course: [101, 401] };

type Play = { canvasElement: HTMLElement };
const removal = /^(「.*」をお気に入りから外す|Take off “.*” from the favourites)$/;
const remove = async ({ canvasElement }: Play) =>
  userEvent.click((await within(canvasElement).findAllByRole('button', { name: removal }))[0]!);
const removeAndWait = async (context: Play) => {
  await remove(context);
  const undo = await within(context.canvasElement).findByRole('button', { name: /^(元にもどす|Undo)$/ });
  await waitFor(() => expect(undo).toHaveFocus());
};
const failingWith = (response: () => Promise<never>) => having(few, { 'POST /favorite': response });
const refusedAndTold = async (context: Play) => {
  await remove(context);
  await within(context.canvasElement).findByText(/^(一覧を変えられませんでした|The list could not be changed)$/);
};

export const Plain = { name: '何もない', ...wired(address, { states: ['empty'], ...having({}) }) };
export const Full = { name: '12件と、お店や施設', ...wired(address, { states: ['full'], ...having(full) }) };
export const Few = { name: 'コースだけ', ...wired(address, { states: ['emptyKind'], ...having(few) }) };
export const Removed = {
  name: '一つ外した',
  play: removeAndWait,
  ...wired(address, { states: ['removed'], ...having(few) }),
};
export const PutBack = {
  name: '外して、元にもどした',
  play: async (context: Play) => {
    await removeAndWait(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(context.canvasElement).getAllByRole('button', { name: removal })).toHaveLength(2),
    );
  },
  ...wired(address, having(few)),
};
export const RemovedByForm = {
  name: 'JavaScriptなしで外した後',
  ...wired(`${address}?removed=course-123-1`, { states: ['removed'], ...having(few) }),
};
export const Gone = {
  name: 'いまは公開していない',
  ...wired(address, { states: ['gone'], ...having(few, { 'GET /history': () => ({ courses: [] }) }) }),
};
export const Moved = {
  name: '端末のお気に入りを移した',
  beforeEach: keeping(() => ({ favourites: { course: [123], sponsor: [2] } })),
  play: async () => waitFor(() => expect(localStorage.getItem('favourites-course')).toBeNull()),
  ...wired(
    address,
    having(few, { 'POST /favorite': ({ ids }) => ({ ids: [ids ?? []].flat().map(Number), dropped: [] }) }),
  ),
};
/** A full list, to which the device gives two: the two oldest go. */
let held = twelve;
const overfull: { responses: Responses } = having(
  {},
  {
    'GET /favorite_get': () => ({ favorites: { ...none, course: held } }),
    'POST /favorite': ({ ids, action }) => {
      const sent = [ids ?? []].flat().map(Number).toReversed();
      const wanted = action === 'set' ? sent : [...sent, ...held];
      held = wanted.slice(0, 12);
      return { ids: held, dropped: wanted.slice(12) };
    },
  },
);
const outside = recommendedCourses('ja')
  .map(({ id }) => id)
  .filter((id) => !twelve.includes(id))
  .slice(0, 2);
const keepsOutside = keeping(() => ({ favourites: { course: outside } }));
const keepingOutside: typeof keepsOutside = (context) => {
  forgetDropped();
  held = twelve;
  return keepsOutside(context);
};
const droppedTold = async ({ canvasElement }: Play) =>
  within(canvasElement).findByRole('button', { name: /^(外したものを元にもどす|Put back what was taken off)$/ });
export const MovedAndDropped = {
  name: '端末のお気に入りを移して、古いものが外れた',
  beforeEach: keepingOutside,
  play: droppedTold,
  ...wired(address, { states: ['dropped'], ...overfull }),
};
export const MovedAndPutBack = {
  name: '端末のお気に入りを移して、外れたものを元にもどした（320px・文字サイズ大・英語）',
  globals: { ...english, viewport: { value: 'narrow' }, textSize: '2' },
  beforeEach: keepingOutside,
  play: async (context: Play) => {
    await userEvent.click(await droppedTold(context));
    const told = await within(context.canvasElement).findByText(
      /^What was taken off has been put back\. In their place, 2 /,
    );
    await waitFor(() => expect(told.parentElement).toHaveFocus());
  },
  ...wired(address, { states: ['dropped'], ...overfull }),
};
export const Removing = {
  name: '外しているところ',
  play: remove,
  ...wired(address, { states: ['pending'], ...failingWith(pending) }),
};
export const Failed = {
  name: '外せない（サーバーの問題）',
  play: refusedAndTold,
  ...wired(address, { states: ['error'], ...failingWith(failing) }),
};
export const NotLoaded = {
  name: '開けない（サーバーの問題）',
  ...wired(address, { states: ['error'], responses: { 'GET /favorite_get': failing } }),
};
export const Offline = {
  name: 'オフライン',
  play: refusedAndTold,
  ...wired(address, { states: ['offline'], ...failingWith(offline) }),
};
const longName = (lang: Language) =>
  lang === 'ja'
    ? 'とても長い名前のコースでも行が折り返して読めることを確かめるためのコース'
    : 'A course with a very long name, to be sure that it wraps and can still be read';
export const LongText = {
  name: '長い名前（320px）',
  globals: { viewport: { value: 'narrow' } },
  ...wired(
    address,
    having(few, {
      'GET /history': (_, lang) => ({
        courses: coursesById(few.course, lang).map((course, at) => ({
          ...course,
          name: `${longName(lang)} ${at + 1}`,
        })),
      }),
    }),
  ),
};
export const English = { name: '英語', globals: english, ...wired(address, having(full)) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  globals: { ...english, viewport: { value: 'narrow' }, textSize: '2' },
  play: removeAndWait,
  ...wired(address, having(full)),
};

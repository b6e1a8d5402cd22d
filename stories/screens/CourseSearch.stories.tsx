import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CourseSearchScreen } from '../../app/screens/CourseSearch/CourseSearchScreen.tsx';
import type { Input } from '../../contract/index.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, refused, unavailable } from '../fixtures/api.ts';
import { courseSummaries, searchResult } from '../fixtures/courses.ts';
import { locating } from './locating.ts';
import { backToList, chooseOnMap } from './resultsMap.ts';
import { wired } from './wired.tsx';

export default { title: '画面/コースを探す', component: CourseSearchScreen } satisfies Meta<typeof CourseSearchScreen>;

const narrow = { viewport: { value: 'narrow' } };
const phone = { viewport: { value: 'phone' } };
const smallest = { viewport: { value: 'narrow' }, textSize: '2', language: 'en' };
const wide = { viewport: { value: 'desktop' } };
const english = { language: 'en' };
interface Played {
  canvasElement: HTMLElement;
}

/** The forms are loaded on their own: the story stands when they are there, the conditions beside the results where there is room. */
const play = async ({ canvasElement }: Played) => {
  await waitFor(() => expect(canvasElement.querySelector('search')).not.toBeNull());
  if (!matchMedia('(min-width: 68.75em)').matches) return;
  await waitFor(() => expect(canvasElement.querySelector('#filters:not(:has(form))')).toBeNull());
};
const search = (response: NonNullable<Responses['GET /search']>): { responses: Responses } => ({
  responses: { 'GET /search': response },
});
const none = search((_, lang) => searchResult(lang, { courses: [], total: 0 }));
/** The page opens with results; the search with a walking time comes to something else. */
const later = (second: () => Promise<never>) => ({
  ...search((input) => ([input.time_band ?? []].flat().length ? second() : undefined)),
  goTo: '/map?time_band=1',
});

export const Plain = { name: '条件を選ぶ', play, ...wired('/map', { states: 'start' }) };
export const Keyword = {
  name: 'キーワードの結果',
  play,
  ...wired('/map?keyword=上野', {
    states: 'keyword',
    ...search((_, lang) =>
      searchResult(lang, {
        stations: [
          { id: 1, name: lang === 'ja' ? '上野' : 'Ueno', municipality: lang === 'ja' ? '台東区' : 'Taito City' },
        ],
      }),
    ),
  }),
};
export const Category = { name: '種類の結果', play, ...wired('/map?category=kawabe', { states: 'category' }) };
export const SecondPage = { name: '2ページ目', play, ...wired('/map?category=kawabe&page=2') };
export const Combined = {
  name: '条件の組み合わせ',
  play,
  ...wired('/map?scene=waterside&time_band=2&municipality=taito&facility=toilet', { states: 'results' }),
};
export const None = { name: '見つからない', play, ...wired('/map?keyword=ない言葉', { states: 'noResult', ...none }) };
export const NoneClosest = {
  name: '見つからない：近い言葉、条件をひとつ外した件数、近い駅',
  play,
  ...wired('/map?keyword=うえのの&scene=waterside&time_band=1', {
    states: 'closest',
    ...search((_, lang) =>
      searchResult(lang, {
        courses: [],
        total: 0,
        stations: [
          { id: 1, name: lang === 'ja' ? '上野' : 'Ueno', municipality: lang === 'ja' ? '台東区' : 'Taito City' },
        ],
        closest: {
          words: lang === 'ja' ? ['上野', '上野公園'] : ['Ueno', 'Ueno Park'],
          without: [
            { field: 'scene', value: 'waterside', total: 3 },
            { field: 'time_band', value: '1', total: 1 },
          ],
        },
      }),
    ),
  }),
};
export const OtherSpelling = {
  name: '別のつづりで探した結果',
  play,
  ...wired('/map?keyword=Uneo', {
    states: 'searchedFor',
    ...search((_, lang) => searchResult(lang, { searched_for: lang === 'ja' ? '上野' : 'Ueno' })),
  }),
};
export const NearInstead = {
  name: '言葉のコースがなく、駅に近いコース',
  play,
  ...wired('/map?keyword=三鷹台', {
    states: 'nearInstead',
    ...search((_, lang) => searchResult(lang, { near: { id: 1, name: lang === 'ja' ? '三鷹台' : 'Mitakadai' } })),
  }),
};
export const ManyConditions = {
  name: '条件がたくさん',
  play,
  ...wired(
    '/map?keyword=川&municipality=taito&municipality=sumida&time_band=1&time_band=2&step_band=2&scene=waterside&scene=blossom&category=kawabe&facility=toilet&facts=all&flat=1',
    { states: 'many' },
  ),
};
const openFilters = async (context: Played) => {
  await play(context);
  await userEvent.click(await within(context.canvasElement).findByRole('button', { name: /^(条件|Filters)/ }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await dialog.findByRole('button', { name: /この条件で探す|these conditions/ });
  return dialog;
};
/** On s the conditions open as a dialog; the count belongs to what is chosen there. */
export const Filters = {
  name: '条件をえらぶ：320px',
  globals: narrow,
  play: async (context: Played) => {
    const dialog = await openFilters(context);
    await userEvent.click(dialog.getByText(/30〜60|30–60/));
    await dialog.findByRole('button', { name: /8コースを見る|Show 8 courses/ });
  },
  ...wired('/map', { states: 'filters' }),
};
export const FiltersNone = {
  name: '条件をえらぶ：0コース',
  globals: narrow,
  play: async (context: Played) => {
    const dialog = await openFilters(context);
    await userEvent.click(dialog.getByText(/30〜60|30–60/));
    await dialog.findByRole('button', { name: /0コース|No courses/ });
  },
  ...wired('/map', {
    ...search((input, lang) =>
      [input.time_band ?? []].flat().length ? searchResult(lang, { courses: [], total: 0 }) : undefined,
    ),
  }),
};
/** Wide screens offer it. */
const openBesideMap = async (context: Played) => {
  await play(context);
  await userEvent.click(
    await within(context.canvasElement).findByRole('button', { name: /地図とならべる|Show beside a map/ }),
  );
};
export const BesideMap = {
  name: '結果を地図とならべる',
  globals: wide,
  play: async (context: Played) => {
    await openBesideMap(context);
    await within(context.canvasElement).findByRole('group', { name: /地図の上の地点|Places on the map/ });
  },
  ...wired('/map?category=kawabe', { states: 'besideMap' }),
};
export const BesideMapFailed = {
  name: '結果をならべる地図が描けない端末',
  globals: wide,
  // As in a browser without WebGL 2.
  beforeEach: () => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...more]);
    } as typeof original;
    return () => {
      HTMLCanvasElement.prototype.getContext = original;
    };
  },
  play: async (context: Played) => {
    await openBesideMap(context);
    await within(context.canvasElement).findByText(/この端末では動く地図を|cannot be shown/);
  },
  ...wired('/map?category=kawabe', { states: 'besideMapFailed' }),
};
const saying = (words: RegExp) => async (context: Played) => {
  await play(context);
  await within(context.canvasElement).findByText(words);
};
export const NoneConfirmed = {
  name: '確認できた設備がない',
  play: saying(/^設備は、.*地図にのっている設備も入れる|^Facilities count only .*Include facilities shown on the map/),
  ...wired('/map?facility=toilet', none),
};
/** The map tells of toilets only, and of no more once they are counted. */
export const NoneOnSite = {
  name: '確認できた設備がない：地図にもない',
  play: saying(/設備の条件をはずすと|Leave them out of the filters/),
  ...wired('/map?facility=bench&facility=toilet&facts=all', none),
};
/** Where list and map have no room side by side, one stands in the place of the other. */
export const MapInstead = {
  name: '結果を地図で見る：360px',
  globals: phone,
  play: async (context: Played) => {
    await play(context);
    await chooseOnMap(context.canvasElement);
  },
  ...wired('/map?category=kawabe', { states: ['mapInstead'] }),
};
export const MapInsteadLarge = {
  ...MapInstead,
  name: '結果を地図で見る：320px・英語・文字サイズ大',
  globals: smallest,
};
export const BackToList = {
  ...MapInstead,
  name: '地図から一覧にもどる：360px',
  play: async (context: Played) => {
    await MapInstead.play(context);
    await backToList(context.canvasElement);
  },
};
export const BackToListLarge = {
  ...BackToList,
  name: '地図から一覧にもどる：320px・英語・文字サイズ大',
  globals: smallest,
};
export const Searching = {
  name: '探しているところ',
  play: async (context: Played) => {
    await play(context);
    await within(context.canvasElement).findByText(/^(読み込んでいます|Loading)$/);
  },
  ...wired('/map', { states: 'pending', ...later(pending) }),
};
export const Failed = {
  name: '探せなかった',
  play: async (context: Played) => {
    await play(context);
    await within(context.canvasElement).findAllByRole('alert');
  },
  ...wired('/map', { states: 'error', ...later(failing) }),
};
export const FailedOffline = {
  name: '通信が切れて探せなかった',
  play: Failed.play,
  ...wired('/map', { states: 'offline', ...later(offline) }),
};
export const FailedFirst = {
  name: '開けなかった：サーバーの問題',
  ...wired('/map', { states: 'error', ...search(failing) }),
};
export const Unavailable = {
  name: '開けなかった：データに接続できない',
  ...wired('/map', { states: 'error', ...search(unavailable) }),
};
export const Wrong = {
  name: '条件が正しくない（422）',
  play,
  ...wired('/map?time_band=9&page=99', {
    states: 'refused',
    ...search(refused({ field: 'time_band', kind: 'above_maximum' }, { field: 'page_num', kind: 'above_maximum' })),
  }),
};

/** Without results there is nothing that opens the form: it stands in the page on small screens too. */
export const WrongNarrow = {
  ...Wrong,
  name: '条件が正しくない（422）：320px',
  globals: narrow,
  play: async (context: Played) => {
    await play(context);
    const form = context.canvasElement.querySelector('search')!;
    await waitFor(() => expect(form).toBeVisible());
  },
};

const longKeyword = '水辺の散歩道'.repeat(20);
/** A keyword that is refused can be seen and corrected. */
export const WrongKeyword = {
  name: 'キーワードが長すぎる（422）',
  ...wired(`/map?keyword=${longKeyword}`, {
    states: 'refused',
    ...search(refused({ field: 'keyword', kind: 'too_long' })),
  }),
  play: async (context: Played) => {
    await play(context);
    const field = within(context.canvasElement).getByRole('searchbox', { name: /キーワード|Keyword/ });
    await expect(field).toHaveValue(longKeyword);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/文字|characters/);
  },
};

const pressLocate = async (context: Played) => {
  await play(context);
  const button = await within(context.canvasElement).findByRole('button', {
    name: /いまいる場所から探す|near my location/i,
  });
  await userEvent.click(button);
};
export const NearAsking = {
  name: '近く：調べているところ',
  ...locating('asking'),
  play: pressLocate,
  ...wired('/map', { states: 'nearAsking' }),
};
export const NearFound = {
  name: '近く：5コース',
  ...locating('found'),
  play: async (context: Played) => {
    await pressLocate(context);
    await within(context.canvasElement).findByText(/近い順に5コース|5 courses, nearest first/);
  },
  ...wired('/map', { states: 'nearGranted' }),
};
export const NearDenied = {
  name: '近く：許可されない',
  ...locating('denied'),
  play: pressLocate,
  ...wired('/map', { states: 'nearDenied' }),
};
export const NearFailed = {
  name: '近く：探せなかった',
  ...locating('found'),
  play: pressLocate,
  ...wired('/map', {
    states: 'nearUnavailable',
    ...search((input) => (input.lat === undefined ? undefined : failing())),
  }),
};

const byDistance = (_: Input<'GET /search'>, lang: Language) =>
  searchResult(lang, {
    courses: courseSummaries(lang).map((course, at) => ({ ...course, distance_from_here_m: 300 + at * 420 })),
  });
export const SortedFromHere = {
  name: 'いまいる場所から近い順',
  ...locating('found'),
  play,
  ...wired('/map?time_band=2', { ...search(byDistance), goTo: '/map?sort=near&time_band=2' }),
};
export const PlaceWanted = {
  name: 'いまいる場所から近い順：場所がまだわからない',
  play,
  ...wired('/map?sort=near&time_band=2'),
};
export const PlaceDenied = {
  name: 'いまいる場所から近い順：許可されない',
  ...locating('denied'),
  play,
  ...wired('/map?time_band=2', { goTo: '/map?sort=near&time_band=2' }),
};
export const FromStation = { name: '駅の近く：5コース', play, ...wired('/map?near_station=131') };

export const Municipalities = { name: '区市町村：選ぶ前', ...wired('/map/search01', { states: 'municipalitiesNone' }) };
export const MunicipalitiesChosen = {
  name: '区市町村：いくつか選んだ結果',
  ...wired('/map/search01?municipality=taito&municipality=sumida', { states: 'municipalitiesSeveral' }),
};
export const MunicipalitiesNone = {
  name: '区市町村：結果なし',
  ...wired('/map/search01?municipality=mikurajima', { states: 'municipalitiesNoResult', ...none }),
};
export const Times = { name: '歩行時間：選ぶ前', ...wired('/map/search02', { states: 'times' }) };
export const TimesFound = { name: '歩行時間：結果', ...wired('/map/search02?time_band=2', { states: 'timeResults' }) };
export const Lines = { name: '路線：選ぶ前', ...wired('/map/search03', { states: 'lines' }) };
export const Line = { name: '路線：駅を選ぶ', ...wired('/map/search03/1', { states: 'stations' }) };
export const LineUnknown = {
  name: '路線：ない路線（404）',
  ...wired('/map/search03/99999', { states: 'lineNotFound' }),
};
export const Station = { name: '路線：駅の結果', ...wired('/map/search03/1?station=1', { states: 'stationResults' }) };
export const Scenes = { name: 'シーン：選ぶ前', ...wired('/map/search04', { states: 'scenes' }) };
export const ScenesFound = {
  name: 'シーン：結果',
  ...wired('/map/search04?scene=waterside', { states: 'sceneResults' }),
};
export const Steps = { name: '歩数：選ぶ前', ...wired('/map/search05', { states: 'steps' }) };
export const StepsFound = { name: '歩数：結果', ...wired('/map/search05?step_band=2', { states: 'stepResults' }) };

export const English = { name: '英語', play, globals: english, ...wired('/map?scene=waterside&time_band=2') };
export const EnglishMunicipalities = { name: '区市町村：英語', globals: english, ...wired('/map/search01') };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  play,
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired('/map?scene=waterside'),
};
export const MunicipalitiesNarrow = { name: '区市町村：320px', globals: narrow, ...wired('/map/search01') };

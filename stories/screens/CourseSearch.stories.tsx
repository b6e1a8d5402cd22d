import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  CourseSearchScreen,
  type CourseSearchScreenProps,
} from '../../app/screens/CourseSearch/CourseSearchScreen.tsx';
import { readConditions } from '../../app/screens/CourseSearch/conditions.ts';
import type { Language } from '../../contract/values.ts';
import { courseSummaries, searchResult } from '../fixtures/courses.ts';
import { lineList, municipalityList, sceneList } from '../fixtures/places.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/コースを探す',
  component: CourseSearchScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path: '/map' } },
  // The form is loaded on its own: the story stands when it is there. Other ways of searching fold it away.
  play: async ({ canvasElement, parameters }) => {
    if (parameters.page.path === '/map')
      await waitFor(() => expect(canvasElement.querySelector('search')).not.toBeNull());
  },
} satisfies Meta<typeof CourseSearchScreen>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const nothingNear: CourseSearchScreenProps['nearby'] = {
  courses: [],
  errorCode: null,
  isBusy: false,
  isFound: false,
  place: null,
};

const propsOf = (lang: Language, query = ''): CourseSearchScreenProps => ({
  conditions: readConditions(new URLSearchParams(query)).conditions,
  lists: { municipalities: municipalityList(lang), scenes: sceneList(lang), lines: [], line: null, stations: [] },
  result: null,
  fields: [],
  isBusy: false,
  errorCode: null,
  isOnline: true,
  nearby: nothingNear,
  hasPlace: false,
  onLocate: () => undefined,
  onStation: () => undefined,
  onRetry: () => undefined,
  loadStations: async () => lineList(lang).flatMap(({ stations }) => stations),
});

type Change = (props: CourseSearchScreenProps, lang: Language) => Partial<CourseSearchScreenProps>;

/** A story at an address: the conditions are read from it as the screen does. */
const at = (path: string, query = '', change: Change = () => ({}), more: Story = {}): Story => ({
  parameters: { page: { path, query } },
  render: (_, { globals }) => {
    const lang = languageOf(globals);
    const props = propsOf(lang, query);
    return <CourseSearchScreen {...props} {...change(props, lang)} />;
  },
  ...more,
});

const found: Change = (_, lang) => ({ result: searchResult(lang) });
const none: Change = (_, lang) => ({ result: searchResult(lang, { courses: [], total: 0 }) });
const near =
  (nearby: Partial<CourseSearchScreenProps['nearby']>): Change =>
  (_, lang) => ({
    result: searchResult(lang),
    nearby: {
      ...nothingNear,
      ...(nearby.isFound
        ? {
            courses: courseSummaries(lang)
              .slice(0, 5)
              .map((course, index) => ({ ...course, distance_from_here_m: 300 + index * 420 })),
          }
        : {}),
      ...nearby,
    },
  });
const lines: Change = ({ lists }, lang) => ({
  lists: {
    ...lists,
    lines: lineList(lang).map(({ id, name, operator, stations }) => ({
      id,
      name,
      operator,
      course_count: stations.length,
    })),
  },
});
const oneLine: Change = ({ lists }, lang) => {
  const [line] = lineList(lang);
  return { lists: { ...lists, line: line!, stations: [line!.stations[0]!] } };
};

export const Plain: Story = { name: '条件を選ぶ', ...at('/map', '', found) };
export const Keyword: Story = {
  name: 'キーワードの結果',
  ...at('/map', 'keyword=上野', (_, lang) => ({
    result: searchResult(lang, {
      stations: [
        { id: 1, name: lang === 'ja' ? '上野' : 'Ueno', municipality: lang === 'ja' ? '台東区' : 'Taito City' },
      ],
    }),
  })),
};
export const Category: Story = { name: '種類の結果', ...at('/map', 'category=kawabe', found) };
export const Combined: Story = {
  name: '条件の組み合わせ',
  ...at('/map', 'scene=waterside&time_band=2&municipality=taito&facility=toilet', found),
};
export const None: Story = { name: '見つからない', ...at('/map', 'keyword=ない言葉', none) };
export const NoneConfirmed: Story = { name: '確認できた設備がない', ...at('/map', 'facility=bench', none) };
export const Searching: Story = { name: '探しているところ', ...at('/map', 'time_band=1', () => ({ isBusy: true })) };
export const Failed: Story = { name: '探せなかった', ...at('/map', 'time_band=1', () => ({ errorCode: 'E500' })) };
export const Offline: Story = {
  name: 'オフライン',
  ...at('/map', 'time_band=1', () => ({ errorCode: 'E_OFFLINE', isOnline: false }), {
    globals: { connection: 'offline' },
  }),
};
export const Wrong: Story = {
  name: '条件が正しくない（422）',
  ...at('/map', 'time_band=9&page=99', () => ({
    fields: [
      { field: 'time_band', kind: 'above_maximum' },
      { field: 'page_num', kind: 'above_maximum' },
    ],
  })),
};
export const NearAsking: Story = { name: '近く：調べているところ', ...at('/map', '', near({ isBusy: true })) };
export const NearFound: Story = { name: '近く：5コース', ...at('/map', '', near({ isFound: true })) };
export const NearDenied: Story = { name: '近く：許可されない', ...at('/map', '', near({ errorCode: 'E_DENIED' })) };
export const NearUnavailable: Story = {
  name: '近く：わからない',
  ...at('/map', '', near({ errorCode: 'E_UNSUPPORTED' })),
};

const fromHere: Change = (_, lang) => ({
  result: searchResult(lang, {
    courses: courseSummaries(lang).map((course, index) => ({ ...course, distance_from_here_m: 300 + index * 420 })),
  }),
  hasPlace: true,
});
export const SortedFromHere: Story = {
  name: 'いまいる場所から近い順',
  ...at('/map', 'sort=near&time_band=2', fromHere),
};
export const PlaceWanted: Story = {
  name: 'いまいる場所から近い順：場所がまだわからない',
  ...at('/map', 'sort=near&time_band=2', found),
};
export const PlaceDenied: Story = {
  name: 'いまいる場所から近い順：許可されない',
  ...at('/map', 'sort=near&time_band=2', near({ errorCode: 'E_DENIED' })),
};
export const FromStation: Story = {
  name: '駅の近く：5コース',
  ...at('/map', 'near_station=1', (_, lang) => ({
    result: searchResult(lang, { courses: courseSummaries(lang).slice(0, 5), total: 5 }),
  })),
};

export const Municipalities: Story = { name: '区市町村：選ぶ前', ...at('/map/search01') };
export const MunicipalitiesChosen: Story = {
  name: '区市町村：いくつか選んだ結果',
  ...at('/map/search01', 'municipality=taito&municipality=sumida', found),
};
export const MunicipalitiesNone: Story = {
  name: '区市町村：結果なし',
  ...at('/map/search01', 'municipality=mikurajima', none),
};
export const Times: Story = { name: '歩行時間：選ぶ前', ...at('/map/search02') };
export const TimesFound: Story = { name: '歩行時間：結果', ...at('/map/search02', 'time_band=2', found) };
export const Lines: Story = { name: '路線：選ぶ前', ...at('/map/search03', '', lines) };
export const Line: Story = { name: '路線：駅を選ぶ', ...at('/map/search03/1', '', oneLine) };
export const Station: Story = {
  name: '路線：駅の結果',
  ...at('/map/search03/1', 'station=1', (props, lang) => ({ ...oneLine(props, lang), ...found(props, lang) })),
};
export const Scenes: Story = { name: 'シーン：選ぶ前', ...at('/map/search04') };
export const ScenesFound: Story = { name: 'シーン：結果', ...at('/map/search04', 'scene=waterside', found) };
export const Steps: Story = { name: '歩数：選ぶ前', ...at('/map/search05') };
export const StepsFound: Story = { name: '歩数：結果', ...at('/map/search05', 'step_band=2', found) };

export const English: Story = {
  name: '英語',
  ...at('/map', 'scene=waterside&time_band=2', found, { globals: { language: 'en' } }),
};
export const EnglishMunicipalities: Story = {
  name: '区市町村：英語',
  ...at('/map/search01', '', undefined, { globals: { language: 'en' } }),
};
export const NarrowAndLarge: Story = {
  name: '320px・文字サイズ大',
  ...at('/map', 'scene=waterside', found, { globals: { viewport: { value: 'narrow' }, textSize: '2' } }),
};
export const MunicipalitiesNarrow: Story = {
  name: '区市町村：320px',
  ...at('/map/search01', '', undefined, { globals: { viewport: { value: 'narrow' } } }),
};

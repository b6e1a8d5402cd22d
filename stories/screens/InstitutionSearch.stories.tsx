import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InstitutionSearchScreen } from '../../app/screens/InstitutionSearch/InstitutionSearchScreen.tsx';
import { failing, offline, pending, type Responses, refused, unavailable } from '../fixtures/api.ts';
import { searchResult } from '../fixtures/courses.ts';
import { atTime, dayHours, foundResult, institutionsOfKind, nightHours } from '../fixtures/institutions.ts';
import { locating } from './locating.ts';
import { backToList, chooseOnMap } from './resultsMap.ts';
import { wired } from './wired.tsx';

export default { title: '画面/お店・施設を探す', component: InstitutionSearchScreen } satisfies Meta<
  typeof InstitutionSearchScreen
>;

const narrow = { viewport: { value: 'narrow' } };
const phone = { viewport: { value: 'phone' } };
const smallest = { viewport: { value: 'narrow' }, textSize: '2', language: 'en' };
const wide = { viewport: { value: 'desktop' } };
const english = { language: 'en' };
const cooperation = '/area_guide/kyoryoku_search';
const sponsor = '/area_guide/kyosan_search';
const playground = '/area_guide/yugu_search';
interface Played {
  canvasElement: HTMLElement;
}

/** The forms are loaded on their own: the story stands when they are there, the conditions beside the results where there is room. */
const play = async ({ canvasElement }: Played) => {
  await waitFor(() => expect(canvasElement.querySelector('search')).not.toBeNull());
  if (!matchMedia('(min-width: 68.75em)').matches) return;
  await waitFor(() => expect(canvasElement.querySelector('#filters:not(:has(form))')).toBeNull());
};
const found = (response: NonNullable<Responses['GET /institutions']>): { responses: Responses } => ({
  responses: { 'GET /institutions': response },
});
const none = found(() => foundResult([]));
/** The page opens with results; the search in a municipality comes to something else. */
const later = (second: () => Promise<never>) => ({
  ...found((input) => ([input.municipalities ?? []].flat().length ? second() : undefined)),
  goTo: `${cooperation}?municipalities=taito`,
});

export const Plain = { name: '健康づくり協力店', play, ...wired(cooperation, { states: ['start'] }) };
export const SecondPage = {
  name: '2ページ目',
  play: async (context: Played) => {
    await play(context);
    const canvas = within(context.canvasElement);
    const pages = within(canvas.getByRole('navigation', { name: /^(検索結果のページ|Pages of results)$/ }));
    await expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^(2ページ目|Page 2)$/);
    await expect(pages.getByRole('link', { name: /^(前のページ|Previous page)$/ })).toBeVisible();
    await expect(pages.getByRole('link', { name: /^(次のページ|Next page)$/ })).toBeVisible();
  },
  ...wired(`${cooperation}?page=2`, { states: ['pages'] }),
};
export const Sponsors = { name: '協賛店', play, ...wired(sponsor, { states: ['sponsors'] }) };
export const Equipment = { name: '健康遊具', play, ...wired(playground, { states: ['equipment'] }) };
export const Found = {
  name: '条件の結果',
  play,
  ...wired(`${cooperation}?municipalities=chiyoda&municipalities=chuo&icons=salt`, { states: ['results'] }),
};
export const EquipmentFound = {
  name: '健康遊具：種類をえらんだ結果',
  play,
  ...wired(`${playground}?equipment=stretch_bench`),
};
export const Keyword = { name: 'キーワードの結果', play, ...wired(`${sponsor}?keyword=銭湯`, { states: ['keyword'] }) };
export const OpenNow = {
  name: 'いま開いているところ',
  play,
  beforeEach: atTime('2026-04-08T12:30:00+09:00'),
  ...wired(`${cooperation}?open_now=1`, {
    states: ['openNow'],
    ...found((_, lang) =>
      foundResult(
        institutionsOfKind('cooperation', lang)
          .slice(0, 6)
          .map((shop) => ({ ...shop, hours: dayHours(lang) })),
      ),
    ),
  }),
};
export const ClosedNow = {
  name: 'いま閉まっているところ',
  play,
  beforeEach: atTime('2026-04-08T15:30:00+09:00'),
  ...wired(cooperation, {
    ...found((_, lang) =>
      foundResult(
        institutionsOfKind('cooperation', lang)
          .slice(0, 6)
          .map((shop, at) => ({ ...shop, hours: at % 2 ? nightHours(lang) : dayHours(lang) })),
      ),
    ),
  }),
};
export const NearCourse = {
  name: 'コースの近く',
  play,
  ...wired(`${cooperation}?course_id=101`, { states: ['nearCourse'] }),
};
export const AlongCourse = {
  name: 'コースの近く：歩く順',
  play,
  ...wired(`${cooperation}?course_id=101&sort=walk`),
};
const courseNamed = (name: string) => `${cooperation}?course=${encodeURIComponent(name)}&icons=salt`;
export const ChooseCourse = {
  name: 'コースの名前を入れた：コースをえらぶ',
  play: async (context: Played) => {
    await play(context);
    await expect(context.canvasElement.querySelector('a[href*="icons=salt"][href*="course_id="]')).not.toBeNull();
  },
  ...wired(courseNamed('上野'), { states: ['chooseCourse'] }),
};
export const NoCourse = {
  name: 'コースの名前を入れた：見つからない',
  play,
  ...wired(courseNamed('ない言葉'), {
    states: ['noCourse'],
    responses: { 'GET /search': (_, lang) => searchResult(lang, { courses: [], total: 0 }) },
  }),
};
export const ManyConditions = {
  name: '条件がたくさん',
  play,
  ...wired(
    `${cooperation}?keyword=そば&municipalities=chiyoda&municipalities=taito&municipalities=sumida&icons=vegetables&icons=salt&open_now=1&course_id=101`,
    { states: ['many'] },
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
    await userEvent.click(dialog.getByText(/^(減塩|Less salt)$/));
    await dialog.findByRole('button', { name: /^(\d+件を見る|Show \d+ places?)$/ });
    // At its end the bar lies below the conditions, and half covers none.
    for (const element of document.querySelectorAll('[role=dialog], [role=dialog] *, dialog, dialog *'))
      if (element.scrollHeight > element.clientHeight + 1) element.scrollTop = element.scrollHeight;
  },
  ...wired(cooperation, { states: ['filters'] }),
};
export const None = { name: '見つからない', play, ...wired(`${cooperation}?keyword=ない言葉`, none) };
export const NoneOfMany = {
  name: '見つからない：条件をひとつずつ外せる',
  play,
  ...wired(`${cooperation}?keyword=そば&municipalities=mikurajima&icons=salt`, { states: ['noResult'], ...none }),
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
  ...wired(`${playground}?equipment=stretch_bench`, { states: ['besideMap'] }),
};
export const BesideMapOfShops = { ...BesideMap, name: '協賛店を地図とならべる', ...wired(sponsor) };
/** Where list and map have no room side by side, one stands in the place of the other. */
export const MapInstead = {
  name: '結果を地図で見る：360px',
  globals: phone,
  play: async (context: Played) => {
    await play(context);
    await chooseOnMap(context.canvasElement);
  },
  ...wired(cooperation, { states: ['mapInstead'] }),
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
export const MapInsteadOfSponsors = { ...MapInstead, name: '協賛店を地図で見る：360px', ...wired(sponsor) };
export const MapInsteadOfEquipment = { ...MapInstead, name: '健康遊具を地図で見る：360px', ...wired(playground) };
export const Searching = {
  name: '探しているところ',
  play: async (context: Played) => {
    await play(context);
    await within(context.canvasElement).findByText(/^(読み込んでいます|Loading)$/);
  },
  ...wired(cooperation, { states: ['pending'], ...later(pending) }),
};
export const Failed = {
  name: '探せなかった',
  play: async (context: Played) => {
    await play(context);
    await within(context.canvasElement).findAllByRole('alert');
  },
  ...wired(cooperation, { states: ['error'], ...later(failing) }),
};
export const FailedOffline = {
  ...Failed,
  name: '通信が切れて探せなかった',
  ...wired(cooperation, { states: ['offline'], ...later(offline) }),
};
export const Unavailable = {
  name: '開けなかった：データに接続できない',
  ...wired(cooperation, { states: ['error'], ...found(unavailable) }),
};
export const Wrong = {
  name: '条件が正しくない（422）',
  play,
  ...wired(`${cooperation}?course_id=99999&page=99`, {
    states: ['refused'],
    ...found(refused({ field: 'course_id', kind: 'not_valid' }, { field: 'page_num', kind: 'above_maximum' })),
  }),
};

const pressNear = async (context: Played) => {
  await play(context);
  await userEvent.click(
    await within(context.canvasElement).findByRole('button', { name: /いまいる場所を使う|Use my location/ }),
  );
};
const nearest = `${sponsor}?sort=near`;
export const PlaceWanted = {
  name: '近い順：場所がまだわからない',
  play,
  ...wired(nearest, { states: ['placeWanted'] }),
};
export const NearAsking = {
  name: '近い順：調べているところ',
  ...locating('asking'),
  play: pressNear,
  ...wired(nearest, { states: ['nearAsking'] }),
};
export const NearFound = {
  name: '近い順：結果',
  ...locating('found'),
  play: async (context: Played) => {
    await pressNear(context);
    await within(context.canvasElement).findAllByText(/ここから約240m|About 240\sm from here/);
  },
  ...wired(nearest, { states: ['nearGranted'] }),
};
export const NearDenied = {
  name: '近い順：許可されない',
  ...locating('denied'),
  play: pressNear,
  ...wired(nearest, { states: ['nearDenied'] }),
};
export const NearFailed = {
  name: '近い順：探せなかった',
  ...locating('found'),
  play: pressNear,
  ...wired(nearest, {
    states: ['nearUnavailable'],
    ...found((input) => (input.lat === undefined ? undefined : failing())),
  }),
};

const longName = (lang: 'ja' | 'en') =>
  lang === 'ja'
    ? 'とても長い名前の、街道ぞいの古い蔵をなおした食堂とまちの休けい所（見本）'
    : 'An exceptionally long name for the canteen and resting place in a restored storehouse (sample)';
export const LongText = {
  name: '長い文',
  play,
  ...wired(cooperation, {
    states: ['longText'],
    ...found((_, lang) =>
      foundResult(
        institutionsOfKind('cooperation', lang)
          .slice(0, 3)
          .map((shop, at) => ({
            ...shop,
            name: `${longName(lang)} ${at + 1}`,
            address: `${shop.address} ${shop.address}`,
          })),
      ),
    ),
  }),
};
export const English = { name: '英語', play, globals: english, ...wired(`${cooperation}?icons=salt`) };
export const EnglishEquipment = { name: '健康遊具：英語', play, globals: english, ...wired(playground) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  play,
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(`${cooperation}?icons=salt`),
};
export const Narrow = { name: '健康遊具：320px', play, globals: narrow, ...wired(playground) };

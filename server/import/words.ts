/** What stands in cells for the codes of `content/`. Pages say the same; `tests/content/importWords.test.ts` compares. */
import equipment from '../../content/equipment.json' with { type: 'json' };
import municipalities from '../../content/municipalities.json' with { type: 'json' };
import scenes from '../../content/scenes.json' with { type: 'json' };
import type { Language } from '../../contract/values.ts';

export type Words = Record<Language, string>;
/** Words by code. */
export type Choices = Readonly<Record<string, Words>>;

const byCode = <Row extends { name: Words }>(rows: readonly Row[], code: (row: Row) => string | number): Choices =>
  Object.fromEntries(rows.map((row) => [String(code(row)), row.name]));

export const choices = {
  municipality: byCode(municipalities, ({ code }) => code),
  scene: byCode(scenes, ({ slug }) => slug),
  equipment: byCode(equipment, ({ kind }) => kind),
  category: {
    yamanote: { ja: '山手線の10分コース', en: '10-minute courses on the Yamanote Line' },
    oedo: { ja: '大江戸線の10分コース', en: '10-minute courses on the Oedo Line' },
    tokotoko: { ja: 'とことこウォーク', en: 'Tokotoko walk' },
    kawabe: { ja: '川辺のウォーキング', en: 'Riverside walking' },
    machisanpo: { ja: 'まち散歩', en: 'Town walk' },
    tama_tosho: { ja: '多摩・島しょ', en: 'Tama and Islands' },
  },
  news: {
    notice: { ja: '案内', en: 'Information' },
    update: { ja: '更新', en: 'Update' },
    safety: { ja: '安全', en: 'Safety' },
  },
  banner: {
    top: { ja: 'トップ', en: 'Top' },
    other: { ja: 'そのほか', en: 'Other' },
  },
  icon: {
    vegetables: { ja: '野菜たっぷり', en: 'Plenty of vegetables' },
    balance: { ja: '栄養バランス', en: 'Balanced meals' },
    salt: { ja: '減塩', en: 'Less salt' },
    other: { ja: 'そのほか', en: 'Other' },
  },
  salt: {
    reduced: { ja: 'うす味', en: 'Made with less salt' },
    seasoning: { ja: '減塩の調味料', en: 'Low-salt seasonings' },
    separate: { ja: '調味料は別の器', en: 'Seasoning served separately' },
    no_pickles: { ja: '漬物なし', en: 'Without pickles' },
  },
  surface: {
    paved: { ja: '舗装', en: 'Paved' },
    rubber: { ja: 'ゴムの舗装', en: 'Rubber' },
    gravel: { ja: '砂利', en: 'Gravel' },
    earth: { ja: '土', en: 'Earth' },
    grass: { ja: '芝生', en: 'Grass' },
  },
  hours: {
    always: { ja: 'いつでも', en: 'Always' },
    unknown: { ja: '不明', en: 'Unknown' },
    weekly: { ja: '曜日ごと', en: 'By weekday' },
  },
  stop: {
    station: { ja: '駅', en: 'Station' },
    bus_stop: { ja: 'バス停', en: 'Bus stop' },
    port: { ja: '港', en: 'Port' },
  },
  role: {
    start: { ja: '出発', en: 'Start' },
    highlight: { ja: '見どころ', en: 'Highlight' },
    via: { ja: '通る所', en: 'Via' },
    goal: { ja: '到着', en: 'Goal' },
  },
  fact: {
    stepFree: { ja: '段差のない道', en: 'Step-free' },
    toilet: { ja: 'トイレ', en: 'Toilet' },
    bench: { ja: 'ベンチ', en: 'Bench' },
    surface: { ja: '路面', en: 'Surface' },
    shade: { ja: '日かげ', en: 'Shade' },
    slope: { ja: '坂', en: 'Slope' },
  },
  how: {
    on_site: { ja: '現地で見た', en: 'Looked at on site' },
    operator: { ja: '施設の人に聞いた', en: 'From the operator' },
    document: { ja: '資料で確かめた', en: 'From a document' },
  },
  row: {
    course: { ja: 'コース', en: 'Course' },
    point: { ja: '地点', en: 'Point' },
    fact: { ja: '確認', en: 'Fact' },
  },
} as const satisfies Record<string, Choices>;

export const yesNo = { true: { ja: 'はい', en: 'Yes' }, false: { ja: 'いいえ', en: 'No' } } as const;
export const closedWords: Words = { ja: '休', en: 'Closed' };
/** Of `Date.getUTCDay`: Sunday first. */
export const dayWords: readonly Words[] = [
  { ja: '日', en: 'Sun' },
  { ja: '月', en: 'Mon' },
  { ja: '火', en: 'Tue' },
  { ja: '水', en: 'Wed' },
  { ja: '木', en: 'Thu' },
  { ja: '金', en: 'Fri' },
  { ja: '土', en: 'Sat' },
];

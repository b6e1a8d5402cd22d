/** Columns of shops and of places with exercise equipment. */
import { type Hours, weekdays, weekOrder } from '../institutions/hours.ts';
import * as cells from './cells.ts';
import {
  type Column,
  column,
  dateColumn,
  type Form,
  idColumn,
  inBoth,
  kanaColumn,
  municipalityColumn,
  placeColumns,
} from './columns.ts';
import { closedDates, closedNth, type FlatHours, foldHours, periods, unfoldHours } from './hoursCells.ts';
import { choices, dayWords } from './words.ts';

const required = { isRequired: true };
const open = { ja: '11:30-14:30 (LO 14:00)、17:30-21:00', en: '11:30-14:30 (LO 14:00), 17:30-21:00' };
const openInBoth = [open.ja, open.en] as const;

const hoursColumns: Column[] = [
  column('hours', ['営業時間', 'Hours'], cells.choice(choices.hours), ['曜日ごと', 'By weekday'], {
    isRequired: true,
    path: ['hours', 'kind'],
  }),
  ...weekOrder.map((index) => {
    const [day, { ja, en }] = [weekdays[index]!, dayWords[index]!];
    return column(`hours_${day}`, [`${ja}曜日`, en], periods, openInBoth, { path: ['hours', 'days', day] });
  }),
  column('hours_holidays', ['祝日', 'Public holidays'], periods, ['休', 'Closed'], { path: ['hours', 'holidays'] }),
  column('closed_days', ['毎月の休み', 'Closed every month'], closedNth, ['第3水曜', '3rd Wed'], {
    path: ['hours', 'nth'],
  }),
  column('closed_dates', ['毎年の休み', 'Closed every year'], closedDates, '12/29-1/3', { path: ['hours', 'dates'] }),
  column('closed_irregularly', ['不定休', 'Closed at other times'], cells.boolean, ['はい', 'Yes'], {
    path: ['hours', 'irregular'],
  }),
];

const before = (ja: string, en: string, kana: string): Column[] => [
  idColumn,
  ...inBoth('name', ['名前', 'Name'], [ja, en], required),
  kanaColumn(kana),
  municipalityColumn(),
  ...inBoth('address', ['住所', 'Address'], ['千代田区丸の内', 'Marunouchi, Chiyoda City'], required),
  ...placeColumns(),
  column('phone', ['電話番号', 'Phone'], cells.phone, '03-0000-1028'),
  column('website', ['ウェブサイト', 'Website'], cells.website, 'https://shop.example.jp/'),
  ...hoursColumns,
];
const checked = dateColumn('checkedOn', ['確認した日', 'Checked on']);

const folded = (columns: readonly Column[]): Form => ({
  columns,
  fold: ({ hours, ...flat }) => ({ ...flat, hours: foldHours(hours as FlatHours | undefined) }),
  unfold: ({ hours, ...source }) => ({ ...source, hours: unfoldHours(hours as Hours) }),
});

export const cooperation = folded([
  ...before('石窯パン まつぼっくり', 'Pine Cone Bakery', 'いしがまぱん まつぼっくり'),
  ...inBoth(
    'efforts',
    ['健康への取り組み', 'What it does for health'],
    ['塩を3割減らしました。', '30 per cent less salt.'],
  ),
  column(
    'icons',
    ['取り組みのマーク', 'Marks'],
    cells.list(choices.icon),
    ['野菜たっぷり、減塩', 'Plenty of vegetables; Less salt'],
    required,
  ),
  column('saltItems', ['減塩の工夫', 'How it takes less salt'], cells.list(choices.salt), [
    'うす味',
    'Made with less salt',
  ]),
  checked,
]);

export const sponsor = folded([
  ...before('銭湯 あしのうら湯', 'Soles of the Feet Bath', 'せんとう あしのうらゆ'),
  ...inBoth('efforts', ['健康への取り組み', 'What it does for health'], ['手すりがあります。', 'There are handrails.']),
  ...inBoth('courtesy', ['優待の内容', 'Courtesy'], ['牛乳を50円引き', '50 yen off milk'], required),
  ...inBoth(
    'courtesyFor',
    ['優待を受けられる人', 'For whom'],
    ['優待カードを見せた方', 'Anyone with the card'],
    required,
  ),
  ...inBoth('courtesyConditions', ['優待の条件', 'Conditions'], ['平日のみ', 'Weekdays only']),
  checked,
]);

export const playground = folded([
  ...before('日比谷公園の健康遊具', 'Exercise equipment, Hibiya Park', 'ひびやこうえんのけんこうゆうぐ'),
  ...inBoth('efforts', ['遊具の説明', 'What it offers'], ['腰をのばせます。', 'For loosening the hips.']),
  column('park', ['公園の番号', 'Number of the park'], cells.wholeNumber, '1'),
  column(
    'equipment',
    ['遊具', 'Equipment'],
    cells.list(choices.equipment),
    ['平均台、ふみ台', 'Balance beam; Step platform'],
    required,
  ),
  column('surface', ['地面', 'Ground'], cells.choice(choices.surface), ['ゴムの舗装', 'Rubber']),
  column('stepFree', ['段差がない', 'Step-free'], cells.boolean, ['はい', 'Yes']),
  column('toilet', ['トイレがある', 'Toilet'], cells.boolean, ['はい', 'Yes']),
  column('shade', ['日かげがある', 'Shade'], cells.boolean, ['いいえ', 'No']),
  checked,
]);

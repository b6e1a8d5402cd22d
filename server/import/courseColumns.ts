/** Columns of courses: a row for the course, then one for each point, then one for each confirmed fact. */
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
import { choices } from './words.ts';

type Values = Record<string, unknown>;

const required = { isRequired: true };
const named = { isRequired: true, rows: ['item', 'point'] } as const;
const ofPoint = { rows: ['point'] } as const;
const ofFact = { rows: ['fact'] } as const;

const stopColumns = (key: 'start' | 'goal', ja: string, en: string, station: readonly [string, string]): Column[] => [
  column(`${key}_kind`, [`${ja}の種類`, `${en}: kind`], cells.choice(choices.stop), ['駅', 'Station'], {
    isRequired: true,
    path: [key, 'kind'],
  }),
  column(`${key}_ja`, [`${ja}の名前（日本語）`, `${en}: name (Japanese)`], cells.text, station[0], {
    isRequired: true,
    path: [key, 'name', 'ja'],
  }),
  column(
    `${key}_en`,
    [`${ja}の名前（英語。駅は空欄）`, `${en}: name (English; not for stations)`],
    cells.text,
    'Okutama Port',
    {
      path: [key, 'name', 'en'],
      isNotInSample: true,
    },
  ),
  column(`${key}_kana`, [`${ja}のよみがな（駅は空欄）`, `${en}: reading (not for stations)`], cells.kana, station[1], {
    path: [key, 'kana'],
    isNotInSample: true,
  }),
  column(
    `${key}_municipality`,
    [`${ja}の駅の区市町村`, `${en}: municipality of the station`],
    cells.municipality,
    ['新宿区', 'Shinjuku City'],
    {
      path: [key, 'municipality'],
      isNotInSample: true,
    },
  ),
];

const columns: Column[] = [
  column('row', ['行の種類', 'Row'], cells.choice(choices.row), ['コース', 'Course'], {
    isRequired: true,
    rows: ['item', 'point', 'fact'],
  }),
  idColumn,
  ...inBoth('name', ['名前', 'Name'], ['上野の森を歩く', 'A walk in Ueno'], named),
  kanaColumn('うえののもりをあるく', named),
  municipalityColumn(),
  ...inBoth('lead', ['紹介', 'Lead'], ['池を回ります。', 'Round the pond.'], required),
  column('categories', ['分類', 'Categories'], cells.list(choices.category), ['まち散歩', 'Town walk']),
  column(
    'scenes',
    ['シーン', 'Scenes'],
    cells.list(choices.scene),
    ['水辺、紅葉', 'Waterside; Autumn leaves'],
    required,
  ),
  ...stopColumns('start', '出発地', 'Start', ['上野', 'うえの']),
  ...stopColumns('goal', '到着地', 'Goal', ['根津', 'ねづ']),
  ...inBoth('mapAlt', ['地図の説明', 'Map in words'], ['池のまわりの輪です。', 'A loop round the pond.'], required),
  ...inBoth('caution', ['注意', 'Caution'], ['坂があります。', 'There are slopes.']),
  column('recording', ['線の記録の名前', 'Name of the recording'], cells.recording, 'ueno.gpx', {
    isNotInSample: true,
  }),
  dateColumn('checkedOn', ['確認した日', 'Checked on']),
  column('role', ['地点の役割', 'Role of the point'], cells.choice(choices.role), ['見どころ', 'Highlight'], {
    isRequired: true,
    ...ofPoint,
  }),
  ...placeColumns({ isRequired: true, ...ofPoint }),
  ...inBoth('text', ['見どころの説明', 'What there is to see'], ['蓮の池です。', 'A pond of lotus.'], ofPoint),
  column('ruby', ['よみがなを名前の上に出す', 'Reading above the name'], cells.boolean, ['はい', 'Yes'], ofPoint),
  ...inBoth('exit', ['駅の出口', 'Exit of the station'], ['公園口', 'Park Exit'], ofPoint),
  ...inBoth('way', ['前の地点からの道', 'Way from the point before'], ['左へ曲がります。', 'Turn left.'], ofPoint),
  ...inBoth('drawn', ['直線で描くわけ', 'Why it is drawn straight'], ['桟橋です。', 'A pier.'], ofPoint),
  column('drawnM', ['直線の長さ（m）', 'Length of the straight (m)'], cells.wholeNumber, '120', ofPoint),
  column('fact', ['確認したこと', 'Fact'], cells.choice(choices.fact), ['トイレ', 'Toilet'], {
    isRequired: true,
    ...ofFact,
  }),
  column('fact_is', ['ある・ない', 'There is'], cells.boolean, ['はい', 'Yes'], { ...ofFact, path: ['isThere'] }),
  ...inBoth('inWords', ['ようす', 'In words'], ['舗装', 'Paved'], { ...ofFact, isNotInSample: true }),
  ...inBoth('by', ['確認した係', 'Confirmed by'], ['台東区の公園課', 'Taito City Parks Section'], {
    isRequired: true,
    ...ofFact,
  }),
  dateColumn('on', ['確認した日（確認の行）', 'Confirmed on'], { isRequired: true, ...ofFact }),
  column(
    'how',
    ['確認のしかた', 'How it was confirmed'],
    cells.choice(choices.how),
    ['現地で見た', 'Looked at on site'],
    {
      ...ofFact,
      isNotInSample: true,
    },
  ),
];

/** A station has one name, in Japanese; a bus stop or a port is told in words. */
function foldStop(given: unknown): unknown {
  const { name, ...stop } = (given ?? {}) as { kind?: string; name?: { ja?: string; en?: string } };
  if (stop.kind !== 'station' || !name) return given;
  const { ja, ...rest } = name;
  // Words for another language are not dropped: the form refuses them.
  return { ...stop, ...(ja === undefined ? {} : { station: ja }), ...(Object.keys(rest).length ? { name: rest } : {}) };
}
function unfoldStop(given: unknown): unknown {
  const { station, ...stop } = given as Values;
  return station === undefined ? given : { ...stop, name: { ja: station } };
}

const foldFact = ({ isThere, inWords, ...fact }: Values): Values => ({
  ...fact,
  ...(isThere === undefined ? (inWords === undefined ? {} : { is: inWords }) : { is: isThere }),
  // Both are said: the form refuses one.
  ...(isThere !== undefined && inWords !== undefined ? { inWords } : {}),
});
const unfoldFact = (fact: string, { is, ...rest }: Values): Values => ({
  fact,
  ...rest,
  ...(typeof is === 'boolean' ? { isThere: is } : { inWords: is }),
});

export const course: Form = {
  columns,
  hasRowKinds: true,
  fold: ({ points, facts, ...flat }) => {
    // "No" is what the form says by leaving it out.
    const places = (points as Values[]).map(({ ruby, ...point }) => (ruby ? { ruby, ...point } : point));
    const confirmed = (facts as Values[]).map(({ fact, ...rest }) => [String(fact), foldFact(rest)] as const);
    return {
      ...{ categories: [], ...flat, start: foldStop(flat.start), goal: foldStop(flat.goal), points: places },
      ...(confirmed.length ? { facts: Object.fromEntries(confirmed) } : {}),
    };
  },
  unfold: ({ facts = {}, ...source }) => ({
    ...{ ...source, start: unfoldStop(source.start), goal: unfoldStop(source.goal) },
    facts: Object.entries(facts as Record<string, Values>).map(([fact, values]) => unfoldFact(fact, values)),
  }),
};

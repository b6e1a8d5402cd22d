import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../ui/EmptyState/index.ts';
import { type RankingItem, RankingList } from '../../ui/RankingList/index.ts';
import { RouteMap } from '../../ui/RouteMap/index.ts';
import { lanesRoute, loopRoute, moatRoute } from './routes.ts';

const drawings = [
  <RouteMap key="moat" {...moatRoute} tint="waterside" />,
  <RouteMap key="lanes" {...lanesRoute} tint="history" />,
  <RouteMap key="loop" {...loopRoute} tint="blossom" />,
  <RouteMap key="lanes-2" {...lanesRoute} tint="night" />,
];

type Row = [id: number, rank: number, name: string, numbers: string, count: string, value: number];
const toItem = ([id, rank, name, numbers, count, value]: Row, at: number): RankingItem => ({
  id,
  rank,
  name,
  href: `#course-${id}`,
  figure: drawings[at % drawings.length],
  numbers,
  count,
  value,
});

const japanese = (
  [
    [101, 1, '皇居おほりひとめぐりコース', '93分・6.2km・8,860歩', '128回歩かれました', 128],
    [102, 1, '谷中路地めぐりコース', '45分・3.0km・4,290歩', '128回歩かれました', 128],
    [103, 3, '目黒川さくらコース', '57分・3.8km・5,430歩', '96回歩かれました', 96],
    [104, 4, '隅田川夜のあかりコース', '60分・4.0km・5,710歩', '31回歩かれました', 31],
  ] satisfies Row[]
).map(toItem);

const english = (
  [
    [101, 1, 'Imperial Palace Moat Loop', '93 min, 6.2 km, 8,860 steps', 'Walked 128 times', 128],
    [102, 1, 'Lanes of Yanaka', '45 min, 3.0 km, 4,290 steps', 'Walked 128 times', 128],
    [103, 3, 'Cherry trees of the Meguro River', '57 min, 3.8 km, 5,430 steps', 'Walked 96 times', 96],
    [104, 4, 'Lights along the Sumida River', '60 min, 4.0 km, 5,710 steps', 'Walked 31 times', 31],
  ] satisfies Row[]
).map(toItem);

const ordinal = (rank: number) => `${rank}${['st', 'nd', 'rd'][rank - 1] ?? 'th'}`;

const meta = {
  title: '部品/表示 Display/RankingList 順位の一覧',
  id: '部品-rankinglist',
  component: RankingList,
  args: {
    label: 'よく歩かれたコース',
    items: japanese,
    rankLabel: (rank) => `${rank}位`,
    sharedLabel: '同じ順位',
  },
  parameters: {
    english: {
      label: 'Most walked courses',
      items: english,
      rankLabel: ordinal,
      sharedLabel: 'tied',
    },
  },
} satisfies Meta<typeof RankingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Compact: Story = { name: '小さい', args: { size: 's' } };

export const WithHeadings: Story = { name: '見出しつき', args: { headingLevel: 2 } };

export const NamesOnly: Story = {
  name: '名前だけ',
  args: { size: 's', items: japanese.map(({ id, rank, name, href }) => ({ id, rank, name, href })) },
  parameters: { english: { items: english.map(({ id, rank, name, href }) => ({ id, rank, name, href })) } },
};

const long = (name: string, items: readonly RankingItem[]) => [{ ...items[0]!, name }, ...items.slice(1)];
export const LongName: Story = {
  name: '長い名前',
  args: { items: long('神田川と日本橋川をたどり、橋と坂と古いまちなみをゆっくりめぐる一日コース', japanese) },
  parameters: {
    english: {
      items: long('A whole day along the Kanda and Nihonbashi rivers, by bridges, slopes and old streets', english),
    },
  },
};

export const Empty: Story = {
  name: '空',
  args: {
    items: [],
    empty: (
      <EmptyState title="まだ順位がありません">
        <p>この30日に歩いた記録が集まると、ここに出ます。</p>
      </EmptyState>
    ),
  },
  parameters: {
    english: {
      items: [],
      empty: (
        <EmptyState title="There is no ranking yet">
          <p>It appears here when walks of the last 30 days have been recorded.</p>
        </EmptyState>
      ),
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scene } from '../../tokens/primitives.ts';
import { EmptyState } from '../../ui/EmptyState/index.ts';
import { Gallery, type GalleryItem } from '../../ui/Gallery/index.ts';
import { LikeButton } from '../../ui/LikeButton/index.ts';
import { brokenPicture, picture } from './pictures.ts';

type Row = [title: string, caption: string, sky: Scene, ground: Scene, shape?: 'wide' | 'tall'];
const toItem = ([title, caption, sky, ground, shape]: Row, at: number): GalleryItem => ({
  id: at + 1,
  href: `#photo-${at + 1}`,
  title,
  caption,
  picture: picture(sky, ground, shape),
});

const japanese = (
  [
    ['川辺の朝', '2026年4月 隅田川', 'waterside', 'park'],
    ['坂の上の桜', '2026年4月 文京区', 'blossom', 'stroller', 'tall'],
    ['島の夕方', '2026年3月 三宅島', 'autumn', 'island'],
    ['夜の橋', '2026年2月 日本橋川', 'night', 'waterside'],
    ['公園のいちょう', '2025年11月 立川市', 'shopping', 'autumn', 'tall'],
    ['丘の道', '2025年10月 多摩市', 'view', 'hills'],
    ['路地のあかり', '2025年9月 谷中', 'history', 'art'],
  ] satisfies Row[]
).map(toItem);

const english = (
  [
    ['Morning by the river', 'April 2026, Sumida River', 'waterside', 'park'],
    ['Blossom on the slope', 'April 2026, Bunkyo', 'blossom', 'stroller', 'tall'],
    ['Island evening', 'March 2026, Miyakejima', 'autumn', 'island'],
    ['Bridge at night', 'February 2026, Nihonbashi River', 'night', 'waterside'],
    ['Ginkgo in the park', 'November 2025, Tachikawa', 'shopping', 'autumn', 'tall'],
    ['A way over the hills', 'October 2025, Tama', 'view', 'hills'],
    ['Lights in the lane', 'September 2025, Yanaka', 'history', 'art'],
  ] satisfies Row[]
).map(toItem);

const meta = {
  title: '部品/表示 Display/Gallery 写真の一覧',
  id: '部品-gallery',
  component: Gallery,
  args: { label: '写真', items: japanese, missingLabel: '写真がありません' },
  parameters: { english: { label: 'Photos', items: english, missingLabel: 'No picture' } },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const WithLikes: Story = {
  name: 'いいねつき',
  args: {
    items: japanese.map((item, at) => ({
      ...item,
      footer: (
        <LikeButton label={`「${item.title}」にいいね`} isSelected={at === 1} count={`いいね ${30 - at}件`}>
          いいね
        </LikeButton>
      ),
    })),
  },
  parameters: {
    english: {
      items: english.map((item, at) => ({
        ...item,
        footer: (
          <LikeButton label={`Like “${item.title}”`} isSelected={at === 1} count={`${30 - at} likes`}>
            Like
          </LikeButton>
        ),
      })),
    },
  },
};

const many = (items: readonly GalleryItem[]) =>
  Array.from({ length: 60 }, (_, at) => {
    const item = items[at % items.length]!;
    return { ...item, id: at + 1, href: `#photo-${at + 1}`, title: `${item.title} ${at + 1}` };
  });
export const Many: Story = {
  name: 'たくさん',
  args: { items: many(japanese) },
  parameters: { english: { items: many(english) } },
};

const long = (items: readonly GalleryItem[], title: string) => [{ ...items[0]!, title }, ...items.slice(1, 4)];
export const LongTitle: Story = {
  name: '長い題名',
  args: { items: long(japanese, '朝もやの神田川にかかる小さな石の橋と柳') },
  parameters: { english: { items: long(english, 'Small stone bridge and willows in the mist of the Kanda River') } },
};

const missing = (items: readonly GalleryItem[]) =>
  items.slice(0, 4).map((item, at) => ({
    ...item,
    picture: [{ width: 640, height: 480 }, item.picture, brokenPicture, item.picture][at]!,
  }));
export const MissingPicture: Story = {
  name: '出ない写真がある',
  args: { items: missing(japanese), eagerCount: 4 },
  parameters: { english: { items: missing(english) } },
};

export const OnlyOne: Story = {
  name: '一つだけ',
  args: { items: japanese.slice(0, 1) },
  parameters: { english: { items: english.slice(0, 1) } },
};

export const Empty: Story = {
  name: '空',
  args: {
    items: [],
    empty: (
      <EmptyState title="この1か月に投稿された写真はありません">
        <p>歩いた道の写真を、いちばんに投稿してみませんか。</p>
      </EmptyState>
    ),
  },
  parameters: {
    english: {
      items: [],
      empty: (
        <EmptyState title="No photos posted in the last month.">
          <p>Would you like to post the first one?</p>
        </EmptyState>
      ),
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Link } from '../../ui/Link/index.ts';
import { type Stamp, StampCard } from '../../ui/StampCard/index.ts';

const japaneseDay = (day: Date) => `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日`;
const englishDay = (day: Date) =>
  `${day.getUTCDate()} ${day.getUTCMonth() < 4 ? 'April' : 'May'} ${day.getUTCFullYear()}`;

/** Every third day from 3 April 2026. */
const stamps = (count: number, reached: number, say: (day: Date) => string): Stamp[] =>
  Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2026, 3, 3 + at * 3));
    const date = { dateTime: day.toISOString().slice(0, 10), label: say(day) };
    return { id: at + 1, date: at < reached ? date : undefined };
  });

const nth = (number: number) => (number < 10 ? `${number}つ目` : `${number}個目`);
const ordinal = (number: number) =>
  number % 100 > 10 && number % 100 < 14 ? `${number}th` : `${number}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;

const both = (count: number, reached: number) => ({
  args: { stamps: stamps(count, reached, japaneseDay) },
  parameters: { english: { stamps: stamps(count, reached, englishDay) } },
});

const meta = {
  title: '部品/表示 Display/StampCard スタンプカード',
  id: '部品-stampcard',
  component: StampCard,
  args: {
    label: 'スタンプ',
    stamps: stamps(10, 4, japaneseDay),
    titles: [
      { at: 3, name: 'とことこ一年生' },
      { at: 10, name: 'まち歩きの達人' },
    ],
    summaryLabel: (reached, count) =>
      reached === 0
        ? `スタンプは、まだありません。全部で${count}個です。`
        : `${count}個のうち${reached}個たまりました。`,
    stampLabel: (number, date) =>
      date ? (
        <>
          {nth(number)}のスタンプ、{date}
        </>
      ) : (
        `${nth(number)}のスタンプは、まだありません`
      ),
    titleLabel: (name, isEarned) =>
      isEarned ? <>称号「{name}」をもらいました</> : <>ここで称号「{name}」がもらえます</>,
  },
  parameters: {
    english: {
      label: 'Stamps',
      stamps: stamps(10, 4, englishDay),
      titles: [
        { at: 3, name: 'Tokotoko beginner' },
        { at: 10, name: 'Master of the streets' },
      ],
      summaryLabel: (reached: number, count: number) =>
        reached === 0 ? `No stamps yet. There are ${count} in all.` : `You have ${reached} of ${count} stamps.`,
      stampLabel: (number: number, date?: ReactNode) =>
        date ? (
          <>
            {ordinal(number)} stamp, {date}
          </>
        ) : (
          `${ordinal(number)} stamp: not yet`
        ),
      titleLabel: (name: ReactNode, isEarned: boolean) =>
        isEarned ? <>You have earned the title “{name}”</> : <>Here you earn the title “{name}”</>,
    },
  },
} satisfies Meta<typeof StampCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const NoStampYet: Story = { name: 'まだスタンプがない', ...both(10, 0) };
export const JustEarnedTitle: Story = { name: '称号を得たばかり', ...both(10, 3) };
export const Full: Story = { name: 'いっぱい', ...both(10, 10) };
export const Long: Story = { name: 'たくさん', ...both(30, 17) };
export const RestInOne: Story = {
  name: 'まだの分をまとめる',
  args: { restLabel: (from, to) => `${nth(from)}から${nth(to)}までは、まだありません` },
  parameters: { english: { restLabel: (from: number, to: number) => `${ordinal(from)} to ${ordinal(to)}: not yet` } },
};

export const WithCourses: Story = {
  name: 'コースの名前つき',
  args: {
    stamps: stamps(5, 2, japaneseDay).map((stamp, at) => ({
      ...stamp,
      children: stamp.date && (
        <Link variant="standalone" href={`#course-${at + 1}`}>
          {['皇居おほりひとめぐりコース', '谷中路地めぐりコース'][at]}
        </Link>
      ),
    })),
    titles: [],
  },
  parameters: {
    english: {
      stamps: stamps(5, 2, englishDay).map((stamp, at) => ({
        ...stamp,
        children: stamp.date && (
          <Link variant="standalone" href={`#course-${at + 1}`}>
            {['Imperial Palace Moat Loop', 'Lanes of Yanaka'][at]}
          </Link>
        ),
      })),
      titles: [],
    },
  },
};

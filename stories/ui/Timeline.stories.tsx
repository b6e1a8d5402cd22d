import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Timeline, type TimelineItem, type TimelineTime } from '../../ui/Timeline/index.ts';

type Day = [dateTime: string, japanese: string, english: string];
type Phase = { id: string; ja: string; en: string; start: Day; end?: Day };

const four: Phase[] = [
  {
    id: 'posting',
    ja: '写真の募集',
    en: 'Posting',
    start: ['2025-09-01', '9月1日', '1 September'],
    end: ['2025-11-24', '11月24日', '24 November'],
  },
  {
    id: 'voting',
    ja: '投票',
    en: 'Voting',
    start: ['2025-12-01', '12月1日', '1 December'],
    end: ['2025-12-21', '12月21日', '21 December'],
  },
  { id: 'announcement', ja: '結果の発表', en: 'Announcement', start: ['2026-01', '2026年1月', 'January 2026'] },
  {
    id: 'exhibition',
    ja: '展示',
    en: 'Exhibition',
    start: ['2026-01-29', '1月29日', '29 January'],
    end: ['2026-02-04', '2月4日', '4 February'],
  },
];

const seven: Phase[] = [
  four[0]!,
  {
    id: 'screening',
    ja: '審査',
    en: 'Screening',
    start: ['2025-11-25', '11月25日', '25 November'],
    end: ['2025-11-30', '11月30日', '30 November'],
  },
  four[1]!,
  {
    id: 'counting',
    ja: '集計',
    en: 'Counting',
    start: ['2025-12-22', '12月22日', '22 December'],
    end: ['2025-12-31', '12月31日', '31 December'],
  },
  ...four.slice(2),
  { id: 'finished', ja: '終了', en: 'Finished', start: ['2026-02-05', '2月5日', '5 February'] },
];

/** The phases in one language, with `current` going on; -1: none has begun. */
function phases(all: readonly Phase[], language: 'ja' | 'en', current: number): TimelineItem[] {
  const say = ([dateTime, ja, en]: Day) => ({ dateTime, label: language === 'ja' ? ja : en });
  const timeOf = (at: number): TimelineTime => (at < current ? 'past' : at === current ? 'current' : 'upcoming');
  return all.map(({ id, ja, en, start, end }, at) => ({
    id,
    title: language === 'ja' ? ja : en,
    time: timeOf(at),
    start: say(start),
    end: end && say(end),
  }));
}

const both = (all: readonly Phase[], current: number) => ({
  args: { items: phases(all, 'ja', current) },
  parameters: { english: { items: phases(all, 'en', current) } },
});

const meta = {
  title: '部品/表示 Display/Timeline 時の流れ',
  id: '部品-timeline',
  component: Timeline,
  args: {
    label: 'フォトコンテストの日程',
    items: phases(four, 'ja', 1),
    timeLabels: { past: '終わりました', current: 'いま', upcoming: 'これから' },
    periodLabel: (start, end) =>
      end ? (
        <>
          {start}から{end}まで
        </>
      ) : (
        start
      ),
  },
  parameters: {
    english: {
      label: 'Dates of the photo contest',
      items: phases(four, 'en', 1),
      timeLabels: { past: 'Finished', current: 'Now', upcoming: 'To come' },
      periodLabel: (start: ReactNode, end?: ReactNode) =>
        end ? (
          <>
            {start} to {end}
          </>
        ) : (
          start
        ),
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const NotBegun: Story = { name: 'まだ始まらない', ...both(four, -1) };
export const AllOver: Story = { name: 'すべて終わった', ...both(four, four.length) };
export const LastOne: Story = { name: '最後', ...both(four, 3) };
/** Too many to stand beside one another. */
export const SevenPhases: Story = { name: '7つの期間', ...both(seven, 3) };

export const WithText: Story = {
  name: '文つき',
  args: {
    headingLevel: 2,
    items: phases(four, 'ja', 0).map((item, at) => ({
      ...item,
      children: at === 0 && <p>1人10点まで応募できます。投稿した写真を消すと、応募も取り消されます。</p>,
    })),
  },
  parameters: {
    english: {
      items: phases(four, 'en', 0).map((item, at) => ({
        ...item,
        children: at === 0 && <p>Up to 10 entries a person. Deleting a photo withdraws its entry.</p>,
      })),
    },
  },
};

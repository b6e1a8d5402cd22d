import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LikeButton, type LikeButtonProps } from '../../ui/LikeButton/index.ts';
import { languageOf } from '../screens/languageOf.ts';

const words = {
  ja: {
    count: (count: number) => `いいね ${count}件`,
    liked: (count: number) => `いいねしました。いいねは${count}件です。`,
    unliked: (count: number) => `いいねを取り消しました。いいねは${count}件です。`,
    refused: 'いいねを送れませんでした。もう一度押してください。',
  },
  en: {
    count: (count: number) => `${count} likes`,
    liked: (count: number) => `Liked. There are ${count} likes.`,
    unliked: (count: number) => `Like removed. There are ${count} likes.`,
    refused: 'Your like could not be sent. Please press again.',
  },
};

type Answer = 'kept' | 'refused';
type Shown = { isSelected: boolean; isPending: boolean; answer?: Answer };

/** As a screen would wire it: shown at once, put right when the response comes. */
function WithAnswer({ answer, language, ...args }: LikeButtonProps & { answer: Answer; language: 'ja' | 'en' }) {
  const [{ isSelected, isPending, answer: given }, setShown] = useState<Shown>({
    isSelected: args.isSelected,
    isPending: false,
  });
  const text = words[language];
  const count = 24 + Number(isSelected) - Number(args.isSelected);
  const press = (wanted: boolean) => {
    setShown({ isSelected: wanted, isPending: true });
    setTimeout(() => setShown({ isSelected: answer === 'kept' ? wanted : !wanted, isPending: false, answer }), 200);
  };
  return (
    <LikeButton
      {...args}
      isSelected={isSelected}
      isPending={isPending}
      onChange={press}
      count={text.count(count)}
      statusMessage={given === 'kept' ? (isSelected ? text.liked : text.unliked)(count) : undefined}
      errorMessage={given === 'refused' ? text.refused : undefined}
    />
  );
}

const meta = {
  title: '部品/操作 Actions/LikeButton いいねボタン',
  id: '部品-likebutton',
  component: LikeButton,
  args: { label: '「川辺の朝」にいいね', children: 'いいね', isSelected: false, count: 'いいね 24件' },
  parameters: {
    english: { label: 'Like “Morning by the river”', children: 'Like', count: '24 likes' },
  },
} satisfies Meta<typeof LikeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  render: (args, { globals }) => <WithAnswer {...args} answer="kept" language={languageOf(globals)} />,
};

export const Liked: Story = { ...Plain, name: 'いいねした', args: { isSelected: true } };

export const Pending: Story = {
  name: '待っている',
  args: { isSelected: true, isPending: true, count: 'いいね 25件' },
  parameters: { english: { count: '25 likes' } },
};

export const Refused: Story = {
  name: '送れなかった',
  render: (args, { globals }) => <WithAnswer {...args} answer="refused" language={languageOf(globals)} />,
};

export const Offline: Story = {
  name: 'オフライン',
  args: {
    isDisabled: true,
    description: 'インターネットにつながっていないので、いまは「いいね」を送れません。',
  },
  parameters: {
    english: { description: 'You are not connected to the internet, so a like cannot be sent now.' },
  },
};

export const OfflineAndLiked: Story = {
  ...Offline,
  name: 'オフライン（いいねした）',
  args: { ...Offline.args, isSelected: true },
};

export const InForm: Story = {
  name: 'フォームの中（スクリプトがなくても送れる）',
  args: { submits: { name: 'intent', value: 'like' } },
  render: (args, { globals }) => (
    <form method="post">
      <WithAnswer {...args} answer="kept" language={languageOf(globals)} />
    </form>
  ),
};

export const LongTitle: Story = {
  name: '長い題名',
  args: { label: '「神田川のほとりで見つけた小さな橋と桜」にいいね', count: 'いいね 12,345件' },
  parameters: {
    english: { label: 'Like “A small bridge and cherry trees by the Kanda River”', count: '12,345 likes' },
  },
};

export const TitleInOtherLanguage: Story = {
  name: '題名がほかの言語',
  args: {
    label: (
      <>
        「<span lang="en">Morning by the river</span>」にいいね
      </>
    ),
  },
  parameters: {
    english: {
      label: (
        <>
          Like “<span lang="ja">川辺の朝</span>”
        </>
      ),
    },
  },
};

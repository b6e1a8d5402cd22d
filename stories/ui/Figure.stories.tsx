import type { Meta, StoryObj } from '@storybook/react-vite';
import drawing from '../../content/tips/posture.svg?url&no-inline';
import { DrawnFigure, Figure } from '../../ui/Figure/index.ts';
import { brokenPicture, picture } from './pictures.ts';

const meta = {
  title: '部品/表示 Display/Figure 写真と説明',
  id: '部品-figure',
  component: Figure,
  args: {
    ...picture('waterside', 'park'),
    alt: '手前に草地、奥に丘。その上に朝の日がのぼっている。',
    missingLabel: '写真がありません',
    caption: '丘のある川辺の朝',
    credit: '絵: とことこ東京(どなたでも使えます)',
  },
  parameters: {
    english: {
      alt: 'Grass in front, a hill behind it, and the morning sun above.',
      missingLabel: 'No picture',
      caption: 'Morning by the river, with a hill',
      credit: 'Drawing: Tokotoko Tokyo (free to use)',
    },
  },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Vertical: Story = { name: '縦長', args: picture('blossom', 'stroller', 'tall') };

export const WithLongDescription: Story = {
  name: 'くわしい説明つき',
  args: {
    longDescription: {
      title: '絵のくわしい説明',
      children: (
        <p>
          空は水色で、右上に黄色い日がある。まんなかの丘は左から右へゆるく下り、手前には緑の草地が横いっぱいに広がる。
        </p>
      ),
    },
  },
  parameters: {
    english: {
      longDescription: {
        title: 'The drawing in words',
        children: (
          <p>
            The sky is light blue, with a yellow sun at the upper right. A hill slopes gently from left to right, and
            green grass fills the front.
          </p>
        ),
      },
    },
  },
};

export const WithDescriptionLink: Story = {
  name: '説明へのリンクつき',
  args: { descriptionLink: { href: '#description', label: '絵のくわしい説明を読む' } },
  parameters: { english: { descriptionLink: { href: '#description', label: 'Read the drawing in words' } } },
};

export const OtherLanguage: Story = {
  name: 'ほかの言語の絵の言葉',
  args: { alt: 'Morning sun over the hill', lang: 'en' },
  parameters: { english: { alt: '丘の上の朝の日', lang: 'ja' } },
};

export const Small: Story = {
  name: '小さい',
  args: { width: 240, height: 180, caption: undefined, credit: undefined },
};

export const LongCaption: Story = {
  name: '長い添え書き',
  args: {
    caption:
      '神田川のほとりで、朝の5時40分に見た丘。前の日の雨で水が多く、橋の下まで来ていた。ここから駅までは歩いて12分。',
  },
  parameters: {
    english: {
      caption:
        'The hill by the Kanda River at 5:40 in the morning. After a day of rain the water stood right below the bridge. The station is a 12-minute walk from here.',
    },
  },
};

export const Drawn: Story = {
  name: '線で描いた図',
  args: { alt: '右へ歩く人を横から見た図。体の五か所に番号がついている。', caption: '頭から足まで、五つの場所。' },
  render: ({ alt, caption }) => (
    <DrawnFigure href={`${drawing}#drawing`} width={640} height={360} tint="park" alt={alt} caption={caption} />
  ),
  parameters: {
    english: {
      alt: 'A walker seen from the side, with five numbered places.',
      caption: 'Five places, from head to foot.',
    },
  },
};

export const Missing: Story = { name: '絵がない', args: { src: undefined, srcSet: undefined } };

export const DoesNotLoad: Story = {
  name: '絵が読み込めない',
  args: { ...brokenPicture, srcSet: undefined, isEager: true },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '../../tokens/typography.css.ts';
import { measure } from '../../ui/layout.css.ts';
import { Ruby } from '../../ui/Ruby/index.ts';

/** In English pages, too, the word and its reading are Japanese. */
const meta = {
  title: '部品/表示 Display/Ruby ふりがな',
  id: '部品-ruby',
  component: Ruby,
  args: { children: '御徒町', reading: 'おかちまち' },
} satisfies Meta<typeof Ruby>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const ReadingSpoken: Story = { name: '読みを読み上げる', args: { spoken: 'reading' } };

export const InText: Story = {
  name: '文の中',
  render: (args, { globals }) =>
    globals.language === 'en' ? (
      <p className={measure}>
        Get off at <Ruby {...args} /> and walk north along the railway to <Ruby reading="うえの">上野</Ruby>. It takes
        about ten minutes, and there is shade nearly all the way.
      </p>
    ) : (
      <p className={measure}>
        <Ruby {...args} />
        駅で降りて、線路に沿って北へ歩くと、<Ruby reading="うえの">上野</Ruby>
        に着きます。10分ほどの道で、ほとんどが日かげです。途中に<Ruby reading="ゆしま">湯島</Ruby>
        への分かれ道があります。
      </p>
    ),
};

export const InHeading: Story = {
  name: '見出しの中',
  render: (args) => (
    <h2 className={text.heading}>
      <Ruby {...args} />
    </h2>
  ),
};

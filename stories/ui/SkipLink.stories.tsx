import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from '../../ui/SkipLink/index.ts';

const meta = {
  title: '部品/移動 Navigation/SkipLink 読み飛ばしリンク',
  id: '部品-skiplink',
  component: SkipLink,
  args: { href: '#main', children: '本文へ移動' },
  parameters: { english: { children: 'Skip to main content' } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      {/* On a page it is the main part; here that is the page around the story. */}
      <div id="main" tabIndex={-1} style={{ paddingBlockStart: '6rem' }}>
        <p>Tab</p>
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Focused: Story = {
  name: 'フォーカスがある',
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};

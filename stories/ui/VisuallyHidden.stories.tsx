import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '../../ui/VisuallyHidden/index.ts';

const meta = {
  title: '部品/配置 Layout/VisuallyHidden 読み上げだけの文',
  id: '部品-visuallyhidden',
  component: VisuallyHidden,
  args: { children: '(別のサイトへ)' },
  parameters: { english: { children: '(another site)' } },
  render: (args, { globals }) => (
    <p>
      {globals.language === 'en' ? 'Contact' : '問い合わせ'}
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

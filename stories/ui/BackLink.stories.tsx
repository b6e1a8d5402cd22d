import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from '../../ui/BackLink/index.ts';

const meta = {
  title: '部品/移動 Navigation/BackLink もどるリンク',
  id: '部品-backlink',
  component: BackLink,
  args: { href: '#courses', children: 'コースの一覧へもどる' },
  parameters: { english: { children: 'Back to the list of courses' } },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const LongText: Story = {
  name: '長い文',
  args: { children: '「隅田川」で探したコースの一覧(近い順、2ページ目)へもどる' },
  parameters: { english: { children: 'Back to the courses found for “Sumida River” (nearest first, page 2)' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footpath } from '../../ui/Footpath/index.ts';

const meta = {
  title: '部品/表示 Display/Footpath 足あとの線',
  id: '部品-footpath',
  component: Footpath,
  render: (args) => (
    <div style={{ height: '8rem' }}>
      <Footpath {...args} />
    </div>
  ),
} satisfies Meta<typeof Footpath>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Down: Story = { name: '縦', args: { orientation: 'vertical' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenes } from '../../tokens/primitives.ts';
import { cluster } from '../../ui/layout.css.ts';
import { Tag } from '../../ui/Tag/index.ts';

const meta = {
  title: '部品/表示 Display/Tag タグ',
  id: '部品-tag',
  component: Tag,
  args: { children: '水辺' },
  parameters: { english: { children: 'Waterside' } },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Accent: Story = {
  name: '目立つ',
  args: { variant: 'accent', children: '終了' },
  parameters: { english: { children: 'Finished' } },
};
export const Strong: Story = { name: '強く目立つ', args: { variant: 'strong' } };

export const Tinted: Story = {
  name: 'シーンの色',
  render: (args) => (
    <div className={cluster.xs}>
      {scenes.map((scene) => (
        <Tag key={scene} {...args} tint={scene} />
      ))}
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabNav } from '../../ui/TabNav/index.ts';

const meta = {
  title: '部品/移動 Navigation/TabNav タブの形のリンク',
  id: '部品-tabnav',
  component: TabNav,
  args: {
    label: '公園の地域',
    items: [
      { id: 'wards', label: '区部', href: '#wards', isCurrent: true },
      { id: 'cities', label: '市部', href: '#cities' },
      { id: 'islands', label: '島しょ', href: '#islands' },
    ],
  },
  parameters: {
    english: {
      label: 'Area',
      items: [
        { id: 'wards', label: 'Special Wards', href: '#wards', isCurrent: true },
        { id: 'cities', label: 'Cities', href: '#cities' },
        { id: 'islands', label: 'Islands', href: '#islands' },
      ],
    },
  },
} satisfies Meta<typeof TabNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Narrow: Story = { name: '320px', globals: { viewport: { value: 'narrow' } } };

export const NeedsJavaScript: Story = {
  name: 'JavaScriptがいるリンク',
  args: {
    label: '並べ方',
    items: [
      { id: 'short', label: '短い順', href: '#short', isCurrent: true },
      { id: 'near', label: '近い順', href: '#near', needsJavaScript: true },
    ],
  },
  parameters: {
    english: {
      label: 'Order',
      items: [
        { id: 'short', label: 'Shortest first', href: '#short', isCurrent: true },
        { id: 'near', label: 'Nearest first', href: '#near', needsJavaScript: true },
      ],
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { SwitcherButtons, SwitcherLinks } from '../../ui/Switcher/index.ts';

const meta = {
  title: '部品/操作 Actions/Switcher 切りかえ',
  id: '部品-switcher',
  component: SwitcherLinks,
  args: {
    label: '言語',
    items: [
      { id: 'ja', label: '日本語', lang: 'ja', href: '#ja', isCurrent: true },
      { id: 'en', label: 'English', lang: 'en', href: '#en' },
    ],
  },
  parameters: { english: { label: 'Language' } },
} satisfies Meta<typeof SwitcherLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Buttons: Story = {
  name: 'ボタン',
  render: (_, { globals }) =>
    globals.language === 'en' ? (
      <SwitcherButtons
        label="Text size"
        name="text_size"
        items={[
          { value: '1', label: 'Normal', isCurrent: true },
          { value: '2', label: 'Large' },
        ]}
        onPress={() => {}}
      />
    ) : (
      <SwitcherButtons
        label="文字サイズ"
        name="text_size"
        items={[
          { value: '1', label: '標準', isCurrent: true },
          { value: '2', label: '大' },
        ]}
        onPress={() => {}}
      />
    ),
};

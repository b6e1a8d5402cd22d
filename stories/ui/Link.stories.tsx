import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../ui/Link/index.ts';

const meta = {
  title: '部品/移動 Navigation/Link リンク',
  id: '部品-link',
  component: Link,
  args: { href: '#course', children: '皇居おほりひとめぐりコース' },
  parameters: { english: { children: 'Imperial Palace Moat Loop' } },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  render: (args, { globals }) => (
    <p>
      <Link {...args} /> {globals.language === 'en' ? 'is level all the way.' : 'には坂がありません。'}
    </p>
  ),
};

export const InASentence: Story = {
  name: '文の中',
  render: (args, { globals }) =>
    globals.language === 'en' ? (
      <p>
        Start with the <Link {...args} />; it is level all the way.
      </p>
    ) : (
      <p>
        はじめての人には
        <Link {...args} />
        をすすめます。坂がありません。
      </p>
    ),
};

export const Standalone: Story = { name: '文の外', args: { variant: 'standalone' } };
export const Quiet: Story = { name: '控えめ', args: { variant: 'quiet' } };
export const Current: Story = { name: 'いまのページ', args: { variant: 'quiet', isCurrent: true } };

export const External: Story = {
  name: '別のサイトへ',
  args: {
    variant: 'standalone',
    isExternal: true,
    externalLabel: '(別のサイトへ)',
    href: 'https://example.com/',
    children: '問い合わせ',
  },
  parameters: { english: { externalLabel: '(another site)', children: 'Contact' } },
};

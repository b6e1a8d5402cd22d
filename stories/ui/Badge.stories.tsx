import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../ui/Badge/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster } from '../../ui/layout.css.ts';

const meta = {
  title: '部品/表示 Display/Badge 数の印',
  id: '部品-badge',
  component: Badge,
  args: { children: '3', label: '3件の新しいお知らせ' },
  parameters: { english: { label: '3 new messages' } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Strong: Story = { name: '強く目立つ', args: { variant: 'strong' } };

export const Word: Story = {
  name: '言葉',
  args: { variant: 'accent', children: '新着', label: undefined },
  parameters: { english: { children: 'New', label: undefined } },
};

export const Many: Story = {
  name: 'たくさん',
  args: { children: '99+', label: '99件より多いお知らせ' },
  parameters: { english: { label: 'More than 99 messages' } },
};

/** The name of the link is both: "News, 3 new". */
export const InLink: Story = {
  name: 'リンクの中',
  args: { label: '3件の新着' },
  parameters: { english: { label: '3 new' } },
  render: (args, { globals }) => (
    <Link href="#news" variant="standalone">
      {globals.language === 'en' ? 'News' : 'お知らせ'} <Badge {...args} />
    </Link>
  ),
};

export const AllTogether: Story = {
  name: 'すべての種類',
  render: (args) => (
    <div className={cluster.s}>
      <Badge {...args} />
      <Badge {...args} variant="accent" />
      <Badge {...args} variant="strong" />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../ui/ButtonLink/index.ts';
import { EmptyState } from '../../ui/EmptyState/index.ts';
import { Footpath } from '../../ui/Footpath/index.ts';

const meta = {
  title: '部品/知らせ Feedback/EmptyState 何もないとき',
  id: '部品-emptystate',
  component: EmptyState,
  args: {
    title: 'あてはまるコースがありません',
    children: <p>条件を減らすか、近くの区市町村も選んでみてください。</p>,
    actions: <ButtonLink href="#map">条件を変える</ButtonLink>,
  },
  parameters: {
    english: {
      title: 'No course fits',
      children: <p>Try fewer conditions, or add a neighbouring town.</p>,
      actions: <ButtonLink href="#map">Change conditions</ButtonLink>,
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const WithPicture: Story = { name: '絵つき', args: { picture: <Footpath /> } };

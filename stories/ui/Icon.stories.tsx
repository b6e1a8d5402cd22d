import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../ui/Icon/index.ts';
import { iconNames } from '../../ui/Icon/names.ts';
import { grid } from '../../ui/layout.css.ts';

const meta = {
  title: '部品/表示 Display/Icon 絵記号',
  id: '部品-icon',
  component: Icon,
  args: { name: 'footprints' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const WithMeaning: Story = {
  name: '意味つき',
  args: { label: '歩数' },
  parameters: { english: { label: 'Steps' } },
};
export const Turned: Story = { name: '回した', args: { name: 'arrow-up', rotate: 135 } };

export const All: Story = {
  name: 'すべて',
  render: () => (
    <ul className={grid.narrow}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} /> <span lang="en">{name}</span>
        </li>
      ))}
    </ul>
  ),
};

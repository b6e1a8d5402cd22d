import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../ui/Icon/index.ts';
import { iconNames } from '../../ui/Icon/names.ts';
import { grid } from '../../ui/layout.css.ts';

const meta = {
  title: '部品/Icon',
  component: Icon,
  args: { name: 'footprints' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithMeaning: Story = { args: { label: '歩数' }, parameters: { english: { label: 'Steps' } } };
export const Turned: Story = { args: { name: 'arrow-up', rotate: 135 } };

export const All: Story = {
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

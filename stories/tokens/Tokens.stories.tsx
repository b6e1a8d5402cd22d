import type { Meta, StoryObj } from '@storybook/react-vite';
import { space } from '../../tokens/primitives.ts';
import { type TextStyle, text } from '../../tokens/typography.css.ts';
import { Footpath } from '../../ui/Footpath/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { ColorPairs, Tints } from './colors.tsx';
import * as css from './tokens.css.ts';

const meta = { title: 'デザイントークン/一覧' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  name: '文字',
  render: (_, { globals }) => (
    <div className={stack.s}>
      {(Object.keys(text) as TextStyle[]).map((name) => (
        <p key={name} className={text[name]}>
          {globals.language === 'en' ? 'A walk along the canal, 30 minutes' : '川ぞいの道を30分、朝の散歩'} ({name})
        </p>
      ))}
    </div>
  ),
};

export const Space: Story = {
  name: '余白',
  render: () => (
    <ul className={stack.s}>
      {Object.entries(space).map(([name, width]) => (
        <li key={name}>
          {name} {width}
          <div className={css.bar} style={{ width }} />
        </li>
      ))}
    </ul>
  ),
};

export const TextPairs: Story = {
  name: '文字と地（明るいとき）',
  render: () => <ColorPairs mode="light" use="text" />,
};
export const BoundaryPairs: Story = {
  name: '線と地（明るいとき）',
  render: () => <ColorPairs mode="light" use="boundary" />,
};
export const DarkTextPairs: Story = {
  name: '文字と地（暗いとき）',
  render: () => <ColorPairs mode="dark" use="text" />,
};
export const DarkBoundaryPairs: Story = {
  name: '線と地（暗いとき）',
  render: () => <ColorPairs mode="dark" use="boundary" />,
};
export const SceneTints: Story = { name: 'シーンの色', render: () => <Tints /> };
export const Motif: Story = { name: '足あと', render: () => <Footpath /> };

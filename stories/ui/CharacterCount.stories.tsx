import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CharacterCount } from '../../ui/CharacterCount/index.ts';
import { TextField } from '../../ui/TextField/index.ts';
import { registration } from './registration.ts';

const meta = {
  title: '部品/入力 Input/CharacterCount 残り文字数',
  id: '部品-charactercount',
  component: CharacterCount,
  args: { value: '桜の咲く川ぞい', maxCharacters: 20, remainingLabel: registration.ja.remaining },
  parameters: { english: { value: 'By the river', remainingLabel: registration.en.remaining } },
} satisfies Meta<typeof CharacterCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Empty: Story = { name: '空', args: { value: '' }, parameters: { english: { value: '' } } };
export const Full: Story = {
  name: 'いっぱい',
  args: { maxCharacters: 7 },
  parameters: { english: { maxCharacters: 12 } },
};
export const TooMany: Story = {
  name: '多すぎる',
  args: { maxCharacters: 5 },
  parameters: { english: { maxCharacters: 5 } },
};

/** A family, a flag, a letter with its mark: one each. */
export const SeenAsOne: Story = {
  name: '一文字に見える字',
  args: { value: '👨‍👩‍👧‍👦🇯🇵か\u3099', maxCharacters: 4 },
  parameters: { english: { value: '👨‍👩‍👧‍👦🇯🇵e\u0301', maxCharacters: 4 } },
};

/** As it is used: in a field, and heard after a pause. */
export const InField: Story = {
  name: '欄の中',
  args: { value: '' },
  parameters: { english: { value: '' } },
  render: function Render({ value, ...limit }, { globals }) {
    const [text, setText] = useState(value);
    const label = globals.language === 'en' ? 'Title of the photo' : '写真の題名';
    return <TextField label={label} value={text} onChange={setText} {...limit} />;
  },
};

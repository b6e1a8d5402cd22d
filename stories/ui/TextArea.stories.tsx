import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '../../ui/TextArea/index.ts';
import { registration } from './registration.ts';

const long = {
  ja: '上野恩賜公園を出て、不忍池をひとまわりします。\n朝は人が少なく、鳥の声がよく聞こえます。\n\n池の南がわには、木かげのベンチがいくつもあります。弁天堂の前は石だたみで、車いすの方は西がわの道が通りやすいです。',
  en: 'Leave Ueno Park and walk once round Shinobazu Pond.\nIn the morning there are few people, and the birds are easy to hear.\n\nOn the south side there are benches in the shade. The ground before Benten Hall is paved with stones; with a wheelchair the path on the west side is easier.',
};

const meta = {
  title: '部品/入力 Input/TextArea 複数行の入力欄',
  id: '部品-textarea',
  component: TextArea,
  args: { label: '差しもどしの理由', name: 'reason' },
  parameters: { english: { label: 'Reason for sending it back' } },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Required: Story = {
  name: '必須',
  args: { isRequired: true, requirementLabel: '必須', description: 'どこをどう直すとよいかを書いてください。' },
  parameters: { english: { requirementLabel: 'Required', description: 'Say what should be changed, and how.' } },
};

export const Filled: Story = {
  name: '入力した',
  args: { label: 'コースの紹介', name: 'introduction', defaultValue: long.ja },
  parameters: { english: { label: 'About the course', defaultValue: long.en } },
};

export const Counted: Story = {
  name: '文字数つき',
  args: {
    ...Filled.args,
    description: '200文字までで書いてください。',
    maxCharacters: 200,
    remainingLabel: registration.ja.remaining,
  },
  parameters: {
    english: {
      ...Filled.parameters?.english,
      description: 'Up to 400 characters.',
      maxCharacters: 400,
      remainingLabel: registration.en.remaining,
    },
  },
};

export const Invalid: Story = {
  name: '誤り',
  args: { ...Required.args, defaultValue: 'なし', errorMessage: '差しもどしの理由は10文字以上で入力してください。' },
  parameters: {
    english: {
      ...Required.parameters?.english,
      defaultValue: 'None',
      errorMessage: 'Your reason must have at least 10 characters.',
    },
  },
};

export const OneRow: Story = { name: '1行', args: { rows: 1 } };
export const Disabled: Story = {
  name: '使えない',
  args: { isDisabled: true, ...Filled.args },
  parameters: Filled.parameters,
};

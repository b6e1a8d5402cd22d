import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fieldset } from '../../ui/Fieldset/index.ts';
import { TextField } from '../../ui/TextField/index.ts';

const meta = {
  title: '部品/入力 Input/Fieldset 入力欄のまとまり',
  id: '部品-fieldset',
  component: Fieldset,
  args: {
    legend: '歩きはじめる場所',
    children: (
      <>
        <TextField label="駅やバス停の名前" name="start_name" />
        <TextField label="出口や目印" name="start_mark" />
      </>
    ),
  },
  parameters: {
    english: {
      legend: 'Where you start to walk',
      children: (
        <>
          <TextField label="Station or stop" name="start_name" />
          <TextField label="Exit or landmark" name="start_mark" />
        </>
      ),
    },
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Described: Story = {
  name: '説明つき',
  args: { description: '集まりやすい、屋根のある場所をおすすめします。', requirementLabel: '任意' },
  parameters: {
    english: { description: 'A place under a roof where people can gather is best.', requirementLabel: 'Optional' },
  },
};

export const Invalid: Story = {
  name: '誤り',
  args: { errorMessage: '歩きはじめる場所の名前か目印の、どちらかを入力してください。', requirementLabel: '必須' },
  parameters: {
    english: { errorMessage: 'Enter the name of the place or a landmark.', requirementLabel: 'Required' },
  },
};

export const HeadingOfPage: Story = { name: 'ページの見出し', args: { headingLevel: 1 } };
export const HeadingOfSection: Story = {
  name: '節の見出し',
  args: { headingLevel: 2, ...Described.args },
  parameters: Described.parameters,
};
export const Disabled: Story = { name: '使えない', args: { isDisabled: true } };

export const LongLegend: Story = {
  name: '長い見出し',
  args: {
    legend: '雨や暑さで歩くのをやめるとき、いっしょに歩く人へどのように知らせるかを決めてください',
    ...Invalid.args,
  },
  parameters: {
    english: {
      ...Invalid.parameters?.english,
      legend: 'Decide how you will tell those who walk with you when rain or heat calls the walk off',
    },
  },
};

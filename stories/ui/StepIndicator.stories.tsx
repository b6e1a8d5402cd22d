import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepIndicator } from '../../ui/StepIndicator/index.ts';

const meta = {
  title: '部品/移動 Navigation/StepIndicator 手順の現在地',
  id: '部品-stepindicator',
  component: StepIndicator,
  args: {
    label: '登録の流れ',
    currentId: 'confirm',
    doneLabel: '済み',
    items: [
      { id: 'form', label: '入力' },
      { id: 'confirm', label: '確認' },
      { id: 'done', label: '完了' },
    ],
  },
  parameters: {
    english: {
      label: 'Steps of registration',
      doneLabel: 'Done:',
      items: [
        { id: 'form', label: 'Form' },
        { id: 'confirm', label: 'Confirm' },
        { id: 'done', label: 'Done' },
      ],
    },
  },
} satisfies Meta<typeof StepIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const First: Story = { name: '最初', args: { currentId: 'form' } };
export const Last: Story = { name: '最後', args: { currentId: 'done' } };

export const LongText: Story = {
  name: '長い文',
  args: {
    label: '写真を送る流れ',
    items: [
      { id: 'form', label: '写真を選び、注意を読んで、題名と場所を入力する' },
      { id: 'confirm', label: '写真と言葉を確かめて、まちがいがなければ送る' },
      { id: 'done', label: '受付が終わり、公開されるまで待つ' },
    ],
  },
  parameters: {
    english: {
      label: 'Steps of sending a photo',
      items: [
        { id: 'form', label: 'Choose the photo, read the cautions, enter title and place' },
        { id: 'confirm', label: 'Check the photo and the words, and send them if they are right' },
        { id: 'done', label: 'It has been received; wait until it is published' },
      ],
    },
  },
};

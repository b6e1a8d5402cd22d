import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSteps } from '../../ui/FormSteps/index.ts';

const meta = {
  title: '部品/FormSteps',
  component: FormSteps,
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
} satisfies Meta<typeof FormSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const First: Story = { args: { currentId: 'form' } };
export const Last: Story = { args: { currentId: 'done' } };

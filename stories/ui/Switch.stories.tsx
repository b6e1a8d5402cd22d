import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '../../ui/Switch/index.ts';

const meta = {
  title: '部品/入力 Input/Switch スイッチ',
  id: '部品-switch',
  component: Switch,
  args: { children: '地域の催しのお知らせ', name: 'push', value: '1', onLabel: 'オン', offLabel: 'オフ' },
  parameters: { english: { children: 'News about events in my area', onLabel: 'On', offLabel: 'Off' } },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const On: Story = { name: 'オン', args: { defaultSelected: true } };

export const Described: Story = {
  name: '説明つき',
  args: { description: 'この端末に、月に2回ほどお知らせします。' },
  parameters: { english: { description: 'About twice a month, on this device.' } },
};

export const Failed: Story = {
  name: '失敗した',
  args: { errorMessage: '通知の設定に失敗しました。再度お試しください。' },
  parameters: { english: { errorMessage: 'The notification could not be set up. Please try again.' } },
};

export const Disabled: Story = { name: '使えない', args: { isDisabled: true } };
export const DisabledAndOn: Story = { name: '使えない（オン）', args: { isDisabled: true, defaultSelected: true } };

export const LongText: Story = {
  name: '長い文',
  args: {
    ...Described.args,
    children: 'お住まいの地域と、よく歩くコースの近くで、雨や暑さのために行事が取りやめになったときのお知らせ',
    onLabel: '受け取る',
    offLabel: '受け取らない',
  },
  parameters: {
    english: {
      ...Described.parameters?.english,
      children: 'Tell me when an event in my area or near a course I often walk is called off because of rain or heat',
      onLabel: 'Tell me',
      offLabel: 'Do not tell me',
    },
  },
};

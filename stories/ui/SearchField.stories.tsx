import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useState } from 'react';
import { SearchField } from '../../ui/SearchField/index.ts';

const meta = {
  title: '部品/入力 Input/SearchField 検索の入力欄',
  id: '部品-searchfield',
  component: SearchField,
  args: { label: 'サイト内を検索', name: 'q', submitLabel: '検索', clearLabel: '入力を消す' },
  parameters: { english: { label: 'Search this site', submitLabel: 'Search', clearLabel: 'Clear' } },
  render: (args) => (
    // biome-ignore lint/a11y/useSemanticElements: React and older browsers do not know <search> well enough
    <form role="search" method="get" action="#results" aria-label={String(args.label)}>
      <SearchField {...args} />
    </form>
  ),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const HiddenLabel: Story = { name: '名前が見えない', args: { isLabelHidden: true } };
export const Filled: Story = { name: '入力した', args: { defaultValue: '上野' } };
export const WithoutSubmit: Story = {
  name: '送るボタンがない',
  args: { submitLabel: undefined },
  parameters: { english: { submitLabel: null } },
};

export const Described: Story = {
  name: '説明つき',
  args: { description: 'コース、お店、お知らせ、読みものの中から探します。' },
  parameters: { english: { description: 'Searches courses, shops, news and articles.' } },
};

export const Required: Story = {
  name: '必須',
  args: { isRequired: true, requirementLabel: '必須', errorMessage: '探す言葉を入力してください。' },
  parameters: { english: { requirementLabel: 'Required', errorMessage: 'Enter a word to search for.' } },
  render: function Render({ errorMessage, ...args }) {
    const [isMissing, setMissing] = useState(false);
    const submit = (event: SubmitEvent<HTMLFormElement>) => {
      const field = event.currentTarget.querySelector('input')!;
      setMissing(!field.value);
      if (field.value) return;
      event.preventDefault();
      field.focus();
    };
    return (
      // biome-ignore lint/a11y/useSemanticElements: React and older browsers do not know <search> well enough
      <form role="search" method="get" action="#results" aria-label={String(args.label)} onSubmit={submit}>
        <SearchField {...args} errorMessage={isMissing && errorMessage} />
      </form>
    );
  },
};

export const Invalid: Story = {
  name: '誤り',
  args: { defaultValue: '、。', errorMessage: '記号だけでは探せません。言葉を入力してください。' },
  parameters: { english: { errorMessage: 'Signs alone cannot be searched for. Enter a word.' } },
};

export const Disabled: Story = { name: '使えない', args: { isDisabled: true, defaultValue: '上野' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuggestField } from '../../ui/SuggestField/index.ts';

const meta = {
  title: '部品/入力 Input/SuggestField 候補が出る入力欄',
  id: '部品-suggestfield',
  component: SuggestField,
  args: {
    label: 'キーワード',
    name: 'keyword',
    submitLabel: '探す',
    clearLabel: '入力を消す',
    listLabel: '候補',
    countLabel: (count: number) => `${count}件の候補があります。`,
    onType: () => undefined,
    suggestions: [
      { id: 'station', label: '上野駅', detail: '台東区', href: '#station' },
      { id: 'place', label: '上野公園 京成上野側', detail: '台東区', href: '#place' },
      { id: 'course', label: '上野・谷中寺町コース', detail: '台東区', href: '#course' },
    ],
  },
  parameters: {
    english: {
      label: 'Keyword',
      submitLabel: 'Search',
      clearLabel: 'Clear',
      listLabel: 'Suggestions',
      countLabel: (count: number) => `${count} suggestions.`,
      suggestions: [
        { id: 'station', label: 'Ueno Station', detail: 'Taito City', href: '#station' },
        { id: 'place', label: 'Ueno Park, Keisei-Ueno side', detail: 'Taito City', href: '#place' },
        { id: 'course', label: 'Ueno Park and Yanaka Temple Town Walk', detail: 'Taito City', href: '#course' },
      ],
    },
  },
  render: (args) => (
    // biome-ignore lint/a11y/useSemanticElements: React and older browsers do not know <search> well enough
    <form role="search" method="get" action="#results" aria-label={String(args.label)} style={{ minHeight: '26rem' }}>
      <SuggestField {...args} />
    </form>
  ),
} satisfies Meta<typeof SuggestField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Filled: Story = { name: '入力した', args: { defaultValue: '上野' } };
export const Open: Story = {
  name: '候補が出ている',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'う');
  },
};
export const Active: Story = {
  name: '候補を選んでいる',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'う{ArrowDown}');
  },
};
export const NoSuggestions: Story = { name: '候補がない', args: { suggestions: [] } };
export const Described: Story = {
  name: '説明つき',
  args: { description: '駅、まち、見たいものの名前で探せます。' },
  parameters: { english: { description: 'Search by the name of a station, a town or something to see.' } },
};
export const Invalid: Story = {
  name: '誤り',
  args: { defaultValue: '！', errorMessage: '記号だけでは探せません。言葉を入力してください。' },
  parameters: { english: { errorMessage: 'Signs alone cannot be searched for. Enter a word.' } },
};

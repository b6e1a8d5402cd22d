import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComboBox } from '../../ui/ComboBox/index.ts';

const meta = {
  title: '部品/入力 Input/ComboBox 候補から選ぶ入力欄',
  id: '部品-combobox',
  component: ComboBox,
  args: {
    lang: 'ja',
    label: '駅',
    name: 'station',
    description: '駅の名前を漢字、かな、ローマ字で入力できます。',
    openLabel: '駅の一覧を開く',
    emptyLabel: 'あてはまる駅がありません。',
    items: [
      { id: 'ueno', label: '上野', description: 'JR山手線、東京メトロ銀座線', keywords: 'うえの ueno' },
      { id: 'okachimachi', label: '御徒町', description: 'JR山手線', keywords: 'おかちまち okachimachi' },
      { id: 'ryogoku', label: '両国', description: 'JR総武線、都営大江戸線', keywords: 'りょうごく ryogoku' },
    ],
  },
  parameters: {
    english: {
      lang: 'en',
      label: 'Station',
      description: 'Type the name in Japanese or in Roman letters.',
      openLabel: 'Show all stations',
      emptyLabel: 'No stations match.',
      items: [
        { id: 'ueno', label: 'Ueno', description: 'JR Yamanote Line, Tokyo Metro Ginza Line', keywords: '上野' },
        { id: 'okachimachi', label: 'Okachimachi', description: 'JR Yamanote Line', keywords: '御徒町' },
        { id: 'ryogoku', label: 'Ryogoku', description: 'JR Sobu Line, Toei Oedo Line', keywords: '両国' },
      ],
    },
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Chosen: Story = { name: '選んだ', args: { defaultValue: 'ueno' } };

export const Open: Story = {
  name: '開いている',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const Nothing: Story = {
  name: '見つからない',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '博多');
  },
};

export const Required: Story = {
  name: '必須',
  args: { isRequired: true, requirementLabel: '必須' },
  parameters: { english: { requirementLabel: 'Required' } },
};

export const Disabled: Story = { name: '使えない', args: { isDisabled: true, defaultValue: 'ueno' } };

export const Invalid: Story = {
  name: '誤り',
  args: { errorMessage: '一覧から駅を選んでください。' },
  parameters: { english: { errorMessage: 'Please choose a station from the list.' } },
};

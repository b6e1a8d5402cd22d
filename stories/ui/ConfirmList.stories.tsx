import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmList } from '../../ui/ConfirmList/index.ts';

const meta = {
  title: '部品/表示 Display/ConfirmList 確認の一覧',
  id: '部品-confirmlist',
  component: ConfirmList,
  args: {
    formHref: '',
    changeLabel: '変更する',
    emptyLabel: '入力なし',
    secretLabel: '入力したパスワードは表示しません',
    items: [
      { id: 'user_name', label: 'ユーザー名', value: 'とことこさくら' },
      { id: 'password', label: 'パスワード', value: 'asagao2025', isSecret: true },
      { id: 'region', label: 'お住まいの地域', value: '台東区' },
      { id: 'age', label: '年代' },
    ],
  },
  parameters: {
    english: {
      changeLabel: 'Change',
      emptyLabel: 'Nothing entered',
      secretLabel: 'The password you entered is not shown',
      items: [
        { id: 'user_name', label: 'User name', value: 'sakura-walks' },
        { id: 'password', label: 'Password', value: 'asagao2025', isSecret: true },
        { id: 'region', label: 'Where you live', value: 'Taito City' },
        { id: 'age', label: 'Age' },
      ],
    },
  },
} satisfies Meta<typeof ConfirmList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const LongText: Story = {
  name: '長い文',
  args: {
    items: [
      {
        id: 'reason',
        label: '雨や暑さで歩くのをやめるとき、いっしょに歩く人へ知らせる方法',
        value:
          '前の日の夕方に電話で伝えます。\n\n当日の朝にやめるときは、集まる場所に1人が行って伝えます。遠くから来る人には先に伝えます。',
      },
      { id: 'address', label: 'URL', value: `https://example.jp/${'tokotoko'.repeat(16)}` },
    ],
  },
  parameters: {
    english: {
      items: [
        {
          id: 'reason',
          label: 'How you tell those who walk with you that rain or heat calls the walk off',
          value: 'By telephone on the evening before.\n\nOn the day, one of us goes to the meeting place.',
        },
        { id: 'address', label: 'URL', value: `https://example.jp/${'tokotoko'.repeat(16)}` },
      ],
    },
  },
};

export const Fixed: Story = {
  name: '変えられない',
  args: {
    items: [
      { id: 'user_name', label: 'ユーザー名', value: 'とことこさくら', isFixed: true },
      { id: 'region', label: 'お住まいの地域', value: '台東区' },
    ],
  },
  parameters: {
    english: {
      items: [
        { id: 'user_name', label: 'User name', value: 'sakura-walks', isFixed: true },
        { id: 'region', label: 'Where you live', value: 'Taito City' },
      ],
    },
  },
};

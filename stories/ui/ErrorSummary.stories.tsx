import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from '../../ui/ErrorSummary/index.ts';
import { RadioGroup } from '../../ui/RadioGroup/index.ts';
import { TextField } from '../../ui/TextField/index.ts';

/** The fields that the links lead to, far enough below to have to scroll. */
function Page({ name, age, decades }: { name: string; age: string; decades: readonly string[] }) {
  return (
    <div style={{ display: 'grid', gap: '90vh', paddingBlock: '90vh' }}>
      <TextField id="user_name" name="user_name" label={name} />
      <RadioGroup id="age" name="age" label={age} items={decades.map((label) => ({ value: label, label }))} />
    </div>
  );
}
const japanesePage = <Page name="ユーザー名" age="年代" decades={['60代', '70代以上']} />;
const englishPage = <Page name="User name" age="Age" decades={['60s', '70s and over']} />;

const meta = {
  title: '部品/入力 Input/ErrorSummary 誤りのまとめ',
  id: '部品-errorsummary',
  component: ErrorSummary,
  args: {
    heading: '入力を確かめてください（2件）',
    items: [
      { message: 'ユーザー名を入力してください。', href: '#user_name' },
      { message: '年代を選んでください。', href: '#age' },
    ],
  },
  parameters: {
    english: {
      heading: 'There are 2 things to correct',
      items: [
        { message: 'Enter your user name.', href: '#user_name' },
        { message: 'Choose your age.', href: '#age' },
      ],
    },
  },
  render: (args, { globals }) => (
    <>
      <ErrorSummary {...args} />
      {globals.language === 'en' ? englishPage : japanesePage}
    </>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const OfNoField: Story = {
  name: '欄のない誤り',
  args: {
    heading: '入力を確かめてください（1件）',
    items: [{ message: 'ユーザー名またはパスワードが正しくありません。' }],
  },
  parameters: {
    english: {
      heading: 'There is 1 thing to correct',
      items: [{ message: 'The user name or password is incorrect.' }],
    },
  },
};

export const ManyAndLong: Story = {
  name: 'たくさん・長い文',
  args: {
    heading: '入力を確かめてください（12件）',
    items: Array.from({ length: 12 }, (_, at) => ({
      message: `${at + 1}番目の答えを、ひらがなだけで、20文字までで入力してください。漢字やカタカナは使えません。`,
      href: '#user_name',
    })),
  },
  parameters: {
    english: {
      heading: 'There are 12 things to correct',
      items: Array.from({ length: 12 }, (_, at) => ({
        message: `Enter answer ${at + 1} in hiragana only, with 20 characters or fewer. Kanji and katakana cannot be used.`,
        href: '#user_name',
      })),
    },
  },
};

export const UnderHeading: Story = { name: '見出しの下', args: { headingLevel: 3 } };

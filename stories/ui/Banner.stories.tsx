import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../../ui/Banner/index.ts';
import { Button } from '../../ui/Button/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster } from '../../ui/layout.css.ts';

const answers = (yes: string, no: string) => (
  <form className={cluster.s} method="post" action="#preferences">
    <Button variant="secondary" type="submit" name="consent" value="agree">
      {yes}
    </Button>
    <Button variant="secondary" type="submit" name="consent" value="reject">
      {no}
    </Button>
  </form>
);

const meta = {
  title: '部品/知らせ Feedback/Banner 上に出る知らせ',
  id: '部品-banner',
  component: Banner,
  args: {
    label: 'クッキーの使用について',
    children: (
      <p>
        おすすめコースを表示するかどうかの選択を、クッキーに保存します。くわしくは
        <Link href="#policy">クッキーポリシー</Link>をごらんください。
      </p>
    ),
    actions: answers('同意する', '同意しない'),
  },
  parameters: {
    layout: 'fullscreen',
    english: {
      label: 'Use of cookies',
      children: (
        <p>
          We use a cookie to remember whether to show recommended courses. Our <Link href="#policy">cookie policy</Link>{' '}
          says more.
        </p>
      ),
      actions: answers('Agree', 'Do not agree'),
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const WordsOnly: Story = {
  name: '言葉だけ',
  args: {
    label: '工事のお知らせ',
    children: <p>隅田公園の遊歩道は、12月20日まで通れません。</p>,
    actions: null,
  },
  parameters: {
    english: {
      label: 'Construction notice',
      children: <p>The promenade in Sumida Park is closed until 20 December.</p>,
      actions: null,
    },
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    children: (
      <>
        <p>
          おすすめコースを表示するかどうかの選択を、クッキーに保存します。広告には使いません。ほかの会社にも渡しません。
        </p>
        <p>同意しなくても、すべてのコースを見ることができます。あとから「クッキーの設定」で変えられます。</p>
      </>
    ),
    actions: answers('クッキーの使用に同意する', 'クッキーの使用に同意しない'),
  },
  parameters: {
    english: {
      children: (
        <>
          <p>
            We use a cookie to remember whether to show recommended courses. We never use cookies for advertising, and
            share nothing.
          </p>
          <p>Every course can be read without them. You can change your mind later under “Cookie settings”.</p>
        </>
      ),
      actions: answers('Agree to the use of cookies', 'Do not agree to the use of cookies'),
    },
  },
};

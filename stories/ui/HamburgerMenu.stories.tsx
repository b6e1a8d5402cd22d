import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../ui/ButtonLink/index.ts';
import { HamburgerMenu } from '../../ui/HamburgerMenu/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { stack } from '../../ui/layout.css.ts';

const links = (words: [string, string, string]) => (
  <div className={stack.s}>
    <ul className={stack.xs}>
      {words.slice(0, 2).map((word) => (
        <li key={word}>
          <Link variant="quiet" href={`#${word}`}>
            {word}
          </Link>
        </li>
      ))}
    </ul>
    <ButtonLink variant="secondary" href="#login">
      {words[2]}
    </ButtonLink>
  </div>
);

const meta = {
  title: '部品/移動 Navigation/HamburgerMenu ハンバーガーメニュー',
  id: '部品-hamburgermenu',
  component: HamburgerMenu,
  args: {
    label: 'メニュー',
    title: 'メニュー',
    closeLabel: '閉じる',
    children: links(['コースを探す', 'お知らせ', 'ログイン']),
  },
  parameters: {
    english: {
      label: 'Menu',
      title: 'Menu',
      closeLabel: 'Close',
      children: links(['Find a course', 'News', 'Log in']),
    },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof HamburgerMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Open: Story = {
  name: '開いている',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
  },
};

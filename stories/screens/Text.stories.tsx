import type { Meta, StoryObj } from '@storybook/react-vite';
import { route } from '../../app/routes.ts';
import { ConsentForm } from '../../app/screens/Text/ConsentForm.tsx';
import { TextScreen } from '../../app/screens/Text/TextScreen.tsx';
import { html as aboutEn } from '../../content/pages/about.en.md';
import { html as aboutJa } from '../../content/pages/about.ja.md';
import { html as cookiesEn } from '../../content/pages/cookie-policy.en.md';
import { html as cookiesJa } from '../../content/pages/cookie-policy.ja.md';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/読みもの',
  component: TextScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TextScreen>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const about: Story = {
  parameters: { page: { path: '/about' } },
  render: (_, { globals }) => {
    const lang = languageOf(globals);
    return <TextScreen title={route('about').label[lang]} html={{ ja: aboutJa, en: aboutEn }[lang]} />;
  },
};
const cookies: Story = {
  parameters: { page: { path: '/about/cookie-policy' } },
  render: (_, { globals }) => {
    const lang = languageOf(globals);
    return (
      <TextScreen title={route('cookiePolicy').label[lang]} html={{ ja: cookiesJa, en: cookiesEn }[lang]}>
        <ConsentForm />
      </TextScreen>
    );
  },
};

export const Plain: Story = { ...about, name: 'このサイトについて' };
export const English: Story = { ...about, name: 'このサイトについて（英語）', globals: { language: 'en' } };
export const LargeText: Story = { ...about, name: 'このサイトについて（文字サイズ大）', globals: { textSize: '2' } };
export const Narrow: Story = {
  ...about,
  name: 'このサイトについて（320px）',
  globals: { viewport: { value: 'narrow' } },
};
export const Cookies: Story = { ...cookies, name: 'クッキーポリシー（選ぶ前）' };
export const CookiesAgreed: Story = { ...cookies, name: 'クッキーポリシー（同意）', globals: { consent: 'agreed' } };
export const CookiesRejected: Story = {
  ...cookies,
  name: 'クッキーポリシー（拒否、英語）',
  globals: { consent: 'rejected', language: 'en' },
};

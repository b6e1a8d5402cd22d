/** The files of a screen: view, wiring, words in both languages, stories. The route is a person's decision. */
import { importLine, lowerFirst, objectEntry, type Plan } from './plan.ts';

const words = (entries: Record<string, string>) => `${JSON.stringify(entries, null, 2)}\n`;

export const screenPlan = (name: string): Plan => {
  const word = lowerFirst(name);
  const address = `/${name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`;
  const registration = (lang: string) => [
    importLine(`app/i18n/${lang}.ts`, `import ${word} from './${lang}/${word}.json' with { type: 'json' };`),
    objectEntry(`app/i18n/${lang}.ts`, 'resources', word),
  ];
  return {
    files: {
      [`app/screens/${name}/${name}Screen.tsx`]: `import { text } from '../../../tokens/typography.css.ts';
import { usePage } from '../../PageContext.tsx';
import * as css from './${name}Screen.css.ts';

/** The view: it is given everything, and asks for nothing. */
export function ${name}Screen() {
  const { t } = usePage();
  return (
    <div className={css.page}>
      <h1 className={text.title}>{t('${word}:title')}</h1>
      <p className={text.lead}>{t('${word}:lead')}</p>
    </div>
  );
}
`,
      [`app/screens/${name}/${name}Screen.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { stack } from '../../../ui/layout.css.ts';

export const page = style([stack.m, { maxWidth: vars.size.measure }]);
`,
      [`app/screens/${name}/${name}.tsx`]: `import type { HeadInput, ScreenModule } from '../../page.ts';
import { ${name}Screen } from './${name}Screen.tsx';

/** What this answers stands in the first HTML: ask the API here, \`async ({ api }: LoadInput) => …\`. */
const load = async () => ({ data: null });

const head = ({ i18n: { lang, t }, route }: HeadInput<null>) => ({
  label: route.label[lang],
  description: t('${word}:description'),
});

const Screen = () => <${name}Screen />;

export const ${word}: ScreenModule<null> = { load, head, Screen };
`,
      [`app/screens/${name}/index.ts`]: `export { ${word} } from './${name}.tsx';
`,
      [`app/i18n/ja/${word}.json`]: words({
        title: `${name}の見出し`,
        lead: 'このページで何ができるかを、一文で書きます。',
        description: '検索結果に出る説明を、一文で書きます。',
      }),
      [`app/i18n/en/${word}.json`]: words({
        title: `Heading of ${name}`,
        lead: 'One sentence that says what can be done on this page.',
        description: 'One sentence that search engines show.',
      }),
      [`stories/screens/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name}Screen } from '../../app/screens/${name}/${name}Screen.tsx';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/${name}',
  component: ${name}Screen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path: '${address}' } },
} satisfies Meta<typeof ${name}Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'ふつう' };
export const English: Story = { name: '英語', globals: { language: 'en' } };
export const LargeText: Story = { name: '文字サイズ大', globals: { textSize: '2' } };
export const Narrow: Story = { name: '320px', globals: { viewport: { value: 'narrow' } } };
`,
    },
    insertions: [...registration('ja'), ...registration('en')],
    next: [
      `Declare the route in app/routes.ts (in place of its later(…) line, where there is one):
  { path: '${address}', label: { ja: '…', en: '…' }, linkedFrom: ['footer'], screen: () => import('./screens/${name}/index.ts').then((m) => m.${word} as unknown as ScreenModule), module: 'app/screens/${name}/index.ts' },`,
      `Add '${address}' to tests/e2e/pages.ts, so that it is walked over in both languages.`,
    ],
  };
};

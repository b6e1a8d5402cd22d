import type { Output } from '../../../contract/index.ts';
import type { Language } from '../../../contract/values.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { plainText } from '../../richText/plainText.ts';
import { AccessibilityScreen } from './AccessibilityScreen.tsx';

interface PolicyData extends Output<'GET /accessibility_policy'> {
  html: string;
}

const texts: Record<Language, () => Promise<{ html: string }>> = {
  ja: () => import('../../../content/pages/accessibility.ja.md'),
  en: () => import('../../../content/pages/accessibility.en.md'),
};

async function load({ api, lang }: LoadInput) {
  const [{ html }, policy] = await Promise.all([texts[lang](), api('GET /accessibility_policy')]);
  return { data: { ...policy, html } };
}

const head = ({ data: { html }, i18n: { lang }, route }: HeadInput<PolicyData>) => ({
  label: route.label[lang],
  description: plainText(/<p>[\s\S]*?<\/p>/.exec(html)?.[0] ?? '', lang === 'ja' ? 100 : 160),
});

export const accessibility: ScreenModule<PolicyData> = {
  load,
  head,
  Screen: ({ data: { html, aims, known_problems } }) => (
    <AccessibilityScreen html={html} aims={aims} knownProblems={known_problems} />
  ),
};

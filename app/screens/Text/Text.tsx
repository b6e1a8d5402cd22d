import type { Language } from '../../../contract/values.ts';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { plainText } from '../../richText/plainText.ts';
import type { RouteId } from '../../routes.ts';
import { TextScreen } from './TextScreen.tsx';

interface TextData {
  html: string;
}

/** The texts by their page; only the one that is read is fetched. */
const texts: Partial<Record<RouteId, Record<Language, () => Promise<TextData>>>> = {
  about: {
    ja: () => import('../../../content/pages/about.ja.md'),
    en: () => import('../../../content/pages/about.en.md'),
  },
};

async function load({ route, lang }: LoadInput) {
  const { html } = await texts[route.id]![lang]();
  return { data: { html } };
}

function Screen({ data: { html } }: { data: TextData }) {
  const { route, lang } = usePage();
  return <TextScreen title={route!.label[lang]} html={html} />;
}

const firstParagraph = (html: string) => /<p>[\s\S]*?<\/p>/.exec(html)?.[0] ?? '';

const head = ({ data: { html }, i18n: { lang }, route }: HeadInput<TextData>) => ({
  label: route.label[lang],
  description: plainText(firstParagraph(html), lang === 'ja' ? 100 : 160),
});

export const text: ScreenModule<TextData> = { load, head, Screen };

import type { Language } from '../../../contract/values.ts';
import type { TableOfContentsItem } from '../../../ui/TableOfContents/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { plainText } from '../../richText/plainText.ts';
import type { RouteId } from '../../routes.ts';
import { contentsOf } from './contentsOf.ts';
import { TextScreen } from './TextScreen.tsx';

interface TextData {
  html: string;
  contents: readonly TableOfContentsItem[];
}

/** The texts by their page; only the one that is read is fetched. */
const texts: Partial<Record<RouteId, Record<Language, () => Promise<{ html: string }>>>> = {
  about: {
    ja: () => import('../../../content/pages/about.ja.md'),
    en: () => import('../../../content/pages/about.en.md'),
  },
  healthWalk: {
    ja: () => import('../../../content/pages/health_walk.ja.md'),
    en: () => import('../../../content/pages/health_walk.en.md'),
  },
  terms: {
    ja: () => import('../../../content/pages/terms.ja.md'),
    en: () => import('../../../content/pages/terms.en.md'),
  },
};

/** Texts that are long and looked things up in: a list of their headings stands beside them. */
const withContents: readonly RouteId[] = ['terms'];

async function load({ route, lang }: LoadInput) {
  const { html } = await texts[route.id]![lang]();
  return { data: withContents.includes(route.id) ? contentsOf(html) : { html, contents: [] } };
}

function Screen({ data: { html, contents } }: { data: TextData }) {
  const { route, lang } = usePage();
  return <TextScreen title={route!.label[lang]} html={html} contents={contents} />;
}

const firstParagraph = (html: string) => /<p>[\s\S]*?<\/p>/.exec(html)?.[0] ?? '';

const head = ({ data: { html }, i18n: { lang }, route }: HeadInput<TextData>) => ({
  label: route.label[lang],
  description: plainText(firstParagraph(html), lang === 'ja' ? 100 : 160),
});

export const text: ScreenModule<TextData> = { load, head, Screen };

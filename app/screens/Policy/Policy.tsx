import type { Output } from '../../../contract/index.ts';
import type { Language } from '../../../contract/values.ts';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { plainText } from '../../richText/plainText.ts';
import { PolicyScreen } from './PolicyScreen.tsx';

interface PolicyData extends Output<'GET /stored_data'> {
  html: string;
}

interface PolicyText extends Record<Language, () => Promise<{ html: string }>> {
  /** Day of the last change of the text; what it says of stored data has days of its own. */
  changedOn: string;
}

/** The texts by their page; only the one that is read is fetched. */
const texts: Record<'privacyPolicy' | 'cookiePolicy', PolicyText> = {
  privacyPolicy: {
    ja: () => import('../../../content/pages/privacy-policy.ja.md'),
    en: () => import('../../../content/pages/privacy-policy.en.md'),
    changedOn: '2026-11-24',
  },
  cookiePolicy: {
    ja: () => import('../../../content/pages/cookie-policy.ja.md'),
    en: () => import('../../../content/pages/cookie-policy.en.md'),
    changedOn: '2026-11-24',
  },
};

async function load({ api, route, lang }: LoadInput) {
  const text = texts[route.id as keyof typeof texts];
  const [stored, { html }] = await Promise.all([api('GET /stored_data'), text[lang]()]);
  const changed_on = stored.changed_on > text.changedOn ? stored.changed_on : text.changedOn;
  return { data: { ...stored, changed_on, html } };
}

const head = ({ data: { html }, i18n: { lang }, route }: HeadInput<PolicyData>) => ({
  label: route.label[lang],
  description: plainText(/<p>[\s\S]*?<\/p>/.exec(html)?.[0] ?? '', lang === 'ja' ? 100 : 160),
});

function Screen({ data: { html, server, device, changed_on } }: { data: PolicyData }) {
  const { route } = usePage();
  return (
    <PolicyScreen {...{ html, device }} server={route?.id === 'cookiePolicy' ? null : server} changedOn={changed_on} />
  );
}

export const policy: ScreenModule<PolicyData> = { load, head, Screen };

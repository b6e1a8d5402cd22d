import type { Language } from '../../../contract/values.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { plainText } from '../../richText/plainText.ts';
import { PolicyScreen, type PolicyScreenProps } from './PolicyScreen.tsx';

interface PolicyText extends Record<Language, () => Promise<{ html: string }>> {
  /** Day of the last change of the text; what it says of stored data has days of its own. */
  changedOn: string;
}

/** The texts by their page; only the one that is read is fetched. */
const texts: Record<'privacyPolicy' | 'cookiePolicy', PolicyText> = {
  privacyPolicy: {
    ja: () => import('../../../content/pages/privacy-policy.ja.md'),
    en: () => import('../../../content/pages/privacy-policy.en.md'),
    changedOn: '2026-11-26',
  },
  cookiePolicy: {
    ja: () => import('../../../content/pages/cookie-policy.ja.md'),
    en: () => import('../../../content/pages/cookie-policy.en.md'),
    changedOn: '2026-11-28',
  },
};

async function load({ api, route, lang }: LoadInput): Promise<{ data: PolicyScreenProps }> {
  const text = texts[route.id as keyof typeof texts];
  const [{ server, device, changed_on }, { html }] = await Promise.all([api('GET /stored_data'), text[lang]()]);
  return {
    data: {
      ...{ html, device },
      // A page carries what it shows.
      server: route.id === 'cookiePolicy' ? null : server,
      changedOn: changed_on > text.changedOn ? changed_on : text.changedOn,
    },
  };
}

const head = ({ data: { html }, i18n: { lang }, route }: HeadInput<PolicyScreenProps>) => ({
  label: route.label[lang],
  description: plainText(/<p>[\s\S]*?<\/p>/.exec(html)?.[0] ?? '', lang === 'ja' ? 100 : 160),
});

export const policy: ScreenModule<PolicyScreenProps> = {
  load,
  head,
  Screen: ({ data }) => <PolicyScreen {...data} />,
};

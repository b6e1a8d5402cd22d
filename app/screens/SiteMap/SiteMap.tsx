import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule } from '../../page.ts';
import { pageTree } from './pageTree.ts';
import { SiteMapScreen } from './SiteMapScreen.tsx';

function Screen() {
  const { lang, route } = usePage();
  return <SiteMapScreen title={route!.label[lang]} pages={pageTree()} />;
}

const head = ({ i18n: { lang, t }, route }: HeadInput<null>) => ({
  label: route.label[lang],
  description: t('siteMap:description'),
});

export const siteMap: ScreenModule<null> = { load: async () => ({ data: null }), head, Screen };

import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule } from '../../page.ts';
import { builtRoutes, isOffered } from '../../routes.ts';
import { pageTree } from './pageTree.ts';
import { SiteMapScreen } from './SiteMapScreen.tsx';

function Screen() {
  const { lang, route, member } = usePage();
  const offered = builtRoutes.filter((each) => isOffered(each, member !== null));
  return <SiteMapScreen title={route!.label[lang]} pages={pageTree(offered)} />;
}

const head = ({ i18n: { lang, t }, route }: HeadInput<null>) => ({
  label: route.label[lang],
  description: t('siteMap:description'),
});

export const siteMap: ScreenModule<null> = { load: async () => ({ data: null }), head, Screen };

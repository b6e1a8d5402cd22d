import type { HeadInput, ScreenModule } from '../../page.ts';
import { InstallScreen } from './InstallScreen.tsx';
import { useInstall } from './useInstall.ts';

const head = ({ i18n: { lang, t }, route }: HeadInput<null>) => ({
  label: route.label[lang],
  description: t('install:description'),
});

const Screen = () => <InstallScreen {...useInstall()} />;

export const install: ScreenModule<null> = { load: async () => ({ data: null }), head, Screen };

import type { HeadInput, ScreenModule } from '../../page.ts';
import { PasswordForgottenDoneScreen } from './PasswordForgottenDoneScreen.tsx';

const load = async () => ({ data: null });

const head = ({ i18n: { t, lang }, route }: HeadInput<null>) => ({
  label: route.label[lang],
  description: t('passwordForgottenDone:description'),
});

export const passwordForgottenDone: ScreenModule<null> = { load, head, Screen: PasswordForgottenDoneScreen };

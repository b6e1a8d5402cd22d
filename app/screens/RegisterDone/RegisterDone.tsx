import { useEffect } from 'react';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule } from '../../page.ts';
import { forgetDraft } from '../Register/deviceDraft.ts';
import { RegisterDoneScreen } from './RegisterDoneScreen.tsx';

const load = async () => ({ data: null });

const head = ({ i18n: { t, lang }, route }: HeadInput<null>) => ({
  label: route.label[lang],
  description: t('registerDone:description'),
});

function Screen() {
  const { member } = usePage();
  const isRegistered = member !== null;
  useEffect(() => {
    if (isRegistered) forgetDraft();
  }, [isRegistered]);
  return <RegisterDoneScreen memberName={member?.user_name ?? null} />;
}

export const registerDone: ScreenModule<null> = { load, head, Screen };

import type { FormMessages } from '../../ui/Form/index.ts';
import { PasswordField } from '../../ui/PasswordField/index.ts';
import { usePage } from '../PageContext.tsx';

export interface PasswordPairProps {
  messages: FormMessages<'password' | 'password_confirmation'>;
  /** In the place of another one. */
  isNew?: boolean;
}

/** A password that somebody wants to have, twice; its rules stand before it. */
export function PasswordPair({ messages, isNew = false }: PasswordPairProps) {
  const { t } = usePage();
  const both = {
    autoComplete: 'new-password',
    isRequired: true,
    requirementLabel: t('required'),
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
    shownStatus: t('passwordShown'),
    hiddenStatus: t('passwordHidden'),
  } as const;
  return (
    <>
      <PasswordField
        id="password"
        name="password"
        label={t(isNew ? 'member:newPassword' : 'member:password')}
        description={t('member:passwordHelp')}
        errorMessage={messages.password}
        {...both}
      />
      <PasswordField
        id="password_confirmation"
        name="password_confirmation"
        label={t(isNew ? 'member:newPasswordAgain' : 'member:passwordAgain')}
        description={t('member:passwordAgainHelp')}
        errorMessage={messages.password_confirmation}
        {...both}
      />
    </>
  );
}

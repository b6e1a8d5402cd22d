import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { passwordFields, passwordProblems } from '../../members/formFields.ts';
import { PasswordPair } from '../../members/PasswordPair.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './PasswordForgotten.css.ts';
import type { PasswordForgottenData } from './PasswordForgotten.tsx';
import type { PasswordReset } from './usePasswordReset.ts';

/** Whoever has not answered the questions, or too long ago, hears of it when they send the password. */
export function NewPasswordStep({
  userName,
  problem,
  isSentBack,
  isPending,
  onSubmit,
}: PasswordReset & Pick<PasswordForgottenData, 'userName'>) {
  const { t, lang, href } = usePage();
  const { password, password_confirmation } = passwordFields(t, { isNew: true });
  const isExpired = problem?.kind === 'unauthorised';
  return (
    <div className={css.step}>
      <div className={stack.xs}>
        <p>{t('passwordForgotten:newLead')}</p>
        <p id="effect">{t('passwordForgotten:newEffect')}</p>
      </div>
      <Form
        method="post"
        aria-describedby="effect"
        fields={{
          password: { ...password, messages: { ...password.messages, notValid: t('passwordForgotten:notValid') } },
          password_confirmation,
        }}
        words={formWords[lang]}
        {...useFormProblems(problem, { unauthorised: t('passwordForgotten:expired') })}
        validate={passwordProblems}
        onSubmit={onSubmit}
      >
        {(messages) =>
          isExpired ? (
            <p>
              <ButtonLink href={href(path('passwordForgotten'))}>{t('passwordForgotten:again')}</ButtonLink>
            </p>
          ) : (
            <>
              {isSentBack && <p>{t('passwordForgotten:enterPasswordAgain')}</p>}
              {userName !== null && (
                <input type="text" name="username" autoComplete="username" defaultValue={userName} hidden readOnly />
              )}
              <PasswordPair messages={messages} isNew />
              <div>
                <Button type="submit" size="l" isPending={isPending} pendingLabel={t('passwordForgotten:saving')}>
                  {t('passwordForgotten:save')}
                </Button>
              </div>
            </>
          )
        }
      </Form>
    </div>
  );
}

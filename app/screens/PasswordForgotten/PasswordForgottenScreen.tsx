import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Steps } from '../../members/Steps.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import type { PasswordForgottenData } from './PasswordForgotten.tsx';
import { QuestionsStep } from './QuestionsStep.tsx';
import type { PasswordReset } from './usePasswordReset.ts';

export interface PasswordForgottenScreenProps extends PasswordForgottenData, PasswordReset {
  /** Of whoever has logged in already. */
  memberName: string | null;
}

/** Two secret answers, then a new password. */
export function PasswordForgottenScreen({
  memberName,
  step,
  questions,
  userName,
  ...reset
}: PasswordForgottenScreenProps) {
  const { t, lang, href, route } = usePage();
  if (memberName) {
    return (
      <div className={`${stack.l} ${measure}`}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <p>
          <NameIn name={memberName} sentence={(name) => t('passwordForgotten:already', { name })} />
        </p>
        <p>{t('passwordForgotten:alreadyText')}</p>
        <p>
          <ButtonLink href={href(path('passwordReset'))}>{t('passwordForgotten:toChange')}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <>
      <div className={stack.l}>
        <h1 className={text.title}>{step === 'password' ? t('passwordForgotten:newTitle') : route?.label[lang]}</h1>
        <Steps flow="passwordReset" current={step} />
      </div>
      {step === 'password' ? (
        <NewPasswordStep {...reset} userName={userName} />
      ) : (
        <QuestionsStep questions={questions} {...reset} />
      )}
    </>
  );
}

import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Steps } from '../../members/Steps.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { FormStep } from './FormStep.tsx';
import type { RegisterData } from './Register.tsx';
import type { RegistrationProps } from './useRegistration.ts';

export interface RegisterScreenProps extends Omit<RegisterData, 'step'>, RegistrationProps {
  /** Of whoever has logged in already. */
  memberName: string | null;
}

/** Terms and form on one page, then what was entered once more, then the registration. */
export function RegisterScreen({ memberName, isExpired, isDiscarded, ...registration }: RegisterScreenProps) {
  const { t, lang, href, route } = usePage();
  const { step, draft, problem } = registration;
  const isConfirmed = step === 'confirmation' && draft !== null;
  if (memberName) {
    return (
      <div className={stack.l}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <p>
          <NameIn name={memberName} sentence={(name) => t('register:already', { name })} />
        </p>
        <p>
          <ButtonLink href={href(path('myPage'))}>{t('register:toMyPage')}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <div className={stack.l}>
      <h1 className={text.title}>{isConfirmed ? t('register:confirmTitle') : route?.label[lang]}</h1>
      <Steps flow="registration" current={isConfirmed ? 'confirmation' : 'form'} />
      {isExpired && !problem && (
        <Notice tone="warning" heading={t('register:expiredTitle')} className={measure}>
          {t('register:expired')}
        </Notice>
      )}
      {isDiscarded && !problem && (
        <Notice tone="success" heading={t('register:discardedTitle')} className={measure}>
          {t('register:discarded')}
        </Notice>
      )}
      {isConfirmed ? <ConfirmStep {...registration} draft={draft} /> : <FormStep {...registration} />}
    </div>
  );
}

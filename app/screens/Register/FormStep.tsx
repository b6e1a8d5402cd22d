import { useEffect } from 'react';
import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { Section } from '../../layout/Section.tsx';
import {
  ageBandFields,
  genderFields,
  passwordFields,
  passwordProblems,
  regionFields,
  secretFields,
  secretProblems,
  userNameFields,
  userNameProblems,
} from '../../members/formFields.ts';
import { PasswordPair } from '../../members/PasswordPair.tsx';
import { AgeBandField, GenderField, RegionField } from '../../members/ProfileFields.tsx';
import { SecretAnswers } from '../../members/SecretAnswers.tsx';
import { UserNameField } from '../../members/UserNameField.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './Register.css.ts';
import type { RegisterData } from './Register.tsx';
import { Terms } from './Terms.tsx';
import type { RegistrationProps } from './useRegistration.ts';

type FormStepProps = Omit<RegistrationProps, 'onConfirm'> & Pick<RegisterData, 'choices' | 'draft'>;

/** Optional questions begin with this answer: who gives none has nothing to do, and tells nothing by accident. */
const notRegistered = 'unregistered';
const formId = 'registration';

export function FormStep({ choices, draft, values, problem, verdict, isPending, ...form }: FormStepProps) {
  const { t, lang, href } = usePage();
  const { isRestored, isSentBack, form: ref, onNameChange, onTermsChange, onInput, onSubmit } = form;
  const isTurnedBack = problem !== null && !isSentBack && draft !== null;
  useEffect(() => {
    // The confirmation has become this form again: what is wrong is what there is to read.
    if (isTurnedBack) document.getElementById(`${formId}-problems`)?.focus();
  }, [isTurnedBack]);
  const again = values.secret_answer_1 ? t('register:enterPasswordAgain') : isSentBack ? t('register:enterAgain') : '';
  return (
    <>
      <div className={`${stack.xs} ${measure}`}>
        <p>{t('register:lead')}</p>
        <p>{t('register:withoutAccount')}</p>
        <p>
          <Link href={href(path('login'))} variant="standalone">
            {t('register:hasAccount')}
          </Link>
        </p>
      </div>
      {isRestored && <p className={measure}>{t('register:restored')}</p>}
      <Form
        id={formId}
        // The fields begin anew with what this tab has kept.
        key={String(isRestored)}
        ref={ref}
        className={css.form}
        method="post"
        words={formWords[lang]}
        fields={{
          terms: {
            label: t('register:acceptField'),
            isChosen: true,
            messages: { required: t('register:mustAccept'), notValid: t('register:mustAccept') },
          },
          ...userNameFields(t),
          ...passwordFields(t),
          ...secretFields(t),
          ...regionFields(t),
          ...ageBandFields(t),
          ...genderFields(t),
        }}
        {...useFormProblems(problem)}
        validate={(data) => [
          ...userNameProblems(data),
          ...(verdict === 'taken' ? [{ name: 'user_name', kind: 'notValid' } as const] : []),
          ...passwordProblems(data),
          ...secretProblems(data),
        ]}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <Terms isAccepted={values.terms === '1'} errorMessage={messages.terms} onChange={onTermsChange} />
            <Section heading={t('register:loginTitle')} lead={t('register:loginLead')}>
              <div className={stack.l}>
                <UserNameField
                  defaultValue={values.user_name ?? ''}
                  errorMessage={messages.user_name}
                  verdict={verdict}
                  onChange={onNameChange}
                />
                {again && <p className={measure}>{again}</p>}
                <PasswordPair messages={messages} />
              </div>
            </Section>
            <Section heading={t('register:secretTitle')} lead={t('register:secretLead')}>
              <Notice tone="warning" heading={t('register:secretWarning')} className={measure} />
              <SecretAnswers questions={choices.secret_questions} messages={messages} values={values} />
            </Section>
            <Section heading={t('register:aboutTitle')} lead={t('register:aboutLead')}>
              <div className={stack.l}>
                <RegionField choices={choices} messages={messages} value={values.region || notRegistered} />
                <AgeBandField choices={choices} messages={messages} value={values.age_band || notRegistered} />
                <GenderField choices={choices} messages={messages} value={values.gender || notRegistered} />
              </div>
            </Section>
            <div className={css.end}>
              <Button type="submit" size="l" isPending={isPending} pendingLabel={t('register:sendingForm')}>
                {t('register:next')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </>
  );
}

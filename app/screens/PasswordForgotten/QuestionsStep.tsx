import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { Section } from '../../layout/Section.tsx';
import { secretFields, secretProblems } from '../../members/formFields.ts';
import { SecretAnswers } from '../../members/SecretAnswers.tsx';
import { usePage } from '../../PageContext.tsx';
import * as css from './PasswordForgotten.css.ts';
import type { PasswordForgottenData } from './PasswordForgotten.tsx';
import type { PasswordReset } from './usePasswordReset.ts';

type QuestionsStepProps = Pick<PasswordForgottenData, 'questions'> & PasswordReset;

/** Whose password it is, as they can show; what is wrong is never said of the name, a question or an answer. */
export function QuestionsStep({ questions, problem, values, isSentBack, isPending, onSubmit }: QuestionsStepProps) {
  const { t, lang, settings } = usePage();
  return (
    <>
      <div className={css.step}>
        <div className={stack.xs}>
          <p>{t('passwordForgotten:lead')}</p>
          <p>{t('passwordForgotten:leadQuestions')}</p>
        </div>
        <Form
          method="post"
          fields={{ user_name: { label: t('passwordForgotten:userName') }, ...secretFields(t) }}
          words={formWords[lang]}
          {...useFormProblems(problem, { unauthorised: t('passwordForgotten:wrong') })}
          validate={secretProblems}
          onSubmit={onSubmit}
        >
          {(messages) => (
            <>
              {isSentBack && <p>{t('passwordForgotten:enterAgain')}</p>}
              <TextField
                id="user_name"
                name="user_name"
                label={t('passwordForgotten:userName')}
                defaultValue={values.user_name ?? ''}
                autoComplete="username"
                errorMessage={messages.user_name}
                isRequired
                requirementLabel={t('required')}
              />
              <SecretAnswers questions={questions} messages={messages} values={values} />
              <div>
                <Button type="submit" size="l" isPending={isPending} pendingLabel={t('passwordForgotten:checking')}>
                  {t('passwordForgotten:next')}
                </Button>
              </div>
            </>
          )}
        </Form>
      </div>
      <Section heading={t('passwordForgotten:helpTitle')} lead={t('passwordForgotten:help')}>
        <p>
          <Link href={settings.contactUrl} variant="standalone" isExternal externalLabel={t('external')}>
            {t('contact')}
          </Link>
        </p>
      </Section>
    </>
  );
}

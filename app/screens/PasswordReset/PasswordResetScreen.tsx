import { Form, type FormProblem, formWords } from '../../../ui/Form/index.ts';
import { PasswordField } from '../../../ui/PasswordField/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { passwordFields, passwordProblems } from '../../members/formFields.ts';
import { PasswordPair } from '../../members/PasswordPair.tsx';
import { usePage } from '../../PageContext.tsx';
import { again, ChangeButton, ChangePage } from '../../profile/ChangePage.tsx';

export interface PasswordResetScreenProps extends Submission {
  isSaved: boolean;
  /** So that a password manager knows whose password it is. */
  userName: string;
}

/** Another password, by the present one. Everywhere else the login ends. */
export function PasswordResetScreen({ problem, isPending, onSubmit, isSaved, userName }: PasswordResetScreenProps) {
  const { t, lang } = usePage();
  const current = t('passwordReset:current');
  const { password, password_confirmation } = passwordFields(t, { isNew: true });
  const validate = (data: FormData): FormProblem[] => [
    ...passwordProblems(data),
    ...(data.get('password') && data.get('password') === data.get('current_password')
      ? [{ name: 'password', message: t('passwordReset:same') }]
      : []),
  ];
  return (
    <ChangePage
      isSaved={isSaved && !problem}
      savedTitle={t('passwordReset:savedTitle')}
      saved={t('passwordReset:saved')}
      note={<p>{t('passwordReset:others')}</p>}
    >
      <Form
        method="post"
        aria-describedby={again}
        fields={{
          current_password: { label: current, messages: { notValid: t('passwordReset:wrong') } },
          password: { ...password, messages: { ...password.messages, notValid: t('passwordReset:notValid') } },
          password_confirmation,
        }}
        words={formWords[lang]}
        {...useFormProblems(problem)}
        validate={validate}
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <input type="text" name="username" autoComplete="username" defaultValue={userName} hidden readOnly />
            <PasswordField
              id="current_password"
              name="current_password"
              label={current}
              autoComplete="current-password"
              showLabel={t('showPassword')}
              hideLabel={t('hidePassword')}
              shownStatus={t('passwordShown')}
              hiddenStatus={t('passwordHidden')}
              errorMessage={messages.current_password}
              isRequired
              requirementLabel={t('required')}
            />
            <PasswordPair messages={messages} isNew />
            <ChangeButton isPending={isPending} />
          </>
        )}
      </Form>
    </ChangePage>
  );
}

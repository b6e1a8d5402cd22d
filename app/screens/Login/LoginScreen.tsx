import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { PasswordField } from '../../../ui/PasswordField/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';

export interface LoginScreenProps extends Submission {
  next: string;
  /** Of whoever has logged in already. */
  memberName: string | null;
}

/** User name and password; what is wrong with them is never said of the one or the other. */
export function LoginScreen({ problem, values, isPending, onSubmit, next, memberName }: LoginScreenProps) {
  const { t, lang, href, route } = usePage();
  const required = { isRequired: true, requirementLabel: t('required') };
  const problems = useFormProblems(problem, { unauthorised: t('login:wrong') });
  return (
    <div className={`${stack.l} ${measure}`}>
      <h1 className={text.title}>{route?.label[lang]}</h1>
      {memberName ? (
        <>
          <p>
            <NameIn name={memberName} sentence={(name) => t('login:already', { name })} />
          </p>
          <p>
            <ButtonLink href={href(next)}>{t('login:goOn')}</ButtonLink>
          </p>
        </>
      ) : (
        <Form
          method="post"
          fields={{ user_name: { label: t('login:userName') }, password: { label: t('login:password') } }}
          words={formWords[lang]}
          {...problems}
          onSubmit={onSubmit}
        >
          {(messages) => (
            <>
              <TextField
                id="user_name"
                name="user_name"
                label={t('login:userName')}
                defaultValue={values.user_name ?? ''}
                autoComplete="username"
                errorMessage={messages.user_name}
                {...required}
              />
              <PasswordField
                id="password"
                name="password"
                label={t('login:password')}
                autoComplete="current-password"
                showLabel={t('showPassword')}
                hideLabel={t('hidePassword')}
                shownStatus={t('passwordShown')}
                hiddenStatus={t('passwordHidden')}
                errorMessage={messages.password}
                {...required}
              />
              <div>
                <Button type="submit" size="l" isPending={isPending} pendingLabel={t('login:sending')}>
                  {t('login:submit')}
                </Button>
              </div>
            </>
          )}
        </Form>
      )}
      {!memberName && (
        <ul className={stack.xs}>
          <li>
            <Link href={href(path('passwordForgotten'))} variant="standalone">
              {t('login:forgotten')}
            </Link>
          </li>
          <li>
            <Link href={href(path('register'))} variant="standalone">
              {t('login:register')}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}

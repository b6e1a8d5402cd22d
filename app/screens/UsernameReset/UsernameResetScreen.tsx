import { userNameMaxLength } from '../../../contract/memberRules.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { NameIn } from '../../text/NameIn.tsx';

export interface UsernameResetScreenProps extends Submission {
  currentName: string;
  isSaved: boolean;
}

/** Another user name; the current one stands above the field. */
export function UsernameResetScreen({
  problem,
  values,
  isPending,
  onSubmit,
  currentName,
  isSaved,
}: UsernameResetScreenProps) {
  const { t, lang, route } = usePage();
  const label = t('usernameReset:userName');
  return (
    <div className={`${stack.l} ${measure}`}>
      <h1 className={text.title}>{route?.label[lang]}</h1>
      {isSaved && !problem && (
        <Notice tone="success" heading={t('usernameReset:savedTitle')}>
          <NameIn name={currentName} sentence={(name) => t('usernameReset:saved', { name })} />
        </Notice>
      )}
      <p>
        {t('usernameReset:current')}:{' '}
        <strong>
          <NameIn name={currentName} />
        </strong>
      </p>
      <p id="again">{t('usernameReset:again')}</p>
      <Form
        method="post"
        aria-describedby="again"
        fields={{ user_name: { label, messages: { notValid: t('usernameReset:taken') } } }}
        words={formWords[lang]}
        {...useFormProblems(problem)}
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <TextField
              id="user_name"
              name="user_name"
              label={label}
              description={t('usernameReset:userNameHelp')}
              defaultValue={values.user_name ?? ''}
              maxCharacters={userNameMaxLength}
              remainingLabel={(count) =>
                count < 0 ? t('usernameReset:over', { count: -count }) : t('usernameReset:remaining', { count })
              }
              autoComplete="username"
              errorMessage={messages.user_name}
              isRequired
              requirementLabel={t('required')}
            />
            <div>
              <Button type="submit" size="l" isPending={isPending} pendingLabel={t('usernameReset:sending')}>
                {t('usernameReset:submit')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </div>
  );
}

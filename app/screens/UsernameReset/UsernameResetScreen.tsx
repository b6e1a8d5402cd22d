import { Form, formWords } from '../../../ui/Form/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { userNameFields, userNameProblems } from '../../members/formFields.ts';
import { UserNameField } from '../../members/UserNameField.tsx';
import type { NameCheck } from '../../members/useNameCheck.ts';
import { usePage } from '../../PageContext.tsx';
import { again, ChangeButton, ChangePage } from '../../profile/ChangePage.tsx';
import { NameIn } from '../../text/NameIn.tsx';

export interface UsernameResetScreenProps extends Submission, Omit<NameCheck, 'stop'> {
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
  verdict,
  onNameChange,
}: UsernameResetScreenProps) {
  const { t, lang } = usePage();
  const label = t('usernameReset:userName');
  return (
    <ChangePage
      current={{ label: t('usernameReset:current'), value: <NameIn name={currentName} /> }}
      isSaved={isSaved && !problem}
      savedTitle={t('usernameReset:savedTitle')}
      saved={<NameIn name={currentName} sentence={(name) => t('usernameReset:saved', { name })} />}
    >
      <Form
        method="post"
        aria-describedby={again}
        fields={{ user_name: { ...userNameFields(t).user_name, label } }}
        words={formWords[lang]}
        {...useFormProblems(problem)}
        validate={(data) => [
          ...userNameProblems(data),
          ...(verdict === 'taken' ? [{ name: 'user_name', kind: 'notValid' } as const] : []),
        ]}
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <UserNameField
              label={label}
              defaultValue={values.user_name ?? ''}
              errorMessage={messages.user_name}
              verdict={verdict}
              onChange={onNameChange}
            />
            <ChangeButton isPending={isPending} />
          </>
        )}
      </Form>
    </ChangePage>
  );
}

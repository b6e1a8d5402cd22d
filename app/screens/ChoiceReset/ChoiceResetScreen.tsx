import { Form, type FormField, formWords } from '../../../ui/Form/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { labelOf, type MemberChoices, regionsOf } from '../../members/choices.ts';
import { ageBandFields, genderFields, regionFields } from '../../members/formFields.ts';
import { AgeBandField, GenderField, RegionField } from '../../members/ProfileFields.tsx';
import { usePage } from '../../PageContext.tsx';
import { again, ChangeButton, ChangePage } from '../../profile/ChangePage.tsx';
import { PasswordWasReset } from '../../profile/PasswordWasReset.tsx';
import type { MemberChoice } from '../../routes/route.ts';

export interface ChoiceResetScreenProps extends Submission {
  choice: MemberChoice;
  /** What is registered now. */
  value: string;
  choices: MemberChoices;
  isSaved: boolean;
  passwordResetOn: string | null;
}

const fieldOf = { region: RegionField, age_band: AgeBandField, gender: GenderField };
const fieldsOf = { region: regionFields, age_band: ageBandFields, gender: genderFields };
const optionsOf = {
  region: regionsOf,
  age_band: ({ age_bands }: MemberChoices) => age_bands,
  gender: ({ genders }: MemberChoices) => genders,
};

/** Another region, age group or gender: one choice each, and the present one is the first. */
export function ChoiceResetScreen(props: ChoiceResetScreenProps) {
  const { problem, values, isPending, onSubmit, choice, value, choices, isSaved, passwordResetOn } = props;
  const { t, lang } = usePage();
  const Field = fieldOf[choice];
  const fields: Readonly<Record<string, FormField>> = fieldsOf[choice](t);
  const isRegistered = value !== 'unregistered';
  const label = isRegistered ? labelOf(optionsOf[choice](choices), value) : t('profile:notRegistered');
  return (
    <ChangePage
      current={{ label: t(`choiceReset:current_${choice}`), value: label }}
      isSaved={isSaved && !problem}
      savedTitle={t(`choiceReset:savedTitle_${choice}`)}
      saved={isRegistered ? t('choiceReset:saved', { value: label }) : label}
      note={<PasswordWasReset on={passwordResetOn} />}
    >
      <Form
        method="post"
        aria-describedby={again}
        fields={fields}
        words={formWords[lang]}
        {...useFormProblems(problem)}
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <Field choices={choices} messages={messages} value={values[choice] ?? value} />
            <ChangeButton isPending={isPending} />
          </>
        )}
      </Form>
    </ChangePage>
  );
}

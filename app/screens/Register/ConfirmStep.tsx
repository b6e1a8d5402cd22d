import { Button } from '../../../ui/Button/index.ts';
import { ConfirmList } from '../../../ui/ConfirmList/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { labelOf, regionsOf } from '../../members/choices.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import { forgetDraft } from './deviceDraft.ts';
import type { Draft, RegisterData } from './Register.tsx';
import type { RegistrationProps } from './useRegistration.ts';

type ConfirmStepProps = Pick<RegistrationProps, 'problem' | 'isPending' | 'onConfirm'> &
  Pick<RegisterData, 'choices'> & { draft: Draft };

/** What was entered, each with a way back to its field; nothing is registered before it is confirmed here. */
export function ConfirmStep({ draft, choices, problem, isPending, onConfirm }: ConfirmStepProps) {
  const { t, lang, href } = usePage();
  const back = href(path('register'), { step: 'change' });
  const answer = (number: 1 | 2) => ({
    id: `secret_question_${number}`,
    label: t('member:secretQuestion', { number }),
    value: (
      <NameIn
        name={draft[`secret_answer_${number}`]}
        sentence={(each) =>
          t('register:questionAndAnswer', {
            question: labelOf(choices.secret_questions, draft[`secret_question_${number}`]),
            answer: each,
          })
        }
      />
    ),
  });
  return (
    <>
      <div className={`${stack.xs} ${measure}`}>
        <p>{t('register:confirmLead')}</p>
        <p>{t('register:confirmKept')}</p>
      </div>
      <div className={`${stack.m} ${measure}`}>
        <ConfirmList
          formHref={back}
          changeLabel={t('register:change')}
          emptyLabel={t('register:notEntered')}
          secretLabel={t('register:passwordKept')}
          items={[
            { id: 'user_name', label: t('member:userName'), value: <NameIn name={draft.user_name} /> },
            { id: 'password', label: t('member:password'), value: 'password', isSecret: true },
            answer(1),
            answer(2),
            { id: 'region', label: t('member:region'), value: labelOf(regionsOf(choices), draft.region) },
            { id: 'age_band', label: t('member:ageBand'), value: labelOf(choices.age_bands, draft.age_band) },
            { id: 'gender', label: t('member:gender'), value: labelOf(choices.genders, draft.gender) },
          ]}
        />
        <p>{t('register:confirmAnswers')}</p>
      </div>
      <Form method="post" fields={{}} words={formWords[lang]} {...useFormProblems(problem)} onSubmit={onConfirm}>
        <div className={cluster.m}>
          <Button
            type="submit"
            size="l"
            name="intent"
            value="save"
            isPending={isPending}
            pendingLabel={t('register:saving')}
          >
            {t('register:save')}
          </Button>
          <Link href={back} variant="standalone">
            {t('register:back')}
          </Link>
        </div>
      </Form>
      {/* A form of its own, with JavaScript too: whoever wants nothing left behind gets another document. */}
      <form method="post" onSubmit={forgetDraft} className={`${stack.xs} ${measure}`}>
        <p id="discard-effect">{t('register:discardText')}</p>
        <div>
          <Button type="submit" name="intent" value="discard" variant="quiet" aria-describedby="discard-effect">
            {t('register:discard')}
          </Button>
        </div>
      </form>
    </>
  );
}

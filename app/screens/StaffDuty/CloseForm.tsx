import { useId } from 'react';
import { closureReasons, closureStatuses } from '../../../contract/dutyRules.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { formOf } from '../../forms/useSentForm.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { Task } from './data.ts';
import { Sentences } from './Sentences.tsx';
import { closureSentences } from './sentences.ts';
import { Times } from './Times.tsx';
import { useDutyProblems } from './useDutyForm.ts';
import { reasonInWords } from './words.ts';

export type CloseFormProps = Task & { kind: 'close' } & Submission;

/** The second press chooses the reason, which writes the sentence; the third one closes the course. */
export function CloseForm(props: CloseFormProps) {
  const { course, isOwn, status, reason } = props;
  const { t, href } = usePage();
  const heading = t('courseChoice:courseOf', { name: course.name, town: course.municipality.name });
  if (!isOwn)
    return (
      <Section heading={heading}>
        <p>{t('staffDuty:notOwn', { town: course.municipality.name })}</p>
      </Section>
    );
  return (
    <Section heading={heading}>
      <TabNav
        label={t('staffDuty:statusLabel')}
        items={closureStatuses.map((each) => ({
          ...{ id: each, label: t(`staffDuty:status_${each}`), isCurrent: each === status },
          href: href(path('staffDuty'), { course: course.id, status: each, reason }),
        }))}
      />
      <TabNav
        label={t('staffDuty:reasonLabel')}
        items={closureReasons.map((each) => ({
          ...{ id: each, label: reasonInWords(each, t), isCurrent: each === reason },
          href: href(path('staffDuty'), { course: course.id, status, reason: each }),
        }))}
      />
      <Fields {...props} />
    </Section>
  );
}

function Fields({ course, status, reason, problem, values, isPending, onSubmit }: CloseFormProps) {
  const { t, lang, href } = usePage();
  const again = useId();
  return (
    <Form
      method="post"
      aria-describedby={again}
      // Where it fails, the page of the same course comes back.
      action={href(path('staffDuty'), { course: course.id, status, reason })}
      fields={{
        note_ja: { label: t('staffDuty:sentence_ja'), messages: { formatInvalid: t('staffDuty:oneLine') } },
        note_en: { label: t('staffDuty:sentence_en'), messages: { formatInvalid: t('staffDuty:oneLine') } },
        from: { label: t('staffDuty:from'), messages: { belowMinimum: t('staffDuty:fromPast') } },
        until: { label: t('staffDuty:until'), messages: { belowMinimum: t('staffDuty:untilEarly') } },
      }}
      words={formWords[lang]}
      {...useDutyProblems(problem)}
      summaryHeadingLevel={3}
      onSubmit={onSubmit}
    >
      {(messages) => (
        <>
          <input type="hidden" name="form" value={formOf('close', course.id)} />
          <input type="hidden" name="intent" value="close" />
          <input type="hidden" name="course_id" value={course.id} />
          <input type="hidden" name="status" value={status} />
          <input type="hidden" name="reason" value={reason} />
          <Sentences name="note" proposed={closureSentences[status][reason]} values={values} messages={messages} />
          <Times values={values} messages={messages} />
          <p id={again}>{t('staffDuty:again')}</p>
          <div>
            <Button type="submit" size="l" variant="danger" isPending={isPending} pendingLabel={t('staffDuty:sending')}>
              {t(`staffDuty:do_${status}`)}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

import { closureReasons, closureStatuses } from '../../../contract/dutyRules.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { formOf } from '../../forms/useSentForm.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { Task } from './data.ts';
import { SayForm } from './SayForm.tsx';
import { closureSentences } from './sentences.ts';
import { reasonInWords } from './words.ts';

export type CloseFormProps = Task & { kind: 'close' } & Submission;

/** The second press chooses the reason, which writes the sentence; the third one closes the course. */
export function CloseForm({ kind: intent, course, isOwn, status, reason, ...submission }: CloseFormProps) {
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
      <SayForm
        {...submission}
        name="note"
        proposed={closureSentences[status][reason]}
        action={href(path('staffDuty'), { course: course.id, status, reason })}
        hidden={{ form: formOf(intent, course.id), intent, course_id: course.id, status, reason }}
        variant="danger"
      >
        {t(`staffDuty:do_${status}`)}
      </SayForm>
    </Section>
  );
}

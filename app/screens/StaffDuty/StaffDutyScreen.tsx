import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { formOf, useSentForm } from '../../forms/useSentForm.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { CourseChoice } from '../../staff/CourseChoice.tsx';
import { roleInWords } from '../../staff/words.ts';
import { CloseForm } from './CloseForm.tsx';
import type { StaffDutyData } from './data.ts';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { RaiseForm } from './RaiseForm.tsx';
import { Standing } from './Standing.tsx';

export type StaffDutyScreenProps = Omit<StaffDutyData & { kind: 'duty' }, 'kind'> & Submission;

/** What the officer on duty is about to do, and below it what stands and can be ended. */
export function StaffDutyScreen(props: StaffDutyScreenProps) {
  const { staff, state, task, outcome, outcomeId, ...submission } = props;
  const { t, lang, href, route } = usePage();
  const submissionOf = useSentForm(submission);
  return (
    <div className={`${stack.l} ${measure}`}>
      <div className={stack.s}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <p>{t('staffDuty:loggedIn', { role: roleInWords(staff, t) })}</p>
        {outcome && <OutcomeNotice {...{ outcome, outcomeId, state, submissionOf }} />}
      </div>
      {task.kind === 'choose' && (
        <CourseChoice
          key={task.keyword}
          {...task}
          heading={t('staffDuty:chooseHeading')}
          lead={t('staffDuty:chooseLead')}
          action={path('staffDuty')}
          hasOffice={staff.office !== null}
        />
      )}
      {task.kind === 'choose' && state.may_raise && (
        <Section heading={t('staffDuty:raiseHeading')} lead={t('staffDuty:raiseLead')}>
          <p className={cluster.s}>
            {(['heat', 'info'] as const).map((raise) => (
              <ButtonLink key={raise} href={href(path('staffDuty'), { raise })} variant="secondary">
                {t(`staffDuty:raise_${raise}`)}
              </ButtonLink>
            ))}
          </p>
        </Section>
      )}
      {/* Nothing that was entered for one task stands in the form of the next. */}
      {task.kind === 'close' && (
        <CloseForm key={task.course.id} {...task} {...submissionOf(formOf('close', task.course.id))} />
      )}
      {task.kind === 'raise' && <RaiseForm key={task.alert} {...task} {...submissionOf(formOf('raise', task.alert))} />}
      {task.kind === 'close' && task.isOwn && (
        <p>
          <Link href={href(path('staffFacts'), { course: task.course.id })} variant="standalone">
            {t('staffDuty:toFacts')}
          </Link>
        </p>
      )}
      {task.kind !== 'choose' && (
        <p>
          <Link href={href(path('staffDuty'))} variant="standalone">
            {t('courseChoice:back')}
          </Link>
        </p>
      )}
      <Standing state={state} submissionOf={submissionOf} />
    </div>
  );
}

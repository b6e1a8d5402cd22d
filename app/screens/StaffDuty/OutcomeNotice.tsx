import type { Output } from '../../../contract/index.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { Told } from '../../staff/Told.tsx';
import type { Outcome } from './data.ts';
import { EndForm } from './EndForm.tsx';

export interface OutcomeNoticeProps {
  outcome: Outcome;
  /** Of what was raised or closed; of the course that was opened. */
  outcomeId: number | null;
  state: Output<'GET /staff/duty'>;
  submissionOf: (form: string) => Submission;
}

const isDone = (outcome: Outcome) => !['already', 'meanwhile', 'gone'].includes(outcome);

/** What has just been done, with the way back; or why it was not. */
export function OutcomeNotice({ outcome, outcomeId, state, submissionOf }: OutcomeNoticeProps) {
  const { t, i18n } = usePage();
  const entries = outcome === 'closed' ? state.closures : outcome === 'raised' ? state.alerts : [];
  const entry = entries.find(({ id }) => id === outcomeId);
  const isPlanned = entry !== undefined && !entry.is_now;
  const isClosedStill =
    outcome === 'opened' && state.closures.some((each) => each.is_now && each.course.id === outcomeId);
  const heading = t(isPlanned ? 'staffDuty:done_planned' : `staffDuty:done_${outcome}`);
  return (
    <>
      <Notice tone={isDone(outcome) && !isClosedStill ? 'success' : 'warning'} heading={heading}>
        {isClosedStill && <p>{t('staffDuty:closedStill')}</p>}
        {outcome === 'already' && <p>{t('staffDuty:alreadyHelp')}</p>}
        {entry && (
          <>
            <p>
              {'course' in entry ? entry.course.name : t(`staffDuty:alert_${entry.kind}`)}{' '}
              {t('staffDuty:since', { moment: i18n.moment(entry.from) })}{' '}
              {entry.until ? t('staffDuty:till', { moment: i18n.moment(entry.until) }) : t('staffDuty:tillEnded')}
            </p>
            {entry.may_end && <EndForm entry={entry} submissionOf={submissionOf} place="done" />}
          </>
        )}
      </Notice>
      <Told words={isClosedStill ? `${heading} ${t('staffDuty:closedStill')}` : heading} />
    </>
  );
}

import type { LogStep } from '../../../contract/staffLog.ts';
import { Table } from '../../../ui/Table/index.ts';
import type { T } from '../../i18n/i18n.ts';
import { usePage } from '../../PageContext.tsx';
import { ThingLine } from '../../staff/ThingLine.tsx';
import { roleInWords } from '../../staff/words.ts';
import { NameIn } from '../../text/NameIn.tsx';
import * as css from './StaffLog.css.ts';

function stepInWords({ from, to }: LogStep, t: T): string {
  const state = t(`revision:state_${to}`);
  if (from !== null) return t('staffLog:fromTo', { from: t(`revision:state_${from}`), to: state });
  return to === 'waiting' ? t('staffLog:proposed', { state }) : state;
}

/** One row a step, the newest first. */
export function Steps({ steps, caption }: { steps: readonly LogStep[]; caption: string }) {
  const { t, i18n } = usePage();
  return (
    <Table
      narrow="entries"
      hasSentences
      caption={caption}
      columns={[
        { id: 'thing', label: t('staffLog:column_thing'), isRowHeader: true },
        { id: 'at', label: t('staffLog:column_at') },
        { id: 'step', label: t('staffLog:column_step') },
        { id: 'by', label: t('staffLog:column_by') },
        { id: 'reason', label: t('staffLog:column_reason') },
      ]}
      rows={steps.map((step) => ({
        id: step.id,
        thing: (
          <>
            <ThingLine revisionId={step.revision_id} {...step} /> {t('staffLog:number', { id: step.content_id })}
          </>
        ),
        at: <time dateTime={step.at}>{i18n.moment(step.at)}</time>,
        step: stepInWords(step, t),
        by: step.by ? roleInWords(step.by, t) : t('staffLog:byClock'),
        reason: step.reason ? (
          <span className={css.written}>
            <NameIn name={step.reason} />
          </span>
        ) : (
          t('revision:nothing')
        ),
      }))}
    />
  );
}

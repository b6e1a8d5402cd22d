import type { RevisionDetail } from '../../../contract/revisions.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { roleInWords } from '../../staff/words.ts';
import { NameIn } from '../../text/NameIn.tsx';
import * as css from './StaffApproval.css.ts';

/** What has happened to the proposal, the oldest first. The note of its author stands above. */
export function History({ revision }: { revision: RevisionDetail }) {
  const { t, i18n } = usePage();
  return (
    <section aria-labelledby="history" className={stack.s}>
      <h3 id="history" className={text.subheading}>
        {t('staffApproval:history')}
      </h3>
      <ol className={css.plainList}>
        {revision.history.map(({ at, to, by, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing comes between what has happened
          <li key={index}>
            <time dateTime={at}>{i18n.moment(at)}</time>{' '}
            {t(to === 'waiting' ? 'staffApproval:proposed' : `revision:state_${to}`)}{' '}
            {by ? roleInWords(by, t) : t('staffApproval:byClock')}
            {to !== 'waiting' && reason && (
              <p className={css.written}>
                <NameIn name={reason} sentence={(words) => t('staffApproval:because', { reason: words })} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

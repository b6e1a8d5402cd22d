import type { ReviewedPhoto } from '../../../contract/staff.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { roleInWords } from '../../staff/words.ts';
import { NameIn } from '../../text/NameIn.tsx';
import * as css from './StaffPhotos.css.ts';

/** What was decided of the photo, the oldest first. It is opened by its decision, at the same moment: that says nothing more. */
export function History({ photo }: { photo: ReviewedPhoto }) {
  const { t, i18n } = usePage();
  const history = photo.history.filter(({ to }) => to !== 'inReview');
  if (!history.length) return null;
  return (
    <section aria-labelledby="history" className={stack.s}>
      <h3 id="history" className={text.subheading}>
        {t('staffPhotos:history')}
      </h3>
      <ol className={css.plainList}>
        {history.map(({ at, to, by, reason, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing comes between what has happened
          <li key={index}>
            <time dateTime={at}>{i18n.moment(at)}</time> {t(`staffPhotos:state_${to}`)}
            {by && ` ${roleInWords(by, t)}`}
            {reason && ` ${t('staffPhotos:because', { reason: t(`staffPhotos:reason_${reason}`) })}`}
            {note && (
              <p className={css.written}>
                <NameIn name={note} sentence={(words) => t('staffPhotos:noted', { note: words })} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { RevisionDetail } from '../../../contract/revisions.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { ComparedRouteMap } from '../../../ui/RouteMap/compared.ts';
import { RouteMap } from '../../../ui/RouteMap/index.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { usePage } from '../../PageContext.tsx';
import * as css from './StaffApproval.css.ts';

type Ways = NonNullable<RevisionDetail['ways']>;

/** How the way of a course changes, sentence by sentence. */
function wayInWords({ before, after }: Ways, { t, number }: Pick<I18n, 't' | 'number'>): string[] {
  if (!after) return before ? [t('staffApproval:wayGone', { length: number(before.length_m) })] : [];
  if (!before) {
    const { start, goal } = after;
    return [t('staffApproval:wayNew', { length: number(after.length_m), start, goal })];
  }
  const metres = after.length_m - before.length_m;
  const stairs = after.stairs - before.stairs;
  const length = number(Math.abs(metres));
  const told = [
    metres > 0 && t('staffApproval:longer', { length }),
    metres < 0 && t('staffApproval:shorter', { length }),
    after.start !== before.start && t('staffApproval:newStart', { place: after.start }),
    after.goal !== before.goal && t('staffApproval:newGoal', { place: after.goal }),
    stairs > 0 && t('staffApproval:moreStairs', { count: stairs }),
    stairs < 0 && t('staffApproval:fewerStairs', { count: -stairs }),
  ].filter((sentence) => sentence !== false);
  return told.length ? told : [t('staffApproval:waySame')];
}

/** The old way and the new one over each other, and what is different in words. */
export function Way({ ways }: { ways: Ways }) {
  const { t, i18n } = usePage();
  const { before, after } = ways;
  const shown = after ?? before;
  return (
    <section aria-labelledby="way" className={stack.s}>
      <h3 id="way" className={text.subheading}>
        {t('staffApproval:way')}
      </h3>
      <ul className={css.plainList}>
        {wayInWords(ways, i18n).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {shown && (
        <figure className={css.map}>
          {after && before ? (
            <>
              <ComparedRouteMap
                line={after.line}
                earlier={before.line}
                label={t('staffApproval:wayLabel')}
                tint="waterside"
              />
              <figcaption>{t('staffApproval:wayLabel')}</figcaption>
            </>
          ) : (
            <RouteMap line={shown.line} tint="waterside" size="head" />
          )}
        </figure>
      )}
    </section>
  );
}

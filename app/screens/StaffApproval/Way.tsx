import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { ComparedRouteMap } from '../../../ui/RouteMap/compared.ts';
import { RouteMap } from '../../../ui/RouteMap/index.ts';
import { usePage } from '../../PageContext.tsx';
import * as css from './StaffApproval.css.ts';
import { type Ways, wayInWords } from './wayInWords.ts';

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

import type { AccessibilityReport } from '../../../contract/accessibilityApi.ts';
import { Link } from '../../../ui/Link/index.ts';
import { grid } from '../../../ui/layout.css.ts';
import { useLoginAddress } from '../../layout/useLoginAddress.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { stateName } from '../Accessibility/words.ts';
import { japaneseDay } from './moments.ts';

/** Every page that was tested, in which states, how wholly, and when. */
export function TestedPages({ pages }: Pick<AccessibilityReport, 'pages'>) {
  const { t, href, i18n } = usePage();
  // The link of the same name in the head comes back here after a login: both must do the same.
  const loginAddress = useLoginAddress();
  return (
    <ul className={grid.wide}>
      {pages.map(({ id, title, looks, complete_looks, settings, states, tested_at }) => (
        <li key={id}>
          <Link href={id === path('login') ? loginAddress : href(id)} variant="standalone">
            {title}
          </Link>
          <br />
          <code>{id}</code>
          <p>
            {t('accessibility:pageTested', { looks, complete: complete_looks, settings })}
            {states.length > 1 &&
              t('accessibility:pageStates', {
                states: states
                  .filter((state) => state !== 'first')
                  .map((state) => stateName(t, state))
                  .join(t('accessibility:and')),
              })}
            {t('accessibility:evidenceOn', { date: i18n.date(japaneseDay(tested_at)) })}
          </p>
        </li>
      ))}
    </ul>
  );
}

import type { ImportCounts } from '../../../contract/imports.ts';
import { Announcement } from '../../../ui/Announcer/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

/** What a file came to. Where all of it was there already, nothing is proposed, and nothing waits. */
export function OutcomeNotice({ added, changed, unchanged }: ImportCounts) {
  const { t, i18n, href } = usePage();
  const isProposed = added + changed > 0;
  const heading = t(isProposed ? 'staffImport:done' : 'staffImport:doneNothing');
  return (
    <>
      <Notice tone={isProposed ? 'success' : 'info'} heading={heading}>
        <p>
          {t('staffImport:counts', {
            added: i18n.number(added),
            changed: i18n.number(changed),
            unchanged: i18n.number(unchanged),
          })}
        </p>
        {isProposed && (
          <>
            <p>{t('staffImport:doneNext')}</p>
            <p>
              <Link href={href(path('staffContent'), { list: 'own' })} variant="standalone">
                {t('staffImport:toOwn')}
              </Link>
            </p>
          </>
        )}
      </Notice>
      <Announcement words={heading} />
    </>
  );
}

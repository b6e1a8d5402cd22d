import { useEffect } from 'react';
import { Announcement } from '../../../ui/Announcer/index.ts';
import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import type { SessionCheck } from '../../actors/useSession.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './CheckFailed.css.ts';
import { LostPath } from './LostPath.tsx';

export interface CheckFailedProps extends SessionCheck {
  /** `long` stands in the place of a page; `short` above one with a form, so that nothing that was entered goes away. */
  variant: 'long' | 'short';
}

/** The login could not be checked, on a page that needs one. */
export function CheckFailed({ variant, isPending, onRetry }: CheckFailedProps) {
  const { t, href } = usePage();
  const isLong = variant === 'long';
  useEffect(() => {
    // The heading that had the focus has gone with its page.
    if (isLong && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [isLong]);
  const retry = (
    <Button variant="secondary" onPress={onRetry} isPending={isPending} pendingLabel={t('failure:checking')}>
      {t('failure:checkAgain')}
    </Button>
  );
  if (!isLong)
    return (
      <Notice tone="warning" live="polite" heading={t('failure:checkTitleShort')} className={css.above}>
        <p>{t('failure:checkTextShort')}</p>
        {retry}
      </Notice>
    );
  return (
    <>
      <Announcement words={t('failure:checkTitle')} />
      <EmptyState
        headingLevel={1}
        title={t('failure:checkTitle')}
        picture={<LostPath />}
        actions={
          <>
            <ButtonLink href={href(path('top'))}>{t('failure:toTop')}</ButtonLink>
            {retry}
          </>
        }
      >
        <p>{t('failure:checkText')}</p>
      </EmptyState>
    </>
  );
}

import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { Failure } from '../../page.ts';
import { path } from '../../routes.ts';
import { LostPath } from './LostPath.tsx';

export interface FailureScreenProps {
  failure: Failure;
  onRetry?: (() => void) | undefined;
}

/** What a page says that could not be shown: own words for a page that is not there, others for what passes. */
export function FailureScreen({ failure, onRetry }: FailureScreenProps) {
  const { t, href } = usePage();
  const { kind } = failure;
  return (
    <EmptyState
      headingLevel={1}
      title={t(`failure:${kind}Title`)}
      picture={<LostPath />}
      actions={
        <>
          <ButtonLink href={href(path('top'))}>{t('failure:toTop')}</ButtonLink>
          {kind === 'notFound' ? (
            <ButtonLink href={href(path('search'))} variant="secondary">
              {t('failure:search')}
            </ButtonLink>
          ) : (
            onRetry && (
              <Button variant="secondary" onPress={onRetry}>
                {t('failure:retry')}
              </Button>
            )
          )}
        </>
      }
    >
      <p>{t(`failure:${kind}Text`)}</p>
      {kind === 'offline' && (
        <p>
          <Link href={href(path('offline'))} variant="standalone">
            {t('failure:saved')}
          </Link>
        </p>
      )}
      {kind === 'notFound' && (
        // The specification's own message, in English in every language: for whoever looks into it.
        <Disclosure title={t('failure:details')}>
          <p lang="en">{t('failure:notFoundMessage', { path: failure.path })}</p>
        </Disclosure>
      )}
    </EmptyState>
  );
}

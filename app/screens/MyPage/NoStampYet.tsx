import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path, route } from '../../routes.ts';

/** Before the first walk: what there will be, and where to begin. */
export function NoStampYet() {
  const { t, lang, href } = usePage();
  return (
    <EmptyState
      title={t('myPage:emptyTitle')}
      actions={
        <>
          <ButtonLink href={href(path('tenMinutes'))}>{t('myPage:emptyShort')}</ButtonLink>
          <ButtonLink href={href(path('search'))} variant="secondary">
            {route('search').label[lang]}
          </ButtonLink>
        </>
      }
    >
      <p>{t('myPage:emptyText')}</p>
    </EmptyState>
  );
}

import { KeywordField } from '../../courses/KeywordField.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

/** A GET form that leads to the results. */
export function HeroSearch() {
  const { t, lang } = usePage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: older screen readers know the role and not yet the element
    <form action={path('search')} method="get" role="search" aria-label={t('top:search')}>
      <KeywordField
        name="keyword"
        label={t('top:searchLabel')}
        description={t('top:searchHelp')}
        submitLabel={t('top:submit')}
        clearLabel={t('top:clear')}
        maxLength={100}
      />
      {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
    </form>
  );
}

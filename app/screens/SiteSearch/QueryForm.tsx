import { keywordMaxLength } from '../../../contract/bands.ts';
import type { FieldErrorKind } from '../../../contract/fieldErrors.ts';
import { SearchField } from '../../../ui/SearchField/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

export interface QueryFormProps {
  q: string;
  /** Why this is no query. */
  wrong: FieldErrorKind | null;
}

/** The query as a GET form: what is sent is the address of the results. */
export function QueryForm({ q, wrong }: QueryFormProps) {
  const { t, lang } = usePage();
  const queryError = t(wrong === 'too_long' ? 'errorTooLong' : 'errorBadInput', { max: keywordMaxLength });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: older screen readers know the role and not yet the element */}
      <form action={path('siteSearch')} method="get" role="search" aria-label={t('siteSearch')}>
        <SearchField
          // Another query in the address is another field.
          key={q}
          name="q"
          label={t('siteSearch:label')}
          description={t('siteSearch:help')}
          submitLabel={t('siteSearchSubmit')}
          clearLabel={t('siteSearch:clear')}
          defaultValue={q}
          maxLength={keywordMaxLength}
          {...(wrong && { isInvalid: true, errorMessage: queryError })}
        />
        {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
      </form>
    </>
  );
}

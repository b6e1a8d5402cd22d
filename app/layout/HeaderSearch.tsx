import { useId } from 'react';
import { keywordMaxLength } from '../../contract/bands.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/index.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import * as css from './HeaderSearch.css.ts';

/** The site search of every page: a native field and a GET form, because each page carries it. */
export function HeaderSearch() {
  const { t, lang } = usePage();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: older screen readers know the role and not yet the element
    <form action={path('siteSearch')} method="get" role="search" aria-label={t('siteSearch')} className={css.form}>
      <VisuallyHidden>
        <label htmlFor={id}>{t('siteSearch')}</label>
      </VisuallyHidden>
      <input
        id={id}
        type="search"
        name="q"
        maxLength={keywordMaxLength}
        placeholder={t('siteSearch')}
        enterKeyHint="search"
        className={css.input}
      />
      {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
      <button type="submit" className={css.submit}>
        <Icon name="magnifying-glass" />
        {t('siteSearchSubmit')}
      </button>
    </form>
  );
}

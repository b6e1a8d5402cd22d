import type { FieldErrorKind } from '../../../contract/fieldErrors.ts';
import type { Output } from '../../../contract/index.ts';
import type { SiteKind } from '../../../contract/siteKinds.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { LazyQueryForm } from './LazyQueryForm.tsx';
import { Provider } from './Provider.tsx';
import { Results } from './Results.tsx';
import * as css from './SiteSearch.css.ts';
import { WaysToSearch } from './WaysToSearch.tsx';

export interface SiteSearchData {
  /** As it was typed; empty = nothing was asked yet. */
  q: string;
  kind: SiteKind | null;
  found: Output<'GET /site_search'> | null;
  /** What of the address cannot be. */
  wrong: { field: 'q'; kind: FieldErrorKind } | { field: 'page'; page: string } | { field: 'kind' } | null;
}

/** A query over everything on the site: results by kind, or one kind page by page. */
export function SiteSearchScreen({ q, kind, found, wrong, isPending }: SiteSearchData & { isPending: boolean }) {
  const { t, lang, settings, route } = usePage();
  const results = found && (
    <div className={css.results} aria-busy={isPending || undefined}>
      <Results q={q} kind={kind} found={found} />
    </div>
  );
  return (
    <div className={stack.l}>
      <h1 className={text.title}>{route!.label[lang]}</h1>
      <LazyQueryForm q={q} wrong={wrong?.field === 'q' ? wrong.kind : null} />
      {wrong?.field === 'page' && (
        <Notice tone="error" heading={t('siteSearch:wrongPage', { page: wrong.page })}>
          <p>{t('siteSearch:wrongPageText')}</p>
        </Notice>
      )}
      {wrong?.field === 'kind' && (
        <Notice tone="error" heading={t('siteSearch:wrongKind')}>
          <p>{t('siteSearch:wrongKindText')}</p>
        </Notice>
      )}
      {results && settings.searchProvider !== null ? (
        <Provider script={settings.searchProvider} q={q} own={results} />
      ) : (
        results
      )}
      {!q && (
        <div className={stack.m}>
          <p className={cx(text.lead, measure)}>{t('siteSearch:lead')}</p>
          <WaysToSearch headingLevel={2} />
        </div>
      )}
    </div>
  );
}

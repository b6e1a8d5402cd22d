import { withJavaScript } from '../../../ui/javascript.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { searchPath } from '../../institutions/kinds.ts';
import { usePage } from '../../PageContext.tsx';
import { LazySearchForm } from './LazySearchForm.tsx';
import type { SearchFormProps } from './SearchForm.tsx';

/** Keyword, municipality and course, which lead to the search, and the searches that need no typing. */
export function SearchWays({ kind, towns }: SearchFormProps) {
  const { t, href } = usePage();
  const search = searchPath(kind);
  return (
    <>
      <LazySearchForm kind={kind} towns={towns} />
      <ul className={cluster.m}>
        <li className={withJavaScript}>
          <Link href={href(search, { sort: 'near' })} variant="standalone">
            {t('areaGuide:near')}
          </Link>
        </li>
        <li>
          <Link href={href(search, { open_now: '1' })} variant="standalone">
            {t('areaGuide:openNow')}
          </Link>
        </li>
        <li>
          <Link href={href(search)} variant="standalone">
            {t('areaGuide:moreConditions')}
          </Link>
        </li>
      </ul>
    </>
  );
}

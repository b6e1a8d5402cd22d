import { areas } from '../../../contract/bands.ts';
import type { InstitutionKind } from '../../../contract/institutionKinds.ts';
import type { Municipality } from '../../../contract/places.ts';
import { Button } from '../../../ui/Button/index.ts';
import { withJavaScript } from '../../../ui/javascript.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { Select } from '../../../ui/Select/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { searchPath } from '../../institutions/kinds.ts';
import { usePage } from '../../PageContext.tsx';
import * as css from './AreaGuide.css.ts';

export type Town = Pick<Municipality, 'slug' | 'name' | 'area'>;

/** Keyword and municipality, which lead to the search, and the searches that need no typing. */
export function SearchWays({ kind, towns }: { kind: InstitutionKind; towns: readonly Town[] }) {
  const { t, lang, href } = usePage();
  const search = searchPath(kind);
  return (
    <>
      <search aria-label={t(`areaGuide:search_${kind}`)}>
        {/* Another kind is another form. */}
        <form key={kind} action={search} method="get" className={css.form}>
          <TextField label={t('areaGuide:keyword')} name="keyword" className={css.field} />
          <Select
            label={t('areaGuide:municipality')}
            name="municipalities"
            defaultValue=""
            className={css.field}
            options={[
              { value: '', label: t('areaGuide:anywhere') },
              ...areas.map((area) => ({
                label: t(`areaGuide:area_${area}`),
                options: towns
                  .filter((town) => town.area === area)
                  .map(({ slug, name }) => ({ value: slug, label: name })),
              })),
            ]}
          />
          {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
          <Button type="submit">{t('areaGuide:submit')}</Button>
        </form>
      </search>
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

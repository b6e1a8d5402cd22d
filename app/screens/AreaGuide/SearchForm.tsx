import { areas } from '../../../contract/bands.ts';
import type { InstitutionKind } from '../../../contract/institutionKinds.ts';
import type { Municipality } from '../../../contract/places.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Select } from '../../../ui/Select/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { searchPath } from '../../institutions/kinds.ts';
import { usePage } from '../../PageContext.tsx';
import * as css from './AreaGuide.css.ts';

export type Town = Pick<Municipality, 'slug' | 'name' | 'area'>;

export interface SearchFormProps {
  kind: InstitutionKind;
  towns: readonly Town[];
}

/** Keyword, municipality and the name of a course: a GET form, so that what is sent is the address of the results. */
export function SearchForm({ kind, towns }: SearchFormProps) {
  const { t, lang } = usePage();
  return (
    <search aria-label={t(`areaGuide:search_${kind}`)}>
      {/* Another kind is another form. */}
      <form key={kind} action={searchPath(kind)} method="get" className={css.form}>
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
        <TextField label={t('areaGuide:course')} name="course" className={css.field} />
        {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
        <Button type="submit">{t('areaGuide:submit')}</Button>
      </form>
    </search>
  );
}

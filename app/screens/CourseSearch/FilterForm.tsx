import { facilityKinds, stepBands, timeBands } from '../../../contract/bands.ts';
import type { FieldError } from '../../../contract/errors.ts';
import { Button } from '../../../ui/Button/index.ts';
import { CheckboxGroup } from '../../../ui/CheckboxGroup/index.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { SearchField } from '../../../ui/SearchField/index.ts';
import { Select } from '../../../ui/Select/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './CourseSearch.css.ts';
import { type Conditions, toQuery } from './conditions.ts';
import type { SearchLists } from './data.ts';
import { HiddenConditions } from './HiddenConditions.tsx';
import { fieldMessage, stepBandWords, timeBandWords } from './words.ts';

export interface FilterFormProps {
  conditions: Conditions;
  lists: SearchLists;
  fields: readonly FieldError[];
}

/** All conditions together, as a GET form: what is sent is the address of the results. */
export function FilterForm({ conditions, lists, fields }: FilterFormProps) {
  const { t, href, path: here } = usePage();
  const errorOf = (name: string) => {
    const wrong = fields.find(({ field }) => field === name);
    return wrong && fieldMessage(name, wrong.kind, t);
  };
  const several = conditions.municipality.length > 1;
  const areas = (['special_wards', 'cities', 'islands'] as const).map((area) => ({
    label: t(`courseSearch:area_${area}`),
    options: lists.municipalities
      .filter((municipality) => municipality.area === area)
      .map(({ slug, name }) => ({ value: slug, label: name })),
  }));
  /** What has no field below. */
  const kept: Conditions = {
    ...conditions,
    ...{ keyword: undefined, time_band: [], step_band: [], scene: [], facility: [], page: '1' },
    municipality: several ? conditions.municipality : [],
  };
  const isMoreOpen = conditions.scene.length + conditions.step_band.length + conditions.facility.length > 0;

  // A new set of conditions is a new form: the fields show what the address says.
  return (
    <search aria-label={t('courseSearch:formLabel')}>
      <form key={JSON.stringify(conditions)} action={href(here)} method="get" className={stack.m}>
        <HiddenConditions conditions={kept} />
        <SearchField
          label={t('courseSearch:keyword')}
          description={t('courseSearch:keywordHelp')}
          name="keyword"
          defaultValue={conditions.keyword ?? ''}
          clearLabel={t('courseSearch:clear')}
          submitLabel={t('courseSearch:submit')}
          errorMessage={errorOf('keyword')}
        />
        <CheckboxGroup
          label={t('courseSearch:field_time_band')}
          name="time_band"
          layout="chips"
          defaultValue={conditions.time_band}
          items={timeBands.map((band) => ({ value: String(band.id), label: timeBandWords(band, t) }))}
        />
        {!several && (
          <Select
            label={t('courseSearch:field_municipality')}
            name="municipality"
            defaultValue={conditions.municipality[0] ?? ''}
            options={[{ value: '', label: t('courseSearch:anywhere') }, ...areas]}
            errorMessage={errorOf('municipality')}
          />
        )}
        <p>
          <Link href={href(path('searchByMunicipality'), toQuery(conditions))} variant="standalone">
            {t('courseSearch:severalMunicipalities')}
          </Link>
        </p>
        <Disclosure title={t('courseSearch:more')} defaultExpanded={isMoreOpen}>
          <div className={stack.m}>
            <CheckboxGroup
              label={t('courseSearch:field_scene')}
              name="scene"
              layout="chips"
              defaultValue={conditions.scene}
              items={lists.scenes.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
            <CheckboxGroup
              label={t('courseSearch:field_step_band')}
              name="step_band"
              layout="chips"
              defaultValue={conditions.step_band}
              items={stepBands.map((band) => ({ value: String(band.id), label: stepBandWords(band, t) }))}
            />
            <CheckboxGroup
              label={t('courseSearch:field_facility')}
              description={t('courseSearch:facilityHelp')}
              name="facility"
              layout="chips"
              defaultValue={conditions.facility}
              items={facilityKinds.map((kind) => ({ value: kind, label: t(`courseSearch:facility_${kind}`) }))}
            />
          </div>
        </Disclosure>
        <div className={css.submit}>
          <Button type="submit" size="l">
            <Icon name="magnifying-glass" />
            {t('courseSearch:submitAll')}
          </Button>
        </div>
      </form>
    </search>
  );
}

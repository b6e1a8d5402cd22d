import { courseCategories, facilityKinds, stepBands, timeBands } from '../../../contract/bands.ts';
import type { FieldError } from '../../../contract/errors.ts';
import { Announcement } from '../../../ui/Announcer/index.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Checkbox } from '../../../ui/Checkbox/index.ts';
import { CheckboxGroup } from '../../../ui/CheckboxGroup/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { SearchField } from '../../../ui/SearchField/index.ts';
import { Select } from '../../../ui/Select/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { HiddenConditions } from '../../search/HiddenConditions.tsx';
import * as css from '../../search/search.css.ts';
import { useResultCount } from '../../search/useResultCount.ts';
import { type Conditions, readConditions, toQuery } from './conditions.ts';
import type { SearchLists } from './data.ts';
import { useCountCourses } from './useCountCourses.ts';
import { conditionMessage, stepBandWords, timeBandWords } from './words.ts';

export interface FilterFormProps {
  conditions: Conditions;
  lists: SearchLists;
  fields: readonly FieldError[];
  /** The keyword is one of its fields; else it has a form of its own. */
  hasKeyword: boolean;
  /** After its button was pressed. */
  onSent?: () => void;
}

/** All conditions together, as a GET form: what is sent is the address of the results. */
export function FilterForm({ conditions, lists, fields, hasKeyword, onSent }: FilterFormProps) {
  const { t, i18n, href, path: here } = usePage();
  const { count, form, onChange } = useResultCount(conditions, readConditions, useCountCourses());
  const errorOf = (name: string) => {
    const wrong = fields.find(({ field }) => field === name);
    return wrong && conditionMessage(name, wrong.kind, t);
  };
  const several = conditions.municipality.length > 1;
  const areas = (['special_wards', 'cities', 'islands'] as const).map((area) => ({
    label: t(`search:area_${area}`),
    options: lists.municipalities
      .filter((municipality) => municipality.area === area)
      .map(({ slug, name }) => ({ value: slug, label: name })),
  }));
  /** What has no field below. */
  const kept: Conditions = {
    ...conditions,
    ...{ category: undefined, flat: undefined, facts: 'confirmed', page: '1' },
    ...{ time_band: [], step_band: [], scene: [], facility: [] },
    keyword: hasKeyword ? undefined : conditions.keyword,
    municipality: several ? conditions.municipality : [],
  };

  let words = t('search:submitAll');
  if (count === 0) words = t('courseSearch:submitNone');
  else if (count !== null) words = t('courseSearch:submitCount', { count, total: i18n.number(count) });

  return (
    <search aria-label={t('courseSearch:formLabel')}>
      <form action={href(here)} method="get" className={stack.m} ref={form} onSubmit={onSent}>
        <HiddenConditions query={toQuery(kept)} />
        {hasKeyword && (
          <SearchField
            label={t('search:keyword')}
            description={t('courseSearch:keywordHelp')}
            name="keyword"
            defaultValue={conditions.keyword ?? ''}
            onChange={onChange}
            clearLabel={t('search:clear')}
            errorMessage={errorOf('keyword')}
          />
        )}
        <CheckboxGroup
          label={t('courseSearch:field_time_band')}
          name="time_band"
          layout="chips"
          defaultValue={conditions.time_band}
          onChange={onChange}
          items={timeBands.map((band) => ({ value: String(band.id), label: timeBandWords(band, t) }))}
        />
        <div className={stack.xs}>
          {!several && (
            <Select
              label={t('courseSearch:field_municipality')}
              name="municipality"
              defaultValue={conditions.municipality[0] ?? ''}
              onChange={onChange}
              options={[{ value: '', label: t('courseSearch:anywhere') }, ...areas]}
              errorMessage={errorOf('municipality')}
            />
          )}
          <p>
            <Link href={href(path('searchByMunicipality'), toQuery(conditions))} variant="standalone">
              {t('courseSearch:severalMunicipalities')}
            </Link>
          </p>
        </div>
        <CheckboxGroup
          label={t('courseSearch:field_scene')}
          name="scene"
          layout="chips"
          defaultValue={conditions.scene}
          onChange={onChange}
          items={lists.scenes.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <Checkbox
          name="flat"
          value="1"
          defaultSelected={conditions.flat !== undefined}
          onChange={onChange}
          description={t('courseSearch:flatHelp')}
        >
          {t('courseSearch:flat')}
        </Checkbox>
        <CheckboxGroup
          label={t('courseSearch:field_step_band')}
          name="step_band"
          layout="chips"
          defaultValue={conditions.step_band}
          onChange={onChange}
          items={stepBands.map((band) => ({ value: String(band.id), label: stepBandWords(band, t) }))}
        />
        <Select
          label={t('courseSearch:field_category')}
          name="category"
          defaultValue={conditions.category ?? ''}
          onChange={onChange}
          options={[
            { value: '', label: t('courseSearch:anyCategory') },
            ...courseCategories.map((value) => ({ value, label: t(`courseSearch:category_${value}`) })),
          ]}
          errorMessage={errorOf('category')}
        />
        <div className={stack.xs}>
          <CheckboxGroup
            label={t('courseSearch:field_facility')}
            description={t('courseSearch:facilityHelp')}
            name="facility"
            layout="chips"
            defaultValue={conditions.facility}
            onChange={onChange}
            items={facilityKinds.map((kind) => ({ value: kind, label: t(`courseSearch:facility_${kind}`) }))}
          />
          <Checkbox
            name="facts"
            value="all"
            defaultSelected={conditions.facts === 'all'}
            onChange={onChange}
            description={t('courseSearch:factsHelp')}
          >
            {t('courseSearch:factsAll')}
          </Checkbox>
        </div>
        <div className={css.submit}>
          <Button type="submit" size="l">
            {words}
          </Button>
          {/* The words of a button change unheard. */}
          <Announcement words={count === null ? '' : words} />
        </div>
      </form>
    </search>
  );
}

import { useCallback } from 'react';
import { areas } from '../../../contract/bands.ts';
import type { FieldError } from '../../../contract/errors.ts';
import { photoSeasons } from '../../../contract/photoRules.ts';
import { Announcement } from '../../../ui/Announcer/index.ts';
import { Button } from '../../../ui/Button/index.ts';
import { CheckboxGroup } from '../../../ui/CheckboxGroup/index.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Select } from '../../../ui/Select/index.ts';
import { useApi, usePage } from '../../PageContext.tsx';
import { months } from '../../photos/words.ts';
import { HiddenConditions } from '../../search/HiddenConditions.tsx';
import { submit } from '../../search/search.css.ts';
import { useResultCount } from '../../search/useResultCount.ts';
import { type Conditions, readConditions, toInput, toQuery } from './conditions.ts';
import type { PhotosData } from './data.ts';
import { conditionMessage } from './words.ts';

export interface FilterFormProps extends Pick<PhotosData, 'conditions' | 'choices'> {
  fields: readonly FieldError[];
  /** After its button was pressed. */
  onSent?: () => void;
}

/** All conditions together, as a GET form: what is sent is the address of the results. */
export function FilterForm({ conditions, choices, fields, onSent }: FilterFormProps) {
  const { t, i18n, href, path: here } = usePage();
  const api = useApi();
  const ask = useCallback(
    async (wanted: Conditions) => (await api('GET /photo_gallery', { ...toInput(wanted), limit_num: 1 })).total,
    [api],
  );
  const { count, form, onChange } = useResultCount(conditions, readConditions, ask);
  const errorOf = (name: string) => {
    const wrong = fields.find(({ field }) => field === name);
    return wrong && conditionMessage(wrong, t);
  };
  const { towns, courses, contests } = choices;
  /** What has no field below. */
  const kept = toQuery(conditions, {
    ...{ municipality: [], contest: undefined, season: undefined, month: undefined },
    course_id: courses.length ? undefined : conditions.course_id,
  });
  const choice = (name: 'course_id' | 'contest' | 'season' | 'month') => ({
    ...{ name, onChange, label: t(`photos:field_${name}`) },
    defaultValue: conditions[name] ?? '',
    errorMessage: errorOf(name),
  });
  const any = { value: '', label: t('photos:any') };

  let words = t('search:submitAll');
  if (count === 0) words = t('photos:submitNone');
  else if (count !== null) words = t('photos:submitCount', { count, total: i18n.number(count) });

  return (
    <search aria-label={t('photos:formLabel')}>
      <form action={href(here)} method="get" className={stack.m} ref={form} onSubmit={onSent}>
        <HiddenConditions query={kept} />
        <Select
          {...choice('season')}
          options={[any, ...photoSeasons.map((value) => ({ value, label: t(`photos:season_${value}`) }))]}
        />
        <Select
          {...choice('month')}
          options={[any, ...months.map((each) => ({ value: String(each), label: t(`photoCommon:month_${each}`) }))]}
        />
        {contests.length > 0 && (
          <Select
            {...choice('contest')}
            options={[any, ...contests.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
        {courses.length > 0 && (
          <Select
            {...choice('course_id')}
            options={[any, ...courses.map(({ id, name }) => ({ value: String(id), label: name }))]}
          />
        )}
        <div>
          {areas.map((area) => {
            const ofArea = towns.filter((town) => town.area === area);
            const chosen = ofArea.map(({ slug }) => slug).filter((slug) => conditions.municipality.includes(slug));
            const label = t('photos:townsIn', { area: t(`search:area_${area}`) });
            return (
              <Disclosure key={area} title={label} defaultExpanded={chosen.length > 0}>
                <CheckboxGroup
                  {...{ label, onChange, defaultValue: chosen }}
                  isLabelHidden
                  name="municipality"
                  layout="chips"
                  items={ofArea.map(({ slug, name }) => ({ value: slug, label: name }))}
                />
              </Disclosure>
            );
          })}
        </div>
        {courses.length === 0 && <p>{t('photos:courseHelp')}</p>}
        <div className={submit}>
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

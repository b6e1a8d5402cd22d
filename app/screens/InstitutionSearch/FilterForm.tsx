import { useCallback } from 'react';
import { areas } from '../../../contract/bands.ts';
import type { FieldError } from '../../../contract/errors.ts';
import { equipmentKinds, shopIcons } from '../../../contract/institutionKinds.ts';
import { Announcement } from '../../../ui/Announcer/index.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Checkbox } from '../../../ui/Checkbox/index.ts';
import { CheckboxGroup } from '../../../ui/CheckboxGroup/index.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { SearchField } from '../../../ui/SearchField/index.ts';
import { usePage } from '../../PageContext.tsx';
import { HiddenConditions } from '../../search/HiddenConditions.tsx';
import { submit } from '../../search/search.css.ts';
import { useResultCount } from '../../search/useResultCount.ts';
import { readConditions, toQuery } from './conditions.ts';
import type { InstitutionSearchData } from './data.ts';
import { useCountInstitutions } from './useCountInstitutions.ts';
import { conditionMessage } from './words.ts';

export interface FilterFormProps extends Pick<InstitutionSearchData, 'kind' | 'conditions' | 'towns'> {
  fields: readonly FieldError[];
  /** The keyword is one of its fields; else it has a form of its own. */
  hasKeyword: boolean;
  /** After its button was pressed. */
  onSent?: () => void;
}

/** All conditions together, as a GET form: what is sent is the address of the results. */
export function FilterForm({ kind, conditions, towns, fields, hasKeyword, onSent }: FilterFormProps) {
  const { t, i18n, href, path: here } = usePage();
  const read = useCallback((query: URLSearchParams) => readConditions(query, kind), [kind]);
  const { count, form, onChange } = useResultCount(conditions, read, useCountInstitutions(kind));
  const errorOf = (name: string) => {
    const wrong = fields.find(({ field }) => field === name);
    return wrong && conditionMessage(wrong, t);
  };
  /** What has no field below. */
  const kept = toQuery(conditions, {
    ...{ municipalities: [], icons: [], equipment: [], open_now: undefined, course: '' },
    keyword: hasKeyword ? undefined : conditions.keyword,
  });
  const isChosen = ({ slug, code }: (typeof towns)[number]) =>
    conditions.municipalities.some((each) => each === slug || each === String(code));

  let words = t('search:submitAll');
  if (count === 0) words = t('institutionSearch:submitNone');
  else if (count !== null) words = t('institutionSearch:submitCount', { count, total: i18n.number(count) });

  return (
    <search aria-label={t('institutionSearch:formLabel')}>
      <form action={href(here)} method="get" className={stack.m} ref={form} onSubmit={onSent}>
        <HiddenConditions query={kept} />
        {hasKeyword && (
          <SearchField
            label={t('search:keyword')}
            name="keyword"
            defaultValue={conditions.keyword ?? ''}
            onChange={onChange}
            clearLabel={t('search:clear')}
            errorMessage={errorOf('keyword')}
          />
        )}
        <Checkbox
          name="open_now"
          value="1"
          defaultSelected={conditions.open_now !== undefined}
          onChange={onChange}
          description={t('institutionSearch:openNowHelp')}
        >
          {t('institutionSearch:openNow')}
        </Checkbox>
        {kind === 'cooperation' && (
          <CheckboxGroup
            label={t('institutionSearch:field_icons')}
            description={t('institutionSearch:allOfThem')}
            name="icons"
            layout="chips"
            defaultValue={conditions.icons}
            onChange={onChange}
            items={shopIcons.map((icon) => ({ value: icon, label: t(`institution:${icon}Icon`) }))}
          />
        )}
        {kind === 'playground' && (
          <CheckboxGroup
            label={t('institutionSearch:field_equipment')}
            description={t('institutionSearch:allOfThem')}
            name="equipment"
            layout="chips"
            defaultValue={conditions.equipment}
            onChange={onChange}
            items={equipmentKinds.map((each) => ({ value: each, label: t(`institution:equipment_${each}`) }))}
          />
        )}
        <SearchField
          label={t('institutionSearch:courseByName')}
          description={t('institutionSearch:courseByNameHelp')}
          name="course"
          defaultValue={conditions.course}
          clearLabel={t('search:clear')}
          errorMessage={errorOf('course')}
        />
        <div>
          {areas.map((area) => {
            const ofArea = towns.filter((town) => town.area === area);
            const chosen = ofArea.filter(isChosen).map(({ slug }) => slug);
            return (
              <Disclosure
                key={area}
                title={t('institutionSearch:townsIn', { area: t(`search:area_${area}`) })}
                defaultExpanded={chosen.length > 0}
              >
                <CheckboxGroup
                  label={t('institutionSearch:townsIn', { area: t(`search:area_${area}`) })}
                  isLabelHidden
                  name="municipalities"
                  layout="chips"
                  defaultValue={chosen}
                  onChange={onChange}
                  items={ofArea.map(({ slug, name }) => ({ value: slug, label: name }))}
                />
              </Disclosure>
            );
          })}
        </div>
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

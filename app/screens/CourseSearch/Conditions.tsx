import type { SearchConditions } from '../../../contract/courses.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { usePage } from '../../PageContext.tsx';
import * as css from './CourseSearch.css.ts';
import { activeConditions, toQuery, without } from './conditions.ts';
import type { SearchLists } from './facets.ts';
import { languageOfWords, stepBandWords, timeBandWords } from './words.ts';

/** The conditions in force; each is a link that takes it away. */
export function Conditions({ conditions, lists }: { conditions: SearchConditions; lists: SearchLists }) {
  const { t, href, path } = usePage();
  const active = activeConditions(conditions);
  if (!active.length) return null;
  const words = (name: keyof SearchConditions, value: string | number): string => {
    const raw = String(value);
    switch (name) {
      case 'municipality':
        return lists.municipalities.find(({ slug, code }) => slug === raw || String(code) === raw)?.name ?? raw;
      case 'scene':
        return lists.scenes.find(({ slug, id }) => slug === raw || String(id) === raw)?.name ?? raw;
      case 'time_band':
        return timeBandWords(Number(value), t);
      case 'step_band':
        return stepBandWords(Number(value), t);
      case 'facility':
        return t(`courseSearch:facility_${value as SearchConditions['facility'][number]}`, { defaultValue: raw });
      case 'category':
        return t(`courseSearch:category_${value as NonNullable<SearchConditions['category']>}`, { defaultValue: raw });
      case 'line':
        return lists.line?.name ?? raw;
      case 'station':
        return t('station', { name: lists.stations.find(({ id }) => id === value)?.name ?? raw });
      case 'near_station':
        return t('courseSearch:near', { name: lists.stations.find(({ id }) => id === value)?.name ?? raw });
      default:
        return t('courseSearch:quoted', { value: raw });
    }
  };
  return (
    <section aria-labelledby="conditions" className={css.conditions}>
      <h2 id="conditions" className={css.conditionsTitle}>
        {t('courseSearch:conditions')}
      </h2>
      <ul className={cluster.xs}>
        {active.map(({ name, value }) => (
          <li key={`${name} ${value}`}>
            <a href={href(path, toQuery(conditions, without(conditions, name, value)))} className={css.chip}>
              {name === 'keyword' ? (
                <span lang={languageOfWords(String(value))}>{words(name, value)}</span>
              ) : (
                words(name, value)
              )}
              <Icon name="x" />
              <VisuallyHidden>{t('courseSearch:remove')}</VisuallyHidden>
            </a>
          </li>
        ))}
        {active.length > 1 && (
          <li>
            <a href={href(path)} className={css.chip}>
              {t('courseSearch:removeAll')}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

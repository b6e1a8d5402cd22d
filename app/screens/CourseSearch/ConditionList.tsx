import { Icon } from '../../../ui/Icon/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { usePage } from '../../PageContext.tsx';
import { languageOfWords } from '../../text/languageOfWords.ts';
import * as css from './CourseSearch.css.ts';
import { activeConditions, type Conditions, toQuery, without } from './conditions.ts';
import type { SearchLists } from './data.ts';
import { conditionText } from './words.ts';

/** The conditions in force; each is a link that takes it away. */
export function ConditionList({ conditions, lists }: { conditions: Conditions; lists: SearchLists }) {
  const { t, href, path } = usePage();
  const active = activeConditions(conditions);
  if (!active.length) return null;
  return (
    <section aria-labelledby="conditions" className={css.conditions}>
      <h2 id="conditions" className={css.conditionsTitle}>
        {t('courseSearch:conditions')}
      </h2>
      <ul className={cluster.xs}>
        {active.map((condition) => (
          <li key={`${condition.name} ${condition.value}`}>
            <a href={href(path, toQuery(conditions, without(conditions, condition)))} className={css.chip}>
              <span lang={condition.name === 'keyword' ? languageOfWords(condition.value) : undefined}>
                {conditionText(condition, lists, t)}
              </span>
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

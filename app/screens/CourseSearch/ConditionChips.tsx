import { Icon } from '../../../ui/Icon/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { usePage } from '../../PageContext.tsx';
import { languageOfWords } from '../../text/languageOfWords.ts';
import * as css from './CourseSearch.css.ts';
import { activeConditions, toQuery, without } from './conditions.ts';
import type { FilterFormProps } from './FilterForm.tsx';
import { conditionText } from './words.ts';

/** The conditions in force; each is a link that takes it away. The keyword stands in its field, if the page has it. */
export function ConditionChips({ conditions, lists, hasKeyword }: FilterFormProps) {
  const { t, href, path } = usePage();
  const active = activeConditions(conditions).filter(({ name }) => hasKeyword || name !== 'keyword');
  if (!active.length) return null;
  return (
    <ul aria-label={t('courseSearch:conditions')} className={css.chips}>
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
      {active.length > 2 && (
        <li>
          <a href={href(path)} className={css.chip}>
            {t('courseSearch:removeAll')}
          </a>
        </li>
      )}
    </ul>
  );
}

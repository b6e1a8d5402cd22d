import { usePage } from '../../PageContext.tsx';
import { ConditionChips } from '../../search/ConditionChips.tsx';
import { ConditionsBar } from '../../search/ConditionsBar.tsx';
import { languageOfWords } from '../../text/languageOfWords.ts';
import { activeConditions, toQuery, without } from './conditions.ts';
import type { FilterFormProps } from './FilterForm.tsx';
import { DialogFilterForm } from './LazyForms.tsx';
import { conditionText } from './words.ts';

/** The way to the conditions, and those in force. The keyword stands in its field, if the page has it. */
export function Conditions(props: FilterFormProps) {
  const { t, href, path } = usePage();
  const { conditions, lists, hasKeyword } = props;
  const active = activeConditions(conditions);
  return (
    <ConditionsBar
      count={active.filter(({ name }) => name !== 'keyword').length}
      form={(close) => <DialogFilterForm {...props} onSent={close} />}
    >
      <ConditionChips
        items={active
          .filter(({ name }) => hasKeyword || name !== 'keyword')
          .map((condition) => ({
            id: `${condition.name} ${condition.value}`,
            label: conditionText(condition, lists, t),
            lang: condition.name === 'keyword' ? languageOfWords(condition.value) : undefined,
            href: href(path, toQuery(conditions, without(conditions, condition))),
          }))}
        allHref={href(path)}
      />
    </ConditionsBar>
  );
}

import { usePage } from '../../PageContext.tsx';
import { ConditionChips } from '../../search/ConditionChips.tsx';
import { ConditionsBar } from '../../search/ConditionsBar.tsx';
import { active, toQuery, without } from './conditions.ts';
import type { FilterFormProps } from './FilterForm.tsx';
import { DialogFilterForm } from './LazyFilterForm.tsx';
import { conditionText } from './words.ts';

/** The way to the conditions, and those in force. */
export function Conditions(form: FilterFormProps) {
  const { t, href, path } = usePage();
  const { conditions, choices } = form;
  const shown = active(conditions);
  return (
    <ConditionsBar count={shown.length} form={(close) => <DialogFilterForm {...form} onSent={close} />}>
      <ConditionChips
        items={shown.map((condition) => ({
          id: `${condition.name} ${condition.value}`,
          label: conditionText(condition, choices, t),
          href: href(path, toQuery(conditions, without(conditions, condition))),
        }))}
        allHref={href(path)}
      />
    </ConditionsBar>
  );
}

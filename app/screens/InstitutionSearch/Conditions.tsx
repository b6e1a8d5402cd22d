import { usePage } from '../../PageContext.tsx';
import { ConditionChips } from '../../search/ConditionChips.tsx';
import { ConditionsBar } from '../../search/ConditionsBar.tsx';
import { active, toQuery, without } from './conditions.ts';
import type { Found } from './data.ts';
import type { FilterFormProps } from './FilterForm.tsx';
import { DialogFilterForm } from './LazyForms.tsx';
import { conditionText } from './words.ts';

/** The way to the conditions, and those in force. The keyword stands in its field. */
export function Conditions({ result, ...form }: FilterFormProps & { result: Found | null }) {
  const { t, href, path } = usePage();
  const { conditions, towns } = form;
  const shown = active(conditions).filter(({ name }) => name !== 'keyword');
  return (
    <ConditionsBar
      // The course is no field of the form.
      count={shown.filter(({ name }) => name !== 'course_id').length}
      form={(close) => <DialogFilterForm {...form} onSent={close} />}
    >
      <ConditionChips
        items={shown.map((condition) => ({
          id: `${condition.name} ${condition.value}`,
          label: conditionText(condition, { towns, result }, t),
          href: href(path, toQuery(conditions, without(conditions, condition))),
        }))}
        allHref={href(path)}
      />
    </ConditionsBar>
  );
}

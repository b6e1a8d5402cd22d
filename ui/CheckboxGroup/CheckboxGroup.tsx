import { type ReactNode, useRef } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { choices } from '../Checkbox/choice.css.ts';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldWords, isWrong } from '../Field/Field.tsx';
import { useEntered } from '../Field/useEntered.ts';

export type Choice = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  count?: ReactNode;
  isDisabled?: boolean;
};

export type CheckboxGroupProps = Omit<
  AriaCheckboxGroupProps,
  'children' | 'className' | 'style' | 'validationBehavior'
> &
  FieldWords & {
    /** the choices; or give `<Checkbox value>` as children, to arrange them yourself */
    items?: readonly Choice[];
    children?: ReactNode;
    layout?: 'list' | 'chips';
    isLabelHidden?: boolean;
    className?: string;
  };

/** Choices of which there may be several. `onChange` gives the values that are chosen. */
export function CheckboxGroup({
  label,
  description,
  errorMessage,
  isInvalid,
  requirementLabel,
  items,
  children,
  layout = 'list',
  isLabelHidden,
  value,
  defaultValue = [],
  onChange,
  className,
  ...props
}: CheckboxGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useEntered<readonly string[]>(
    { value, defaultValue, onChange: onChange && ((values) => onChange([...values])) },
    () => {
      const found = [...group.current!.querySelectorAll<HTMLInputElement>('input:checked')].map((each) => each.value);
      return found.join('\n') === (value ?? defaultValue).join('\n') ? undefined : found;
    },
  );
  return (
    <AriaCheckboxGroup
      isInvalid={isWrong({ isInvalid, errorMessage })}
      {...props}
      ref={group}
      value={[...chosen]}
      onChange={setChosen}
      validationBehavior="aria"
      className={cx(field.frame, className)}
    >
      <Field
        label={label}
        requirementLabel={requirementLabel}
        isLabelHidden={isLabelHidden}
        description={description}
        errorMessage={errorMessage}
      >
        <div className={choices} data-layout={layout}>
          {items?.map(({ label, ...item }) => (
            <Checkbox key={item.value} {...item}>
              {label}
            </Checkbox>
          )) ?? children}
        </div>
      </Field>
    </AriaCheckboxGroup>
  );
}

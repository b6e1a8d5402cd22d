import { type ReactNode, useRef } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup';
import * as css from '../Checkbox/choice.css.ts';
import type { Choice } from '../CheckboxGroup/CheckboxGroup.tsx';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Field, FieldDescription, type FieldWords, isWrong } from '../Field/Field.tsx';
import { useEntered } from '../Field/useEntered.ts';

export type RadioGroupProps = Omit<AriaRadioGroupProps, 'children' | 'className' | 'style' | 'validationBehavior'> &
  FieldWords & {
    items: readonly Choice[];
    layout?: 'list' | 'chips';
    isLabelHidden?: boolean;
    className?: string;
  };

/** Choices of which there is one. `onChange` gives its value. */
export function RadioGroup({
  label,
  description,
  errorMessage,
  isInvalid,
  requirementLabel,
  items,
  layout = 'list',
  isLabelHidden,
  value,
  defaultValue = null,
  onChange,
  className,
  ...props
}: RadioGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useEntered<string | null>(
    { value, defaultValue, onChange: (next) => next !== null && onChange?.(next) },
    () => group.current!.querySelector<HTMLInputElement>('input:checked')?.value,
  );
  return (
    <AriaRadioGroup
      isInvalid={isWrong({ isInvalid, errorMessage })}
      {...props}
      ref={group}
      value={chosen}
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
        <div className={css.choices} data-layout={layout}>
          {items.map((item) => (
            <Radio key={item.value} {...item} />
          ))}
        </div>
      </Field>
    </AriaRadioGroup>
  );
}

function Radio({ value, label, description, count, isDisabled }: Choice): ReactNode {
  return (
    <RadioField value={value} isDisabled={isDisabled}>
      <RadioButton className={css.choice}>
        <span className={css.circle} />
        <span>{label}</span>
        {count !== undefined && <span className={css.count}>{count}</span>}
      </RadioButton>
      <FieldDescription className={css.remark}>{description}</FieldDescription>
    </RadioField>
  );
}

import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { choices } from '../Checkbox/choice.css.ts';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { FieldDescription, FieldErrorMessage, FieldLabel, type FieldWords } from '../Field/Field.tsx';

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

export function CheckboxGroup({
  label,
  description,
  errorMessage,
  requirementLabel,
  items,
  children,
  layout = 'list',
  isLabelHidden,
  className,
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      isInvalid={Boolean(errorMessage)}
      {...props}
      validationBehavior="aria"
      className={cx(field.frame, className)}
    >
      <FieldLabel requirementLabel={requirementLabel} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div className={choices} data-layout={layout}>
        {items?.map(({ label, ...item }) => (
          <Checkbox key={item.value} {...item}>
            {label}
          </Checkbox>
        )) ?? children}
      </div>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaCheckboxGroup>
  );
}

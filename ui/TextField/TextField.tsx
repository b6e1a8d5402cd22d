import type { HTMLAttributes } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { FieldDescription, FieldErrorMessage, FieldLabel, type FieldWords } from '../Field/Field.tsx';

export type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'validationBehavior'> &
  FieldWords & {
    inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
    /** more than one line: how many are shown */
    rows?: number;
    className?: string;
  };

/** `onChange` gives the text. Whether it is right is decided elsewhere and comes back as `errorMessage`. */
export function TextField({
  label,
  description,
  errorMessage,
  requirementLabel,
  rows,
  className,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      isInvalid={Boolean(errorMessage)}
      {...props}
      validationBehavior="aria"
      className={cx(field.frame, className)}
    >
      <FieldLabel requirementLabel={requirementLabel}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      {rows ? <TextArea className={field.control} rows={rows} /> : <Input className={field.control} />}
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaTextField>
  );
}

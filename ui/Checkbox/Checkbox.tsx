import { type ReactNode, useContext, useRef } from 'react';
import {
  CheckboxField as AriaCheckboxField,
  CheckboxButton,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import { CheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { FieldDescription, FieldErrorMessage, type FieldWords, isWrong } from '../Field/Field.tsx';
import { useEntered } from '../Field/useEntered.ts';
import * as css from './choice.css.ts';

export type CheckboxProps = Omit<
  CheckboxFieldProps,
  'children' | 'className' | 'style' | 'validationBehavior' | 'inputRef'
> &
  Omit<FieldWords, 'label'> & {
    /** what one says yes to; it is the name */
    children: ReactNode;
    /** how many there are of it, in words: at the end of the line */
    count?: ReactNode;
    className?: string;
  };

/** `value` is what a form sends; inside a CheckboxGroup it is also the key, and the group knows what is chosen. */
export function Checkbox({
  children,
  description,
  errorMessage,
  isInvalid,
  requirementLabel,
  count,
  isSelected,
  defaultSelected = false,
  onChange,
  className,
  ...props
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isInGroup = useContext(CheckboxGroupStateContext) !== null;
  const [isTicked, setTicked] = useEntered({ value: isSelected, defaultValue: defaultSelected, onChange }, () =>
    isInGroup ? undefined : input.current?.checked,
  );
  return (
    <AriaCheckboxField
      isInvalid={isWrong({ isInvalid, errorMessage }) || undefined}
      {...props}
      {...(isInGroup ? { onChange } : { isSelected: isTicked, onChange: setTicked })}
      inputRef={input}
      validationBehavior="aria"
      className={cx(css.frame, className)}
    >
      <CheckboxButton className={css.choice}>
        <span className={css.box} />
        <span>
          {children}
          {requirementLabel && <span className={cx(field.requirement, css.requirement)}>{requirementLabel}</span>}
        </span>
        {count !== undefined && <span className={css.count}>{count}</span>}
      </CheckboxButton>
      <FieldDescription className={css.remark}>{description}</FieldDescription>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaCheckboxField>
  );
}

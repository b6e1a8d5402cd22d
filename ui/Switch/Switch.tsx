import { type ReactNode, useRef } from 'react';
import { SwitchField as AriaSwitchField, SwitchButton, type SwitchFieldProps } from 'react-aria-components/Switch';
import { cx } from '../cx.ts';
import { FieldDescription, FieldErrorMessage, type FieldWords, isWrong } from '../Field/Field.tsx';
import { useEntered } from '../Field/useEntered.ts';
import * as css from './Switch.css.ts';

export type SwitchProps = Omit<
  SwitchFieldProps,
  'children' | 'className' | 'style' | 'validationBehavior' | 'inputRef' | 'isRequired'
> &
  Pick<FieldWords, 'description' | 'errorMessage'> & {
    /** what is on or off; it is the name */
    children: ReactNode;
    onLabel: string;
    offLabel: string;
    className?: string;
  };

/**
 * Takes effect at once; what takes effect when a form is sent is a Checkbox. The words for on and off are for the eye:
 * the role says them already.
 */
export function Switch({
  children,
  onLabel,
  offLabel,
  description,
  errorMessage,
  isInvalid,
  isSelected,
  defaultSelected = false,
  onChange,
  className,
  ...props
}: SwitchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOn, setOn] = useEntered(
    { value: isSelected, defaultValue: defaultSelected, onChange },
    () => input.current?.checked,
  );
  return (
    <AriaSwitchField
      isInvalid={isWrong({ isInvalid, errorMessage }) || undefined}
      {...props}
      isSelected={isOn}
      onChange={setOn}
      inputRef={input}
      validationBehavior="aria"
      className={cx(css.frame, className)}
    >
      <SwitchButton className={css.row}>
        <span aria-hidden="true" className={css.knob}>
          <span className={css.track} />
          <span className={css.state}>
            <span className={css.onWord}>{onLabel}</span>
            <span className={css.offWord}>{offLabel}</span>
          </span>
        </span>
        <span className={css.name}>{children}</span>
      </SwitchButton>
      <FieldDescription className={css.remark}>{description}</FieldDescription>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaSwitchField>
  );
}

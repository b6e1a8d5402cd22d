import { useEffect, useRef, useState } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { flushSync } from 'react-dom';
import { Announcement } from '../Announcer/Announcer.tsx';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldWords, isWrong } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldInput.tsx';
import { useEntered } from '../Field/useEntered.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useHydrated } from '../useHydrated.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PasswordField.css.ts';

export type PasswordFieldProps = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'validationBehavior' | 'type' | 'autoComplete' | 'spellCheck' | 'autoCorrect'
> &
  FieldWords & {
    /** so that a password manager fills in the one and offers to make the other */
    autoComplete: 'current-password' | 'new-password';
    /** on the button: "Show" */
    showLabel: string;
    /** on the button while the password is shown: "Hide" */
    hideLabel: string;
    /** read out after pressing: "The password is shown" */
    shownStatus: string;
    /** read out after pressing: "The password is hidden" */
    hiddenStatus: string;
    className?: string;
  };

/** A secret that one may look at while typing. It is hidden again when the form is sent; nothing keeps one from pasting. */
export function PasswordField({
  label,
  description,
  errorMessage,
  isInvalid,
  requirementLabel,
  showLabel,
  hideLabel,
  shownStatus,
  hiddenStatus,
  value,
  defaultValue = '',
  onChange,
  className,
  ...props
}: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useEntered({ value, defaultValue, onChange }, () => input.current?.value);
  const [isShown, setShown] = useState(false);
  const [status, setStatus] = useState('');
  const isHydrated = useHydrated();

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => {
      // At once: the browser looks at the type to offer to remember the password.
      input.current!.type = 'password';
      setShown(false);
      setStatus('');
    };
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const toggle = () => {
    const control = input.current!;
    const { selectionStart, selectionEnd } = control;
    flushSync(() => {
      setShown(!isShown);
      setStatus(isShown ? hiddenStatus : shownStatus);
    });
    // Some browsers move the caret to the start; setting it where it is would take the focus in others.
    if (control.selectionStart !== selectionStart) control.setSelectionRange(selectionStart, selectionEnd);
  };

  return (
    <AriaTextField
      isInvalid={isWrong({ isInvalid, errorMessage })}
      {...props}
      value={text}
      onChange={setText}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      autoCorrect="off"
      validationBehavior="aria"
      className={cx(field.frame, className)}
    >
      <Field label={label} requirementLabel={requirementLabel} description={description} errorMessage={errorMessage}>
        <div className={css.row}>
          <div className={css.box}>
            <FieldInput ref={input} autoCapitalize="none" className={field.control} />
          </div>
          <button
            type="button"
            disabled={props.isDisabled}
            className={css.toggle}
            data-waiting={!isHydrated || undefined}
            // The caret and the keyboard of a phone stay where they are.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Icon name={isShown ? 'eye-slash' : 'eye'} />
            {isShown ? hideLabel : showLabel}
            {/* Two passwords on a page have two buttons. */}
            <VisuallyHidden>{label}</VisuallyHidden>
          </button>
        </div>
        <Announcement words={status} />
      </Field>
    </AriaTextField>
  );
}

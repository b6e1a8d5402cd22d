import { type HTMLAttributes, useRef } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { CharacterCount, type CharacterLimit } from '../CharacterCount/CharacterCount.tsx';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldWords, isWrong } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldInput.tsx';
import { useEntered } from '../Field/useEntered.ts';

export type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'validationBehavior'> &
  FieldWords &
  CharacterLimit & {
    inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
    /** of what is entered, where it is not that of the page: a screen reader reads it with the right voice */
    inputLang?: string | undefined;
    className?: string;
  };

/**
 * One line of text; several are a TextArea, a secret is a PasswordField. `onChange` gives the text. Whether it is right
 * is decided elsewhere and comes back as `errorMessage`.
 */
export function TextField({
  label,
  description,
  errorMessage,
  isInvalid,
  requirementLabel,
  maxCharacters,
  remainingLabel,
  value,
  defaultValue = '',
  onChange,
  inputLang,
  className,
  ...props
}: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useEntered({ value, defaultValue, onChange }, () => input.current?.value);
  return (
    <AriaTextField
      isInvalid={isWrong({ isInvalid, errorMessage })}
      {...props}
      value={text}
      onChange={setText}
      validationBehavior="aria"
      className={cx(field.frame, className)}
    >
      <Field label={label} requirementLabel={requirementLabel} description={description} errorMessage={errorMessage}>
        <FieldInput ref={input} lang={inputLang} className={field.control} data-max-characters={maxCharacters} />
        {maxCharacters !== undefined && remainingLabel && (
          <CharacterCount value={text} maxCharacters={maxCharacters} remainingLabel={remainingLabel} />
        )}
      </Field>
    </AriaTextField>
  );
}

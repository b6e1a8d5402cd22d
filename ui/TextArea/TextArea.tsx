import { useRef } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { CharacterCount, type CharacterLimit } from '../CharacterCount/CharacterCount.tsx';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { FieldDescription, FieldErrorMessage, FieldLabel, type FieldWords } from '../Field/Field.tsx';
import { FieldTextArea } from '../Field/FieldInput.tsx';
import { useEntered } from '../Field/useEntered.ts';
import * as css from './TextArea.css.ts';

export type TextAreaProps = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'validationBehavior' | 'type' | 'pattern'
> &
  FieldWords &
  CharacterLimit & {
    /** how many lines are there to begin with: about as many as an answer needs */
    rows?: number;
    className?: string;
  };

/** Text of several lines. It grows with what is written, so that all of it is seen, also at 400 % and on paper. */
export function TextArea({
  label,
  description,
  errorMessage,
  requirementLabel,
  maxCharacters,
  remainingLabel,
  rows = 4,
  value,
  defaultValue = '',
  onChange,
  className,
  ...props
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useEntered({ value, defaultValue, onChange }, () => area.current?.value);
  return (
    <AriaTextField
      isInvalid={Boolean(errorMessage)}
      {...props}
      value={text}
      onChange={setText}
      validationBehavior="aria"
      className={cx(field.frame, className)}
    >
      <FieldLabel requirementLabel={requirementLabel}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div className={css.growing} data-text={text}>
        <FieldTextArea
          ref={area}
          rows={rows}
          className={css.area}
          // A textarea that grows with its content pays no heed to `rows`.
          style={{ minHeight: `calc(${rows}lh + 1.25rem)` }}
          data-max-characters={maxCharacters}
        />
      </div>
      {maxCharacters !== undefined && remainingLabel && (
        <CharacterCount value={text} maxCharacters={maxCharacters} remainingLabel={remainingLabel} />
      )}
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaTextField>
  );
}

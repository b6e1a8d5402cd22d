import { useId, useRef, useState } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { CharacterCount, type CharacterLimit } from '../CharacterCount/CharacterCount.tsx';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldWords, isWrong } from '../Field/Field.tsx';
import { FieldTextArea } from '../Field/FieldInput.tsx';
import { useEntered } from '../Field/useEntered.ts';
import { useHydrated } from '../useHydrated.ts';
import * as css from './TextArea.css.ts';

export type TextAreaProps = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'validationBehavior' | 'type' | 'pattern'
> &
  FieldWords &
  CharacterLimit & {
    /** how many lines are there to begin with: about as many as an answer needs */
    rows?: number;
    /** of what is entered, where it is not that of the page: a screen reader reads it with the right voice */
    inputLang?: string | undefined;
    className?: string;
  };

/** Text of several lines. It grows with what is written, so that all of it is seen, also at 400 % and on paper. */
export function TextArea({
  label,
  description,
  errorMessage,
  isInvalid,
  requirementLabel,
  maxCharacters,
  remainingLabel,
  rows = 4,
  inputLang,
  value,
  defaultValue = '',
  onChange,
  className,
  ...props
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const ownId = useId();
  const id = props.id ?? ownId;
  const isHydrated = useHydrated();
  const [typed] = useState(() => (isHydrated ? undefined : standingIn(id)));
  const [text, setText] = useEntered({ value, defaultValue, onChange }, () => typed ?? area.current?.value);
  return (
    <AriaTextField
      isInvalid={isWrong({ isInvalid, errorMessage })}
      {...props}
      id={id}
      value={text}
      onChange={setText}
      validationBehavior="aria"
      className={cx(field.frame, className)}
    >
      <Field label={label} requirementLabel={requirementLabel} description={description} errorMessage={errorMessage}>
        <div className={css.growing} data-text={text}>
          <FieldTextArea
            ref={area}
            rows={rows}
            lang={inputLang}
            className={css.area}
            // A textarea that grows with its content pays no heed to `rows`.
            style={{ minHeight: `calc(${rows}lh + 1.25rem)` }}
            data-max-characters={maxCharacters}
          />
        </div>
        {maxCharacters !== undefined && remainingLabel && (
          <CharacterCount value={text} maxCharacters={maxCharacters} remainingLabel={remainingLabel} />
        )}
      </Field>
    </AriaTextField>
  );
}

/** Of the server's HTML: React puts the first text back into it on taking it over, before any effect could read it. */
function standingIn(id: string): string | undefined {
  if (typeof document === 'undefined') return;
  const found = document.getElementById(id);
  return found instanceof HTMLTextAreaElement ? found.value : undefined;
}

import { type ComponentProps, type ReactNode, useRef } from 'react';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldWords, isWrong } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldInput.tsx';
import { useEntered } from '../Field/useEntered.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './SearchField.css.ts';

export type SearchFieldProps = Omit<
  AriaSearchFieldProps,
  'children' | 'className' | 'style' | 'validationBehavior' | 'value'
> &
  FieldWords & {
    /** the words of the button that sends the form around this field; without it there is no button */
    submitLabel?: string;
    clearLabel: string;
    isLabelHidden?: boolean;
    /** of the input itself: its role and states, when it is more than a search field */
    inputProps?: ComponentProps<'input'>;
    /** stands right under the field */
    popup?: ReactNode;
    className?: string;
  };

/** Belongs into a `<form method="get" role="search">`; sends its `name` with or without JavaScript. */
export function SearchField({
  label,
  description,
  errorMessage,
  isInvalid,
  requirementLabel,
  submitLabel,
  clearLabel,
  isLabelHidden,
  inputProps,
  popup,
  className,
  defaultValue = '',
  onChange,
  ...props
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useEntered({ value: undefined, defaultValue, onChange }, () => input.current?.value);
  return (
    <AriaSearchField
      isInvalid={isWrong({ isInvalid, errorMessage })}
      {...props}
      value={text}
      onChange={setText}
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
        <div className={css.row}>
          <div className={css.box}>
            <FieldInput {...inputProps} ref={input} className={css.input} />
            <IconButton icon="x" label={clearLabel} className={css.clear} />
            {popup}
          </div>
          {submitLabel && (
            <button type="submit" disabled={props.isDisabled} className={css.submit}>
              <Icon name="magnifying-glass" />
              {submitLabel}
            </button>
          )}
        </div>
      </Field>
    </AriaSearchField>
  );
}

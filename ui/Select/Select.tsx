import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { describedBy, Field, type FieldWords, isWrong } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };
export type SelectGroup = { label: string; options: readonly SelectOption[] };

export type SelectProps = Pick<ComponentPropsWithRef<'select'>, 'name' | 'form' | 'autoComplete' | 'ref' | 'id'> &
  FieldWords & {
    options: readonly (SelectOption | SelectGroup)[];
    value?: string;
    defaultValue?: string;
    onChange?: (value: string) => void;
    isRequired?: boolean;
    isDisabled?: boolean;
    className?: string;
  };

/** The browser's own list: it works before JavaScript has loaded and on old phones, and large text and forced colours reach it. */
export function Select({
  label,
  description,
  errorMessage,
  isInvalid,
  requirementLabel,
  options,
  onChange,
  isRequired,
  isDisabled,
  className,
  ...native
}: SelectProps) {
  const ownId = useId();
  const id = native.id ?? ownId;
  return (
    <div className={cx(field.frame, className)}>
      <Field
        id={id}
        label={label}
        requirementLabel={requirementLabel}
        description={description}
        errorMessage={errorMessage}
      >
        <div className={css.box}>
          <select
            {...native}
            id={id}
            className={css.select}
            disabled={isDisabled}
            aria-required={isRequired || undefined}
            aria-invalid={isWrong({ isInvalid, errorMessage }) || undefined}
            aria-describedby={describedBy(id, { description, errorMessage })}
            onChange={onChange && ((event) => onChange(event.target.value))}
          >
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(option)
              ),
            )}
          </select>
          <Icon name="caret-down" className={css.caret} />
        </div>
      </Field>
    </div>
  );
}

const toOption = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);

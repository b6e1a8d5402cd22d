import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { errorIdOf, type FieldWords, isWrong } from '../Field/Field.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { caret, select } from '../Select/Select.css.ts';
import { type MonthLanguage, monthInWords, yearInWords } from './eras.ts';
import * as css from './MonthField.css.ts';

export type MonthFieldProps = FieldWords & {
  /** the form sends `NAME_year` (2025) and `NAME_month` (04), with and without JavaScript */
  name: string;
  /** first and last month that can be chosen: YYYY-MM */
  min: string;
  max: string;
  /** YYYY-MM */
  defaultValue?: string;
  /** YYYY-MM, or '' as long as one of the two is not chosen */
  onChange?: (value: string) => void;
  /** how years and months are written: 2025年（令和7年）4月, or 2025 April */
  lang: MonthLanguage;
  yearLabel: string;
  monthLabel: string;
  /** of what is not chosen yet */
  emptyLabel: string;
  /** which of the two is wrong; both when nothing is said */
  invalidPart?: 'year' | 'month';
  isRequired?: boolean;
  isDisabled?: boolean;
  id?: string;
  className?: string;
};

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** A month of a year: two of the browser's own lists. What is chosen stands in them and nowhere else. */
export function MonthField({
  label,
  name,
  min,
  max,
  defaultValue = '',
  onChange,
  lang,
  yearLabel,
  monthLabel,
  emptyLabel,
  invalidPart,
  isRequired,
  ...fieldset
}: MonthFieldProps) {
  const ownId = useId();
  const id = fieldset.id ?? ownId;
  const yearSelect = useRef<HTMLSelectElement>(null);
  const monthSelect = useRef<HTMLSelectElement>(null);
  // Known from the first touch on, so that the server's HTML shuts no month out before JavaScript can open it again.
  const [chosen, setChosen] = useState({ year: '', month: '' });
  const [defaultYear = '', defaultMonth = ''] = defaultValue.split('-');
  const [first, last] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, at) => last - at);
  // What is chosen already stays, even when another year makes it too early: a browser would not send it otherwise.
  const isShut = (month: string) => {
    const value = `${chosen.year}-${month}`;
    return chosen.year !== '' && month !== chosen.month && (value < min || value > max);
  };
  const look = () => {
    const [year, month] = [yearSelect.current!.value, monthSelect.current!.value];
    setChosen({ year, month });
    return year && month && `${year}-${month}`;
  };
  const ofPart = (part: 'year' | 'month') => ({
    name: `${name}_${part}`,
    isRequired,
    isInvalid: isWrong(fieldset) && (invalidPart ?? part) === part,
    errorId: fieldset.errorMessage ? errorIdOf(id) : undefined,
  });
  return (
    <Fieldset
      {...fieldset}
      id={id}
      isErrorOfFields
      legend={label}
      onFocus={look}
      onChange={() => {
        const value = look();
        onChange?.(value);
      }}
    >
      <div className={css.parts}>
        <Part {...ofPart('year')} ref={yearSelect} label={yearLabel} defaultValue={defaultYear} className={css.year}>
          <option value="">{emptyLabel}</option>
          {years.map((each) => (
            <option key={each} value={each}>
              {yearInWords(each, lang)}
            </option>
          ))}
        </Part>
        <Part
          {...ofPart('month')}
          ref={monthSelect}
          label={monthLabel}
          defaultValue={defaultMonth}
          className={css.month}
        >
          <option value="">{emptyLabel}</option>
          {months.map((each) => (
            <option key={each} value={each} disabled={isShut(each)}>
              {monthInWords(Number(each), lang)}
            </option>
          ))}
        </Part>
      </div>
    </Fieldset>
  );
}

type PartProps = {
  name: string;
  label: string;
  defaultValue: string;
  isRequired: boolean | undefined;
  isInvalid: boolean;
  /** of what says what is wrong */
  errorId: string | undefined;
  ref: Ref<HTMLSelectElement>;
  className: string;
  children: ReactNode;
};

function Part({ label, isRequired, isInvalid, errorId, className, children, ...native }: PartProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.box}>
        <select
          {...native}
          id={id}
          className={select}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
        >
          {children}
        </select>
        <Icon name="caret-down" className={caret} />
      </div>
    </div>
  );
}

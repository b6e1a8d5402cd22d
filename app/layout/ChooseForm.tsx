import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/index.ts';
import { Select, type SelectProps } from '../../ui/Select/index.ts';
import { usePage } from '../PageContext.tsx';
import * as css from './ChooseForm.css.ts';

export interface ChooseFormProps {
  /** The page's own path; the form leads back to it with the choice in the address. */
  action: string;
  name: string;
  label: string;
  options: SelectProps['options'];
  chosen: string;
  submitLabel: string;
  /** Hidden fields that stay as they are. */
  children?: ReactNode;
}

/** One choice from a list, and a button: nothing moves before it is pressed. */
export function ChooseForm({ action, name, label, options, chosen, submitLabel, children }: ChooseFormProps) {
  const { lang } = usePage();
  return (
    <form action={action} method="get" className={css.form}>
      {/* A native field keeps what it showed; another choice in the address is another field. */}
      <Select key={chosen} name={name} label={label} options={options} defaultValue={chosen} className={css.field} />
      {children}
      {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
      <Button type="submit">{submitLabel}</Button>
    </form>
  );
}

import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/Checkbox/index.ts';
import { usePage } from '../PageContext.tsx';

export interface ConfirmFieldProps {
  /** What the form was sent with before. */
  value: string | undefined;
  errorMessage: string | undefined;
  /** What was looked at. */
  children: ReactNode;
}

/** The last field before a decision: it says that somebody has looked. */
export function ConfirmField({ value, errorMessage, children }: ConfirmFieldProps) {
  const { t } = usePage();
  return (
    <Checkbox
      id="confirm"
      name="confirm"
      value="1"
      defaultSelected={value === '1'}
      isRequired
      requirementLabel={t('required')}
      errorMessage={errorMessage}
    >
      {children}
    </Checkbox>
  );
}

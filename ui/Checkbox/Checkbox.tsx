import type { ReactNode } from 'react';
import {
  CheckboxField as AriaCheckboxField,
  CheckboxButton,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { FieldErrorMessage } from '../Field/Field.tsx';
import * as css from './choice.css.ts';

export type CheckboxProps = Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'validationBehavior'> & {
  children: ReactNode;
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** how many there are of it, in words: at the end of the line */
  count?: ReactNode;
  className?: string;
};

/** `value` is what a form sends; inside a CheckboxGroup it is also the key. */
export function Checkbox({ children, description, errorMessage, count, ...props }: CheckboxProps) {
  return (
    <AriaCheckboxField isInvalid={Boolean(errorMessage) || undefined} {...props} validationBehavior="aria">
      <CheckboxButton className={css.choice}>
        <span className={css.box} />
        <span>{children}</span>
        {count !== undefined && <span className={css.count}>{count}</span>}
      </CheckboxButton>
      {description && (
        <Text slot="description" elementType="div" className={css.remark}>
          {description}
        </Text>
      )}
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaCheckboxField>
  );
}

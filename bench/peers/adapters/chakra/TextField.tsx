import { Field } from '@chakra-ui/react/field';
import { Input, type InputProps } from '@chakra-ui/react/input';
import type { ReactNode } from 'react';

interface TextFieldProps extends InputProps {
  id: string;
  label: string;
  description: string;
  error: string;
  /** In place of the plain input. */
  children?: ReactNode;
}

/** The parts of a field as the documentation puts them together. */
export const TextField = ({ id, label, description, error, children, ...input }: TextFieldProps) => (
  <Field.Root ids={{ control: id }} required invalid>
    <Field.Label>
      {label}
      <Field.RequiredIndicator />
    </Field.Label>
    {children ?? <Input {...input} />}
    <Field.HelperText>{description}</Field.HelperText>
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);

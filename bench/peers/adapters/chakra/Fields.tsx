import { Field, Input, Stack } from '@chakra-ui/react';
import { manyFields } from '../../content/words.ts';

export const Fields = () => (
  <Stack as="main">
    {manyFields.map(({ id, label, description }) => (
      <Field.Root key={id} ids={{ control: id }}>
        <Field.Label>{label}</Field.Label>
        <Input />
        <Field.HelperText>{description}</Field.HelperText>
      </Field.Root>
    ))}
  </Stack>
);

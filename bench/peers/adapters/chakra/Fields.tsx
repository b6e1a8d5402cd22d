import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
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

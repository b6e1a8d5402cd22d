import './Fields.scss';
import { Stack, TextInput } from '@carbon/react';
import { manyFields } from '../../content/words.ts';

export const Fields = () => (
  <Stack as="main" gap={6}>
    {manyFields.map(({ id, label, description }) => (
      <TextInput key={id} id={id} labelText={label} helperText={description} />
    ))}
  </Stack>
);

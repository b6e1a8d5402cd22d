import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Stack.css';
import { Stack, TextInput } from '@mantine/core';
import { manyFields } from '../../content/words.ts';

export const Fields = () => (
  <Stack component="main">
    {manyFields.map(({ id, label, description }) => (
      <TextInput key={id} id={id} label={label} description={description} />
    ))}
  </Stack>
);

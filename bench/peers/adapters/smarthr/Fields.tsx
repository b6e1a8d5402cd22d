import { FormControl, Input, Stack } from 'smarthr-ui';
import { manyFields } from '../../content/words.ts';

export const Fields = () => (
  <Stack as="main">
    {manyFields.map(({ id, label, description }) => (
      <FormControl key={id} label={{ text: label, htmlFor: id }} helpMessage={description}>
        <Input id={id} />
      </FormControl>
    ))}
  </Stack>
);

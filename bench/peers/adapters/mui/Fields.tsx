import { Stack, TextField } from '@mui/material';
import { manyFields } from '../../content/words.ts';

export const Fields = () => (
  <Stack component="main" spacing={2}>
    {manyFields.map(({ id, label, description }) => (
      <TextField key={id} id={id} label={label} helperText={description} />
    ))}
  </Stack>
);

import { TextField } from '@react-spectrum/s2';
import { manyFields } from '../../content/words.ts';

export const Fields = () => (
  <main>
    {manyFields.map(({ id, label, description }) => (
      <TextField key={id} id={id} label={label} description={description} />
    ))}
  </main>
);

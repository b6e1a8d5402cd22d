import 'tokotoko-ui/TextField/css';
import { TextField } from 'tokotoko-ui/TextField';
import { manyFields } from '../../content/words.ts';
import { stacked } from './stacked.ts';

export const Fields = () => (
  <main style={stacked}>
    {manyFields.map(({ id, label, description }) => (
      <TextField key={id} id={id} label={label} description={description} />
    ))}
  </main>
);

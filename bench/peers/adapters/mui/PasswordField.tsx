import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { registration } from '../../content/words.ts';
import { helperText } from './helperText.tsx';

const words = registration.password;

/** As "Input adornments" in the documentation of the text field shows it. */
export function PasswordField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      id="password"
      name="password"
      type={isShown ? 'text' : 'password'}
      label={words.label}
      helperText={helperText(words.description, words.error)}
      error
      required
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label={isShown ? words.hide : words.show}
                onClick={() => setShown(!isShown)}
                onMouseDown={(event) => event.preventDefault()}
                edge="end"
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

import { IconButton } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { useState } from 'react';
import { LuEye, LuEyeOff } from 'react-icons/lu';
import { registration } from '../../content/words.ts';

const words = registration.password;

/** What the documentation's snippet "Password Input" is made of. */
export function PasswordInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [isShown, setShown] = useState(false);
  return (
    <InputGroup
      endElement={
        <IconButton
          tabIndex={-1}
          me="-2"
          aspectRatio="square"
          size="sm"
          variant="ghost"
          height="calc(100% - {spacing.2})"
          aria-label={isShown ? words.hide : words.show}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <LuEyeOff /> : <LuEye />}
        </IconButton>
      }
    >
      <Input
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </InputGroup>
  );
}

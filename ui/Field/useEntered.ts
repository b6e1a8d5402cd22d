import { useLayoutEffect, useState } from 'react';

type Held<Value> = {
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
};

/**
 * What stands in a field. React would put back what it has rendered; what was entered before JavaScript took the field
 * over is therefore read from the control once, and told to `onChange`.
 */
export function useEntered<Value>(
  { value, defaultValue, onChange }: Held<Value>,
  read: () => Value | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const entered = value ?? own;
  const change = (next: Value) => {
    setOwn(() => next);
    onChange?.(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before JavaScript has loaded
  useLayoutEffect(() => {
    const found = read();
    if (found !== undefined && found !== entered) change(found);
  }, []);
  return [entered, change];
}

import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/Button/index.ts';

export interface RowActionProps {
  /** What a form sends where there is no JavaScript; without fields nothing happens there. */
  fields?: Readonly<Record<string, string | number>> | undefined;
  isDisabled?: boolean | undefined;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button of an entry; a form of its own where the server can do the same. */
export function RowAction({ fields, onPress, isDisabled = false, ref, children }: RowActionProps) {
  if (!fields) {
    return (
      <Button ref={ref} variant="quiet" isDisabled={isDisabled} onPress={onPress}>
        {children}
      </Button>
    );
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button ref={ref} variant="quiet" type="submit" isDisabled={isDisabled}>
        {children}
      </Button>
    </form>
  );
}

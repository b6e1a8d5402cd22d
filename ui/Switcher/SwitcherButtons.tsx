import { type ReactNode, useId } from 'react';
import * as css from './Switcher.css.ts';

export type SwitcherButton = { value: string; label: ReactNode; isCurrent?: boolean };
export type SwitcherButtonsProps = {
  label: ReactNode;
  /** what the form sends: `name=value` of the button that was pressed */
  name: string;
  items: readonly SwitcherButton[];
  /** where the form goes before JavaScript has loaded; with `onPress` it stays here */
  action?: string;
  onPress?: (value: string) => void;
  /** hidden fields: where to come back to */
  children?: ReactNode;
};

/** Ways to show the same page, kept for the next one: the size of the text. */
export function SwitcherButtons({ label, name, items, action, onPress, children }: SwitcherButtonsProps) {
  const labelId = useId();
  return (
    <form method="post" action={action}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: as a fieldset its label could not stand beside the buttons */}
      <div role="group" aria-labelledby={labelId} className={css.group}>
        <span id={labelId} className={css.label}>
          {label}
        </span>
        <span className={css.options}>
          {items.map(({ value, label, isCurrent }) => (
            <button
              key={value}
              type="submit"
              name={name}
              value={value}
              className={css.option}
              aria-pressed={Boolean(isCurrent)}
              onClick={
                onPress &&
                ((event) => {
                  event.preventDefault();
                  onPress(value);
                })
              }
            >
              {label}
            </button>
          ))}
        </span>
      </div>
    </form>
  );
}

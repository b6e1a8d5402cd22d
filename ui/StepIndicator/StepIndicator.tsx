import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './StepIndicator.css.ts';

export type StepIndicatorProps = {
  label: string;
  items: readonly { id: string; label: ReactNode }[];
  currentId: string;
  /** said with a step that is behind: "done" */
  doneLabel: string;
};

/** Where one is in a form of several pages, such as form, confirmation, done; joined by the footpath. Nothing to press. */
export function StepIndicator({ label, items, currentId, doneLabel }: StepIndicatorProps) {
  const current = items.findIndex(({ id }) => id === currentId);
  return (
    <ol aria-label={label} className={css.list}>
      {items.map(({ id, label }, at) => (
        <li key={id} className={css.step} aria-current={at === current ? 'step' : undefined}>
          <span className={css.sign}>{at < current ? <Icon name="check" label={doneLabel} /> : at + 1}</span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}

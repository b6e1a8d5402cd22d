import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Disclosure.css.ts';

export type DisclosureProps = {
  title: ReactNode;
  children: ReactNode;
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  /** disclosures of the same name close one another */
  name?: string;
  id?: string;
};

/** The browser's own details: opens before JavaScript has loaded, is found by "find in page", opens for print by the reader. */
export function Disclosure({ title, children, defaultExpanded, onExpandedChange, name, id }: DisclosureProps) {
  return (
    <details
      className={css.disclosure}
      open={defaultExpanded}
      onToggle={onExpandedChange && ((event) => onExpandedChange(event.currentTarget.open))}
      name={name}
      id={id}
    >
      <summary className={css.summary}>
        <Icon name="caret-right" className={css.caret} />
        {title}
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}

import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './ErrorSummary.css.ts';

export type ErrorSummaryItem = {
  message: ReactNode;
  /** `#` and the id of the field or of the group; without it the message belongs to no field */
  href?: string | undefined;
};

export type ErrorSummaryProps = {
  /** says that something is wrong, and how much */
  heading: ReactNode;
  headingLevel?: 2 | 3;
  /** in the order of the page */
  items: readonly ErrorSummaryItem[];
  /** the heading, to move the focus to after a failed form */
  ref?: Ref<HTMLHeadingElement>;
  /** of the heading: an address that ends with it leads here, also before JavaScript has loaded */
  id?: string;
  className?: string;
};

/** What is wrong in a form, each with a way to its field. Read because the focus moves to it, never as an alert besides. */
export function ErrorSummary({ heading, headingLevel = 2, items, ref, id, className }: ErrorSummaryProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(css.summary, className)}>
      <Heading ref={ref} id={id} tabIndex={-1} className={css.heading}>
        <Icon name="warning-circle" className={css.sign} />
        <span>{heading}</span>
      </Heading>
      <ul className={css.list}>
        {items.map(({ message, href }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none has a state
          <li key={at} className={css.item}>
            {href ? (
              <a href={href} className={css.link} onClick={goToField}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const operable = ':is(input:not([type="hidden"]), select, textarea, button, [tabindex]):not(:disabled)';

/** The browser would scroll the control to the very top, its label out of sight, and stop at a group of controls. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  const control = target?.matches(operable)
    ? target
    : (target?.querySelector<HTMLElement>('input:checked:enabled') ?? target?.querySelector<HTMLElement>(operable));
  if (!target || !control || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  const [label] = (control as HTMLInputElement).labels ?? [];
  (control === target ? (label ?? target) : target).scrollIntoView();
}

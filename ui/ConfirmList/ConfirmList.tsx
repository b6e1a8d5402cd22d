import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ConfirmList.css.ts';

export type ConfirmListItem = {
  /** id of the field in the form, which the link leads to */
  id: string;
  label: ReactNode;
  value?: ReactNode;
  /** a password: shown as dots, always as many */
  isSecret?: boolean;
  /** cannot be changed any more: no link */
  isFixed?: boolean;
  /** the page that changes it, where it is not the form's */
  href?: string;
};

export type ConfirmListProps = {
  items: readonly ConfirmListItem[];
  /** address of the form's page, without a fragment; left out when it is this page, or each item has an address of its own */
  formHref?: string;
  /** the words of the links: "Change"; the label is added for those who do not see the row */
  changeLabel: string;
  /** where nothing was entered */
  emptyLabel: string;
  /** read out instead of the dots: "Not shown" */
  secretLabel: string;
  /** goes back without loading a page, where what was entered is kept in memory */
  onChangePress?: (id: string) => void;
};

/** What a person has entered, before it is sent: each with a way back to its field. */
export function ConfirmList({
  items,
  formHref = '',
  changeLabel,
  emptyLabel,
  secretLabel,
  onChangePress,
}: ConfirmListProps) {
  const press = (id: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChangePress?.(id);
  };
  return (
    <dl className={css.list}>
      {items.map(({ id, label, value, isSecret, isFixed, href }) => {
        const isEmpty = value === undefined || value === null || value === '';
        return (
          <div key={id} className={css.row}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value} data-empty={isEmpty || undefined}>
              {isEmpty ? emptyLabel : isSecret ? <Secret label={secretLabel} /> : value}
            </dd>
            {!isFixed && (
              <dd className={css.change}>
                <Link variant="standalone" href={href ?? `${formHref}#${id}`} onClick={onChangePress && press(id)}>
                  {changeLabel}
                  <VisuallyHidden>{label}</VisuallyHidden>
                </Link>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** As many dots for every password: their number would say something about it. */
const Secret = ({ label }: { label: string }) => (
  <>
    <span aria-hidden="true" className={css.dots}>
      ••••••••
    </span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
);

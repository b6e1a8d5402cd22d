import { type ReactNode, useId } from 'react';
import { text } from '../../tokens/typography.css.ts';
import { Link } from '../../ui/Link/index.ts';
import { measure } from '../../ui/layout.css.ts';
import * as css from './Section.css.ts';

export interface SectionProps {
  heading: string;
  /** Where links within the page lead. */
  id?: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Where there is more of it. */
  more?: { href: string; label: string };
  /** Many of a kind are found by their headings: as many landmarks would be noise. */
  isOneOfMany?: boolean;
  children: ReactNode;
}

/** A part of a page under its h2, which also names it for those who move by landmarks. */
export function Section({ heading, id: ownId, lead, more, isOneOfMany = false, children }: SectionProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const Part = isOneOfMany ? 'div' : 'section';
  return (
    <Part className={css.section} {...(isOneOfMany ? {} : { 'aria-labelledby': id })}>
      <h2 id={id} className={text.heading}>
        {heading}
      </h2>
      {lead && <p className={measure}>{lead}</p>}
      {children}
      {more && (
        <p>
          <Link href={more.href} variant="standalone">
            {more.label}
          </Link>
        </p>
      )}
    </Part>
  );
}

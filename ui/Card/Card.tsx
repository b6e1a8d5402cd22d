import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Card.css.ts';

export type CardProps = {
  heading: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** makes the whole card press like its heading, which stays the only link that is read out */
  href?: string;
  /** a drawing or a photo, from edge to edge */
  figure?: ReactNode;
  children?: ReactNode;
  /** what can be pressed besides: a favourite, a delete */
  footer?: ReactNode;
  className?: string;
};

/** One of several: the list that it stands in says that they are many, and its heading what it is. */
export function Card({ heading, headingLevel = 3, href, figure, children, footer, className }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(css.card, className)}>
      {figure && <div className={css.figure}>{figure}</div>}
      <div className={css.body}>
        <Heading className={css.heading}>
          {href ? (
            <a href={href} className={css.cover}>
              {heading}
            </a>
          ) : (
            heading
          )}
        </Heading>
        {children}
        {footer && <div className={css.foot}>{footer}</div>}
      </div>
    </div>
  );
}

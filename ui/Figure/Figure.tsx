import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Link } from '../Link/Link.tsx';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as css from './Figure.css.ts';
import { Picture, type PictureSource } from './Picture.tsx';

interface Words {
  caption?: ReactNode;
  /** who made it, and on what terms it may be used */
  credit?: ReactNode;
  /** everything that can be seen in it, for a drawing that `alt` is too short for */
  longDescription?: { title: ReactNode; children: ReactNode };
  /** the same on a page of its own */
  descriptionLink?: { href: string; label: ReactNode };
  className?: string;
}

export type FigureProps = PictureSource &
  Words & {
    /** which of the files in `srcSet` is fetched: how wide the picture is shown */
    sizes?: string;
    /** at the top of a page: fetched at once */
    isEager?: boolean;
    missingLabel: string;
  };

export type DrawnFigureProps = DrawingProps & Words;

/** A picture with its words. The long description stands below it, for everybody: not hidden in an attribute. */
export function Figure({ caption, credit, longDescription, descriptionLink, className, ...picture }: FigureProps) {
  return (
    <WithWords {...{ caption, credit, longDescription, descriptionLink, className }}>
      <Picture {...picture} />
    </WithWords>
  );
}

/** A drawing with its words. */
export function DrawnFigure({
  caption,
  credit,
  longDescription,
  descriptionLink,
  className,
  ...drawing
}: DrawnFigureProps) {
  return (
    <WithWords {...{ caption, credit, longDescription, descriptionLink, className }}>
      <Drawing {...drawing} />
    </WithWords>
  );
}

type WithWordsProps = { [Name in keyof Words]: Words[Name] | undefined } & { children: ReactNode };

function WithWords({ caption, credit, longDescription, descriptionLink, className, children }: WithWordsProps) {
  return (
    <div className={cx(css.frame, className)}>
      <figure className={css.figure}>
        {children}
        {(caption || credit) && (
          <figcaption className={css.caption}>
            {caption && <span className={css.words}>{caption}</span>}{' '}
            {credit && <span className={css.credit}>{credit}</span>}
          </figcaption>
        )}
      </figure>
      {descriptionLink && (
        <Link variant="standalone" href={descriptionLink.href}>
          {descriptionLink.label}
        </Link>
      )}
      {longDescription && <Disclosure title={longDescription.title}>{longDescription.children}</Disclosure>}
    </div>
  );
}

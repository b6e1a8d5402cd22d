import type { KeyboardEvent, ReactNode } from 'react';
import { Picture, type PictureSource } from '../Figure/Picture.tsx';
import * as css from './Gallery.css.ts';
import { moveFrom } from './moves.ts';

export type GalleryItem = {
  id: string | number;
  href: string;
  title: ReactNode;
  /** its `alt` only where the title does not say what one sees */
  picture: PictureSource;
  /** who, when, where */
  caption?: ReactNode;
  /** what can be seen or pressed besides: how many like it */
  footer?: ReactNode;
};

export type GalleryProps = {
  label: string;
  items: readonly GalleryItem[];
  /** stands in the place of a picture that is not there */
  missingLabel: string;
  /** how wide one is shown, for the choice from `srcSet` */
  sizes?: string;
  /** how many are on the screen at first and fetched at once; the others wait until they are scrolled to */
  eagerCount?: number;
  /** stands here when there are no items */
  empty?: ReactNode;
};

/** As `Gallery.css.ts` lays them out in the width of a page, from one column up. Where they are said wider, browsers take a larger file. */
const sizesInColumns = [
  '(min-width: 80em) 19rem',
  '(min-width: 68.75em) 22rem',
  '(min-width: 48.01em) 17rem',
  '(min-width: 36em) 33vw',
  '(min-width: 23em) calc(50vw - 1.5rem)',
  'calc(100vw - 2rem)',
].join(', ');

/** Pictures that lead somewhere. A plain list of links for everybody; arrow keys are a shorter way, not the only one. */
export function Gallery({ label, items, missingLabel, sizes = sizesInColumns, eagerCount = 0, empty }: GalleryProps) {
  if (!items.length) return empty;
  return (
    <ul aria-label={label} className={css.list}>
      {items.map(({ id, href, title, picture, caption, footer }, at) => (
        <li key={id} className={css.item}>
          <a href={href} className={css.link} onKeyDown={move}>
            <span className={css.frame}>
              <Picture {...picture} sizes={sizes} isEager={at < eagerCount} missingLabel={missingLabel} isFramed />
            </span>{' '}
            <span className={css.title}>{title}</span>
          </a>
          {caption && <div className={css.caption}>{caption}</div>}
          {footer && <div>{footer}</div>}
        </li>
      ))}
    </ul>
  );
}

function move(event: KeyboardEvent<HTMLAnchorElement>) {
  // With these keys the browser goes back, opens a tab, selects.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.currentTarget;
  const items = [...(link.closest('ul')?.children ?? [])] as HTMLElement[];
  const links = items.map((item) => item.querySelector('a'));
  const [first] = items;
  const below = items.find((item) => item.offsetTop > first!.offsetTop);
  const layout = {
    count: items.length,
    columns: below ? items.indexOf(below) : items.length,
    rowsOnScreen: Math.max(1, Math.floor(innerHeight / (below ? below.offsetTop - first!.offsetTop : innerHeight))),
  };
  const at = links.indexOf(link);
  const next = moveFrom(at, event.key, layout);
  // At the edge the key scrolls the page, as it does elsewhere.
  if (next === at) return;
  event.preventDefault();
  links[next]?.focus();
}

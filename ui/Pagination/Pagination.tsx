import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Pagination.css.ts';

export type PaginationProps = {
  /** the open page, from 1 */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** how the link to a page is said: "page 3" rather than "3" */
  pageLabel: (page: number) => string;
};

/** The first, the last, and those around the open one. */
function pagesShown(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted)].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
}

export function Pagination({ page, pageCount, hrefFor, label, previousLabel, nextLabel, pageLabel }: PaginationProps) {
  if (pageCount < 2) return null;
  const shown = pagesShown(page, pageCount);
  return (
    <nav aria-label={label} className={css.pagination}>
      {page > 1 && (
        <ButtonLink variant="secondary" className={css.step} href={hrefFor(page - 1)} rel="prev">
          <Icon name="caret-left" />
          {previousLabel}
        </ButtonLink>
      )}
      <ul className={css.numbers}>
        {shown.map((each, at) => (
          <li key={each} style={{ display: 'contents' }}>
            {at > 0 && each - shown[at - 1]! > 1 && <span aria-hidden="true">…</span>}
            <a
              className={css.number}
              href={hrefFor(each)}
              aria-label={pageLabel(each)}
              aria-current={each === page ? 'page' : undefined}
            >
              {each}
            </a>
          </li>
        ))}
      </ul>
      {page < pageCount && (
        <ButtonLink variant="secondary" className={css.step} href={hrefFor(page + 1)} rel="next">
          {nextLabel}
          <Icon name="caret-right" />
        </ButtonLink>
      )}
    </nav>
  );
}

import { text } from '../../../tokens/typography.css.ts';
import { cover } from '../../../ui/Card/Card.css.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './CourseSearch.css.ts';
import type { Conditions } from './conditions.ts';
import type { SearchLists } from './data.ts';

export interface LinePickerProps {
  isLinePage: boolean;
  conditions: Conditions;
  lists: SearchLists;
}

/** First the line, then its stations in the order of the line. */
export function LinePicker({ isLinePage, conditions, lists }: LinePickerProps) {
  const { t, href, path: here } = usePage();
  if (isLinePage && lists.line) {
    const { name, stations } = lists.line;
    return (
      <nav aria-label={t('courseSearch:stationsOf', { line: name })} className={stack.m}>
        <p>
          <Link href={href(path('searchByLine'))} variant="standalone">
            {t('courseSearch:otherLine')}
          </Link>
        </p>
        <ol className={css.stops}>
          {stations.map((station, at) => (
            // A loop or branch can call at a station twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a line is fixed
            <li key={at}>
              <a
                href={href(here, { station: station.id })}
                className={css.stop}
                aria-current={conditions.station === String(station.id) || undefined}
              >
                {t('station', { name: station.name })}
                <span className={css.pickNote}>
                  {station.course_count
                    ? t('courseSearch:courses', { count: station.course_count })
                    : t('courseSearch:nearbyOnly')}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    );
  }
  const operators = [...new Set(lists.lines.map(({ operator }) => operator))];
  return (
    <nav aria-label={t('courseSearch:lines')} className={stack.m}>
      {operators.map((operator) => (
        <section key={operator} className={stack.s}>
          <h2 className={text.subheading}>{operator}</h2>
          <ul className={css.picks}>
            {lists.lines
              .filter((line) => line.operator === operator)
              .map(({ id, name, course_count }) => (
                <li key={id} className={css.pick}>
                  <a href={href(path('searchByStation', { line: id }))} className={cx(css.pickLink, cover)}>
                    {name}
                  </a>
                  <span className={css.pickNote}>{t('courseSearch:courses', { count: course_count })}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

import type { SearchResult } from '../../../contract/courses.ts';
import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { languageOfWords } from '../../text/languageOfWords.ts';
import * as css from './CourseSearch.css.ts';
import { activeConditions, type Conditions, toQuery, without } from './conditions.ts';
import type { SearchLists } from './data.ts';
import { conditionText } from './words.ts';

interface Way {
  id: string;
  href: string;
  label: string;
  lang?: string | undefined;
}

function Ways({ heading, items }: { heading: string; items: readonly Way[] }) {
  return (
    items.length > 0 && (
      <div className={css.ways}>
        <h4 className={text.label}>{heading}</h4>
        <ul>
          {items.map(({ id, href, label, lang }) => (
            <li key={id}>
              <Link href={href} variant="standalone" lang={lang}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

export interface NothingFoundProps {
  conditions: Conditions;
  lists: SearchLists;
  result: SearchResult;
}

/** No course matches: the words that are nearest, what one condition less would give, and stations of that name. */
export function NothingFound({ conditions, lists, result: { closest, stations } }: NothingFoundProps) {
  const { t, href, path: here, i18n } = usePage();
  const active = activeConditions(conditions);
  // Without its only condition a search is the list of all courses, which has a link of its own.
  const leftOut = active.length > 1 ? closest.without : [];
  const fewer = leftOut.flatMap(({ field, value, total }) => {
    const condition = active.find((each) => each.name === field && (field === 'keyword' || each.value === value));
    return condition ? [{ condition, total }] : [];
  });
  // Of the facilities only toilets stand on the map, and only where they are not counted yet is there more to be had.
  const hasMoreOnMap = conditions.facility.includes('toilet') && conditions.facts === 'confirmed';
  const countsConfirmedOnly = conditions.facility.some((facility) => facility !== 'toilet');
  const why = hasMoreOnMap
    ? 'courseSearch:noneConfirmed'
    : countsConfirmedOnly
      ? 'courseSearch:noneOnSite'
      : active.length > 1
        ? 'search:noneFewer'
        : 'search:noneOther';
  return (
    <EmptyState
      headingLevel={3}
      title={t('courseSearch:noneTitle')}
      actions={<ButtonLink href={href(path('search'))}>{t('courseSearch:allCourses')}</ButtonLink>}
    >
      <div className={stack.s}>
        <p>{t(why)}</p>
        <Ways
          heading={t('courseSearch:closestWords')}
          items={closest.words.map((word) => ({
            id: word,
            href: href(here, toQuery(conditions, { keyword: word })),
            label: word,
            lang: languageOfWords(word),
          }))}
        />
        <Ways
          heading={t('courseSearch:closestWithout')}
          items={fewer.map(({ condition, total }) => ({
            id: `${condition.name} ${condition.value}`,
            href: href(here, toQuery(conditions, without(conditions, condition))),
            label: t('courseSearch:without', {
              condition: conditionText(condition, lists, t),
              count: total,
              total: i18n.number(total),
            }),
          }))}
        />
        <Ways
          heading={t('courseSearch:stationsTitle')}
          items={stations.map(({ id, name, municipality }) => ({
            id: String(id),
            href: href(path('search'), { near_station: id }),
            label: t('courseSearch:nearStation', { name, municipality }),
          }))}
        />
      </div>
    </EmptyState>
  );
}

import type { Stamp, Title } from '../../../contract/walks.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { StampCard } from '../../../ui/StampCard/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { StampCardPage } from './cards.ts';

/** The stamp rally: one card of it, in words and as a picture. */
export function Stamps({ card, titles }: { card: StampCardPage; titles: readonly Title[] }) {
  const { t, href, i18n } = usePage();
  const { number, count, before, stamps, places, total } = card;
  const dayOf = (day: string) => ({ dateTime: day, label: i18n.date(day) });
  return (
    <Section heading={t('myPage:stamps')} lead={t('myPage:stampsLead')}>
      {/* What a link to another card leads to. */}
      <div data-update tabIndex={-1}>
        <StampCard
          label={count > 1 ? t('myPage:cardOf', { number, count }) : t('myPage:stamps')}
          stamps={Array.from({ length: places }, (_, at) => {
            const stamp = stamps[at];
            return stamp
              ? { id: stamp.course.id, date: dayOf(stamp.first_on), children: <Walked stamp={stamp} /> }
              : { id: `empty-${at}` };
          })}
          titles={titles
            .filter(({ unit, needed }) => unit === 'stamps' && needed > before && needed <= before + places)
            .map(({ needed, name }) => ({ at: needed - before, name }))}
          summaryLabel={(reached) =>
            count > 1
              ? t('myPage:cardSummary', { number, count, reached, total: i18n.number(total) })
              : t(reached ? 'myPage:summary' : 'myPage:summaryNone', { count: reached })
          }
          stampLabel={(place, date) =>
            date ? (
              <>
                {t('myPage:stampOn', { number: before + place })}
                {date}
              </>
            ) : (
              t('myPage:stampNotYet', { number: before + place })
            )
          }
          restLabel={(from, to) => t('myPage:restNotYet', { from: before + from, to: before + to })}
          titleLabel={(name, isEarned) =>
            t(isEarned ? 'myPage:titleHere' : 'myPage:titleAhead', { name: String(name) })
          }
        />
      </div>
      <Pagination
        page={number}
        pageCount={count}
        hrefFor={(page) => href(path('myPage'), { card: page < count && page })}
        label={t('myPage:cards')}
        previousLabel={t('myPage:cardBefore')}
        nextLabel={t('myPage:cardAfter')}
        pageLabel={(page) => t('myPage:card', { number: page })}
      />
    </Section>
  );
}

function Walked({ stamp: { course, is_public, last_on, times } }: { stamp: Stamp }) {
  const { t, href, i18n } = usePage();
  const again = times > 1 ? t('myPage:again', { count: times, day: i18n.date(last_on) }) : null;
  return (
    <>
      <p>
        {is_public ? (
          <Link href={href(path('course', { id: course.id }))} variant="standalone">
            {course.name}
          </Link>
        ) : (
          <strong>{course.name}</strong>
        )}
      </p>
      <p className={text.small}>
        {[course.municipality.name, again, is_public ? null : t('myPage:notPublic')]
          .filter((each) => each !== null)
          .join(t('myPage:separator'))}
      </p>
    </>
  );
}

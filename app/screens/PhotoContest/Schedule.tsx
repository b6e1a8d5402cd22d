import type { ContestEdition } from '../../../contract/contest.ts';
import { contestPhases } from '../../../contract/photoRules.ts';
import { Timeline, type TimelineTime } from '../../../ui/Timeline/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';

/** The days of an edition. */
export function Schedule({ contest: { phase, dates } }: { contest: ContestEdition }) {
  const { t, i18n } = usePage();
  const now = contestPhases.indexOf(phase);
  const at = (name: (typeof contestPhases)[number]): TimelineTime => {
    const place = contestPhases.indexOf(name);
    return place < now ? 'past' : place === now ? 'current' : 'upcoming';
  };
  const day = (dateTime: string) => ({ dateTime, label: i18n.date(dateTime) });
  return (
    <Section heading={t('photoContest:schedule')}>
      <Timeline
        label={t('photoContest:schedule')}
        headingLevel={3}
        timeLabels={{
          past: t('photoContest:past'),
          current: t('photoContest:current'),
          upcoming: t('photoContest:upcoming'),
        }}
        periodLabel={(from, to) =>
          to ? (
            <>
              {t('photoContest:fromBefore')}
              {from}
              {t('photoContest:between')}
              {to}
              {t('photoContest:toAfter')}
            </>
          ) : (
            from
          )
        }
        items={[
          {
            ...{ id: 'posting', title: t('photoContest:posting'), time: at('posting') },
            ...{ start: day(dates.posting_from), end: day(dates.posting_to) },
          },
          {
            ...{ id: 'voting', title: t('photoContest:voting'), time: at('voting') },
            ...{ start: day(dates.voting_from), end: day(dates.voting_to) },
          },
          {
            ...{ id: 'announced', title: t('photoContest:announcement'), time: at('announced') },
            start: day(dates.announced_on),
          },
          {
            ...{ id: 'exhibition', title: t('photoContest:exhibition'), time: at('exhibition') },
            ...{ start: day(dates.exhibition_from), end: day(dates.exhibition_to) },
          },
        ]}
      />
    </Section>
  );
}

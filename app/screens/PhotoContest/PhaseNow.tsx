import type { ContestEdition } from '../../../contract/contest.ts';
import type { ContestPhase } from '../../../contract/photoRules.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

interface PhaseNowProps {
  contest: ContestEdition;
  isMember: boolean;
  hasResults: boolean;
}

const exhibiting: readonly ContestPhase[] = ['announced', 'exhibition'];

/** What goes on now, until when, and what one can do. */
export function PhaseNow({
  contest: { id, phase, dates, entries, exhibition_place },
  isMember,
  hasResults,
}: PhaseNowProps) {
  const { t, i18n, href, path: here } = usePage();
  const days = {
    postingFrom: i18n.date(dates.posting_from),
    posting: i18n.dateRange(dates.posting_from, dates.posting_to),
    postingTo: i18n.date(dates.posting_to),
    votingFrom: i18n.date(dates.voting_from),
    votingTo: i18n.date(dates.voting_to),
    announcedOn: i18n.date(dates.announced_on),
    exhibition: i18n.dateRange(dates.exhibition_from, dates.exhibition_to),
  };
  // Without a vote nobody wins, and nothing is exhibited.
  const isWithoutWinners = !hasResults && (phase === 'finished' || exhibiting.includes(phase));
  const isExhibited = hasResults && exhibiting.includes(phase);
  const login = href(path('login'), { next: `${here}?id=${id}` });
  return (
    <Section heading={t(`photoContest:now_${isWithoutWinners && phase === 'exhibition' ? 'announced' : phase}`)}>
      <div className={`${stack.s} ${measure}`}>
        {(isExhibited || !exhibiting.includes(phase)) && <p>{t(`photoContest:text_${phase}`, days)}</p>}
        {entries > 0 && phase !== 'finished' && (
          <p>{t('photoContest:entriesSoFar', { count: entries, total: i18n.number(entries) })}</p>
        )}
        {isWithoutWinners && <p>{t('photoContest:noResult')}</p>}
        {isExhibited && exhibition_place && (
          <p>
            <strong>{t('photoContest:place', { place: exhibition_place })}</strong>
          </p>
        )}
        {phase === 'posting' && (
          <>
            <ol className={stack.xs}>
              <li>{t('photoContest:how1')}</li>
              <li>{t('photoContest:how2')}</li>
              <li>{t('photoContest:how3')}</li>
            </ol>
            <p>
              <ButtonLink href={href(path('photoUpload'))}>{t('photoContest:enter')}</ButtonLink>
            </p>
            {!isMember && <p>{t('photoContest:enterNeedsLogin')}</p>}
          </>
        )}
        {phase === 'voting' && (
          <>
            <ul className={stack.xs}>
              <li>{t('photoContest:vote1')}</li>
              <li>{t('photoContest:vote2')}</li>
              <li>{t('photoContest:vote3')}</li>
            </ul>
            {!isMember && (
              <p className={cluster.m}>
                <ButtonLink href={login}>{t('photoContest:voteLogin')}</ButtonLink>
                <Link href={href(path('register'))} variant="standalone">
                  {t('photoContest:register')}
                </Link>
              </p>
            )}
          </>
        )}
      </div>
    </Section>
  );
}

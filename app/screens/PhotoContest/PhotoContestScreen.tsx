import type { ReactNode } from 'react';
import type { ContestPhase } from '../../../contract/photoRules.ts';
import type { PhotoSummary } from '../../../contract/photos.ts';
import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { Editions } from './Editions.tsx';
import { Entries } from './Entries.tsx';
import { PhaseNow } from './PhaseNow.tsx';
import type { ContestData } from './PhotoContest.tsx';
import { Prizes, Rules } from './Rules.tsx';
import { Schedule } from './Schedule.tsx';
import { Winners } from './Winners.tsx';

export interface PhotoContestScreenProps extends ContestData {
  /** Of members, while votes are given. */
  likeOf?: ((photo: PhotoSummary) => ReactNode) | undefined;
}

/** Until then people ask how to take part; afterwards what came of it stands first. */
const beforeResults: readonly ContestPhase[] = ['upcoming', 'posting', 'screening'];

/** An edition of the contest, as its phase wants it: how to enter, how to vote, or who has won. */
export function PhotoContestScreen({ contest, editions, likeOf, isWrongPage, ...data }: PhotoContestScreenProps) {
  const { t, lang, href, route } = usePage();
  if (!contest)
    return (
      <div className={stack.m}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <EmptyState
          title={t('photoContest:none')}
          actions={<ButtonLink href={href(path('photos'))}>{t('photoContest:toGallery')}</ButtonLink>}
        >
          <p>{t('photoContest:noneText')}</p>
        </EmptyState>
      </div>
    );
  const { phase, rules, prizes } = contest;
  const isEarly = beforeResults.includes(phase);
  const toKnow = (
    <>
      {prizes.length > 0 && <Prizes prizes={prizes} />}
      {rules.length > 0 && <Rules rules={rules} />}
    </>
  );
  return (
    <>
      <div className={stack.m}>
        <p>
          <Tag variant={phase === 'finished' ? 'plain' : 'strong'}>{t(`photoContest:phase_${phase}`)}</Tag>
        </p>
        <h1 className={text.title}>{contest.name}</h1>
        <p className={cx(text.lead, measure)}>{contest.lead}</p>
        {contest.is_sample && <p className={text.small}>{t('photoContest:sample')}</p>}
        {isWrongPage && (
          <Notice tone="error" heading={t('photoContest:wrongPage')}>
            {t('photoContest:wrongPageText')}
          </Notice>
        )}
      </div>
      <PhaseNow contest={contest} isMember={likeOf !== undefined} hasResults={data.results.length > 0} />
      {data.results.length > 0 && <Winners results={data.results} />}
      {isEarly && <Schedule contest={contest} />}
      {isEarly && toKnow}
      {data.entries.length > 0 && (
        <Entries {...data} contest={contest} likeOf={phase === 'voting' ? likeOf : undefined} />
      )}
      {!isEarly && <Schedule contest={contest} />}
      {!isEarly && toKnow}
      <Editions editions={editions} current={contest.id} />
    </>
  );
}

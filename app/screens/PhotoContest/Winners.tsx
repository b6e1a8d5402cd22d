import { text } from '../../../tokens/typography.css.ts';
import { Picture } from '../../../ui/Figure/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { PostedBy } from '../../photos/PostedBy.tsx';
import { pictureOf } from '../../photos/pictureOf.ts';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import * as css from './PhotoContest.css.ts';
import type { ContestData } from './PhotoContest.tsx';

type Result = ContestData['results'][number];

/** Who has won, the first places largest; who has as many votes shares the rank. */
export function Winners({ results }: Pick<ContestData, 'results'>) {
  const { t } = usePage();
  const isShared = ({ rank }: Result) => results.filter((other) => other.rank === rank).length > 1;
  return (
    <Section heading={t('photoContest:results')} lead={t('photoContest:resultsLead')}>
      <ol className={css.winners} aria-label={t('photoContest:results')}>
        {results.map((result) => (
          <li key={`${result.rank} ${result.title} ${result.photo?.id}`} value={result.rank} className={css.winner}>
            <Winner {...result} isShared={isShared(result)} />
          </li>
        ))}
      </ol>
      {results.some(({ photo }) => photo?.is_sample) && <p className={text.small}>{t('photoCommon:samples')}</p>}
    </Section>
  );
}

function Winner({ rank, votes, title, photo, isShared }: Result & { isShared: boolean }) {
  const { t, i18n, href } = usePage();
  const words = (
    <>
      <span className={css.rank}>
        {t('photoContest:rank', { rank })} {isShared && <span className={css.shared}>{t('photoContest:shared')}</span>}
      </span>{' '}
      <span className={css.title}>
        <NameIn name={title} />
      </span>
    </>
  );
  return (
    <>
      {photo ? (
        <a href={href(path('photo', photo))} className={css.link}>
          <span className={css.frame}>
            <Picture
              {...pictureOf(photo.image)}
              sizes="(min-width: 60em) 36rem, 100vw"
              isFramed
              missingLabel={t('photoCommon:missing')}
            />
          </span>{' '}
          {words}
        </a>
      ) : (
        <div className={css.link}>
          <span className={css.gone}>{t('photoContest:gone')}</span>
          {words}
        </div>
      )}
      <p className={css.votes}>{t('photoContest:votes', { count: votes, total: i18n.number(votes) })}</p>
      {photo && (
        <p className={css.by}>
          <PostedBy {...photo} /> {photo.course.municipality.name}
        </p>
      )}
    </>
  );
}

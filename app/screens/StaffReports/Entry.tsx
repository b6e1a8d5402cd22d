import type { Report } from '../../../contract/reports.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Figure } from '../../../ui/Figure/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, stack } from '../../../ui/layout.css.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { formOf } from '../../forms/useSentForm.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import type { T } from '../../i18n/i18n.ts';
import { institutionPath } from '../../institutions/kinds.ts';
import { usePage } from '../../PageContext.tsx';
import { pictureOf } from '../../photos/pictureOf.ts';
import { path } from '../../routes.ts';
import { roleInWords } from '../../staff/words.ts';
import { languageOfWords } from '../../text/languageOfWords.ts';
import { NameIn } from '../../text/NameIn.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ReopenForm } from './ReopenForm.tsx';
import * as css from './StaffReports.css.ts';

export interface EntryProps {
  report: Report;
  submissionOf: (form: string) => Submission;
  /** Id of what holds for every answer. */
  describedBy: string;
}

const pageOf = ({ kind, id }: Report['thing']): string =>
  kind === 'course' ? path('course', { id }) : institutionPath({ kind, id });

/** Where on the way; of a shop or a place there is no more to say. */
function whereInWords({ thing, point }: Report, t: T): string | null {
  if (thing.kind !== 'course') return null;
  if (!point) return t('staffReports:wholeWay');
  const { role, name } = point;
  return role === 'start' || role === 'goal' ? t(`staffReports:at_${role}`, { name }) : t('staffReports:at', { name });
}

/** One report: what it is about, what it says, and what can be done or was done about it. */
export function Entry({ report, submissionOf, describedBy }: EntryProps) {
  const { t, i18n, href } = usePage();
  const { id, thing, kind, reported_at, state } = report;
  const where = whereInWords(report, t);
  return (
    <li className={css.entry}>
      <h2 className={text.subheading}>
        {t('staffReports:number', { number: id })}{' '}
        <Link href={href(pageOf(thing))} variant="standalone">
          {t('staffReports:thing', { name: thing.name, town: thing.municipality.name })}
        </Link>
      </h2>
      <p className={cluster.s}>
        <Tag variant={state === 'open' ? 'strong' : 'plain'}>{t(`staffReports:state_${state}`)}</Tag>
        <span>{t(`staffReports:${kind}Kind`)}</span>
        {where && <span>{where}</span>}
        <time dateTime={reported_at}>{t('staffReports:reportedAt', { moment: i18n.moment(reported_at) })}</time>
      </p>
      <blockquote className={css.written} lang={languageOfWords(report.text) ?? 'en'}>
        {report.text}
      </blockquote>
      {report.photo && <Photo image={report.photo} number={id} />}
      {report.answer && (
        <>
          <Answered answer={report.answer} />
          <ReopenForm id={id} describedBy={describedBy} {...submissionOf(formOf('reopen', id))} />
        </>
      )}
      {state === 'open' && (
        <>
          {thing.kind === 'course' && (
            <p>
              <Link href={href(path('staffDuty'), { course: thing.id })} variant="standalone">
                {t('staffReports:closeCourse', { name: thing.name })}
              </Link>
            </p>
          )}
          <AnswerForm id={id} describedBy={describedBy} {...submissionOf(formOf('answer', id))} />
        </>
      )}
    </li>
  );
}

/** Nobody has described it: what it shows, the report says. */
function Photo({ image, number }: { image: NonNullable<Report['photo']>; number: number }) {
  const { t } = usePage();
  const widest = image.sizes.at(-1);
  return (
    <div className={stack.xs}>
      <Figure
        {...pictureOf(image)}
        sizes="(width >= 48rem) 30rem, 92vw"
        alt={t('staffReports:photo', { number })}
        missingLabel={t('staffReports:photoMissing')}
        className={css.photo}
      />
      {widest && (
        <p>
          <Link href={widest.jpeg} variant="standalone">
            {t('staffReports:wholePhoto', { number })}
          </Link>
        </p>
      )}
    </div>
  );
}

function Answered({ answer: { at, by, note } }: { answer: NonNullable<Report['answer']> }) {
  const { t, i18n } = usePage();
  return (
    <>
      <p>
        <time dateTime={at}>{t('staffReports:answeredBy', { moment: i18n.moment(at), role: roleInWords(by, t) })}</time>
      </p>
      {note && (
        <p>
          <NameIn name={note} sentence={(words) => t('staffReports:noted', { note: words })} />
        </p>
      )}
    </>
  );
}

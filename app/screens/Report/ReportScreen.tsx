import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { type Outcome, queryOf, type ReportData, type Thing } from './data.ts';
import { ReportForm } from './ReportForm.tsx';
import { pathOf } from './words.ts';

export type ReportScreenProps = ReportData & Submission;

/** Tells the bureau or the municipality what is wrong with a course, a shop or a place. */
export function ReportScreen({ thing, outcome, ...submission }: ReportScreenProps) {
  const { t, lang, route } = usePage();
  return (
    <div className={`${stack.l} ${measure}`}>
      <h1 className={text.title}>{thing ? t('report:titleOf', { name: thing.name }) : route?.label[lang]}</h1>
      {!thing && <WhereToBegin />}
      {thing && outcome && <Arrived thing={thing} outcome={outcome} />}
      {thing && !outcome && <ReportForm thing={thing} {...submission} />}
      <Elsewhere />
    </div>
  );
}

/** The address names nothing: it is said on which pages reports begin. */
function WhereToBegin() {
  const { t, href } = usePage();
  return (
    <>
      <p>{t('report:begin')}</p>
      <p className={cluster.m}>
        <Link href={href(path('search'))} variant="standalone">
          {t('report:findCourse')}
        </Link>
        <Link href={href(path('areaGuide'))} variant="standalone">
          {t('report:findShop')}
        </Link>
      </p>
    </>
  );
}

function Arrived({ thing, outcome }: { thing: Thing; outcome: Outcome }) {
  const { t, href } = usePage();
  return (
    <>
      <div data-update tabIndex={-1}>
        <Notice
          tone={outcome === 'sent' ? 'success' : 'warning'}
          heading={t(`report:${outcome}Title`)}
          headingLevel={2}
          live="polite"
        >
          {t(`report:${outcome}`)}
        </Notice>
      </div>
      <p className={cluster.m}>
        <Link href={href(pathOf(thing))} variant="standalone">
          {t('report:backTo', { name: thing.name })}
        </Link>
        {outcome === 'sent' && (
          <Link href={href(path('report'), queryOf(thing))} variant="standalone">
            {t('report:another')}
          </Link>
        )}
      </p>
    </>
  );
}

/** Reports are not answered: whoever wants an answer, or reports something else, finds the way here. */
function Elsewhere() {
  const { t, settings } = usePage();
  return (
    <p>
      {t('report:elsewhere')}{' '}
      <Link href={settings.contactUrl} variant="standalone" isExternal externalLabel={t('external')}>
        {t('contact')}
      </Link>
    </p>
  );
}

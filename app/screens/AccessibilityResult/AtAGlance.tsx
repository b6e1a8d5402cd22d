import type { AccessibilityReport, JudgedCriterion, KnownProblem } from '../../../contract/accessibilityApi.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { StatNumbers } from '../../../ui/StatNumbers/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './AccessibilityResultScreen.css.ts';
import type { ResultData } from './AccessibilityResultScreen.tsx';
import { japaneseDay } from './moments.ts';
import { runsAddress } from './runQuery.ts';
import { aimedAt, aimOf, assistiveOf } from './standing.ts';

interface AtAGlanceProps extends Pick<ResultData, 'aims' | 'criteria' | 'knownProblems'> {
  report: AccessibilityReport;
}

/** What is claimed and why, what was found, how much was tested by whom and when, and whom to tell of a problem. */
export function AtAGlance({ aims, criteria, report, knownProblems }: AtAGlanceProps) {
  const { t, i18n, href, settings } = usePage();
  const { number } = i18n;
  const { short, level, id } = aimOf(aims);
  const claim = report.claims.find(({ standard }) => standard === id)!;
  const aimed = aimedAt(criteria, aims);
  const failed = aimed.filter(({ outcome }) => outcome === 'failed');
  const assistive = assistiveOf(report);
  const { violations, findings, undecided } = report.counts;
  const found = violations + findings + undecided;
  return (
    <div className={stack.m}>
      {/* One paragraph: a line of bold text by itself reads as a heading that is none. */}
      <p className={measure}>
        <strong className={css.claim}>
          {t('accessibility:glanceClaim', {
            standard: short,
            claim: t(`accessibility:claim_${claim.kind}`, { level }),
          })}
        </strong>{' '}
        {t(`accessibility:why_${claim.kind}`, {
          total: aimed.length,
          failed: claim.failed,
          untested: claim.untested,
        })}
      </p>
      <StatNumbers
        items={[
          {
            id: 'problems',
            label: t('accessibility:statProblems'),
            value: found ? (
              // Where the runs are not kept, the criteria say which of them are not met.
              <Link href={report.has_runs ? href(runsAddress({ problems: 'yes' })) : '#picture'}>{number(found)}</Link>
            ) : (
              number(found)
            ),
            unit: t('accessibility:unitProblems'),
          },
          {
            id: 'persons',
            label: t('accessibility:glancePersons'),
            value: number(aimed.filter(({ manual }) => manual > 0).length),
            unit: t('accessibility:glanceOf', { total: aimed.length }),
          },
          {
            id: 'assistive',
            label: t('accessibility:glanceAssistive'),
            value: number(assistive.filter(({ count }) => count > 0).length),
            unit: t('accessibility:glanceKinds', { total: assistive.length }),
          },
        ]}
      />
      {failed.length > 0 && <FailedCriteria failed={failed} />}
      {knownProblems.length > 0 && <KnownLinks problems={knownProblems} />}
      {/* Of an older result the notice above says so. */}
      {!report.is_older && <p>{t('accessibility:evidenceOn', { date: i18n.date(japaneseDay(report.ended_at)) })}</p>}
      <p>
        <ButtonLink href={settings.contactUrl} variant="secondary">
          {t('accessibility:tellUs')}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Each leads to whom it hinders, and what can be done instead. */
function KnownLinks({ problems }: { problems: readonly KnownProblem[] }) {
  const { t } = usePage();
  return (
    <div>
      <p>{t('accessibility:glanceKnown')}</p>
      <ul>
        {problems.map(({ id, what }) => (
          <li key={id}>
            <Link href={`#known-${id}`} variant="standalone">
              {what}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FailedCriteria({ failed }: { failed: readonly JudgedCriterion[] }) {
  const { t, href } = usePage();
  return (
    <div>
      <p>{t('accessibility:glanceFailed')}</p>
      <ul>
        {failed.map(({ number, name }) => (
          <li key={number}>
            <Link href={href(path('accessibilityCriterion', { number }))} variant="standalone">
              {`${number} ${name}`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

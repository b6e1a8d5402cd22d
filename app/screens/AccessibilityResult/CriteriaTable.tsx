import type { AccessibilityReport, JudgedCriterion } from '../../../contract/accessibilityApi.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Table } from '../../../ui/Table/index.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { usePage } from '../../PageContext.tsx';
import { ruleName, type Word } from '../Accessibility/words.ts';
import { japaneseDay } from './moments.ts';
import { runsAddress } from './runQuery.ts';
import { SubjectTitle } from './SubjectTitle.tsx';

interface CriteriaTableProps {
  caption: string;
  criteria: readonly JudgedCriterion[];
  /** Names of what was tested, and when. */
  report: AccessibilityReport | null;
  /** For a table of several levels. */
  withLevel?: boolean;
}

const widths: Partial<Record<Word, 'short' | 'wide'>> = {
  criterion: 'wide',
  level: 'short',
  applies: 'short',
  outcome: 'short',
  method: 'short',
};
/** So many of the subjects that failed are named; the list of combinations has them all. */
const namedSubjects = 5;

export function CriteriaTable({ caption, criteria, report, withLevel }: CriteriaTableProps) {
  const { t } = usePage();
  const ids = ['criterion', ...(withLevel ? ['level'] : []), 'applies', 'outcome', 'method', 'remarks'] as Word[];
  return (
    <Table
      narrow="entries"
      caption={caption}
      columns={ids.map((id) => ({
        id,
        label: t(`accessibility:${id}`),
        width: widths[id],
        isRowHeader: id === 'criterion',
      }))}
      rows={criteria.map((each) => ({
        id: each.number,
        criterion: `${each.number} ${each.name}`,
        level: each.level,
        applies: t(`accessibility:${appliesOf(each)}`),
        outcome: (
          <Tag variant={each.outcome === 'failed' ? 'accent' : 'plain'}>
            {t(`accessibility:outcome_${each.outcome}`)}
          </Tag>
        ),
        method: each.method ? <Method method={each.method} /> : t('accessibility:methodNone'),
        remarks: <Remarks criterion={each} report={report} />,
      }))}
    />
  );
}

/** What was never tested may apply or not, and so may what was not found, as long as it was not looked for everywhere. */
const appliesOf = ({ outcome, person }: JudgedCriterion): Word =>
  outcome === 'untested' || (outcome === 'cannotTell' && person === null)
    ? 'appliesUnknown'
    : outcome === 'inapplicable'
      ? 'appliesNo'
      : 'appliesYes';

/** The standard's letters, and to the ear what they stand for. */
function Method({ method }: { method: NonNullable<JudgedCriterion['method']> }) {
  const { t } = usePage();
  return (
    <>
      {method}
      <VisuallyHidden>{t(`accessibility:method_${method}`)}</VisuallyHidden>
    </>
  );
}

/** What the automatic part came to, and what is left for a person. */
function Remarks({ criterion, report }: { criterion: JudgedCriterion } & Pick<CriteriaTableProps, 'report'>) {
  const { t, href } = usePage();
  const { outcome, automatic, subjects, partial_subjects, failed_subjects, manual, person, since, standards } =
    criterion;
  const sentences = [
    since !== '2.0' && t('accessibility:since', { version: since }),
    !standards.includes('wcag-2.2') && t('accessibility:gone'),
    outcome === 'inapplicable' && t('accessibility:absent'),
    outcome !== 'inapplicable' && automatic === 'passed' && t('accessibility:automatic_passed', { subjects }),
    partial_subjects > 0 && t('accessibility:partial', { subjects: partial_subjects }),
    outcome === 'failed' && t('accessibility:automatic_failed', { failed: failed_subjects.length }),
    manual > 0 && t('accessibility:manualCount', { count: manual }),
    outcome === 'cannotTell' && person === null && t('accessibility:notEverywhere'),
    // What failed by machine is not wholly tested either.
    ['cannotTell', 'untested', 'failed'].includes(outcome) &&
      person !== null &&
      t('accessibility:personLeft', { what: person }),
  ];
  return (
    // Room for the ring around a link that has the focus.
    <div className={stack.xs}>
      {sentences.filter(Boolean).map((sentence) => (
        <p key={String(sentence)}>{sentence}</p>
      ))}
      {failed_subjects.slice(0, namedSubjects).map(({ id, title }) => (
        <p key={id}>
          <Link href={href(runsAddress({ subject: id, problems: 'yes' }))} variant="standalone">
            <SubjectTitle title={title} />
            <VisuallyHidden>{t('accessibility:problemsOf')}</VisuallyHidden>
          </Link>
        </p>
      ))}
      {failed_subjects.length > namedSubjects && (
        <p>{t('accessibility:moreSubjects', { count: failed_subjects.length - namedSubjects })}</p>
      )}
      {report && <Tested criterion={criterion} report={report} />}
    </div>
  );
}

/** By what, and when, the automatic part was tested. */
function Tested({
  criterion: { number, rules, checks },
  report,
}: {
  criterion: JudgedCriterion;
  report: AccessibilityReport;
}) {
  const { t, i18n } = usePage();
  const names = [
    ...rules.map((rule) => ruleName(t, report.rules.find(({ id }) => id === rule) ?? { id: rule, help: rule })),
    ...checks.map((check) => report.checks.find(({ id }) => id === check)?.name ?? check),
  ];
  if (!names.length) return <p>{t('accessibility:evidenceNone')}</p>;
  return (
    <Disclosure
      title={
        <span>
          {t('accessibility:evidence')}
          <VisuallyHidden> {number}</VisuallyHidden>
        </span>
      }
    >
      <p>{t('accessibility:evidenceOn', { date: i18n.date(japaneseDay(report.ended_at)) })}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

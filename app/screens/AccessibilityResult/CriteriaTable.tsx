import type { JudgedCriterion } from '../../../contract/accessibilityApi.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { useWords, type Word } from '../Accessibility/words.ts';
import { RecordTable } from './RecordTable.tsx';
import { runsAddress } from './runQuery.ts';
import { SubjectTitle } from './SubjectTitle.tsx';

interface CriteriaTableProps {
  caption: string;
  criteria: readonly JudgedCriterion[];
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

export function CriteriaTable({ caption, criteria, withLevel }: CriteriaTableProps) {
  const { say } = useWords();
  const ids = ['criterion', ...(withLevel ? ['level'] : []), 'applies', 'outcome', 'method', 'remarks'] as Word[];
  return (
    <RecordTable
      caption={caption}
      columns={ids.map((id) => ({ id, label: say(id), width: widths[id] }))}
      rows={criteria.map((each) => ({
        id: each.number,
        criterion: `${each.number} ${each.name}`,
        level: each.level,
        // What was never tested may apply or not.
        applies: say(
          each.outcome === 'untested' ? 'appliesUnknown' : each.outcome === 'inapplicable' ? 'appliesNo' : 'appliesYes',
        ),
        outcome: <Tag variant={each.outcome === 'failed' ? 'accent' : 'plain'}>{say(`outcome_${each.outcome}`)}</Tag>,
        method: each.method ? <Method method={each.method} /> : say('methodNone'),
        remarks: <Remarks criterion={each} />,
      }))}
    />
  );
}

/** The standard's letters, and to the ear what they stand for. */
function Method({ method }: { method: NonNullable<JudgedCriterion['method']> }) {
  const { say } = useWords();
  return (
    <>
      {method}
      <VisuallyHidden>{say(`method_${method}`)}</VisuallyHidden>
    </>
  );
}

/** What the automatic part came to, and what is left for a person. */
function Remarks({ criterion }: { criterion: JudgedCriterion }) {
  const { say, href } = useWords();
  const { outcome, automatic, subjects, failed_subjects, manual, person, since, in_wcag_22 } = criterion;
  const sentences = [
    since !== '2.0' && say('since', { version: since }),
    !in_wcag_22 && say('gone'),
    outcome === 'inapplicable' && say('absent'),
    outcome !== 'inapplicable' && automatic === 'passed' && say('automatic_passed', { subjects }),
    outcome === 'failed' && say('automatic_failed', { failed: failed_subjects.length }),
    manual > 0 && say('manualCount', { count: manual }),
    outcome === 'cannotTell' && person === null && say('notEverywhere'),
    (outcome === 'cannotTell' || outcome === 'untested') && person !== null && say('personLeft', { what: person }),
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
            <VisuallyHidden>{say('problemsOf')}</VisuallyHidden>
          </Link>
        </p>
      ))}
      {failed_subjects.length > namedSubjects && (
        <p>{say('moreSubjects', { count: failed_subjects.length - namedSubjects })}</p>
      )}
    </div>
  );
}

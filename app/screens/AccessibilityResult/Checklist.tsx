import type { AccessibilityAim, JudgedCriterion } from '../../../contract/accessibilityApi.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { Table } from '../../../ui/Table/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { isMet, standingOf } from './standing.ts';

const levels = ['A', 'AA', 'AAA'] as const;

interface ChecklistProps {
  criteria: readonly JudgedCriterion[];
  aims: readonly AccessibilityAim[];
}

/** The criteria of the standard that is declared, by level; then those that only the further ones have. Closed, with their counts. */
export function Checklist({ criteria, aims }: ChecklistProps) {
  const { t } = usePage();
  const [declared, ...further] = aims;
  if (!declared) return null;
  // Aimed at: what the level of the aim asks for.
  const mark = (level: (typeof levels)[number]) =>
    t(level.length <= declared.level.length ? 'accessibility:aimedAt' : 'accessibility:notAimedAt');
  // A result may hold only some of the criteria.
  const lists = [
    ...levels.map((level) => ({
      key: level,
      caption: t('accessibility:inBrackets', {
        words: t('accessibility:checklistOf', { standard: declared.short, level }),
        more: mark(level),
      }),
      criteria: criteria.filter(({ standards, ...each }) => standards.includes(declared.id) && each.level === level),
    })),
    ...further.map(({ id, short }) => ({
      key: id,
      caption: t('accessibility:checklistMore', { standard: short }),
      criteria: criteria.filter(({ standards }) => standards.includes(id) && !standards.includes(declared.id)),
    })),
  ].filter((list) => list.criteria.length > 0);
  return (
    <>
      {lists.map(({ key, caption, criteria: listed }) => (
        <Disclosure key={key} title={<Summary caption={caption} criteria={listed} />}>
          <CriteriaList caption={caption} criteria={listed} />
        </Disclosure>
      ))}
    </>
  );
}

function Summary({ caption, criteria }: { caption: string; criteria: readonly JudgedCriterion[] }) {
  const { t } = usePage();
  return (
    <span>
      {t('accessibility:summary', {
        words: caption,
        met: criteria.filter(isMet).length,
        failed: criteria.filter(({ outcome }) => outcome === 'failed').length,
        total: criteria.length,
      })}
    </span>
  );
}

/** A row a line; what lies behind it is on the page of the criterion. */
function CriteriaList({ caption, criteria }: { caption: string; criteria: readonly JudgedCriterion[] }) {
  const { t, href } = usePage();
  return (
    <Table
      narrow="entries"
      caption={caption}
      isCaptionHidden
      columns={[
        { id: 'criterion', label: t('accessibility:criterion'), width: 'wide', isRowHeader: true },
        { id: 'level', label: t('accessibility:level'), width: 'short' },
        { id: 'outcome', label: t('accessibility:outcome') },
        { id: 'method', label: t('accessibility:method') },
      ]}
      rows={criteria.map((each) => ({
        id: each.number,
        criterion: (
          <Link href={href(path('accessibilityCriterion', each))} variant="standalone">
            {`${each.number} ${each.name}`}
          </Link>
        ),
        level: each.level,
        outcome: t(`accessibility:standing_${standingOf(each)}`),
        method: each.method ? (
          <>
            {each.method}
            <VisuallyHidden>{t(`accessibility:method_${each.method}`)}</VisuallyHidden>
          </>
        ) : (
          t('accessibility:methodNone')
        ),
      }))}
    />
  );
}

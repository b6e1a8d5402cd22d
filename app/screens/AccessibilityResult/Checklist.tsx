import type { AccessibilityAim, AccessibilityReport, JudgedCriterion } from '../../../contract/accessibilityApi.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { CriteriaTable } from './CriteriaTable.tsx';

const levels = ['A', 'AA', 'AAA'] as const;

interface ChecklistProps {
  criteria: readonly JudgedCriterion[];
  aims: readonly AccessibilityAim[];
  report: AccessibilityReport | null;
}

/** The criteria of the standard that is declared, by level; then those that only the further ones have. */
export function Checklist({ criteria, aims, report }: ChecklistProps) {
  const { t } = usePage();
  const [declared, ...further] = aims;
  if (!declared) return null;
  // Aimed at: what the level of the aim asks for.
  const mark = (level: (typeof levels)[number]) =>
    t(level.length <= declared.level.length ? 'accessibility:aimedAt' : 'accessibility:notAimedAt');
  // A result may hold only some of the criteria.
  const tables = [
    ...levels.map((level) => ({
      key: level,
      caption: `${t('accessibility:checklistOf', { standard: declared.short, level })} (${mark(level)})`,
      criteria: criteria.filter(({ standards, ...each }) => standards.includes(declared.id) && each.level === level),
      withLevel: false,
    })),
    ...further.map(({ id, short }) => ({
      key: id,
      caption: t('accessibility:checklistMore', { standard: short }),
      criteria: criteria.filter(({ standards }) => standards.includes(id) && !standards.includes(declared.id)),
      withLevel: true,
    })),
  ].filter((table) => table.criteria.length > 0);
  return (
    <Section heading={t('accessibility:checklist')} lead={t('accessibility:checklistLead')}>
      <div className={stack.l}>
        {tables.map(({ key, ...table }) => (
          <CriteriaTable key={key} report={report} {...table} />
        ))}
      </div>
    </Section>
  );
}

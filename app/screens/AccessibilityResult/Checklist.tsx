import type { AccessibilityAim, AccessibilityReport, JudgedCriterion } from '../../../contract/accessibilityApi.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { useWords } from '../Accessibility/words.ts';
import { CriteriaTable } from './CriteriaTable.tsx';

const levels = ['A', 'AA', 'AAA'] as const;

interface ChecklistProps {
  criteria: readonly JudgedCriterion[];
  aims: readonly AccessibilityAim[];
  report: AccessibilityReport | null;
}

/** The 61 criteria of the Japanese standard by level, then those that newer editions of WCAG added. */
export function Checklist({ criteria, aims, report }: ChecklistProps) {
  const { say } = useWords();
  const jis = aims.find(({ id }) => id === 'jis-x-8341-3-2016')!;
  // Aimed at: what the level of the aim asks for.
  const mark = (level: (typeof levels)[number]) => say(level.length <= jis.level.length ? 'aimedAt' : 'notAimedAt');
  return (
    <Section heading={say('checklist')} lead={say('checklistLead')}>
      <div className={stack.l}>
        {levels.map((level) => (
          <CriteriaTable
            key={level}
            caption={`${say('checklistJis', { standard: jis.short, level })} (${mark(level)})`}
            report={report}
            criteria={criteria.filter((each) => each.in_jis_2016 && each.level === level)}
          />
        ))}
        <CriteriaTable
          caption={say('checklistMore')}
          report={report}
          criteria={criteria.filter(({ in_jis_2016 }) => !in_jis_2016)}
          withLevel
        />
      </div>
    </Section>
  );
}

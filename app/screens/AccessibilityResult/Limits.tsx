import type { AccessibilityReport } from '../../../contract/accessibilityApi.ts';
import { measure } from '../../../ui/layout.css.ts';
import { useWords } from '../Accessibility/words.ts';
import { japaneseDay } from './moments.ts';

/** What the figures do not say by themselves: who found the problems, how much was tested wholly, and how old it is. */
export function Limits({ report: { counts, manual, oldest, ended_at } }: { report: AccessibilityReport }) {
  const { say, i18n } = useWords();
  const tests = manual.filter(({ is_void }) => !is_void).length;
  const found = counts.violations + counts.findings + counts.undecided;
  const [from, to] = [oldest, ended_at].map(japaneseDay) as [string, string];
  return (
    <div className={measure}>
      <p>
        {say('foundByMachine', { count: i18n.number(found) })}
        {tests === 0 ? say('noPerson') : say('persons', { count: i18n.number(tests) })}
      </p>
      <p>
        {say('completeRuns', {
          pages: i18n.number(counts.page_runs),
          completePages: i18n.number(counts.complete_page_runs),
          others: i18n.number(counts.runs - counts.page_runs),
          completeOthers: i18n.number(counts.complete_runs - counts.complete_page_runs),
        })}
      </p>
      {from !== to && <p>{say('oldest', { from: i18n.date(from), to: i18n.date(to) })}</p>}
    </div>
  );
}

import type { AccessibilityReport } from '../../../contract/accessibilityApi.ts';
import { measure } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { japaneseDay } from './moments.ts';

/** What the figures do not say by themselves: who found the problems, how much was tested wholly, and how old it is. */
export function Limits({ report: { counts, manual, oldest, ended_at } }: { report: AccessibilityReport }) {
  const { t, i18n } = usePage();
  const tests = manual.filter(({ is_void }) => !is_void).length;
  const found = counts.violations + counts.findings + counts.undecided;
  const [from, to] = [oldest, ended_at].map(japaneseDay) as [string, string];
  return (
    <div className={measure}>
      <p>
        {t('accessibility:foundByMachine', { count: i18n.number(found) })}
        {tests === 0 ? t('accessibility:noPerson') : t('accessibility:persons', { count: i18n.number(tests) })}
      </p>
      <p>
        {t('accessibility:completeRuns', {
          pages: i18n.number(counts.page_runs),
          completePages: i18n.number(counts.complete_page_runs),
          others: i18n.number(counts.runs - counts.page_runs),
          completeOthers: i18n.number(counts.complete_runs - counts.complete_page_runs),
        })}
      </p>
      {from !== to && <p>{t('accessibility:oldest', { from: i18n.date(from), to: i18n.date(to) })}</p>}
    </div>
  );
}

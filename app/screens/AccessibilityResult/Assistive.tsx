import type { AccessibilityReport } from '../../../contract/accessibilityApi.ts';
import { usePage } from '../../PageContext.tsx';
import { assistiveOf } from './standing.ts';

/** With which screen readers people have tested, each with its valid records. */
export function Assistive({ report }: { report: AccessibilityReport }) {
  const { t } = usePage();
  const results = assistiveOf(report).map(({ name, count }) =>
    t('accessibility:assistiveIs', {
      name,
      result: count ? t('accessibility:assistiveCount', { count }) : t('accessibility:untested'),
    }),
  );
  return (
    <p>
      {t('accessibility:assistiveLead')} {results.join(t('accessibility:and'))}
    </p>
  );
}

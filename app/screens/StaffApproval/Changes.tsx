import type { RevisionDetail } from '../../../contract/revisions.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { ChangesTable } from '../../staff/changes/ChangesTable.tsx';

/** What the proposal changes. */
export function Changes({ revision }: { revision: RevisionDetail }) {
  const { t } = usePage();
  return (
    <section aria-labelledby="changes" className={stack.s}>
      <h3 id="changes" className={text.subheading}>
        {t('staffApproval:changes')}
      </h3>
      <ChangesTable changes={revision.changes} />
    </section>
  );
}

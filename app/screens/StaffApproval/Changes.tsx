import type { RevisionDetail } from '../../../contract/revisions.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Table } from '../../../ui/Table/index.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { usePage } from '../../PageContext.tsx';
import { fieldInWords } from './fields.ts';
import { changesOf } from './sources.ts';
import { Value } from './Value.tsx';

/** The old and the new side by side, field by field; a field that changes in one language only says so. */
export function Changes({ revision }: { revision: RevisionDetail }) {
  const { t } = usePage();
  const { fields, ofRoute } = changesOf(revision);
  return (
    <section aria-labelledby="changes" className={stack.s}>
      <h3 id="changes" className={text.subheading}>
        {t('staffApproval:changes')}
      </h3>
      {fields.length > 0 && (
        <Table
          narrow="entries"
          hasSentences
          caption={t('staffApproval:changesCount', { count: fields.length })}
          columns={[
            { id: 'field', label: t('staffApproval:column_field'), isRowHeader: true },
            { id: 'before', label: t('staffApproval:column_before') },
            { id: 'after', label: t('staffApproval:column_after') },
          ]}
          rows={fields.map(({ path, before, after, only_in }) => ({
            id: path,
            field: (
              <>
                {fieldInWords(path, t)}
                {only_in && before !== null && (
                  <>
                    {' '}
                    <Tag variant="strong">{t(`staffApproval:only_${only_in}`)}</Tag>
                  </>
                )}
              </>
            ),
            before: <Value value={before} />,
            after: <Value value={after} />,
          }))}
        />
      )}
      {ofRoute > 0 && <p>{t('staffApproval:routeData', { count: ofRoute })}</p>}
    </section>
  );
}

import type { RevisionChange } from '../../../contract/revisions.ts';
import { Table } from '../../../ui/Table/index.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { usePage } from '../../PageContext.tsx';
import { fieldInWords } from './fields.ts';
import { changesOf } from './sources.ts';
import { Value } from './Value.tsx';

/** The old and the new side by side, field by field; a field that changes in one language only says so. */
export function ChangesTable({ changes }: { changes: readonly RevisionChange[] }) {
  const { t } = usePage();
  const { fields, ofRoute } = changesOf(changes);
  return (
    <>
      {fields.length > 0 && (
        <Table
          narrow="entries"
          hasSentences
          caption={t('revision:changesCount', { count: fields.length })}
          columns={[
            { id: 'field', label: t('revision:column_field'), isRowHeader: true },
            { id: 'before', label: t('revision:column_before') },
            { id: 'after', label: t('revision:column_after') },
          ]}
          rows={fields.map(({ path, before, after, only_in }) => ({
            id: path,
            field: (
              <>
                {fieldInWords(path, t)}
                {only_in && before !== null && (
                  <>
                    {' '}
                    <Tag variant="strong">{t(`revision:only_${only_in}`)}</Tag>
                  </>
                )}
              </>
            ),
            before: <Value path={path} value={before} />,
            after: <Value path={path} value={after} />,
          }))}
        />
      )}
      {ofRoute > 0 && <p>{t('revision:routeData', { count: ofRoute })}</p>}
    </>
  );
}

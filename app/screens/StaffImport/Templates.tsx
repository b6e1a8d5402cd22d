import type { ImportKind } from '../../../contract/importFaults.ts';
import { Link } from '../../../ui/Link/index.ts';
import { Table } from '../../../ui/Table/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

/** For each kind a table to fill in, what there is as one, and what a program has to write. */
export function Templates({ kinds }: { kinds: readonly ImportKind[] }) {
  const { t, href } = usePage();
  const file = (kind: ImportKind, ending: string, query = {}) =>
    href(`${path('staffImport')}/${kind}.${ending}`, query);
  return (
    <Section heading={t('staffImport:templatesHeading')} lead={t('staffImport:templatesLead')}>
      <Table
        caption={t('staffImport:templatesHeading')}
        isCaptionHidden
        narrow="entries"
        columns={[
          { id: 'kind', label: t('staffImport:kind'), isRowHeader: true },
          { id: 'csv', label: t('staffImport:template') },
          { id: 'present', label: t('staffImport:present') },
          { id: 'schema', label: t('staffImport:schema') },
        ]}
        rows={kinds.map((kind) => {
          const name = t(`revision:kind_${kind}`);
          return {
            id: kind,
            kind: name,
            csv: (
              <Link href={file(kind, 'csv')} variant="standalone">
                {t('staffImport:templateOf', { name })}
              </Link>
            ),
            present: (
              <Link href={file(kind, 'csv', { rows: 'present' })} variant="standalone">
                {t('staffImport:presentOf', { name })}
              </Link>
            ),
            schema: (
              <Link href={file(kind, 'schema.json')} variant="standalone">
                {t('staffImport:schemaOf', { name })}
              </Link>
            ),
          };
        })}
      />
    </Section>
  );
}

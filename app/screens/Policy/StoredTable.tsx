import type { ReactNode } from 'react';
import type { DeviceRow, ServerRow } from '../../../contract/storedData.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Table } from '../../../ui/Table/index.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { usePage } from '../../PageContext.tsx';

const ids = ['what', 'why', 'where', 'until', 'seenBy'] as const;
type Cells = Record<(typeof ids)[number], ReactNode>;

/** @param caption says what the heading above says */
function StoredTable({ caption, rows }: { caption: string; rows: readonly Cells[] }) {
  const { t } = usePage();
  return (
    <Table
      narrow="entries"
      hasSentences
      caption={caption}
      isCaptionHidden
      columns={ids.map((id) => ({ id, label: t(`policy:${id}`), isRowHeader: id === 'what' }))}
      rows={rows.map((cells, at) => ({ id: at, ...cells }))}
    />
  );
}

function useCommonCells() {
  const { t } = usePage();
  return ({ of, also_of_visitors, what, why, until, seen_by }: ServerRow | DeviceRow) => ({
    what:
      of === 'visitor' ? (
        what
      ) : (
        <span className={stack.hair}>
          {what}
          <span>
            <Tag>{t(also_of_visitors ? 'policy:alsoOfVisitors' : `policy:of_${of}`)}</Tag>
          </span>
        </span>
      ),
    why,
    until,
    seenBy: t(`policy:seenBy_${seen_by}`),
  });
}

export function ServerTable({ rows }: { rows: readonly ServerRow[] }) {
  const { t } = usePage();
  const cellsOf = useCommonCells();
  return (
    <StoredTable
      caption={t('policy:server')}
      rows={rows.map((row) => ({ ...cellsOf(row), where: t(`policy:store_${row.store}`) }))}
    />
  );
}

export function DeviceTable({ rows }: { rows: readonly DeviceRow[] }) {
  const { t } = usePage();
  const cellsOf = useCommonCells();
  return (
    <StoredTable
      caption={t('policy:device')}
      rows={rows.map((row) => ({ ...cellsOf(row), where: <OnDevice row={row} /> }))}
    />
  );
}

/** The kind of storage, and the names by which the browser's own settings list what is in it. */
function OnDevice({ row: { area, names, needs_consent } }: { row: DeviceRow }) {
  const { t } = usePage();
  return (
    <span className={stack.hair}>
      {t(`policy:area_${area}`)}
      {names.map((name) => (
        <code key={name}>{name}</code>
      ))}
      {needs_consent && <span>{t('policy:needsConsent')}</span>}
    </span>
  );
}

import type { ReactNode } from 'react';
import type { ExportedData } from '../../../contract/members.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { measure } from '../../../ui/layout.css.ts';
import { Table } from '../../../ui/Table/index.ts';
import { usePage } from '../../PageContext.tsx';
import { NameIn } from '../../text/NameIn.tsx';
import { isColumn } from './columns.ts';
import type { MemberDataScreenProps } from './MemberDataScreen.tsx';

type Row = ExportedData['rows'][number];

/** More would push what follows away. */
const mostOpen = 10;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const day = /^\d{4}-\d\d-\d\d$/;

/** The entries of one kind: one as a list, several as a table, many folded away. */
export function Rows({
  caption,
  rows,
  choices,
}: { caption: string; rows: readonly Row[] } & Pick<MemberDataScreenProps, 'choices'>) {
  const { t, i18n } = usePage();
  const labelOf = (name: string): ReactNode => (isColumn(name) ? t(`memberData:column_${name}`) : <code>{name}</code>);
  const wordsOf = (name: string, value: Row[string]): ReactNode => {
    if (value === null || value === '') return t('memberData:empty');
    if (typeof value === 'number') return i18n.number(value);
    if (typeof value === 'boolean') return t(value ? 'memberData:yes' : 'memberData:no');
    if (moment.test(value)) return <time dateTime={value}>{i18n.moment(value)}</time>;
    if (day.test(value)) return <time dateTime={value}>{i18n.date(value)}</time>;
    return choices[name]?.[value] ?? <NameIn name={value} />;
  };
  const [first] = rows;
  if (!first) return <p>{t('memberData:none')}</p>;
  if (rows.length === 1)
    return (
      <div className={measure}>
        <DescriptionList
          items={Object.entries(first).map(([name, value]) => ({
            id: name,
            term: labelOf(name),
            description: wordsOf(name, value),
          }))}
        />
      </div>
    );
  const table = (
    <Table
      narrow="entries"
      caption={caption}
      isCaptionHidden
      columns={Object.keys(first).map((id) => ({ id, label: labelOf(id) }))}
      rows={rows.map((row, at) => ({
        ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, wordsOf(name, value)])),
        id: at,
      }))}
    />
  );
  return rows.length > mostOpen ? (
    <Disclosure title={t('memberData:show', { count: rows.length })}>{table}</Disclosure>
  ) : (
    table
  );
}

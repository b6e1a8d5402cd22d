import type { FileFaults } from '../../../contract/importFaults.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Table } from '../../../ui/Table/index.ts';
import { usePage } from '../../PageContext.tsx';
import { FaultWords } from '../../staff/FaultWords.tsx';
import { NameIn } from '../../text/NameIn.tsx';
import * as css from './StaffImport.css.ts';

/** Where in the file, and what is wrong with it: the first of them where there are many. */
export function Faults({ total, first }: FileFaults) {
  const { t, i18n } = usePage();
  return (
    <div className={stack.s}>
      <h3 className={text.subheading}>{t('staffImport:faultsHeading', { count: total, shown: i18n.number(total) })}</h3>
      <p>{t(total > first.length ? 'staffImport:faultsCut' : 'staffImport:faultsHelp', { shown: first.length })}</p>
      <Table
        caption={t('staffImport:faultsCaption')}
        isCaptionHidden
        narrow="entries"
        hasSentences
        columns={[
          { id: 'row', label: t('staffImport:columnRow'), isRowHeader: true },
          { id: 'column', label: t('staffImport:columnColumn') },
          { id: 'what', label: t('staffImport:columnWhat') },
        ]}
        rows={first.map(({ row, column, ...fault }, at) => ({
          id: at,
          row: row === null ? t('staffImport:wholeFile') : t('staffImport:row', { row: i18n.number(row) }),
          column: column === null ? t('staffImport:noColumn') : <NameIn name={column} />,
          what: (
            <span className={css.given}>
              <FaultWords {...fault} />
            </span>
          ),
        }))}
      />
    </div>
  );
}

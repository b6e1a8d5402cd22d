import type { ImportFault } from '../../contract/importFaults.ts';
import type { T } from '../i18n/i18n.ts';

/** A fault of a file in words, with its place: "Row 3, “Name (Japanese)”: This is empty." */
export function importFaultInWords({ row, column, kind, value, example }: ImportFault, t: T): string {
  const message = t(`importFault:${kind}`, { value, example });
  if (column === null) return row === null ? message : t('importFault:inRow', { row, message });
  return row === null
    ? t('importFault:inColumn', { column, message })
    : t('importFault:inCell', { row, column, message });
}

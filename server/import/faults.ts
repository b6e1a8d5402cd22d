import type { ImportFault, ImportFaultKind } from '../../contract/importFaults.ts';

const valueMaxLength = 60;
/** More than these nobody reads: the rest is counted. */
const faultsAtMost = 1000;

/** A value as it may stand in a message: one line, cut, without signs that a page or a terminal would act on. */
function shown(value: unknown): string {
  const text =
    typeof value === 'string' ? value : value === undefined ? '' : typeof value === 'object' ? '' : String(value);
  const line = text
    .slice(0, valueMaxLength * 2)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
  return line.length > valueMaxLength ? `${line.slice(0, valueMaxLength - 1).toWellFormed()}…` : line;
}

export const faultOf = (
  kind: ImportFaultKind,
  {
    row = null,
    column = null,
    value,
    example = '',
  }: Partial<Omit<ImportFault, 'kind' | 'value'>> & { value?: unknown } = {},
): ImportFault => ({ row, column: column === null ? null : shown(column), kind, value: shown(value), example });

/** Thrown where a file cannot be read on. */
export class UnreadableFile extends Error {
  readonly fault: ImportFault;
  constructor(fault: ImportFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/** Faults in the order of the file; of a great many, the first and how many more there are. */
export function listed(faults: readonly ImportFault[]): ImportFault[] {
  const inOrder = faults.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const more = inOrder.length - faultsAtMost;
  return more > 0 ? [...inOrder.slice(0, faultsAtMost), faultOf('more', { value: more })] : inOrder;
}

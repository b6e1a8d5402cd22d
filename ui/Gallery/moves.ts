export type Layout = {
  count: number;
  columns: number;
  /** rows that fit on the screen */
  rowsOnScreen: number;
};

/** Where a key leads from the picture `at`; the same number where it leads nowhere. */
export function moveFrom(at: number, key: string, { count, columns, rowsOnScreen }: Layout): number {
  const last = count - 1;
  /** Straight up or down; where the last row is shorter, to its end. */
  const byRows = (rows: number) => {
    const row = Math.min(Math.max(Math.floor(at / columns) + rows, 0), Math.floor(last / columns));
    return Math.min(row * columns + (at % columns), last);
  };
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, last);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowDown':
      return byRows(1);
    case 'ArrowUp':
      return byRows(-1);
    case 'PageDown':
      return byRows(rowsOnScreen);
    case 'PageUp':
      return byRows(-rowsOnScreen);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return at;
  }
}

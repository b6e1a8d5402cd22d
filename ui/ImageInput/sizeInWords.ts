const units = [
  { unit: 'megabyte', bytes: 1_000_000 },
  { unit: 'kilobyte', bytes: 1000 },
] as const;

/** @returns such as "2.4 MB" and "340 KB" (in English "340 kB"); nothing is smaller than 1 KB */
export function sizeInWords(bytes: number, lang: string): string {
  const { unit, bytes: each } = units.find((one) => bytes >= one.bytes) ?? units[1];
  const format = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  });
  return format.format(Math.max(bytes / each, 1));
}

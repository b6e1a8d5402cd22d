/** The kind of device and browser behind a User-Agent, as coarse as a person would say it: no version, no model. */

/** The first that fits: many name others too. */
const devices: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];
const browsers: [RegExp, string][] = [
  [/\bLine\//, 'LINE'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOP(?:R|iOS|T)\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

const nameIn = (table: [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/** @returns null when neither is known */
export function deviceOf(userAgent: string | undefined): string | null {
  const known = [devices, browsers].flatMap((table) => nameIn(table, userAgent ?? '') ?? []);
  return known.length ? known.join(', ') : null;
}

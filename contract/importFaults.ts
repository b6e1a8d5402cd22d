/** What can be wrong with a file of content. Faults are data: `app/staff/importFaultWords.ts` has their words. Free of zod. */

/** What a file can bring, each under the name of its form in `content/`. */
export const importKinds = [
  ...['course', 'cooperation', 'sponsor', 'playground', 'notice'],
  ...['event', 'article', 'link', 'banner', 'park'],
] as const;
export type ImportKind = (typeof importKinds)[number];

export const importMaxBytes = 5_000_000;
export const importMaxRows = 10_000;
/** Of a file with the line of one course. */
export const lineMaxBytes = 2_000_000;

export const importFaultKinds = [
  // The file.
  ...[
    'empty',
    'tooLarge',
    'encoding',
    'spreadsheet',
    'json',
    'tooDeep',
    'quotes',
    'tooLongRow',
    'noItems',
    'notObject',
  ],
  ...['tooManyRows', 'tooManyColumns', 'header', 'columnMissing', 'columnUnknown', 'columnTwice', 'cellsTooMany'],
  // A value.
  ...['required', 'unknownField', 'character', 'tooLong', 'text', 'wholeNumber', 'number', 'date', 'choice', 'yesNo'],
  ...['kana', 'slug', 'url', 'path', 'phone', 'website', 'id', 'twice', 'municipality', 'station', 'outsideTokyo'],
  ...[
    'markup',
    'markupInText',
    'hours',
    'hoursNotWeekly',
    'closedDays',
    'closedDates',
    'tooFew',
    'tooMany',
    'order',
    'recording',
    'form',
  ],
  // Rows of a course.
  ...['notHere', 'withoutCourse'],
  // A line.
  ...['lineFormat', 'documentType', 'xml', 'noLine', 'severalLines', 'tooManyPoints', 'position'],
  ...['lineStart', 'lineReversed', 'linePoint', 'lineOrder', 'lineLength'],
  // A thing that cannot be proposed: nothing has or had its number, another office has it, or an operation refuses it.
  ...['unknownId', 'otherOffice', 'notTaken'],
  /** So many more faults than are listed. */
  'more',
] as const;
export type ImportFaultKind = (typeof importFaultKinds)[number];

export interface ImportFault {
  /**
   * As a spreadsheet counts, the header being 1; in JSON the number of the object, from 1 (of `json` and `xml` the line);
   * null = the whole file.
   */
  row: number | null;
  /** As the file's header says it; in JSON the path of the field. */
  column: string | null;
  kind: ImportFaultKind;
  /** What stands there, cut to a line. */
  value: string;
  /** What could stand there. */
  example: string;
}

/** What is wrong with a file that was refused whole. */
export interface FileFaults {
  total: number;
  /** As many as somebody corrects at once, in the order of the file. */
  first: ImportFault[];
}

/** What can be wrong with an entry, in ten kinds. The browser and zod each say it their way; here both become one. */
export const messageKinds = [
  'required',
  'formatIncorrect',
  'formatInvalid',
  'tooShort',
  'tooLong',
  'stepMismatch',
  'belowMinimum',
  'aboveMaximum',
  'badInput',
  'notValid',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The bound that was passed: a number of characters, of choices, a value; text when it is a date or a time. */
export type Limit = number | string;
export type Finding = { kind: MessageKind; limit?: Limit | undefined };

export type Flag = Exclude<keyof ValidityState, 'valid'>;

/** In the order of telling: one message a field, and what is missing or cannot be read comes before its form. */
const kindOfFlag: Record<Flag, MessageKind> = {
  badInput: 'badInput',
  valueMissing: 'required',
  typeMismatch: 'formatIncorrect',
  patternMismatch: 'formatInvalid',
  tooShort: 'tooShort',
  tooLong: 'tooLong',
  rangeUnderflow: 'belowMinimum',
  rangeOverflow: 'aboveMaximum',
  stepMismatch: 'stepMismatch',
  customError: 'notValid',
};

/** @param validity the browser's `element.validity`, or what it would be */
export function kindOfValidity(validity: Readonly<Partial<Record<Flag, boolean>>>): MessageKind | undefined {
  const flag = (Object.keys(kindOfFlag) as Flag[]).find((flag) => validity[flag]);
  return flag && kindOfFlag[flag];
}

/** An issue of zod 4, as it is thrown or as it comes over the wire. This library does not need zod for it. */
export type IssueLike = {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
  readonly expected?: string;
  readonly format?: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly divisor?: number | bigint;
  readonly inclusive?: boolean;
};

/** Kinds of string that people know by name; what else zod calls a format is a rule of our own. */
const ownFormats = ['regex', 'starts_with', 'ends_with', 'includes', 'lowercase', 'uppercase'];
/** Typed as text and made into something else: what cannot be made is bad input, not a missing one. */
const madeOfText = ['number', 'int', 'bigint', 'date', 'nan'];
const counted = ['string', 'array', 'set', 'file'];

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

function flagOfIssue(issue: IssueLike): Flag {
  const { code, expected = '', format = '', origin = '', minimum } = issue;
  const isCounted = counted.includes(origin);
  if (code === 'invalid_type') return madeOfText.includes(expected) ? 'badInput' : 'valueMissing';
  if (code === 'invalid_format') return ownFormats.includes(format) ? 'patternMismatch' : 'typeMismatch';
  // At least one character, or one choice: that is what required means in a form.
  if (code === 'too_small') return !isCounted ? 'rangeUnderflow' : Number(minimum) === 1 ? 'valueMissing' : 'tooShort';
  if (code === 'too_big') return isCounted ? 'tooLong' : 'rangeOverflow';
  if (code === 'not_multiple_of') return 'stepMismatch';
  return 'customError';
}

function limitOfIssue({ origin, minimum, maximum, divisor, inclusive }: IssueLike): Limit | undefined {
  const limit = minimum ?? maximum ?? divisor;
  // "More than 0" has no bound that could be entered; a date is milliseconds here and a file bytes.
  const isUnsaid = inclusive === false || origin === 'date' || origin === 'file';
  return limit === undefined || isUnsaid ? undefined : Number(limit);
}

/**
 * @param entered what was sent, if it is at hand: without it a wrong choice cannot be told from none
 * @returns one for each issue, `name` being the first step of its path; without a path it is about the whole form
 */
export function problemsOfIssues(
  issues: readonly IssueLike[],
  entered?: Readonly<Record<string, unknown>>,
): ({ name?: string } & Finding)[] {
  return issues.map((issue) => {
    const [first] = issue.path;
    const name = first === undefined ? undefined : String(first);
    const isMissing = name !== undefined && entered ? isEmpty(entered[name]) : 'input' in issue && isEmpty(issue.input);
    const kind = kindOfValidity({ [isMissing ? 'valueMissing' : flagOfIssue(issue)]: true })!;
    const limit = kind === 'required' ? undefined : limitOfIssue(issue);
    return { ...(name !== undefined && { name }), kind, ...(limit !== undefined && { limit }) };
  });
}

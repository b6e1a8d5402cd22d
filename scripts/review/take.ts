/** Decides whether what was handed in may be kept. Pure: nothing is written here. */
import { z } from 'zod';
import { type Kept, voidReasons } from '../../contract/reviewStates.ts';
import { type Review, reviewFile } from '../../contract/reviews.ts';

export type Taken = { reviews: Review[]; problems?: never } | { problems: string[]; reviews?: never };

export interface TakeInput {
  text: string;
  kept: Kept;
  /** What was taken in before. */
  existing: readonly Review[];
  now: Date;
}

/** Clocks of offices differ; a signature of tomorrow would outlive the next one. */
const toleranceMs = 10 * 60_000;
const largest = 2_000_000;

const words = {
  tree: 'it is read out otherwise now than when it was signed: look at it again',
  look: 'it looks otherwise now than when it was signed: look at it again',
  gone: 'there is no such screen, or nothing is kept of it',
};

const isSame = (a: Review, b: Review): boolean =>
  a.subject === b.subject && a.at === b.at && a.by === b.by && a.decision === b.decision;

function parse(text: string): unknown {
  // Editors of Windows put a mark before the text.
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

function problemsOf(each: Review, { kept, existing, now }: TakeInput): string[] {
  const said = voidReasons(each, kept[each.subject]).map((reason) => words[reason]);
  if (Date.parse(each.at) > now.getTime() + toleranceMs) said.push(`it is signed in the future (${each.at})`);
  if (existing.some((other) => isSame(other, each))) said.push('it was taken in before');
  return said.map((problem) => `${each.subject}: ${problem}`);
}

/** All of a file or nothing: half a file taken in is more trouble than none. */
export function takeIn(input: TakeInput): Taken {
  if (input.text.length > largest) return { problems: ['the file is too large to be one from the form'] };
  let given: unknown;
  try {
    given = parse(input.text);
  } catch {
    return { problems: ['the file is not JSON: ask for the file again, as the form made it'] };
  }
  const { data, error } = reviewFile.safeParse(given);
  if (error) return { problems: z.prettifyError(error).split('\n') };
  const subjects = data.reviews.map(({ subject }) => subject);
  const repeated = [...new Set(subjects.filter((id, at) => subjects.indexOf(id) !== at))];
  const problems = [
    ...repeated.map((id) => `${id}: stands in the file twice`),
    ...data.reviews.flatMap((each) => problemsOf(each, input)),
  ];
  return problems.length ? { problems } : { reviews: data.reviews };
}

/** `画面-お知らせ--plain.20261122T013000Z.staff.json`: by story, then by time. */
export const fileNameOf = ({ subject, at, by }: Review): string =>
  `${subject}.${new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')}.${by}.json`;

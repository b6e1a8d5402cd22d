/** Decides whether what was handed in may be kept. Pure: nothing is written here. */
import { z } from 'zod';
import { type Review, reviewFile, type StatePrint, voidReasons } from '../../contract/reviews.ts';

export type Taken = { reviews: Review[]; problems?: never } | { problems: string[]; reviews?: never };

export interface TakeInput {
  text: string;
  /** Each state as it is now; null: there is none. */
  now: ReadonlyMap<string, StatePrint | null>;
  /** What was taken in before. */
  existing: readonly Review[];
  moment: Date;
}

/** Clocks of offices differ; a signature of tomorrow would outlive the next one. */
const toleranceMs = 10 * 60_000;
const largest = 20_000_000;

const words = {
  tree: 'it says something else now than when it was signed: look at it again',
  look: 'it looks otherwise now than when it was signed: look at it again',
  recorded: 'a change was recorded since it was signed: look at it again',
  gone: 'there is no such state, or it cannot be shown',
};

const isSame = (a: Review, b: Review): boolean =>
  a.subject === b.subject && a.at === b.at && a.by === b.by && a.office === b.office;

/** The file as the form makes it. @throws Error with words for the one who takes it in */
export function readFileOf(text: string): Review[] {
  if (text.length > largest) throw new Error('the file is too large to be one from the form');
  let given: unknown;
  try {
    // Editors of Windows put a mark before the text.
    given = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Error('the file is not JSON: ask for the file again, as the form made it');
  }
  const { data, error } = reviewFile.safeParse(given);
  if (error) throw new Error(z.prettifyError(error));
  return data.reviews;
}

function problemsOf(each: Review, { now, existing, moment }: TakeInput): string[] {
  const said = [...(each.voided_at ? ['it says itself that it is void'] : [])];
  said.push(...voidReasons(each, now.get(each.subject) ?? null).map((reason) => words[reason]));
  if (Date.parse(each.at) > moment.getTime() + toleranceMs) said.push(`it is signed in the future (${each.at})`);
  if (existing.some((other) => isSame(other, each))) said.push('it was taken in before');
  return said.map((problem) => `${each.subject}: ${problem}`);
}

/** All of a file or nothing: half a file taken in is more trouble than none. */
export function takeIn(input: TakeInput): Taken {
  let reviews: Review[];
  try {
    reviews = readFileOf(input.text);
  } catch (error) {
    return { problems: (error as Error).message.split('\n') };
  }
  const subjects = reviews.map(({ subject }) => subject);
  const repeated = [...new Set(subjects.filter((id, at) => subjects.indexOf(id) !== at))];
  const problems = [
    ...repeated.map((id) => `${id}: stands in the file twice`),
    ...reviews.flatMap((each) => problemsOf(each, input)),
  ];
  return problems.length ? { problems } : { reviews };
}

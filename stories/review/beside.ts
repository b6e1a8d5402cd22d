/** What stands in the panel beside a story. The frame around stories asks for it, and the story's window answers. */
import { historyOf } from '../../contract/reviews.ts';
import { readSummary, reviews } from './records.ts';
import { verdictOn, type Words } from './screens.ts';
import { wordsOfSignature, wordsOfVerdict } from './words.ts';

export interface Beside {
  /** Of the story. */
  id: string;
  /** The last one; null: nobody has signed. Whether it still holds is found out where it is signed. */
  signature: Words | null;
  verdict: Words;
}

/** @param id of a story */
export async function besideOf(id: string): Promise<Beside> {
  const last = historyOf(reviews, id).at(-1);
  const verdict = verdictOn(await readSummary(), (subject) => subject === id);
  return { id, signature: last ? wordsOfSignature(last) : null, verdict: wordsOfVerdict(verdict) };
}

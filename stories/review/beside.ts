/** What stands in the panel beside a story. The frame around stories asks for it, and the story's window answers. */
import { historyOf } from '../../contract/reviews.ts';
import { readSummary, reviews } from './records.ts';
import { verdictOn, type Words } from './screens.ts';
import { kinds, wordsOfSignature, wordsOfVerdict } from './words.ts';

export interface Beside {
  /** Of the story. */
  id: string;
  isSigned: boolean;
  /** The last one. Whether it still holds is found out where it is signed. */
  signature: Words;
  verdict: Words;
}

/** A change was recorded since. */
const nowVoid = ({ ja, en }: Words): Words => ({ ja: `${kinds.void.ja}（${ja}）`, en: `${kinds.void.en} (${en})` });

/** @param id of a story */
export async function besideOf(id: string): Promise<Beside> {
  const last = historyOf(reviews, id).at(-1);
  const signature = last && wordsOfSignature(last);
  const verdict = verdictOn(await readSummary(), (subject) => subject === id);
  return {
    ...{ id, isSigned: last !== undefined, verdict: wordsOfVerdict(verdict) },
    signature: !signature ? kinds.open : last.voided_at ? nowVoid(signature) : signature,
  };
}

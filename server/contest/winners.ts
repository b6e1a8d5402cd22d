import { contestPlaces } from '../../contract/photoRules.ts';

export interface Entry {
  photoId: number;
  /** null: a sample, which nobody posted; each stands for a person of its own. */
  memberId: number | null;
  votes: number;
  title: string;
}

export interface Winner extends Entry {
  rank: number;
}

/** Most votes first; of the same number, the one that was posted first. */
const byVotes = (a: Entry, b: Entry) => b.votes - a.votes || a.photoId - b.photoId;

/**
 * The first ten places. Each person stands with the entry that has most votes; the same number shares a place, and the next one
 * counts everybody before it (1, 2, 2, 4). Without a vote nobody wins.
 */
export function winnersOf(entries: readonly Entry[]): Winner[] {
  const persons = new Set<number>();
  const best = entries
    .filter(({ votes }) => votes > 0)
    .toSorted(byVotes)
    .filter(({ memberId }) => {
      if (memberId === null) return true;
      const isFirst = !persons.has(memberId);
      persons.add(memberId);
      return isFirst;
    });
  let rank = 0;
  return best
    .map((entry, at) => {
      if (entry.votes !== best[at - 1]?.votes) rank = at + 1;
      return { ...entry, rank };
    })
    .filter((winner) => winner.rank <= contestPlaces);
}

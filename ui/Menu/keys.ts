/** Where a key leads among `count` items, round at both ends; undefined for a key that does not move. */
export function destination(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : count - 1;
  return undefined;
}

/** Half of a second or so without a letter starts a new word. */
const pause = 700;

/** Remembers the letters typed one after another. */
export class Typed {
  #letters = '';
  #last = Number.NEGATIVE_INFINITY;

  /**
   * @param moment of the key, in ms
   * @returns the item that begins with what has been typed; one letter again and again goes through all that begin with it
   */
  find(letter: string, moment: number, labels: readonly string[], at: number): number | undefined {
    this.#letters = moment - this.#last < pause ? this.#letters + fold(letter) : fold(letter);
    this.#last = moment;
    const isOneLetter = [...this.#letters].every((each) => each === this.#letters[0]);
    const wanted = isOneLetter ? this.#letters[0]! : this.#letters;
    const from = isOneLetter ? at + 1 : Math.max(at, 0);
    for (let step = 0; step < labels.length; step++) {
      const index = (from + step) % labels.length;
      if (fold(labels[index]!).startsWith(wanted)) return index;
    }
    return undefined;
  }
}

const fold = (words: string) => words.normalize('NFKC').toLowerCase();

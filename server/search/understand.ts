/** Other ways to read a keyword that finds nothing: compounds cut at known names, one wrong letter put right. */
import { fold } from '../keyword.ts';
import { correctionOf, partsOf, type Vocabulary } from './vocabulary.ts';

const written = (reading: string, { words }: Vocabulary) =>
  reading
    .split(' ')
    .map((word) => words.get(word) ?? word)
    .join(' ');

/** Best first, as people write them; empty when the keyword can be read in one way only. */
export function otherReadings(keyword: string, vocabulary: Vocabulary): string[] {
  const words = fold(keyword).split(' ').filter(Boolean);
  const readings: string[] = [];
  const cut = words.map((word) => partsOf(word, vocabulary)?.join(' ') ?? word).join(' ');
  const corrected = words.map((word) => correctionOf(word, vocabulary) ?? word).join(' ');
  const whole = correctionOf(words.join(''), vocabulary);
  const both = cut
    .split(' ')
    .map((word) => correctionOf(word, vocabulary) ?? word)
    .join(' ');
  for (const reading of [cut, corrected, whole, both])
    if (reading && reading !== words.join(' ') && !readings.includes(reading)) readings.push(reading);
  return readings.map((reading) => written(reading, vocabulary));
}

/** Known words near the ones typed, to offer where nothing was found. */
export function closestWords(keyword: string, { words }: Vocabulary, atMost: number): string[] {
  const typed = fold(keyword).split(' ').filter(Boolean);
  const pairs = (word: string) => new Set([...word].slice(1).map((character, index) => [...word][index]! + character));
  const scored = [...words.keys()].flatMap((known) => {
    const likeness = Math.max(
      0,
      ...typed.map((word) => {
        const [a, b] = [pairs(word), pairs(known)];
        const shared = [...a].filter((pair) => b.has(pair)).length;
        return a.size + b.size ? (2 * shared) / (a.size + b.size) : 0;
      }),
    );
    return likeness >= 0.4 ? [{ known, likeness }] : [];
  });
  return scored
    .sort((a, b) => b.likeness - a.likeness || a.known.length - b.known.length)
    .map(({ known }) => words.get(known)!)
    .filter((word, index, all) => all.indexOf(word) === index)
    .slice(0, atMost);
}

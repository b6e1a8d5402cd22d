/** Other ways to read a keyword that finds nothing: compounds cut at known names, one wrong letter put right. */
import { fold } from '../keyword.ts';
import { correctionOf, pairsOf, partsOf, type Vocabulary } from './vocabulary.ts';

/** Two words that share so much of their pairs are like each other. */
const likeFrom = 0.4;

const written = (reading: string, { words }: Vocabulary) =>
  reading
    .split(' ')
    .map((word) => words.get(word) ?? word)
    .join(' ');

/** Best first, as people write them; empty when the keyword can be read in one way only. */
export function otherReadings(keyword: string, vocabulary: Vocabulary): string[] {
  const words = fold(keyword).split(' ').filter(Boolean);
  const readings: string[] = [];
  // Words of Latin letters stand apart already.
  const cut = words
    .map((word) => (/^[a-z]+$/.test(word) ? word : (partsOf(word, vocabulary)?.join(' ') ?? word)))
    .join(' ');
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
export function closestWords(keyword: string, vocabulary: Vocabulary, atMost: number): string[] {
  const typed = fold(keyword)
    .split(' ')
    .filter(Boolean)
    .map((word) => new Set(pairsOf(word)));
  const scored = vocabulary.pairs.flatMap(({ written, pairs }) => {
    const likeness = Math.max(
      0,
      ...typed.map((own) => {
        const all = own.size + pairs.length;
        return all ? (2 * pairs.filter((pair) => own.has(pair)).length) / all : 0;
      }),
    );
    return likeness >= likeFrom ? [{ written, likeness }] : [];
  });
  return scored
    .sort((a, b) => b.likeness - a.likeness || a.written.length - b.written.length)
    .map(({ written }) => written)
    .filter((word, index, all) => all.indexOf(word) === index)
    .slice(0, atMost);
}

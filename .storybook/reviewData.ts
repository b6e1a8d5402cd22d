import type { Plugin } from 'vite';
import { looksFile, readKept, readReviews } from '../scripts/review/kept.ts';

const name = 'virtual:reviews';
const resolved = `\0${name}`;

/** Signatures and fingerprints for the review pages, read where files can be read; a file that breaks its schema stops the build. */
export const reviewData = (): Plugin => ({
  name: 'reviews',
  resolveId: (source) => (source === name ? resolved : null),
  load(id) {
    if (id !== resolved) return null;
    this.addWatchFile(looksFile);
    return `export const kept = ${JSON.stringify(readKept())};\nexport const reviews = ${JSON.stringify(readReviews())};`;
  },
});

/** What is kept for reviews: how each screen is read out and how it looks, and what was signed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Kept } from '../../contract/reviewStates.ts';
import { type Review, review } from '../../contract/reviews.ts';
import { fingerprintOf, type Tree } from '../../tests/a11y/trees.ts';

const root = path.resolve(import.meta.dirname, '../..');
export const reviewsFolder = path.join(root, 'content/reviews');
export const looksFile = path.join(root, 'tests/review/looks.json');
const treesFolder = path.join(root, 'tests/a11y/trees');

/** By the id of the story. */
const looks = z.record(z.string(), z.string().regex(/^[0-9a-f]{16}$/));

export const readLooks = (file = looksFile): Record<string, string> =>
  existsSync(file) ? looks.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

/** The file of a tree, as tests/a11y/trees.ts names and writes it. */
const treeFileOf = (id: string) => `${id.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'top'}.yml`;

/** `# ja`, the tree, an empty line, `# en`, the tree. */
export function parseTree(text: string): Tree {
  const [, ...parts] = text.split(/^# (ja|en)$/m);
  return Object.fromEntries(parts.flatMap((part, at) => (at % 2 ? [] : [[part, parts[at + 1]!.trim()]])));
}

function treeOf(id: string, folder: string): string | null {
  const file = path.join(folder, treeFileOf(id));
  return existsSync(file) ? fingerprintOf(parseTree(readFileSync(file, 'utf8'))) : null;
}

/** What every screen in every state is now, as far as it is kept. */
export function readKept(places = { looks: looksFile, trees: treesFolder }): Kept {
  return Object.fromEntries(
    Object.entries(readLooks(places.looks)).map(([id, look]) => [id, { look, tree: treeOf(id, places.trees) }]),
  );
}

/** @throws Error that names the file which breaks its schema */
export function readReviews(folder = reviewsFolder): Review[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return files.sort().map((name) => {
    try {
      return review.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
    } catch (error) {
      throw new Error(`content/reviews/${name}: ${(error as Error).message}`);
    }
  });
}

/** Accessibility trees as a screen reader meets them: written as files, and held to the same shape in both languages. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../contract/values.ts';

/** By language, on a large screen; in YAML, as Playwright writes it. */
export type Tree = Partial<Record<Language, string>>;

export const fingerprintOf = (tree: Tree): string =>
  createHash('sha256')
    .update(JSON.stringify([tree.ja ?? null, tree.en ?? null]))
    .digest('hex')
    .slice(0, 16);

/**
 * What is being read out, in regions of its own beside the landmarks: announcements are taken away after a while, so what is left of
 * them depends on the moment.
 */
const announced = /^- (?:status|alert|log)\b.*(?:\n {2}.*)*/gm;

/** Words that a page explains in a region of its own: each language has its own hard words. */
const explained = /^( *)- region "(?:むずかしい言葉|Words to know)":(?:\n\1 +.*)*/gm;

/** Which of the words are those that were sought depends on the words. */
const found = /^( *)- mark\b.*(?:\n\1 +.*)*\n?/gm;

/** Roles and their depth, without words: what both languages have in common. Running text may be cut otherwise. */
const shapeOf = (tree: string): string[] =>
  tree
    .replace(announced, '')
    .replace(explained, '')
    .replace(found, '')
    .split('\n')
    .flatMap((line) => {
      const match = /^(\s*)- '?([a-z]+)\b(?:.*?(\[level=\d\]))?/.exec(line);
      return match && match[2] !== 'text' ? [`${match[1]}${match[2]}${match[3] ?? ''}`] : [];
    });

const fileOf = (id: string) => `${id.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'top'}.yml`;

/** A file for each subject: `# ja`, the tree, an empty line, `# en`, the tree. */
export function writeTrees(directory: string, trees: Readonly<Record<string, Tree>>): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const files = new Set(Object.keys(trees).map(fileOf));
  if (files.size < Object.keys(trees).length) throw new Error('two subjects would write their trees into one file');
  for (const [id, tree] of Object.entries(trees)) {
    const parts = (['ja', 'en'] as const).flatMap((lang) => (tree[lang] ? [`# ${lang}\n${tree[lang]}\n`] : []));
    writeFileSync(path.join(directory, fileOf(id)), parts.join('\n'));
  }
}

/** @returns nothing for a subject without a file */
export function readTree(directory: string, id: string): Tree {
  const file = path.join(directory, fileOf(id));
  const [, ...parts] = existsSync(file) ? readFileSync(file, 'utf8').split(/^# (ja|en)$/m) : [];
  return Object.fromEntries(parts.flatMap((lang, at) => (at % 2 ? [] : [[lang, parts[at + 1]!.trim()]])));
}

/** @returns the first place where the two languages have other roles; null when none does */
export function differenceOfLanguages({ ja, en }: Tree): string | null {
  if (!ja || !en) return null;
  const [left, right] = [shapeOf(ja), shapeOf(en)];
  const at = left.findIndex((role, index) => role !== right[index]);
  if (at < 0 && left.length === right.length) return null;
  const place = at < 0 ? Math.min(left.length, right.length) : at;
  return `role ${place + 1}: ja has ${(left[place] ?? 'nothing').trim()}, en has ${(right[place] ?? 'nothing').trim()}`;
}

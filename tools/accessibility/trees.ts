/** Accessibility trees as a screen reader meets them: kept as files, compared, and held to the same shape in both languages. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../contract/values.ts';

/** By language, on a large screen; in YAML, as Playwright writes it. */
export type Tree = Partial<Record<Language, string>>;

const directory = path.join(import.meta.dirname, '../../tests/a11y/trees');

export const fingerprintOf = (tree: Tree): string =>
  createHash('sha256')
    .update(JSON.stringify([tree.ja ?? null, tree.en ?? null]))
    .digest('hex')
    .slice(0, 16);

/** Roles and their depth, without words: what both languages have in common. Running text may be cut otherwise. */
const shapeOf = (tree: string): string[] =>
  tree.split('\n').flatMap((line) => {
    const match = /^(\s*)- '?([a-z]+)\b(?:.*?(\[level=\d\]))?/.exec(line);
    return match && match[2] !== 'text' ? [`${match[1]}${match[2]}${match[3] ?? ''}`] : [];
  });

const fileOf = (id: string) =>
  path.join(directory, `${id.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'top'}.yml`);
const textOf = ({ ja, en }: Tree) =>
  [
    ['ja', ja],
    ['en', en],
  ]
    .flatMap(([lang, tree]) => (tree ? [`# ${lang}\n${tree}\n`] : []))
    .join('\n');

/** Keeps the tree of a screen. */
export function keepTree(id: string, tree: Tree): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(fileOf(id), textOf(tree));
}

function keptTree(id: string): Tree {
  const [, ...parts] = readFileSync(fileOf(id), 'utf8').split(/^# (ja|en)$/m);
  return Object.fromEntries(parts.flatMap((lang, at) => (at % 2 ? [] : [[lang, parts[at + 1]!.trim()]])));
}

/**
 * In the languages that were looked at: a part of a run may have met one of them only.
 *
 * @returns the first line that differs from what is kept; null when none does
 */
export function differenceFromKept(id: string, tree: Tree): string | null {
  if (!existsSync(fileOf(id))) return 'no tree is kept';
  const was = keptTree(id);
  const [kept, now] = [
    { ...(tree.ja && was.ja && { ja: was.ja }), ...(tree.en && was.en && { en: was.en }) },
    tree,
  ].map((each) => textOf(each).split('\n')) as [string[], string[]];
  const at = now.findIndex((line, index) => line !== kept[index]);
  if (at < 0 && kept.length === now.length) return null;
  return `line ${at + 1}: ${JSON.stringify(kept[at] ?? '')} is now ${JSON.stringify(now[at] ?? '')}`;
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

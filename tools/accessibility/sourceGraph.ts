/**
 * Which source files a file is made of: its imports, theirs, and so on. Read from the sources rather than from Vite's module graph,
 * in which a `.css.ts` file no longer knows the tokens that it was computed from.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const isModule = (file: string) => /\.[cm]?[jt]sx?$/.test(file);
const isRelative = (specifier: string) => specifier.startsWith('.');

/** `import.meta.glob('./x/*.ts')`, with type arguments or without; `new URL('./x', import.meta.url)`. */
const globs = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g;
/** Types are gone when a file is built. */
const types = /^(?:import type|export type [{*])[^;]*;/gm;
const addresses = /new URL\(\s*['"](\.[^'"]*)['"]\s*,\s*import\.meta\.url/g;

export interface SourceGraph {
  /** Paths from the root, sorted: the files themselves and everything that they import. An import that `isCut` names is not followed. */
  filesFrom: (files: readonly string[], isCut?: (file: string, from: string) => boolean) => string[];
  /** Of contents and names. */
  hashOf: (files: readonly string[]) => string;
}

export const hashText = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** @returns every file in these files and folders, as paths from the root */
export function filesIn(root: string, places: readonly string[]): string[] {
  return places.flatMap((place) => {
    const absolute = path.join(root, place);
    if (!existsSync(absolute)) return [];
    if (!statSync(absolute).isDirectory()) return [place];
    return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(place, name))
      .filter((file) => statSync(path.join(root, file)).isFile());
  });
}

export function sourceGraph(root: string): SourceGraph {
  const imports = new Map<string, readonly string[]>();
  const hashes = new Map<string, string>();
  const contentHash = (file: string): string => {
    const known = hashes.get(file) ?? hashText(readFileSync(path.join(root, file)));
    hashes.set(file, known);
    return known;
  };

  /** @throws when a relative import leads nowhere: a fingerprint must not leave anything out in silence */
  function resolve(specifier: string, from: string): string[] {
    const wanted = path.posix.join(path.posix.dirname(from), specifier.replace(/[?#].*$/, ''));
    const absolute = path.join(root, wanted);
    if (existsSync(absolute)) return filesIn(root, [wanted]);
    throw new Error(`${from}: ${specifier} leads nowhere`);
  }

  function read(file: string): readonly string[] {
    if (!isModule(file)) return [];
    const text = readFileSync(path.join(root, file), 'utf8');
    const folder = path.posix.dirname(file);
    const patterns = [...text.matchAll(globs)].flatMap(([, list]) =>
      [...list!.matchAll(/['"]([^'"]+)['"]/g)].map(([, pattern]) => path.posix.join(folder, pattern!)),
    );
    const specifiers = [
      ...ts.preProcessFile(text.replaceAll(types, ''), true, true).importedFiles.map(({ fileName }) => fileName),
      ...[...text.matchAll(addresses)].map(([, address]) => address!),
    ];
    return [
      ...specifiers.filter(isRelative).flatMap((specifier) => resolve(specifier, file)),
      ...patterns.flatMap((pattern) => globSync(pattern, { cwd: root })),
    ];
  }
  const importsOf = (file: string) => {
    const known = imports.get(file) ?? read(file);
    imports.set(file, known);
    return known;
  };

  return {
    filesFrom(files, isCut = () => false) {
      const met = new Set(files);
      for (const file of met) for (const next of importsOf(file)) if (!isCut(next, file)) met.add(next);
      return [...met].sort();
    },
    hashOf: (files) => hashText(files.map((file) => `${file} ${contentHash(file)}`).join('\n')),
  };
}

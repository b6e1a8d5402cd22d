/** What the first HTML of a page needs of the built client: modules to preload, and its styles as text (decision 0039). */
import { createHash } from 'node:crypto';
import type { PageAssets } from '../app/entry.server.tsx';

/** Of a manifest that Vite writes. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface Sheet {
  text: string;
  classes: ReadonlySet<string>;
}

const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name]) => name!));
const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, text]) => text!.split(' ')));

/**
 * @param entry the browser's entry
 * @param read gives the text of a built file
 */
export function pageAssets(manifest: Manifest, entry: string, read: (file: string) => string) {
  /** The modules with all that they import, what is imported first. */
  const closure = (modules: readonly string[], found = new Set<string>()): Set<string> => {
    const visited = new Set<string>();
    const visit = (module: string) => {
      const chunk = manifest[module];
      if (!chunk || visited.has(module)) return;
      visited.add(module);
      for (const imported of chunk.imports ?? []) visit(imported);
      found.add(module);
    };
    for (const module of modules) visit(module);
    return found;
  };
  const cssOf = (modules: Iterable<string>) => new Set([...modules].flatMap((module) => manifest[module]!.css ?? []));

  const sheets = new Map<string, Sheet>(
    [...cssOf(Object.keys(manifest))].map((file) => {
      const text = read(file).trim();
      return [file, { text, classes: classesOf(text) }];
    }),
  );
  const joined = new Map<string, Pick<PageAssets, 'inlineStyle' | 'styleHash'>>();
  /** Joined and hashed once for each set of files. */
  const inline = (files: readonly string[]) => {
    const key = files.join();
    const inlineStyle = files.map((file) => sheets.get(file)!.text).join('');
    const known = joined.get(key) ?? {
      inlineStyle,
      styleHash: `sha256-${createHash('sha256').update(inlineStyle).digest('base64')}`,
    };
    joined.set(key, known);
    return known;
  };
  const ofEntry = closure([entry]);
  const script = manifest[entry]!.file;

  /** @param body the rendered page: parts whose code comes later may stand in it already, and need their styles */
  return (modules: readonly string[], body: string): PageAssets => {
    const chunks = closure([entry, ...modules]);
    const styles = cssOf(chunks);
    const later = [...chunks]
      .filter((module) => !ofEntry.has(module))
      .flatMap((module) => manifest[module]!.dynamicImports ?? []);
    const laterStyles = [...cssOf(closure(later))].filter((file) => !styles.has(file));
    if (laterStyles.length > 0) {
      const present = classesIn(body);
      for (const file of laterStyles)
        if ([...sheets.get(file)!.classes].some((name) => present.has(name))) styles.add(file);
    }
    return {
      scripts: [`/${script}`],
      preloads: [...chunks].map((module) => `/${manifest[module]!.file}`).filter((file) => file !== `/${script}`),
      styles: [...styles].map((file) => `/${file}`),
      ...inline([...styles]),
    };
  };
}

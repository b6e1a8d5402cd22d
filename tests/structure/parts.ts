/** Which files belong together, and which of them are missing below a root. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** No components of their own, and why. */
const partsOfOthers: Record<string, string> = {
  Announcer: 'says what others tell it and draws nothing; tested with each of them in tests/ui/announcements',
  Field: 'label, description and error that all fields share; shown and tested with each field',
};
/** Shown beside a sibling: the stories and docs page of another component are its own too. */
const shownWith: Record<string, string> = { ButtonLink: 'Button' };

const folders = (root: string, place: string): string[] =>
  readdirSync(path.join(root, place), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );

const absent = (root: string, files: string[]) => files.filter((file) => !existsSync(path.join(root, file)));

/** Components of `ui/` without code, stories, docs page or test. */
export function missingOfComponents(root: string): string[] {
  const own = folders(root, 'ui').filter((name) => !(name in partsOfOthers));
  return own.flatMap((name) => {
    const shown = shownWith[name] ?? name;
    const files = [
      `ui/${name}/index.ts`,
      `stories/ui/${shown}.stories.tsx`,
      `stories/ui/${shown}.mdx`,
      `tests/ui/${name}.test.tsx`,
    ];
    return absent(root, files);
  });
}

/** Machines without code, docs page or test. */
export const missingOfMachines = (root: string): string[] =>
  folders(root, 'machines').flatMap((name) =>
    absent(root, [
      `machines/${name}/${name}.machine.ts`,
      `machines/${name}/index.ts`,
      `stories/machines/${name}.mdx`,
      `tests/machines/${name}.test.ts`,
    ]),
  );

/** @param screens names in the route table, such as `Top` */
export const missingOfScreens = (root: string, screens: readonly string[]): string[] =>
  [...new Set(screens)].flatMap((name) =>
    absent(root, [
      `app/screens/${name}/index.ts`,
      `app/screens/${name}/${name}.tsx`,
      `app/screens/${name}/${name}Screen.tsx`,
      `stories/screens/${name}.stories.tsx`,
    ]),
  );

const textBelow = (root: string, place: string, ending: string): string =>
  (readdirSync(path.join(root, place), { recursive: true }) as string[])
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(root, place, file), 'utf8'))
    .join('\n');

/** @param calls keys of the contract, such as `GET /search` */
export function missingOfEndpoints(root: string, calls: readonly string[]): string[] {
  const handlers = textBelow(root, 'server', '.api.ts');
  const tests = textBelow(root, 'tests/server', '.test.ts');
  return calls.flatMap((call) => [
    ...(handlers.includes(`'${call}': `) ? [] : [`${call}: no handler in server/`]),
    ...(tests.includes(`'${call}'`) ? [] : [`${call}: in no test of tests/server/`]),
  ]);
}

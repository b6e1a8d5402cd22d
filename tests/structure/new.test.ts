/** `npm run new` in a copy of the project: what it writes is complete, formatted, well typed, and its test passes. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { missingOfComponents, missingOfEndpoints, missingOfMachines, missingOfScreens, projectRoot } from './parts.ts';

/** Each test starts processes; the compiler by itself takes a minute, and several on a busy machine. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const left = new Set(['node_modules', 'dist', '.git', '.data', 'storybook-static', 'test-results', 'docs']);
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tokotoko-new-'));
  for (const name of readdirSync(projectRoot))
    if (!left.has(name)) cpSync(path.join(projectRoot, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(binary: string, ...args: string[]) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(binary, args, { cwd: root, env, encoding: 'utf8' });
  return { status, stdout, output: stdout + stderr };
}
const tool = (name: string, ...args: string[]) => run(path.join(projectRoot, 'node_modules/.bin', name), ...args);
const make = (...args: string[]) =>
  run(process.execPath, path.join(projectRoot, 'scripts/new.ts'), ...args, '--root', root);
const written = (stdout: string) => [...stdout.split('Next:')[0]!.matchAll(/^ {2}(\S+)$/gm)].map(([, file]) => file!);

describe('what cannot be', () => {
  test.each([
    [['component', 'routeCard'], '"routeCard" cannot name a component: its name begins with a capital'],
    [['machine', 'RouteCard'], '"RouteCard" cannot name a machine: its name begins with a small letter'],
    [['endpoint', '../evil'], '"../evil" cannot name an endpoint'],
    [['screen', 'Default'], '"Default" cannot name a screen: JavaScript keeps that word for itself.'],
    [['component', 'Button'], 'Nothing was written, because this exists already:\n  ui/Button/Button.tsx'],
    [['component', 'BUTTON'], 'Nothing was written, because this exists already:\n  ui/Button/Button.tsx'],
    [['screen', 'Top'], 'app/screens/Top/ja.json'],
    [['machine', 'nearby'], 'machines/nearby/nearby.machine.ts'],
    [['endpoint', 'courses'], 'contract/courses.ts'],
    [['page', 'Thing'], 'npm run new component|screen|form|machine|endpoint|resource NAME'],
    [['component'], 'npm run new component|screen|form|machine|endpoint|resource NAME'],
    [['component', 'Thing', '--force'], 'npm run new component|screen|form|machine|endpoint|resource NAME'],
  ])('%j is refused in words', (args, words) => {
    const { status, stdout, output } = make(...args);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(output).toContain(words);
    expect(output).not.toMatch(/\n {4}at /);
  });

  test('leaves everything as it was', () => {
    expect(existsSync(path.join(root, 'ui/routeCard'))).toBe(false);
    expect(readFileSync(path.join(root, 'ui/Button/Button.tsx'), 'utf8')).toBe(
      readFileSync(path.join(projectRoot, 'ui/Button/Button.tsx'), 'utf8'),
    );
  });
});

describe('one of each', () => {
  const files: string[] = [];

  test.each([
    ['component', 'LongPathCard', 6],
    ['screen', 'LongPath', 10],
    ['form', 'LongPathForm', 10],
    ['machine', 'longPath', 4],
    ['endpoint', 'longPaths', 7],
    ['resource', 'longPathSigns', 11],
  ])('%s %s is written and added where it belongs', (kind, name, count) => {
    const { status, stdout, output } = make(kind, name);
    expect(status, output).toBe(0);
    expect(output).not.toMatch(/by hand|Add to /);
    expect(written(stdout)).toHaveLength(count);
    files.push(...written(stdout));
  });

  test('none of their parts is missing', () => {
    const own = (missing: string[]) => missing.filter((file) => /longpath/i.test(file));
    expect(own(missingOfComponents(root))).toEqual([]);
    expect(own(missingOfMachines(root))).toEqual([]);
    expect(missingOfScreens(root, ['LongPath', 'LongPathForm'])).toEqual([]);
    expect(missingOfEndpoints(root, ['GET /long_paths', 'GET /long_path_signs'])).toEqual([]);
  });

  test('the resource’s migration makes its table and drops cached pages when a row changes', () => {
    const script = files.find((file) => file.endsWith('_long_path_signs.sql'))!;
    const statements = readFileSync(path.join(root, script), 'utf8').split('--> statement-breakpoint');
    expect(statements).toHaveLength(2);
    expect(statements[0]).toMatch(/^CREATE TABLE "long_path_signs" \(/);
    expect(statements[1]).toMatch(/ ON "long_path_signs" .* EXECUTE FUNCTION note_content_change\(\);\n$/);
  });

  test('they are formatted', () => {
    const own = files.filter((file) => !/\.mdx$|^server\/db\/migrations\//.test(file));
    expect(tool('biome', 'check', '--error-on-warnings', ...own)).toMatchObject({ status: 0 });
  });

  /** What a tool says about the new files and those they were added to; other files have checks of their own. */
  const aboutThem = (output: string) =>
    output.split('\n').filter((line) => /longPath/i.test(line) || files.some((file) => line.startsWith(file)));

  test('they are well typed', () => {
    const project = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
    // Of the tests only the new ones: no other names what was just made.
    const include = [...project.include.filter((each: string) => !/^(tests|tools|scripts)$/.test(each)), ...files];
    writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({ ...project, include }));
    const { output } = tool('tsc', '--noEmit', '--singleThreaded', '-p', '.', '--listFiles');
    for (const file of files.filter((each) => /\.tsx?$/.test(each))) expect(output).toContain(path.join(root, file));
    expect(aboutThem(output).filter((line) => /error TS/.test(line))).toEqual([]);
  });

  test('they keep the layer rules', () => {
    const layered = files.filter((file) => /^(ui|machines|app|server|contract|stories)\/.*\.tsx?$/.test(file));
    // Follows their imports, and with them every circle that they are part of.
    const { output } = tool('depcruise', '--config', '.dependency-cruiser.cjs', ...layered);
    expect(output).toMatch(/dependencies cruised/);
    expect(aboutThem(output)).toEqual([]);
  });

  test('the machine’s test passes', () => {
    // The project's own configuration loads Storybook and a browser, which this test does not need.
    writeFileSync(path.join(root, 'vitest.new.config.ts'), 'export default {};');
    const { status, output } = tool(
      'vitest',
      'run',
      '--config=vitest.new.config.ts',
      'tests/machines/longPath.test.ts',
    );
    expect(status, output).toBe(0);
    expect(output).toMatch(/3 passed/);
  });
});

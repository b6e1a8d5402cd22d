/** Format, lint, types, layer rules, third-party notices, unused code, translation keys: what can be said in seconds. */
import { runStep, type Step } from './steps.ts';

export const checks: Step[] = [
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '--max-diagnostics=50', '.'] },
  { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  {
    name: 'layer rules',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.cjs',
      'tokens',
      'ui',
      'contract',
      'machines',
      'app',
      'server',
      'stories',
      'scripts',
      'tools',
    ],
  },
  { name: 'third-party notices', command: 'node', args: ['scripts/thirdParty.ts', '--check'] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  {
    name: 'translation keys',
    command: 'vitest',
    args: ['run', '--project', 'unit', '--reporter', 'dot', 'tests/app/i18n.test.ts'],
  },
];

if (import.meta.main) {
  const results = await Promise.all(checks.map(runStep));
  process.exit(results.every(Boolean) ? 0 : 1);
}

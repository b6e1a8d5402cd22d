import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { otherEngines } from '../../tools/accessibility/otherEngines.ts';

const look = {
  ...{ name: 'Firefox', version: '153.7', axe: '4.14.1', tested_at: '2026-11-26T05:00:00Z', build: 'this' },
  ...{ pages: ['/', '/map'], violations: 0 },
};

test('what was seen in other engines is told of the same build only, and never half', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'tokotoko-engines-'));
  expect(otherEngines('this', path.join(directory, 'none'))).toEqual([]);
  const keep = (name: string, changes: object) =>
    writeFileSync(path.join(directory, `${name}.json`), JSON.stringify({ ...look, name, ...changes }));
  keep('WebKitGTK', { build: 'another' });
  keep('Firefox', {});
  expect(otherEngines('this', directory)).toEqual([look]);
  keep('WebKitGTK', { pages: [] });
  expect(() => otherEngines('this', directory)).toThrow();
});

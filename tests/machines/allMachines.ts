/** Every machine there is, as its folder gives it: a new one is in no list that could forget it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyStateMachine } from 'xstate';

const directory = path.resolve(import.meta.dirname, '../../machines');

async function machinesIn(folder: string): Promise<AnyStateMachine[]> {
  const made = (await import(`../../machines/${folder}/index.ts`)) as Record<string, unknown>;
  return Object.entries(made).flatMap(([name, value]) => {
    if (/^create\w+Machine$/.test(name)) return (value as () => AnyStateMachine)();
    return name.endsWith('Machine') ? (value as AnyStateMachine) : [];
  });
}

const folders = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
export const allMachines = (await Promise.all(folders.map(({ name }) => machinesIn(name)))).flat();

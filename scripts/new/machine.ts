/** The files of a machine: behaviour with its effects declared, docs page with the statechart, test that walks every way. */
import { type Plan, upperFirst } from './plan.ts';

export const machinePlan = (name: string): Plan => {
  const type = upperFirst(name);
  return {
    files: {
      [`machines/${name}/${name}.machine.ts`]: `import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';

export interface ${type}Context {
  problem: Problem | null;
}

export type ${type}Event = { type: 'START' } | { type: 'RETRY' };

/** What it keeps in order, in one sentence. */
export const ${name}Machine = setup({
  types: {
    context: {} as ${type}Context,
    events: {} as ${type}Event,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    work: actorNotProvided<void>('${name}.work'),
  },
  actions: {
    setProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: '${name}',
  context: { problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: { START: 'working' },
    },
    working: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'work',
        src: 'work',
        onDone: 'done',
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: { RETRY: 'working' },
    },
    done: {},
  },
});
`,
      [`machines/${name}/index.ts`]: `export { type ${type}Context, type ${type}Event, ${name}Machine } from './${name}.machine.ts';
`,
      [`stories/machines/${name}.mdx`]: `import { Meta } from '@storybook/addon-docs/blocks';
import { ${name}Machine } from '../../machines/${name}/index.ts';
import { Statechart } from './Statechart.tsx';

<Meta title="動き/${name}" />

# ${name}

\`START\` で始まり、失敗したら \`RETRY\` でやり直します（タグ \`busy\`、\`failed\`）。

<div lang="en">

\`START\` begins; after a failure \`RETRY\` tries again (tags \`busy\`, \`failed\`).

</div>

外から与えるもの / <span lang="en">Effects to provide</span>: \`work\`

<Statechart machine={${name}Machine} />
`,
      [`tests/machines/${name}.test.ts`]: `import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../contract/apiError.ts';
import { ${name}Machine } from '../../machines/${name}/index.ts';
import { NotProvidedError } from '../../machines/notProvided.ts';
import { settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

/** A started machine; \`work\` is what its effect does. */
function start(work: () => Promise<void>) {
  const actor = createActor(${name}Machine.provide({ actors: { work: fromPromise(work) } })).start();
  return { actor, snapshot: () => actor.getSnapshot() };
}

const outcomes = [
  { type: 'xstate.done.actor.work', output: undefined },
  { type: 'xstate.error.actor.work', error: new Error('broken') },
];

test('every state and transition can be reached', () => {
  const result = walk(${name}Machine, { events: [{ type: 'START' }, { type: 'RETRY' }, ...outcomes] });
  expectComplete(result);
  expect(result.reached).toEqual(['done', 'failed', 'idle', 'working']);
});

describe('${name}', () => {
  test('says that it works, and that it has failed', async () => {
    let isBroken = true;
    const { actor, snapshot } = start(async () => {
      if (isBroken) throw new ApiError('E503', 'away');
    });
    actor.send({ type: 'START' });
    expect(snapshot().hasTag('busy')).toBe(true);
    await settle();
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(snapshot().context.problem).toEqual({ kind: 'unavailable' });
    isBroken = false;
    actor.send({ type: 'RETRY' });
    expect(snapshot().context.problem).toBeNull();
    await settle();
    expect(snapshot().value).toBe('done');
  });

  test('an effect that was not provided says its name', async () => {
    const actor = createActor(${name}Machine);
    let failure: unknown;
    actor.subscribe({ error: (error) => (failure = error) });
    actor.start();
    actor.send({ type: 'START' });
    await settle();
    expect(failure).toBeInstanceOf(NotProvidedError);
    expect((failure as Error).message).toBe('${name}.work was not provided');
  });
});
`,
    },
    insertions: [],
    next: [
      `Add ${name}Machine to the lists in stories/machines/Statechart.stories.tsx and tests/machines/statechart.test.ts, so that its drawing is looked at.`,
    ],
  };
};

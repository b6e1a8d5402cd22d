import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type KeptKind, keptKinds } from '../../machines/deviceLists/index.ts';
import { favouritesTransferMachine, type TransferredList } from '../../machines/favouritesTransfer/index.ts';
import { NotProvidedError } from '../../machines/notProvided.ts';
import { settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

test('every state and transition can be reached', () => {
  const result = walk(favouritesTransferMachine, {
    events: [
      { type: 'START' },
      { type: 'xstate.done.actor.send', output: { moved: 0, dropped: 0 } } as { type: string },
      { type: 'xstate.error.actor.send', error: new Error('away') } as { type: string },
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual(['done', 'idle', 'sending']);
});

function start(outcomes: Partial<Record<KeptKind, TransferredList | Error>>) {
  const sent: KeptKind[] = [];
  let underWay = 0;
  let mostAtOnce = 0;
  const actor = createActor(
    favouritesTransferMachine.provide({
      actors: {
        send: fromPromise<TransferredList, { kind: KeptKind }>(async ({ input: { kind } }) => {
          sent.push(kind);
          underWay += 1;
          mostAtOnce = Math.max(mostAtOnce, underWay);
          await settle();
          underWay -= 1;
          const outcome = outcomes[kind] ?? { moved: 0, dropped: 0 };
          if (outcome instanceof Error) throw outcome;
          return outcome;
        }),
      },
    }),
  ).start();
  const finish = async () => {
    for (let turns = 0; turns < 20 && !actor.getSnapshot().matches('done'); turns += 1) await settle();
    return actor.getSnapshot();
  };
  return { actor, sent, finish, mostAtOnce: () => mostAtOnce };
}

describe('favouritesTransfer', () => {
  test('sends every list, one after another, and adds up what came of them', async () => {
    const { actor, sent, finish, mostAtOnce } = start({
      course: { moved: 3, dropped: 1 },
      sponsor: { moved: 1, dropped: 0 },
    });
    actor.send({ type: 'START' });
    actor.send({ type: 'START' });
    expect((await finish()).context).toEqual({ waiting: [], moved: 4, dropped: 1 });
    expect([sent, mostAtOnce()]).toEqual([keptKinds, 1]);
  });

  test('goes on after a list that fails, the last one too', async () => {
    const { actor, sent, finish } = start({
      ...{ course: new Error('away'), playground: new Error('away') },
      cooperation: { moved: 2, dropped: 0 },
    });
    actor.send({ type: 'START' });
    expect(await finish()).toMatchObject({ value: 'done', context: { moved: 2, dropped: 0 } });
    expect(sent).toEqual(keptKinds);
  });

  test('begins again only when it is done, and counts anew', async () => {
    const { actor, sent, finish } = start({ course: { moved: 1, dropped: 0 } });
    actor.send({ type: 'START' });
    await finish();
    actor.send({ type: 'START' });
    expect((await finish()).context.moved).toBe(1);
    expect(sent).toHaveLength(2 * keptKinds.length);
  });

  test('an effect that was not provided says its name', async () => {
    const actor = createActor(favouritesTransferMachine);
    let failure: unknown;
    actor.subscribe({ error: (error) => (failure = error) });
    actor.start().send({ type: 'START' });
    await settle();
    expect(failure).toBeInstanceOf(NotProvidedError);
  });
});

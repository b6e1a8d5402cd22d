import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type InstallHintInput, type InstallOutcome, installHintMachine } from '../../machines/installHint/index.ts';
import { deferred } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const nothingKnown: InstallHintInput = { way: null, hasTask: false, isInSight: true, isSought: false };
const sought: InstallHintInput = { ...nothingKnown, isInSight: false, isSought: true };

test('every state and transition can be reached', () => {
  const result = walk(installHintMachine, {
    starts: [
      { name: 'nothing known', input: nothingKnown },
      { name: 'in words', input: { ...nothingKnown, way: 'words' } },
      { name: 'on its page', input: sought },
    ],
    events: [
      ...['OFFERED', 'INSTALLED', 'TASK_BEGAN', 'TASK_ENDED', 'INSTALL', 'CLOSE'].map((type) => ({ type })),
      ...['CAME_IN_SIGHT', 'WENT_OUT_OF_SIGHT'].map((type) => ({ type })),
      { type: 'xstate.done.actor.prompt', output: 'accepted' } as { type: string },
      { type: 'xstate.done.actor.prompt', output: 'dismissed' } as { type: string },
      { type: 'xstate.error.actor.prompt', error: new Error('no offer') } as { type: string },
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual([...['asking', 'closed', 'failed', 'installed', 'offered', 'waiting']]);
});

function start(input: Partial<InstallHintInput> = {}) {
  const prompts: PromiseWithResolvers<InstallOutcome>[] = [];
  const remember = vi.fn();
  const actor = createActor(
    installHintMachine.provide({
      actions: { remember },
      actors: {
        prompt: fromPromise<InstallOutcome>(() => {
          prompts.push(deferred<InstallOutcome>());
          return prompts.at(-1)!.promise;
        }),
      },
    }),
    { input: { ...nothingKnown, ...input } },
  ).start();
  const send = (...types: Parameters<typeof actor.send>[0]['type'][]) => {
    for (const type of types) actor.send({ type });
  };
  return { actor, prompts, remember, send, value: () => actor.getSnapshot().value };
}

describe('the hint', () => {
  test('comes only where nobody looks, and is used up only when it is seen', () => {
    const { send, value, remember } = start();
    send('OFFERED');
    expect(value()).toBe('waiting');
    send('WENT_OUT_OF_SIGHT');
    expect(value()).toBe('offered');
    expect(remember).not.toHaveBeenCalled();
    send('CAME_IN_SIGHT');
    expect(value()).toBe('offered');
    expect(remember).toHaveBeenCalledOnce();
    send('WENT_OUT_OF_SIGHT');
    expect(value()).toBe('offered');
  });

  test('never stands over a task: unseen it waits, seen it is over', () => {
    const { send, value } = start({ way: 'prompt', isInSight: false, hasTask: true });
    expect(value()).toBe('waiting');
    send('TASK_ENDED');
    expect(value()).toBe('offered');
    send('TASK_BEGAN');
    expect(value()).toBe('waiting');
    send('TASK_ENDED', 'CAME_IN_SIGHT', 'TASK_BEGAN');
    expect(value()).toBe('closed');
    send('TASK_ENDED', 'OFFERED', 'WENT_OUT_OF_SIGHT');
    expect(value()).toBe('closed');
  });

  test('asks the browser after a press, and not before', async () => {
    const { send, value, prompts } = start({ way: 'prompt', isInSight: false });
    send('CAME_IN_SIGHT');
    expect(prompts).toHaveLength(0);
    send('INSTALL', 'INSTALL');
    expect(prompts).toHaveLength(1);
    prompts[0]!.resolve('accepted');
    await vi.waitFor(() => expect(value()).toBe('installed'));
    send('CLOSE');
    expect(value()).toBe('closed');
  });

  test('is over for good when the browser is told no', async () => {
    const { send, value, prompts, remember } = start({ way: 'prompt', isInSight: false });
    send('INSTALL');
    prompts[0]!.resolve('dismissed');
    await vi.waitFor(() => expect(value()).toBe('closed'));
    send('OFFERED', 'WENT_OUT_OF_SIGHT');
    expect(value()).toBe('closed');
    expect(remember).toHaveBeenCalled();
  });

  test('says it in words when the browser does not ask after all', async () => {
    const { actor, send, value, prompts } = start({ way: 'prompt', isInSight: false });
    send('INSTALL');
    prompts[0]!.reject(new Error('used up'));
    await vi.waitFor(() => expect(value()).toBe('failed'));
    expect(actor.getSnapshot().context.way).toBe('words');
  });

  test('in words has nothing to press but its end', () => {
    const { send, value, prompts } = start({ way: 'words', isInSight: false });
    send('INSTALL');
    expect([value(), prompts]).toEqual(['offered', []]);
    send('CLOSE');
    expect(value()).toBe('closed');
  });

  test('does not come any more when it was installed from the menu', () => {
    const { send, value, remember } = start({ way: null });
    send('INSTALLED');
    expect(value()).toBe('closed');
    expect(remember).toHaveBeenCalledOnce();
  });
});

describe('on the page about it', () => {
  test('the button is there as soon as the browser offers, and again when it offers again', async () => {
    const { actor, send, value, prompts } = start(sought);
    expect(value()).toBe('waiting');
    send('OFFERED');
    expect(value()).toBe('offered');
    send('INSTALL');
    prompts[0]!.resolve('dismissed');
    await vi.waitFor(() => expect(value()).toBe('waiting'));
    expect(actor.getSnapshot().context.isDeclined).toBe(true);
    send('OFFERED');
    expect(value()).toBe('offered');
  });

  test('says that it was installed, wherever that was done', () => {
    const { send, value } = start(sought);
    send('INSTALLED');
    expect(value()).toBe('installed');
  });
});

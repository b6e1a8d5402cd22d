/** The stage on which machines are played: what they wait for, and the states they are in. */
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { cookieConsentMachine } from '../../machines/cookieConsent/index.ts';
import { createResourceListMachine } from '../../machines/resourceList/index.ts';
import { createStage, pathsOf } from '../../stories/machines/stage.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function startList() {
  const stage = createStage();
  const machine = createResourceListMachine<string>().provide({ actors: { load: stage.actor<string[]>('load') } });
  return { stage, actor: createActor(machine, { input: {} }).start() };
}

it('holds work until it is answered, and tells when that changes', async () => {
  const { stage, actor } = startList();
  const heard = vi.fn();
  stage.subscribe(heard);
  actor.send({ type: 'LOAD' });
  expect(stage.pending().map(({ effect }) => effect)).toEqual(['load']);
  expect(heard).toHaveBeenCalledTimes(1);
  stage.pending()[0]!.done(['上野']);
  await settle();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.items]).toEqual(['ready', ['上野']]);
  expect(stage.pending()).toEqual([]);
});

it('lets work fail, and be asked for again', async () => {
  const { stage, actor } = startList();
  actor.send({ type: 'LOAD' });
  stage.pending()[0]!.failed({ code: 'E500' });
  await settle();
  expect(actor.getSnapshot().value).toBe('failed');
  actor.send({ type: 'RETRY' });
  expect(stage.pending()).toHaveLength(1);
});

it('forgets work that is no longer wanted', () => {
  const { stage, actor } = startList();
  actor.send({ type: 'LOAD' });
  actor.stop();
  expect(stage.pending()).toEqual([]);
});

it('writes down actions', () => {
  const stage = createStage();
  const actions = { storeChoice: stage.action('storeChoice'), countClick: stage.action('countClick') };
  const actor = createActor(cookieConsentMachine.provide({ actions }), { input: {} }).start();
  actor.send({ type: 'AGREE' });
  expect(stage.called()).toEqual(['storeChoice', 'countClick']);
  expect(pathsOf(actor.getSnapshot().value)).toEqual(['agreed', 'agreed.settled']);
});

it('names states by their paths, those around first', () => {
  expect(pathsOf('online')).toEqual(['online']);
  expect(pathsOf({ a: { b: 'c' } })).toEqual(['a', 'a.b', 'a.b.c']);
  expect(pathsOf({ left: 'on', right: 'off' })).toEqual(['left', 'left.on', 'right', 'right.off']);
});

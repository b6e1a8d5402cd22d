import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { createNavigationMachine, type NavigationPage } from '../../machines/navigation/index.ts';
import { deferred, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

interface Page extends NavigationPage {
  name: string;
}
const machine = createNavigationMachine<Page>();
const page = (path: string, name = path, more: Partial<Page> = {}): Page => ({
  ...{ path, name, failure: null, showsProblem: false },
  ...more,
});
const search = (name: string) => page('/map', name, { showsProblem: true });
const failed = (path: string): Page => page(path, 'failure', { failure: { kind: 'unavailable' } });
const done = (id: string, output: Page) => ({ type: `xstate.done.actor.${id}`, output });

test('every state and transition can be reached', () => {
  const result = walk(machine, {
    starts: [
      { name: 'on a search', input: { page: search('first'), address: '/map' } },
      { name: 'on a failure', input: { page: failed('/map'), address: '/map' } },
    ],
    events: [
      { type: 'GO', address: '/map?page=2' } as { type: string },
      { type: 'REFRESH' },
      { type: 'RETRY' },
      { type: 'xstate.after.slow.navigation.loading.quick' },
      done('loadPage', search('second')),
      done('loadPage', failed('/map')),
      done('loadPage', failed('/news')),
      done('refreshPage', search('fresh')),
      done('refreshPage', failed('/map')),
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual(['failed', 'idle', 'loading.quick', 'loading.slow', 'refreshing']);
});

function start(first: Page) {
  const loads: { address: string; outcome: PromiseWithResolvers<Page> }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    machine.provide({
      actors: {
        loadPage: fromPromise<Page, { address: string }>(({ input: { address } }) => {
          const outcome = deferred<Page>();
          loads.push({ address, outcome });
          return outcome.promise;
        }),
      },
    }),
    { input: { page: first, address: first.path }, clock },
  ).start();
  return { actor, loads, clock, snapshot: () => actor.getSnapshot() };
}

describe('navigation', () => {
  test('keeps the page until the next one is there', async () => {
    const { actor, loads, snapshot } = start(page('/'));
    actor.send({ type: 'GO', address: '/news' });
    expect([snapshot().hasTag('busy'), snapshot().context.page.path]).toEqual([true, '/']);
    loads[0]!.outcome.resolve(page('/news'));
    await settle();
    expect([snapshot().value, snapshot().context.page.path]).toEqual(['idle', '/news']);
  });

  test('the latest address wins, in whatever order pages arrive', async () => {
    const { actor, loads, snapshot } = start(page('/'));
    actor.send({ type: 'GO', address: '/news' });
    actor.send({ type: 'GO', address: '/about' });
    loads[1]!.outcome.resolve(page('/about'));
    await settle();
    loads[0]!.outcome.resolve(page('/news'));
    await settle();
    expect(snapshot().context.page.path).toBe('/about');
  });

  test('is slow only after a quarter of a second', () => {
    const { actor, clock, snapshot } = start(page('/'));
    actor.send({ type: 'GO', address: '/news' });
    clock.increment(249);
    expect(snapshot().hasTag('slow')).toBe(false);
    clock.increment(1);
    expect(snapshot().hasTag('slow')).toBe(true);
  });

  test('a screen that shows problems keeps what it has', async () => {
    const { actor, loads, snapshot } = start(search('found'));
    actor.send({ type: 'GO', address: '/map?page=2' });
    loads[0]!.outcome.resolve(failed('/map'));
    await settle();
    expect(snapshot().context).toMatchObject({ page: { name: 'found' }, problem: { kind: 'unavailable' } });
    actor.send({ type: 'RETRY' });
    loads[1]!.outcome.resolve(search('page 2'));
    await settle();
    expect(loads[1]!.address).toBe('/map?page=2');
    expect(snapshot().context).toMatchObject({ page: { name: 'page 2' }, problem: null });
  });

  test.each([
    ['another screen', search('found'), failed('/news')],
    ['a screen that shows no problems', page('/news'), failed('/news')],
    ['a page that is not there', search('found'), page('/map', 'lost', { failure: { kind: 'notFound' } })],
  ])('the failure page takes the place of the page: %s', async (_, first, next) => {
    const { actor, loads, snapshot } = start(first);
    actor.send({ type: 'GO', address: next.path });
    loads[0]!.outcome.resolve(next);
    await settle();
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(snapshot().context).toMatchObject({ page: next, problem: null });
  });

  test('a refresh says nothing, and a failed one changes nothing', async () => {
    const { actor, loads, snapshot } = start(page('/', 'before'));
    const tags = vi.fn();
    actor.subscribe((state) => tags(state.hasTag('busy') || state.hasTag('failed')));
    actor.send({ type: 'REFRESH' });
    loads[0]!.outcome.resolve(failed('/'));
    await settle();
    expect(snapshot().context.page.name).toBe('before');
    actor.send({ type: 'REFRESH' });
    loads[1]!.outcome.resolve(page('/', 'after'));
    await settle();
    expect(snapshot().context.page.name).toBe('after');
    expect(tags).not.toHaveBeenCalledWith(true);
  });
});

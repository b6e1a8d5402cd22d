import { beforeEach, expect, it } from 'vitest';
import { createSerialQueue, type SerialQueue } from '../../server/db/serialQueue.ts';

let queue: SerialQueue;
let happened: string[];
beforeEach(() => {
  queue = createSerialQueue();
  happened = [];
});

/** A task that says when it begins and ends, and ends when it is told. */
function task(name: string) {
  const ending = Promise.withResolvers<string>();
  return {
    start: async () => {
      happened.push(`${name} begins`);
      return ending.promise.finally(() => happened.push(`${name} ends`));
    },
    end: () => ending.resolve(name),
    fail: () => ending.reject(new Error(name)),
  };
}

it('begins a task at once when nothing is before it', () => {
  void queue.share(task('query').start);
  void queue.run(task('transaction').start);
  expect(happened).toEqual(['query begins', 'transaction begins']);
});

it('runs tasks alone one after the other, and shared ones beside each other', async () => {
  const tasks = ['first', 'second'].map(task);
  const shared = ['a', 'b'].map(task);
  const results = [...tasks.map(({ start }) => queue.run(start)), ...shared.map(({ start }) => queue.share(start))];
  for (const { end } of [...shared, ...tasks].reverse()) end();
  expect(await Promise.all(results)).toEqual(['first', 'second', 'a', 'b']);
  expect(happened.slice(0, 6)).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
    'a begins',
    'b begins',
  ]);
});

it('goes on after a task that failed, and tells only its caller', async () => {
  const [first, second, third] = [task('first'), task('second'), task('third')];
  const failed = queue.run(first.start);
  const next = queue.run(second.start);
  const shared = queue.share(third.start);
  first.fail();
  second.end();
  third.end();
  await expect(failed).rejects.toThrow('first');
  expect(await Promise.all([next, shared])).toEqual(['second', 'third']);
});

it('does not wait for tasks that have ended', async () => {
  const done = task('done');
  const ended = queue.run(done.start);
  done.end();
  await ended;
  void queue.share(task('query').start);
  expect(happened.at(-1)).toBe('query begins');
});

/** Who waits for whom when many passwords are hashed at once. */
import { beforeEach, expect, it } from 'vitest';
import { createHashQueue } from '../../server/members/hashQueue.ts';

/** A task that ends when it is told to. */
function manual(name: string, log: string[]) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    end,
    task: async () => {
      log.push(`${name} begins`);
      await ended;
      log.push(`${name} ends`);
    },
  };
}

let { hashInTurn, severalInTurn } = createHashQueue(2);
beforeEach(() => {
  ({ hashInTurn, severalInTurn } = createHashQueue(2));
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('two run at once; the next begins when one has ended', async () => {
  const log: string[] = [];
  const tasks = ['a', 'b', 'c'].map((name) => manual(name, log));
  const all = tasks.map(({ task }) => hashInTurn(task));
  await settled();
  expect(log).toEqual(['a begins', 'b begins']);
  tasks[1]!.end();
  await settled();
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'c begins']);
  for (const { end } of tasks) end();
  await Promise.all(all);
});

it('registrations never take both places, however many there are', async () => {
  const log: string[] = [];
  const hashes = Array.from({ length: 9 }, (_, at) => manual(`hash ${at}`, log));
  const registrations = [0, 3, 6].map((from) =>
    severalInTurn(hashes.slice(from, from + 3), ({ task }) => hashInTurn(task)),
  );
  await settled();
  expect(log).toEqual(['hash 0 begins']);
  for (const name of ['login 1', 'login 2', 'login 3']) {
    const login = manual(name, log);
    const done = hashInTurn(login.task);
    await settled();
    expect(log.at(-1)).toBe(`${name} begins`);
    login.end();
    await done;
  }
  for (const { end } of hashes) end();
  await Promise.all(registrations);
  expect(log.filter((line) => line.startsWith('hash')).map((line) => line.split(' ')[1])).toEqual(
    hashes.flatMap((_, at) => [String(at), String(at)]),
  );
});

it('on two processors one runs, and a login waits for one hash of a registration', async () => {
  ({ hashInTurn, severalInTurn } = createHashQueue(1));
  const log: string[] = [];
  const hashes = ['hash 1', 'hash 2', 'hash 3'].map((name) => manual(name, log));
  const registration = severalInTurn(hashes, ({ task }) => hashInTurn(task));
  const login = manual('login', log);
  const done = hashInTurn(login.task);
  await settled();
  expect(log).toEqual(['hash 1 begins']);
  hashes[0]!.end();
  await settled();
  expect(log).toEqual(['hash 1 begins', 'hash 1 ends', 'login begins']);
  for (const { end } of [login, ...hashes]) end();
  await Promise.all([registration, done]);
});

it('who comes when the line is full is told to come back, and the line goes on', async () => {
  const first = manual('first', []);
  const registrations = Array.from({ length: 16 }, () => severalInTurn([first], ({ task }) => task()));
  await expect(severalInTurn([first], ({ task }) => task())).rejects.toMatchObject({ code: 'E503', retryAfter: 5 });
  first.end();
  await Promise.all(registrations);
  await expect(severalInTurn([1], async (one) => one + 1)).resolves.toEqual([2]);
});

it('fifty wait for a hash; the next is told to come back, and the line goes on', async () => {
  const first = manual('first', []);
  const all = Array.from({ length: 52 }, () => hashInTurn(first.task));
  await expect(hashInTurn(first.task)).rejects.toMatchObject({ code: 'E503', retryAfter: 5 });
  first.end();
  await Promise.all(all);
  await expect(hashInTurn(async () => 'done')).resolves.toBe('done');
});

it('a task that fails leaves its place', async () => {
  const failing = Array.from({ length: 4 }, () => hashInTurn(() => Promise.reject(new Error('no memory'))));
  for (const result of await Promise.allSettled(failing)) expect(result.status).toBe('rejected');
  await expect(hashInTurn(async () => 'done')).resolves.toBe('done');
});

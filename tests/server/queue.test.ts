/** What happens when more is asked than can be rendered. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerEntry } from '../../app/entry.server.tsx';
import { createQueue, Overloaded } from '../../server/queue.ts';
import { pageServerOf } from './pagesSupport.ts';
import { openPortal, type Portal } from './support.ts';

describe('the queue', () => {
  const blocked = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { task: () => promise, release: resolve };
  };

  it('runs so many at once, lets so many wait in order, and refuses the rest', async () => {
    const run = createQueue({ atOnce: 2, maxWaiting: 2, maxWaitMs: 20_000 });
    const { task, release } = blocked();
    const order: number[] = [];
    const tasks = [1, 2, 3, 4].map((number) =>
      run(async () => {
        order.push(number);
        await task();
      }),
    );
    await expect(run(task)).rejects.toBeInstanceOf(Overloaded);
    expect(order).toEqual([1, 2]);
    release();
    await Promise.all(tasks);
    expect(order).toEqual([1, 2, 3, 4]);
    await expect(run(async () => 'free again')).resolves.toBe('free again');
  });

  it('refuses who has waited too long, and frees the place of a task that fails', async () => {
    const run = createQueue({ atOnce: 1, maxWaiting: 5, maxWaitMs: 20 });
    const { task, release } = blocked();
    const first = run(async () => {
      await task();
      throw new Error('it failed');
    });
    await expect(run(task)).rejects.toBeInstanceOf(Overloaded);
    release();
    await expect(first).rejects.toThrow('it failed');
    await expect(run(async () => 'next')).resolves.toBe('next');
  });
});

describe('pages', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal('pglite');
    // Importing it takes longer than a page may wait.
    await import('../../app/entry.server.tsx');
  });
  afterAll(() => portal.close());

  /** A server whose pages come when they are let go; those of `isFree` at once. */
  function heldBack(isFree: (path: string) => boolean = () => false) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const rendered: string[] = [];
    const app = pageServerOf(portal.context, {
      wrap: (entry): ServerEntry => ({
        ...entry,
        renderPage: async ({ path, query, lang }) => {
          rendered.push(`${path}?${query}`);
          if (!isFree(path)) await promise;
          return { status: 200, lang, title: 'title', html: `${path}?${query}` };
        },
      }),
    });
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await app.request(`http://localhost${path}`, { headers });
      return { response, body: await response.text() };
    };
    return { get, rendered, release: resolve };
  }

  it('are rendered once for all who ask for the same at once', async () => {
    const { get, rendered, release } = heldBack();
    const asked = Array.from({ length: 50 }, () => get('/map'));
    await expect.poll(() => rendered, { timeout: 60_000 }).toEqual(['/map?']);
    release();
    for (const { response, body } of await Promise.all(asked)) expect([response.status, body]).toEqual([200, '/map?']);
    expect(rendered).toEqual(['/map?']);
  });

  it('are refused with 503, the time to wait and words when too many are asked for', async () => {
    const { get, rendered, release } = heldBack();
    const asked = Array.from({ length: 100 }, (_, at) => get(`/map?keyword=${at}&lang=en`));
    await expect.poll(() => rendered.length, { timeout: 60_000 }).toBe(2);
    const refused = await get('/map?keyword=more&lang=en');
    expect(refused.response.status).toBe(503);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.response.headers.get('cache-control')).toBe('no-store');
    expect(refused.body).toContain('<html lang="en">');
    expect(refused.body).toContain('<h1>The site is busy</h1>');
    expect((await get('/map?keyword=more')).body).toContain('<h1>混み合っています</h1>');
    release();
    const statuses = (await Promise.all(asked)).map(({ response }) => response.status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(34);
  });

  it('that are cached come while others are held back', async () => {
    const { get, rendered, release } = heldBack((path) => path === '/about');
    // The first reading of what is public may end after the first page, which is then not kept.
    const rendersAgain = async () => {
      const before = rendered.length;
      await get('/about');
      return rendered.length > before;
    };
    await expect.poll(rendersAgain, { timeout: 60_000 }).toBe(false);
    const before = rendered.length;
    const held = [get('/map?keyword=1'), get('/map?keyword=2')];
    await expect.poll(() => rendered.slice(before), { timeout: 60_000 }).toEqual(['/map?keyword=1', '/map?keyword=2']);
    expect((await get('/about')).body).toBe('/about?');
    expect(rendered.slice(before)).toEqual(['/map?keyword=1', '/map?keyword=2']);
    release();
    await Promise.all(held);
  });

  it('do not know made-up parameters: nobody bypasses the cache with them', async () => {
    const { get, rendered, release } = heldBack();
    release();
    for (const path of ['/map', '/map?x=1', '/map?utm_source=a&lang=ja', '/map?y=2&x=1'])
      expect((await get(path)).body).toBe('/map?');
    for (const query of ['scene=park&keyword=a&lang=en', 'lang=en&keyword=a&x=1&scene=park'])
      expect((await get(`/map?${query}`)).body).toBe('/map?keyword=a&scene=park&lang=en');
    expect(rendered).toEqual(['/map?', '/map?keyword=a&scene=park&lang=en']);
  });
});

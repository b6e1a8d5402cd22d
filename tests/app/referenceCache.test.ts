import { expect, test, vi } from 'vitest';
import { withReferenceCache } from '../../app/actors/referenceCache.ts';
import type { Api } from '../../contract/index.ts';

const apiOf = (answer: (call: string) => Promise<unknown>) => {
  const ask = vi.fn(answer);
  return { ask, api: withReferenceCache(ask as unknown as Api) };
};

test('reference lists are asked for once, everything else each time', async () => {
  const { ask, api } = apiOf(async (call) => ({ call }));
  await Promise.all([api('GET /get_scene'), api('GET /get_scene'), api('GET /num'), api('GET /num')]);
  expect(await api('GET /get_scene')).toEqual({ call: 'GET /get_scene' });
  expect(ask.mock.calls.map(([call]) => call)).toEqual(['GET /get_scene', 'GET /num', 'GET /num']);
});

test('a list that failed is asked for again', async () => {
  let isAway = true;
  const { api } = apiOf(async (call) => {
    if (isAway) throw new Error('away');
    return { call };
  });
  await expect(api('GET /get_scene')).rejects.toThrow('away');
  isAway = false;
  expect(await api('GET /get_scene')).toEqual({ call: 'GET /get_scene' });
});

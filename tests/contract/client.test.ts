import { describe, expect, it } from 'vitest';
import { ApiError } from '../../contract/apiError.ts';
import { createClient, toQueryString } from '../../contract/client.ts';
import { errorStatus } from '../../contract/errors.ts';

describe('query string', () => {
  it.each([
    ['nothing', {}, ''],
    ['a text', { keyword: '上野 & 谷中' }, 'keyword=%E4%B8%8A%E9%87%8E+%26+%E8%B0%B7%E4%B8%AD'],
    ['a number', { page_num: 2, lat: 35.681 }, 'page_num=2&lat=35.681'],
    ['zero, false and empty text', { a: 0, b: false, c: '' }, 'a=0&b=false&c='],
    ['an array', { scene: ['night', 'art'] }, 'scene%5B%5D=night&scene%5B%5D=art'],
    ['an array of one', { time_band: [3] }, 'time_band%5B%5D=3'],
    ['an empty array', { scene: [] }, ''],
    ['null, undefined and NaN', { a: null, b: undefined, c: Number.NaN, d: 1 }, 'd=1'],
    ['the same within an array', { ids: [1, null, undefined, Number.NaN, 2] }, 'ids%5B%5D=1&ids%5B%5D=2'],
  ])('writes %s', (_, input, expected) => {
    expect(toQueryString(input)).toBe(expected);
  });
});

interface Sent {
  url: string;
  init: RequestInit;
}

function clientWith(
  answer: () => Response | Promise<Response>,
  options: Partial<Parameters<typeof createClient>[0]> = {},
) {
  const sent: Sent[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  }) as typeof globalThis.fetch;
  return { sent, api: createClient({ lang: () => 'en', fetch, ...options }) };
}
const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const refusal = (error_code: string, status: number, more: object = {}) =>
  json({ result: false, error_info: { error_code, error_message: `said ${error_code}`, ...more } }, status);

describe('client', () => {
  it('sends a GET with its query and the language', async () => {
    const { api, sent } = clientWith(json({ result: true, courses: [] }));
    await api('GET /history', { courses: [1, 2] });
    expect(sent[0]!.url).toBe('/api/history?lang=en&courses%5B%5D=1&courses%5B%5D=2');
    expect(sent[0]!.init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(sent[0]!.init.body).toBeUndefined();
  });

  it('sends a POST as JSON, elsewhere when asked, and hands its signal on', async () => {
    const { signal } = new AbortController();
    const { api, sent } = clientWith(json({ result: true, accessed: 1, walked: 0 }), {
      basePath: 'https://example.jp/api',
      signal,
    });
    expect(await api('POST /course_detail/get_num', { id: 101 })).toMatchObject({ accessed: 1, walked: 0 });
    expect(sent[0]!.url).toBe('https://example.jp/api/course_detail/get_num');
    expect(JSON.parse(String(sent[0]!.init.body))).toEqual({ lang: 'en', id: 101 });
    expect(new Headers(sent[0]!.init.headers).get('content-type')).toBe('application/json');
    expect(sent[0]!.init.signal).toBe(signal);
  });

  it('lets a call choose its own language', async () => {
    const { api, sent } = clientWith(json({ result: true, courses: 1, municipalities: 1, parks: 1 }));
    await api('GET /num', { lang: 'ja' });
    expect(sent[0]!.url).toBe('/api/num?lang=ja');
  });

  it.each(Object.entries(errorStatus).filter(([code]) => code !== 'E412'))(
    '%s rejects with its code and message',
    async (code, status) => {
      const failed = await clientWith(refusal(code, status))
        .api('GET /num')
        .catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(ApiError);
      expect(failed).toMatchObject({ code, message: `said ${code}`, fields: [], offline: false });
    },
  );

  it('E412 is ignored: the call goes on with nothing', async () => {
    expect(await clientWith(refusal('E412', 412)).api('GET /num')).toEqual({});
  });

  it('E422 carries the fields', async () => {
    const fields = [{ field: 'id', kind: 'required' }];
    await expect(clientWith(refusal('E422', 422, { fields })).api('GET /num')).rejects.toMatchObject({
      code: 'E422',
      fields,
    });
  });

  it('another code is handed on as it is', async () => {
    await expect(clientWith(refusal('E777', 500)).api('GET /num')).rejects.toMatchObject({
      code: 'E777',
      message: 'said E777',
    });
  });

  it.each([
    ['a failure without error_info', json({ result: false }, 500)],
    ['another kind of JSON', json(['x'], 200)],
    ['null', json(null)],
    ['no result at all', json({ courses: [] })],
    ['a page instead of JSON', () => new Response('<h1>Error</h1>', { status: 500 })],
    ['nothing', () => new Response(null, { status: 500 })],
  ])('%s is an undefined API error', async (_, answer) => {
    await expect(clientWith(answer).api('GET /num')).rejects.toMatchObject({
      name: 'ApiError',
      code: null,
      offline: false,
      message: expect.stringMatching(/^Undefined API error \(\d{3}\)$/),
    });
  });

  it.each([502, 504])('a gateway without a server (%s) is like no network to whoever reads', async (status) => {
    const { api } = clientWith(() => new Response('<h1>Bad gateway</h1>', { status }));
    await expect(api('GET /num')).rejects.toMatchObject({ code: null, offline: true });
    // What was sent may have arrived.
    await expect(api('POST /user_logout')).rejects.toMatchObject({ code: null, offline: false });
  });

  it('a network that is down is said to be so, with its cause', async () => {
    const cause = new TypeError('fetch failed');
    await expect(clientWith(() => Promise.reject(cause)).api('GET /num')).rejects.toMatchObject({
      code: null,
      offline: true,
      cause,
    });
  });

  it('a call that was given up is no error of the API', async () => {
    const given = new DOMException('given up', 'AbortError');
    await expect(clientWith(() => Promise.reject(given)).api('GET /num')).rejects.toBe(given);
  });

  it('lets a check look at each good answer before it is handed on', async () => {
    const looked: unknown[] = [];
    const { api } = clientWith(json({ result: true, courses: 1, municipalities: 2, parks: 3 }), {
      check: (call, answer) => void looked.push([call, answer]),
    });
    await api('GET /num');
    expect(looked).toEqual([['GET /num', { result: true, courses: 1, municipalities: 2, parks: 3 }]]);
    const refusing = clientWith(json({ result: true }), {
      check: () => {
        throw new Error('not as the contract says');
      },
    });
    await expect(refusing.api('GET /num')).rejects.toThrow('not as the contract says');
  });
});

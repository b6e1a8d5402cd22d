import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorEnvelope, errorStatus } from '../../contract/errors.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import { openApi } from '../../server/http/openApi.ts';

const document = openApi('https://walk.example.jp', 'x-walk-token') as unknown as {
  openapi: string;
  servers: { url: string }[];
  paths: Record<
    string,
    Record<
      string,
      {
        summary: string;
        parameters?: { name: string; required: boolean; schema: unknown }[];
        security?: unknown;
        requestBody?: { required: boolean; description: string; content: Record<string, unknown> };
        responses: Record<string, unknown>;
      }
    >
  >;
  components: { schemas: { Error: unknown }; securitySchemes: Record<string, { name: string }> };
};
const calls = Object.keys(endpoints) as Call[];

describe('the OpenAPI document', () => {
  it('lists every endpoint and nothing else', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual([...calls].sort());
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'https://walk.example.jp/api' }]);
  });

  it.each(calls)('describes %s: input, answer, errors', (call) => {
    const [method, path] = call.split(' ') as [string, string];
    const operation = document.paths[path]![method.toLowerCase()]!;
    const endpoint: Endpoint = endpoints[call];
    const fields = Object.keys(endpoint.input.shape);
    expect(operation.summary.length).toBeGreaterThan(3);
    if (method === 'GET') expect(operation.parameters!.map(({ name }) => name.replace('[]', ''))).toEqual(fields);
    else
      expect(Object.keys(operation.requestBody!.content)).toEqual([
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
      ]);
    const own = [
      ...endpoint.errors.map((code) => String(errorStatus[code])),
      ...(endpoint.who === 'anyone' ? [] : ['401']),
      ...(endpoint.who === 'staff' ? ['403'] : []),
      ...(method === 'POST' ? ['403', '413'] : endpoint.changesState ? ['403'] : []),
    ];
    expect(Object.keys(operation.responses).sort()).toEqual(
      [...new Set(['200', '422', '429', '500', '503', ...own])].sort(),
    );
    const security = {
      anyone: undefined,
      member: [{ session: [] }],
      staff: [{ staffSession: [] }, { staffToken: [] }],
    };
    expect(operation.security).toEqual(security[endpoint.who]);
    if (method === 'POST') {
      expect(operation.requestBody!.required).toBe(endpoint.body !== 'none');
      expect(operation.requestBody!.description).toContain(String(endpoint.limitBytes));
    }
    expect(JSON.stringify(operation.responses['200'])).toContain('"required":["result"');
  });

  it('writes lists with brackets, and says what must be given', () => {
    const search = document.paths['/search']!.get!.parameters!;
    expect(search.filter(({ name }) => name.endsWith('[]')).map(({ name }) => name)).toEqual([
      'municipality[]',
      'time_band[]',
      'step_band[]',
      'scene[]',
      'facility[]',
    ]);
    expect(search.filter(({ required }) => required)).toEqual([]);
    expect(
      document.paths['/course_detail']!.get!.parameters!.filter(({ required }) => required).map(({ name }) => name),
    ).toEqual(['id']);
  });

  it('names the cookies of sessions, and the header of a staff token as it is set', () => {
    expect(Object.entries(document.components.securitySchemes).map(([key, { name }]) => [key, name])).toEqual([
      ['session', '__Host-session'],
      ['staffSession', '__Host-staff'],
      ['staffToken', 'x-walk-token'],
    ]);
  });

  it('has the envelope of errors once', () => {
    expect(document.components.schemas.Error).toEqual(z.toJSONSchema(errorEnvelope));
  });
});

describe('inputs', () => {
  const search = endpoints['GET /search'].input;

  it('take what a query string has and what JSON has for the same', () => {
    const fromQuery = search.parse({
      page_num: '2',
      time_band: ['1', '3'],
      scene: 'night',
      municipality: ['13101', 'taito'],
      lat: '35.68',
      lng: '139.7',
    });
    const fromJson = search.parse({
      page_num: 2,
      time_band: [1, 3],
      scene: ['night'],
      municipality: [13101, 'taito'],
      lat: 35.68,
      lng: 139.7,
    });
    expect(fromQuery).toEqual(fromJson);
    expect(fromQuery).toMatchObject({
      page_num: 2,
      limit_num: 20,
      lang: 'ja',
      sort: 'recommended',
      time_band: [1, 3],
      scene: ['night'],
      municipality: ['13101', 'taito'],
      facility: [],
    });
  });

  it.each(['', ' 1', '1 ', '1.0', '+1', '1e1', '0x1', '一', '１', '1,000', '99999999999999999999', 'Infinity'])(
    '%j is no whole number',
    (page_num) => {
      expect(search.safeParse({ page_num }).success).toBe(false);
    },
  );
});

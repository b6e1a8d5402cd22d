/** Bodies over a real connection: multipart with files, and how much of one is read. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import type { ApiError } from '../../contract/apiError.ts';
import type { BodyKind } from '../../contract/endpoint.ts';
import { readBody } from '../../server/http/readBody.ts';

const megabyte = 1024 * 1024;

let http: Server | undefined;
afterEach(() => {
  http?.closeAllConnections();
  http?.close();
});

/** Answers with the fields that it read, files as their sizes. */
async function listen(limitBytes: number, body: BodyKind = 'multipart'): Promise<string> {
  const app = new Hono();
  app.post('/', async (c) => {
    try {
      const values = await readBody(c.req.raw, { body, limitBytes });
      const entries = Object.entries(values).map(([name, value]) => [name, value instanceof File ? value.size : value]);
      return c.json(Object.fromEntries(entries));
    } catch (error) {
      return c.json({ code: (error as ApiError).code, fields: (error as ApiError).fields });
    }
  });
  http = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => http!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
}

const upload = (size: number) => {
  const form = new FormData();
  form.set('title', '川');
  form.append('tag[]', 'a');
  form.set('photo', new Blob([new Uint8Array(size)], { type: 'image/jpeg' }), 'x.jpg');
  return form;
};

it('takes files and fields of a multipart body within the limit', async () => {
  const response = await fetch(await listen(13 * megabyte), { method: 'POST', body: upload(12 * megabyte) });
  expect(await response.json()).toEqual({ title: '川', tag: ['a'], photo: 12 * megabyte });
});

it('refuses a body that says it is larger', async () => {
  const response = await fetch(await listen(megabyte), { method: 'POST', body: upload(2 * megabyte) });
  expect(await response.json()).toEqual({ code: 'E413', fields: [{ field: 'body', kind: 'too_long' }] });
});

it('stops reading a body of unknown length soon after the limit', async () => {
  const url = await listen(megabyte);
  let sent = 0;
  const chunk = new Uint8Array(64 * 1024);
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
        if (sent > 200 * megabyte) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = await fetch(url, {
    method: 'POST',
    body: endless,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  } as RequestInit).catch((error: Error) => error);
  // The connection may be closed before the response is read; what counts is that the body was not.
  if (response instanceof Response) expect(await response.json()).toMatchObject({ code: 'E413' });
  expect(sent).toBeLessThan(100 * megabyte);
});

it.each([
  ['form', 'application/json', '{"a":1}', { a: 1 }],
  ['form', 'application/json; charset=utf-8', '{"a":[1]}', { a: [1] }],
  ['form', 'application/x-www-form-urlencoded', 'a=1&a=2&b[]=3&c=', { a: ['1', '2'], b: ['3'], c: '' }],
  ['none', 'application/json', '', {}],
  ['form', 'application/json', '', 'E422'],
  ['none', 'text/plain', 'a=1', 'E422'],
  ['form', 'multipart/form-data; boundary=x', 'a=1', 'E422'],
] as const)('%s as %s: %s', async (kind, type, text, expected) => {
  const response = await fetch(await listen(megabyte, kind), {
    method: 'POST',
    body: text,
    headers: { 'content-type': type },
  });
  const answer = (await response.json()) as { code?: string };
  expect(typeof expected === 'string' ? answer.code : answer).toEqual(expected);
});

/** A bare Hono route that answers with the bytes of a file: what rendering is measured against. */
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const body = readFileSync(process.argv[2]!, 'utf8');
const app = new Hono();
app.get('/', (c) => c.html(body));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.stdout.write(`http://127.0.0.1:${port}/\n`),
);

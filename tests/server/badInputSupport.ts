/** A portal on one engine that anything may be sent to: whatever is refused has the form of a refusal. */
import { ne, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { Who } from '../../contract/endpoint.ts';
import { errorEnvelope } from '../../contract/errors.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import { type StaffRole, staffRoles } from '../../contract/staffRoles.ts';
import { rowsOf } from '../../server/db/database.ts';
import { createMember } from '../../server/members/createMember.ts';
import { members } from '../../server/members/members.table.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { calls } from './badInputCases.ts';
import { sessionHeaders } from './memberSupport.ts';
import { staffHeaders } from './staffSupport.ts';
import { type EngineName, openPortal } from './support.ts';

export const origin = 'http://localhost';
export const isPost = (call: Call) => call.startsWith('POST');
export const routeOf = (call: Call) => `${origin}/api${call.split(' ')[1]}`;

const routesOf = (who: Who) => new Set(calls.filter((call) => endpoints[call].who === who).map(routeOf));
const membersOnly = routesOf('member');
/** Somebody of the staff whom the call lets in. */
const roleFor = new Map(
  calls.flatMap((call) => endpoints[call].roles.slice(0, 1).map((role) => [routeOf(call), role])),
);
const throttled = new Set(calls.filter((call) => / \/(user_|photo_|report$|staff\/login)/.test(call)).map(routeOf));
const registering = new Set((['POST /user_save', 'POST /user_draft'] as const).map(routeOf));

export const form = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
/** What is no picture, and no table, goes with it, so that the words are looked at. */
/** What a call has to get with its file; one that may be left out is. */
function formWithFile(call: Call, query: string): RequestInit {
  const body = new FormData();
  for (const [name, value] of new URLSearchParams(query)) body.append(name, value);
  const { image } = endpoints[call].input.shape as Record<string, z.ZodType>;
  if (!body.has('image') && !image?.safeParse(undefined).success) body.set('image', new Blob(['no picture']), 'x.jpg');
  if (!body.has('file')) body.set('file', new Blob(['no table']), 'x.csv');
  return { method: 'POST', body };
}
export const json = (body: BodyInit): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json' },
});

export async function openAsker(engine: EngineName) {
  const portal = await openPortal(engine);
  const id = await createMember({ userName: 'Hanako', password: 'password1' }, portal.context);
  const member = await sessionHeaders(portal.context, id);
  const headersOfRole = new Map<StaffRole, Record<string, string>>();
  for (const role of staffRoles) headersOfRole.set(role, await staffHeaders(portal.context, role));

  /** The answer of anything: JSON, an envelope when refused, nothing of the server's inside in it. */
  async function ask(url: string, init: RequestInit = {}) {
    const route = url.split('?')[0]!;
    // How often somebody may try has tests of its own.
    if (throttled.has(route)) await portal.context.db.delete(throttles);
    // Everybody registers under the same name.
    if (registering.has(route)) await portal.context.db.delete(members).where(ne(members.id, id));
    const role = roleFor.get(route);
    const session = membersOnly.has(route) ? member : role ? headersOfRole.get(role) : {};
    const headers = { ...session, ...init.headers };
    const response = await portal.app.request(url, { ...init, headers });
    const text = await response.text();
    expect(response.status, `${url.slice(0, 200)} ${text.slice(0, 200)}`).toBeLessThan(500);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const body = JSON.parse(text);
    if (response.status === 200) return { status: 200, body, error: null };
    const { error_info } = errorEnvelope.parse(body);
    expect(text).not.toMatch(/node_modules|file:\/\/|\.ts\b|\bat \S+ \(|select |insert /i);
    return { status: response.status, body, error: error_info };
  }

  return {
    app: portal.app,
    close: portal.close,
    ask,
    askWith: (call: Call, query: string) =>
      isPost(call)
        ? ask(routeOf(call), endpoints[call].body === 'multipart' ? formWithFile(call, query) : form(query))
        : ask(`${routeOf(call)}?${query}`),
    /** What no caller may change. */
    stored: async () =>
      rowsOf(
        await portal.context.db.execute(
          sql`select (select count(*)::int from courses) as courses, (select count(*)::int from notices) as notices, (select counter::int from content_changes) as changes, (select count(*)::int from information_schema.tables) as tables`,
        ),
      ),
  };
}

/** Every call of the staff, by every role and office that has no part in it: refused before its input is looked at. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import { type StaffRole, staffRoles } from '../../contract/staffRoles.ts';
import { revisions } from '../../server/revisions/revisions.table.ts';
import { makeStaffToken } from '../server/staffSupport.ts';
import { anyEngine, openPortal, type Portal } from '../server/support.ts';

const staffCalls = (Object.keys(endpoints) as Call[]).filter((call) => (endpoints[call] as Endpoint).who === 'staff');
/** The bureau, and two municipalities. */
const offices = [null, 'taito', 'minato'] as const;

let portal: Portal;
/** By role and office; a key is enough, as programs send it. */
const keys = new Map<string, string>();
const keyOf = (role: StaffRole, office: string | null) => keys.get(`${role} ${office}`)!;
beforeAll(async () => {
  portal = await openPortal(anyEngine());
  for (const role of staffRoles)
    for (const office of offices)
      keys.set(`${role} ${office}`, (await makeStaffToken(portal.context, role, office)).token);
});
afterAll(() => portal.close());

const ask = (call: Call, headers: Record<string, string>) => portal.call(call, {}, headers);

it('each call names its roles, and each role has calls', () => {
  expect(staffCalls.length).toBeGreaterThan(25);
  for (const call of staffCalls) expect([call, endpoints[call].roles.length > 0]).toEqual([call, true]);
  for (const role of staffRoles)
    expect(staffCalls.filter((call) => (endpoints[call] as Endpoint).roles.includes(role)).length).toBeGreaterThan(1);
});

describe.each(staffCalls)('%s', (call) => {
  const { roles } = endpoints[call] as Endpoint;

  it('is refused to whoever has no key', async () => {
    const { status, error } = await ask(call, {});
    expect([status, error.error_code]).toEqual([401, 'E401']);
  });

  it('is refused to every other role, of the bureau and of every office', async () => {
    for (const role of staffRoles.filter((each) => !roles.includes(each)))
      for (const office of offices) {
        const { status, error } = await ask(call, { 'x-tokotoko-token': keyOf(role, office) });
        expect([role, office, status, error.error_code]).toEqual([role, office, 403, 'E403']);
      }
  });

  it('is open to its own roles, of every office: what they may do there is decided by what it is about', async () => {
    for (const role of roles)
      for (const office of offices) {
        const { status, error } = await ask(call, { 'x-tokotoko-token': keyOf(role, office) });
        // Without input most of them have nothing to do.
        expect([role, office, status === 200 ? 'E422' : error.error_code]).toEqual([role, office, 'E422']);
      }
  });
});

it('has changed nothing', async () => {
  expect(await portal.context.db.$count(revisions)).toBe(0);
});

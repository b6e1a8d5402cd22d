/** A member of a running portal, and the cookies of their browser. */
import type { BrowserContextOptions } from 'playwright';
import { expect } from 'vitest';
import { registration } from '../server/memberSupport.ts';
import { userAgent } from './browser.ts';

/** What a browser has then, for `open` and `newContext`. */
export interface MemberSession {
  storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

/** @param call begins a session */
async function sessionFrom(origin: string, call: string, input: object): Promise<MemberSession> {
  const response = await fetch(`${origin}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'user-agent': userAgent },
    body: JSON.stringify(input),
  });
  expect(response.status, await response.text()).toBe(200);
  const cookies = response.headers.getSetCookie().map((text) => {
    const [name = '', value = ''] = text.split(';')[0]!.split('=');
    const common = { domain: new URL(origin).hostname, path: '/', expires: -1, httpOnly: true, secure: false };
    return { name, value, ...common, sameSite: 'Lax' as const };
  });
  return { storageState: { cookies, origins: [] } };
}

/** Registers somebody new. */
export const newMember = (origin: string, userName: string): Promise<MemberSession> =>
  sessionFrom(origin, 'user_save', registration(userName));

/** Logs in somebody who is registered. */
export const loggedIn = (origin: string, userName: string, password: string): Promise<MemberSession> =>
  sessionFrom(origin, 'user_login', { user_name: userName, password });

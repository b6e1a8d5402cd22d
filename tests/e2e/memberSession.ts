/** A member of a running portal, and the cookies of their browser. */
import type { BrowserContextOptions } from 'playwright';
import { expect } from 'vitest';
import { registration } from '../server/memberSupport.ts';
import { userAgent } from './browser.ts';

/** Registers somebody new. @returns what a browser has then, for `open` and `newContext` */
export async function newMember(
  origin: string,
  userName: string,
): Promise<{ storageState: Exclude<BrowserContextOptions['storageState'], string | undefined> }> {
  const response = await fetch(`${origin}/api/user_save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'user-agent': userAgent },
    body: JSON.stringify(registration(userName)),
  });
  expect(response.status, await response.text()).toBe(200);
  const cookies = response.headers.getSetCookie().map((text) => {
    const [name = '', value = ''] = text.split(';')[0]!.split('=');
    const common = { domain: new URL(origin).hostname, path: '/', expires: -1, httpOnly: true, secure: false };
    return { name, value, ...common, sameSite: 'Lax' as const };
  });
  return { storageState: { cookies, origins: [] } };
}

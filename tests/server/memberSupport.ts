import { anonymous, type Context } from '../../server/context.ts';
import type { Db } from '../../server/db/types.ts';
import { members } from '../../server/members/members.table.ts';
import { prepareSession, sessionOf } from '../../server/sessions/session.ts';

/** What a page of this site sends with a session of the member: its cookie and its token. */
export async function sessionHeaders(context: Context, memberId: number): Promise<Record<string, string>> {
  let token = '';
  const setCookie = (_: string, value: string) => {
    token = value;
  };
  (await prepareSession(memberId, { ...anonymous(context), setCookie }))();
  const session = await sessionOf(token, context);
  return { cookie: `session=${token}`, 'x-tokotoko-token': session!.requestToken };
}

export const answers = {
  ...{ secret_question_1: 'school', secret_answer_1: 'うえのしょう' },
  ...{ secret_question_2: 'book', secret_answer_2: 'こころ' },
};

export const goodPassword = 'tokotoko2026';

/** What somebody enters to register. */
export const registration = (user_name: string, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...{ user_name, password: goodPassword, password_confirmation: goodPassword, terms: '1' },
  ...{ region: 'taito', age_band: '70s', gender: 'female', ...answers, ...changes },
});

/** What a browser sends back: the cookies that a response has set, and where the page is from. */
export function browserAfter(headers: Headers): Record<string, string> {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  const kept = cookies.filter((cookie) => !cookie.endsWith('='));
  return { cookie: kept.join('; '), origin: 'http://localhost', host: 'localhost' };
}

/** A cookie that is removed. */
export const removed = (name: string) => new RegExp(`^${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax$`);

/** Of a later password, which nobody knows. */
export const laterHash = `$argon2id$v=19$m=19456,t=2,p=1$${'c2Fs'.repeat(5)}dA$${'aGFz'.repeat(10)}aGE`;

/** A database in which every member gets another hash after what is read first, and before a transaction begins. */
export const changedBeforeTransaction = (db: Db, passwordHash = laterHash): Db =>
  new Proxy(db, {
    get: (target, key, receiver) =>
      key === 'transaction'
        ? async (...args: Parameters<Db['transaction']>) => {
            await target.update(members).set({ passwordHash });
            return target.transaction(...args);
          }
        : Reflect.get(target, key, receiver),
  });

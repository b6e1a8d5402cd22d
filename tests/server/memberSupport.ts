import { anonymous, type Context } from '../../server/context.ts';
import { sessionOf, startSession } from '../../server/sessions/session.ts';

/** What a page of this site sends with a session of the member: its cookie and its token. */
export async function sessionHeaders(context: Context, memberId: number): Promise<Record<string, string>> {
  let token = '';
  const setCookie = (_: string, value: string) => {
    token = value;
  };
  await startSession(memberId, { ...anonymous(context), setCookie });
  const session = await sessionOf(token, context);
  return { cookie: `session=${token}`, 'x-tokotoko-token': session!.requestToken };
}

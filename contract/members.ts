/** Members: logging in and out, and the user name. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { FieldErrorKind } from './fieldErrors.ts';
import { passwordMaxLength, tidyUserName, userNameProblem } from './memberRules.ts';
import { withLang } from './values.ts';

/** A rule of our own that says itself which kind of error it is. */
const ruled = (problemOf: (text: string) => FieldErrorKind | null) => (text: string, context: z.RefinementCtx) => {
  const kind = problemOf(text);
  if (kind) context.addIssue({ code: 'custom', params: { kind } });
};

/** A name that somebody wants to have. */
export const newUserName = z
  .string()
  .transform(tidyUserName)
  .superRefine(ruled(userNameProblem))
  .meta({ description: '1–20 characters, no emoji; unique whatever its case and width' });

/** A name as typed at login: any text may be wrong, and which rule it breaks says nothing. */
const typedUserName = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

const nameCheck = {
  summary: 'Whether nobody else has this user name',
  input: z.object({ user_name: newUserName, ...withLang }),
  output: z.object({ is_available: z.boolean() }),
};
const logout = {
  summary: 'Ends the session',
  input: z.object(withLang),
  output: z.object({}),
  errors: ['E403'],
} as const;

export const memberEndpoints = {
  'POST /user_login': endpoint({
    summary: 'Begins a session; E401 names neither the user name nor the password',
    who: 'anyone',
    body: 'form',
    input: z.object({ user_name: typedUserName, password: z.string().min(1).max(passwordMaxLength), ...withLang }),
    output: z.object({ user_name: z.string() }),
    errors: ['E401'],
  }),
  'POST /user_login_check': endpoint({
    summary: 'Whether there is a session',
    who: 'anyone',
    body: 'none',
    input: z.object(withLang),
    output: z.object({ login_flag: z.union([z.literal(0), z.literal(1)]) }),
  }),
  'GET /user_logout': endpoint({ ...logout, who: 'anyone', body: 'none', changesState: true }),
  'POST /user_logout': endpoint({ ...logout, who: 'anyone', body: 'none' }),
  'GET /user_check': endpoint({ ...nameCheck, who: 'anyone', body: 'none' }),
  'POST /user_check': endpoint({ ...nameCheck, who: 'anyone', body: 'form' }),
  'POST /user_change': endpoint({
    summary: 'Changes what is given of the registered details; E409 when somebody else has the user name',
    who: 'member',
    body: 'form',
    input: z.object({ user_name: newUserName.optional(), ...withLang }),
    output: z.object({ user_name: z.string() }),
    errors: ['E409'],
  }),
};

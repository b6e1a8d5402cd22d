/** Members: registration, login, password reset, registered details, own sessions, export, deletion. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { FieldErrorKind } from './fieldErrors.ts';
import { ageBands, genders, otherRegions, secretQuestions } from './memberChoices.ts';
import { passwordMaxLength, passwordProblem, tidyUserName, userNameProblem } from './memberRules.ts';
import { secretAnswerProblem, tidySecretAnswer } from './secretAnswer.ts';
import { date, slug, withLang } from './values.ts';

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

/** Any text may be wrong, but for what nobody can type. */
const typedPassword = z
  .string()
  .min(1)
  .max(passwordMaxLength)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
/** A password that somebody wants to have; that it is common, or the user name, is found by the handler. */
const newPassword = z.string().superRefine(ruled(passwordProblem));
const confirmation = z.string().max(passwordMaxLength);

const region = z
  .union([z.enum(otherRegions), slug])
  .meta({ description: 'Slug of a municipality, or one of the others' });
const ageBand = z.enum(ageBands);
const gender = z.enum(genders);
const secretQuestion = z.enum(secretQuestions);
const secretAnswer = z
  .string()
  .transform(tidySecretAnswer)
  .superRefine(ruled(secretAnswerProblem))
  .meta({ description: 'Hiragana; katakana and romaji are converted' });
const secretAnswers = {
  secret_question_1: secretQuestion,
  secret_answer_1: secretAnswer,
  secret_question_2: secretQuestion,
  secret_answer_2: secretAnswer,
};

/** What somebody enters to register. */
const registration = z.object({
  user_name: newUserName,
  password: newPassword,
  password_confirmation: confirmation,
  region,
  age_band: ageBand,
  gender,
  ...secretAnswers,
  terms: z.enum(['1']).meta({ description: 'The terms of My Page are accepted' }),
  ...withLang,
});

const details = z.object({ user_name: z.string(), region: z.string(), age_band: ageBand, gender });
export type MemberDetails = z.infer<typeof details>;

const choice = z.object({ value: z.string(), label: z.string() });
export type Choice = z.infer<typeof choice>;

export const memberSession = z.object({
  started_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime().meta({ description: 'To the hour' }),
  device: z.string().nullable().meta({ description: 'Kind of device and browser, such as “Android, Chrome”' }),
  is_current: z.boolean(),
});
export type MemberSession = z.infer<typeof memberSession>;

/** What the database holds of the member, as the privacy policy describes it. */
export const exportedData = z.object({
  table: z.string(),
  what: z.string(),
  why: z.string(),
  until: z.string(),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
});
export type ExportedData = z.infer<typeof exportedData>;

const nameCheck = {
  summary: 'Whether nobody else has this user name',
  input: z.object({ user_name: newUserName, ...withLang }),
  output: z.object({ is_available: z.boolean() }),
};
const secretCheck = {
  input: z.object({ user_name: typedUserName, ...secretAnswers, ...withLang }),
  errors: ['E401'],
} as const;
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
    summary: 'Whether there is a session, and whose',
    who: 'anyone',
    body: 'none',
    input: z.object(withLang),
    output: z.object({ login_flag: z.union([z.literal(0), z.literal(1)]), user_name: z.string().nullable() }),
  }),
  'GET /user_logout': endpoint({ ...logout, who: 'anyone', body: 'none', changesState: true }),
  'POST /user_logout': endpoint({ ...logout, who: 'anyone', body: 'none' }),
  'GET /user_check': endpoint({ ...nameCheck, who: 'anyone', body: 'none' }),
  'POST /user_check': endpoint({ ...nameCheck, who: 'anyone', body: 'form' }),
  'POST /user_change': endpoint({
    summary: 'Changes what is given of the registered details; E409 when somebody else has the user name',
    who: 'member',
    body: 'form',
    input: z.object({
      user_name: newUserName.optional(),
      region: region.optional(),
      age_band: ageBand.optional(),
      gender: gender.optional(),
      ...withLang,
    }),
    output: details,
    errors: ['E409'],
  }),
  'GET /select_get': endpoint({
    summary: 'The choices of the forms of members',
    input: z.object(withLang),
    output: z.object({
      regions: z.array(choice),
      age_bands: z.array(choice),
      genders: z.array(choice),
      secret_questions: z.array(choice),
    }),
  }),
  'POST /user_draft': endpoint({
    summary:
      'Checks a registration and keeps it encrypted for 30 minutes, until it is confirmed; E409 for a taken name',
    input: registration,
    output: z.object({ expires_at: z.iso.datetime() }),
    errors: ['E409'],
  }),
  'GET /user_draft': endpoint({
    summary:
      'The registration that this browser has to confirm, without its password; it is kept for another 30 minutes',
    input: z.object(withLang),
    output: z.object({
      draft: registration.omit({ password: true, password_confirmation: true, terms: true, lang: true }).nullable(),
    }),
  }),
  'POST /user_draft_delete': endpoint({
    summary: 'Deletes the registration that this browser has to confirm; nothing when there is none',
    body: 'none',
    input: z.object(withLang),
    output: z.object({}),
  }),
  'POST /user_draft_save': endpoint({
    summary: 'Registers what this browser has confirmed and begins a session; E404 when 30 minutes have passed',
    body: 'none',
    input: z.object(withLang),
    output: z.object({ user_name: z.string() }),
    errors: ['E404', 'E409'],
  }),
  'POST /user_save': endpoint({
    summary: 'Registers a member and begins a session; E409 when somebody else has the user name',
    input: registration,
    output: z.object({ user_name: z.string() }),
    errors: ['E409'],
  }),
  'POST /user_get': endpoint({
    summary: 'The registered details',
    who: 'member',
    body: 'none',
    input: z.object({
      reset_notice: z.enum(['keep', 'shown']).default('keep').meta({
        description: '`shown`: a page shows `password_reset_on`, which is then not told again',
      }),
      ...withLang,
    }),
    output: z.object({
      member: details.extend({
        secret_questions: z.array(secretQuestion),
        registered_on: date,
        password_reset_on: date.nullable().meta({
          description: 'The password was reset by secret answers, and no page has shown that since',
        }),
      }),
    }),
  }),
  'GET /user_secret_check': endpoint({
    ...secretCheck,
    summary: 'Whether both secret answers are right: E401 when not, whatever is wrong. Permits nothing',
    output: z.object({}),
  }),
  'POST /user_secret_check': endpoint({
    ...secretCheck,
    summary: 'Permits this browser to set a new password within 10 minutes: E401 when anything is wrong',
    output: z.object({ expires_at: z.iso.datetime() }),
  }),
  'GET /user_reset': endpoint({
    summary: 'Whose password this browser may set, after the secret answers; null when none, or too long ago',
    input: z.object(withLang),
    output: z.object({ user_name: z.string().nullable() }),
  }),
  'POST /user_change_password': endpoint({
    summary: 'Sets a new password, with the current one or after the secret answers; ends all other sessions',
    input: z.object({
      current_password: typedPassword.optional().meta({ description: 'Needed by a member' }),
      password: newPassword,
      password_confirmation: confirmation,
      ...withLang,
    }),
    output: z.object({}),
    errors: ['E401'],
  }),
  'GET /user_sessions': endpoint({
    summary: 'Where the member is logged in',
    who: 'member',
    input: z.object(withLang),
    output: z.object({
      sessions: z.array(memberSession).meta({ description: 'This one first, then the latest used' }),
    }),
  }),
  'POST /user_sessions_end': endpoint({
    summary: 'Ends all sessions of the member but this one',
    who: 'member',
    body: 'none',
    input: z.object(withLang),
    output: z.object({ ended: z.int() }),
  }),
  'GET /user_export': endpoint({
    summary: 'Everything that is stored about the member',
    who: 'member',
    input: z.object(withLang),
    output: z.object({ exported_at: z.iso.datetime(), data: z.array(exportedData) }),
  }),
  'POST /user_delete': endpoint({
    summary: 'Deletes the member with everything that is stored about them; cannot be undone',
    who: 'member',
    input: z.object({ password: typedPassword, ...withLang }),
    output: z.object({}),
  }),
};

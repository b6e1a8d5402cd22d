/**
 * How an endpoint of the API is written down: once, as zod schemas, under the key `METHOD /path`.
 * The server's validation, the client's types, the stories' fixtures and `/api/openapi.json` are all derived from it.
 */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { StaffRole } from './staffRoles.ts';

/** `member`: needs a session, else E401. `staff`: needs a staff session, else E401, with one of the `roles`, else E403. */
export type Who = 'anyone' | 'member' | 'staff';

/**
 * What a POST takes, as JSON, URL-encoded or multipart. `none`: the body may be missing. `multipart`: may hold files, so that
 * larger bodies are multipart in practice; their fields are `z.file()` in `input`.
 */
export type BodyKind = 'none' | 'form' | 'multipart';

export const defaultLimitBytes = 64 * 1024;

export interface EndpointDefinition<Input extends z.ZodObject, Output extends z.ZodObject, W extends Who> {
  summary: string;
  /** Query string of a GET, body of a POST. */
  input: Input;
  /** The fields beside `result: true`. */
  output: Output;
  /** Default `anyone`. The type of the handler's context follows: a member's call has a session. */
  who?: W;
  /** Of `staff`: who of them may call. */
  roles?: readonly StaffRole[];
  /** Default `form`; a GET has none. */
  body?: BodyKind;
  /** A longer body is cut while it is read and refused with E413. Default 64 kB. */
  limitBytes?: number;
  /** For a GET that changes something, as the specification wants of `/user_logout`: it needs the session's token. */
  changesState?: boolean;
  /** Error codes that this call can respond with, beside E422, E429, E500 and E503. `who` and a body add their own. */
  errors?: readonly ErrorCode[];
}

export interface Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
  W extends Who = Who,
> extends Required<EndpointDefinition<Input, Output, W>> {}

export const endpoint = <Input extends z.ZodObject, Output extends z.ZodObject, W extends Who = 'anyone'>(
  definition: EndpointDefinition<Input, Output, W>,
): Endpoint<Input, Output, W> => ({
  who: 'anyone' as W,
  body: 'form',
  limitBytes: defaultLimitBytes,
  changesState: false,
  errors: [],
  roles: [],
  ...definition,
});

export type EndpointKey = `${'GET' | 'POST'} /${string}`;

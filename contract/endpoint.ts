/**
 * How an endpoint of the API is written down: once, as zod schemas, under the key `METHOD /path`.
 * The server's validation, the client's types, the stories' fixtures and `/api/openapi.json` are all derived from it.
 */
import type { z } from 'zod';

export interface Endpoint<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  summary: string;
  /** Query string of a GET, body of a POST. */
  input: Input;
  /** The fields beside `result: true`. */
  output: Output;
  /** Error codes that this call can answer with, beside E422, E429, E500 and E503. */
  errors?: ReadonlyArray<'E401' | 'E404' | 'E409' | 'E412'>;
}

export const endpoint = <Input extends z.ZodObject, Output extends z.ZodObject>(definition: Endpoint<Input, Output>) =>
  definition;

export type EndpointKey = `${'GET' | 'POST'} /${string}`;

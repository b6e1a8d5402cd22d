/** What an address asks for, and how a loader learns that it cannot be had. */
import { ApiError } from '../contract/apiError.ts';
import type { FieldError } from '../contract/errors.ts';

export type Asked<Value> = { value: Value; fields: null } | { value: null; fields: FieldError[] };

/** The result of a call, or what the API refused of the address (422). Every other error passes on. */
export async function asked<Value>(call: Promise<Value>): Promise<Asked<Value>> {
  try {
    return { value: await call, fields: null };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'E422') return { value: null, fields: error.fields };
    throw error;
  }
}

/**
 * The page number of an address as the API takes it: 1 when there is none. Text that is no number is passed on as it is,
 * so that the API refuses it, in process and over HTTP alike.
 */
export const pageNumber = (query: URLSearchParams): string => query.get('page') || '1';

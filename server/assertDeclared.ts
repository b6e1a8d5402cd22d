import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * For development and tests: nothing leaves the server that the contract does not name. A schema alone takes what it does not know
 * away in silence, and what is sent is the answer as it was.
 * @throws Error
 */
export function assertDeclared(output: z.ZodType, answer: object): void {
  if (!isDeepStrictEqual(asSent(output.parse(answer)), asSent(answer)))
    throw new Error(`An answer is not as the contract says: ${JSON.stringify(answer).slice(0, 500)}`);
}

import { type Problem, toProblem } from '../contract/problem.ts';
import { NotProvidedError } from './notProvided.ts';

/**
 * The problem that a machine keeps of an error. Views find the text for it.
 *
 * @throws NotProvidedError unchanged: a forgotten effect is a bug, and must not look like a failed request.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof NotProvidedError) throw error;
  return toProblem(error);
}

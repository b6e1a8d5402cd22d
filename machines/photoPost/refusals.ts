/** What the server refuses of a post. */
import { problemOf } from '../problemOf.ts';

const fieldsOf = (error: unknown) => {
  const problem = problemOf(error);
  return problem.kind === 'refused' ? problem.fields.map(({ field }) => field) : [];
};
/** E413: the server counts more bytes than it takes. */
export const isOfPicture = (error: unknown) => {
  const problem = problemOf(error);
  return fieldsOf(error).includes('image') || (problem.kind === 'failed' && problem.code === 'E413');
};

export const isRefused = (error: unknown): boolean => problemOf(error).kind === 'refused';

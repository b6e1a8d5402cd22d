import { ApiError } from '../../contract/apiError.ts';
import type { walkEndpoints } from '../../contract/walks.ts';
import type { Handlers } from '../context.ts';

const notBuilt = async (): Promise<never> => {
  throw new ApiError('E503', 'Not built yet');
};

export const walkHandlers: Handlers<keyof typeof walkEndpoints> = {
  'GET /course_walked_get': notBuilt,
  'POST /course_walked': notBuilt,
};

import { ApiError } from '../../contract/apiError.ts';
import type { favouriteEndpoints } from '../../contract/favourites.ts';
import type { Handlers } from '../context.ts';

const notBuilt = async (): Promise<never> => {
  throw new ApiError('E503', 'Not built yet');
};

export const favouriteHandlers: Handlers<keyof typeof favouriteEndpoints> = {
  'GET /favorite_get': notBuilt,
  'POST /favorite': notBuilt,
};

import type { favouriteEndpoints } from '../../contract/favourites.ts';
import type { Handlers } from '../context.ts';
import { changeFavourites, favouritesOf } from './favourites.queries.ts';

export const favouriteHandlers: Handlers<keyof typeof favouriteEndpoints> = {
  'GET /favorite_get': async (_, context) => ({ favorites: await favouritesOf(context) }),
  'POST /favorite': (input, context) => changeFavourites(input, context),
};

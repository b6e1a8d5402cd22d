/** Favourites of members: 12 of each kind. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { institutionKinds } from './institutionKinds.ts';
import { id, listOf, withLang } from './values.ts';

/** The most of one kind. */
export const favouriteLimit = 12;
export const favouriteTypes = ['course', ...institutionKinds] as const;
export type FavouriteType = (typeof favouriteTypes)[number];

const ids = z.array(id).meta({ description: 'Newest first, 12 at most' });

export const favouriteEndpoints = {
  'GET /favorite_get': endpoint({
    summary: 'The favourites of the member, by kind',
    who: 'member',
    input: z.object(withLang),
    output: z.object({ favorites: z.object({ course: ids, cooperation: ids, sponsor: ids, playground: ids }) }),
  }),
  'POST /favorite': endpoint({
    summary: 'Adds favourites, removes them, or puts back a whole list; unknown ids are left out',
    who: 'member',
    input: z.object({
      type: z.enum(favouriteTypes),
      ids: listOf(id).meta({ description: 'Oldest first: beyond 12 the oldest of all are dropped' }),
      action: z.enum(['add', 'remove', 'set']).default('add').meta({
        description: '`set` makes the list exactly these, which undoes what was dropped',
      }),
      ...withLang,
    }),
    output: z.object({
      ids,
      dropped: z.array(id).meta({ description: 'What the limit has dropped by this call' }),
    }),
  }),
};

/** What the page of a course or an institution knows of a member's favourites, and what its form does with them. */
import { refused } from '../../contract/apiError.ts';
import type { Api } from '../../contract/index.ts';
import type { KeptKind } from '../../machines/deviceLists/kinds.ts';
import type { FormValues } from '../page.ts';

export interface OwnFavourite {
  /** The member's favourites of this kind, newest first. */
  ids: readonly number[];
  /** What a form has just done, before JavaScript ran. */
  done: (typeof outcomes)[number] | null;
  /** What it has dropped, as long as that can be put back. */
  oldest: number | null;
}

const outcomes = ['added', 'dropped', 'removed', 'undone'] as const;

export async function loadFavourite(kind: KeptKind, api: Api, query: URLSearchParams): Promise<OwnFavourite> {
  const { favorites } = await api('GET /favorite_get');
  const ids = favorites[kind];
  const done = outcomes.find((each) => each === query.get('favourite')) ?? null;
  const oldest = Number(/^[1-9]\d{0,8}$/.exec(query.get('oldest') ?? '')?.[0]);
  return { ids, done, oldest: done === 'dropped' && oldest && !ids.includes(oldest) ? oldest : null };
}

/** The list before its newest entry dropped its oldest, newest first. */
export const withoutNewest = (ids: readonly number[], newest: number, oldest: number): number[] => [
  ...ids.filter((id) => id !== newest && id !== oldest),
  oldest,
];

const intents: unknown[] = ['favourite', 'unfavourite', 'undoFavourite'];

export const isFavouriteForm = ({ intent }: FormValues): boolean => intents.includes(intent);

/** Nothing, when the newest is one no more: it was undone already. */
async function undo(kind: KeptKind, newest: number, oldest: number, api: Api): Promise<string> {
  const { favorites } = await api('GET /favorite_get');
  const ids = favorites[kind];
  if (ids.includes(newest))
    await api('POST /favorite', {
      type: kind,
      ids: withoutNewest(ids, newest, oldest).toReversed(),
      action: 'set',
    });
  return 'favourite=undone';
}

/** Does what the button's form asks for. @throws ApiError E422 when it asks for something else @returns the query string that tells the next page of it */
export async function changeFavourite(kind: KeptKind, values: FormValues, api: Api): Promise<string> {
  if (!isFavouriteForm(values)) throw refused('intent', 'not_valid');
  const { intent, id, oldest } = values;
  if (intent === 'undoFavourite') return undo(kind, Number(id), Number(oldest), api);
  const action = intent === 'favourite' ? 'add' : 'remove';
  const { dropped } = await api('POST /favorite', { type: kind, ids: [Number(id)], action });
  if (action === 'remove') return 'favourite=removed';
  return dropped.length ? `favourite=dropped&oldest=${dropped.at(-1)}` : 'favourite=added';
}

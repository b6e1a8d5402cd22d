/** What the page of a course or an institution knows of a member's favourites, and what its form does with them. */
import { refused } from '../../contract/apiError.ts';
import type { Api } from '../../contract/index.ts';
import type { KeptKind } from '../../machines/deviceLists/kinds.ts';
import type { FormValues } from '../page.ts';

export interface OwnFavourite {
  /** The member's favourites of this kind, newest first. */
  ids: readonly number[];
  /** What a form has just done, before JavaScript ran. */
  done: 'added' | 'dropped' | 'removed' | null;
}

const outcomes = ['added', 'dropped', 'removed'] as const;

export async function loadFavourite(kind: KeptKind, api: Api, query: URLSearchParams): Promise<OwnFavourite> {
  const { favorites } = await api('GET /favorite_get');
  return { ids: favorites[kind], done: outcomes.find((each) => each === query.get('favourite')) ?? null };
}

export const isFavouriteForm = ({ intent }: FormValues): boolean => intent === 'favourite' || intent === 'unfavourite';

/** Does what the button's form asks for. @throws ApiError E422 when it asks for something else @returns the query string that tells the next page of it */
export async function changeFavourite(kind: KeptKind, values: FormValues, api: Api): Promise<string> {
  if (!isFavouriteForm(values)) throw refused('intent', 'not_valid');
  const { intent, id } = values;
  const action = intent === 'favourite' ? 'add' : 'remove';
  const { dropped } = await api('POST /favorite', { type: kind, ids: [Number(id)], action });
  if (action === 'remove') return 'favourite=removed';
  return `favourite=${dropped.length ? 'dropped' : 'added'}`;
}

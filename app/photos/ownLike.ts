/** What pages know of a member's likes, and what the form of the button does with them. */
import { refused } from '../../contract/apiError.ts';
import type { Api } from '../../contract/index.ts';
import type { FormValues } from '../page.ts';

export interface OwnLikes {
  /** Those of the shown photos that the member likes. */
  liked: readonly number[];
  /** The photo that a form has just changed, before JavaScript ran. */
  changed: number | null;
}

/** @returns those of the photos that the member likes */
export async function likedOf(ids: readonly number[], api: Api): Promise<readonly number[]> {
  return ids.length ? (await api('GET /photo_like_get', { ids: [...ids] })).likes : [];
}

/** For pages with the button. @param ids of the photos on the page */
export async function loadLikes(ids: readonly number[], api: Api, query: URLSearchParams): Promise<OwnLikes> {
  const liked = await likedOf(ids, api);
  const changed = Number(query.get('liked'));
  return { liked, changed: ids.includes(changed) ? changed : null };
}

export const isLikeForm = ({ intent }: FormValues): boolean => intent === 'like' || intent === 'unlike';

/** Does what the form of the button asks for. @throws ApiError E422 when it asks for something else @returns the query that tells the next page of it */
export async function changeLike(values: FormValues, api: Api): Promise<{ liked: number }> {
  if (!isLikeForm(values)) throw refused('intent', 'not_valid');
  const id = Number(values.id);
  await api('POST /photo_like', { id, action: values.intent === 'like' ? 'add' : 'remove' });
  return { liked: id };
}

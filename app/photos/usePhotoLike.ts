import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { type Liked, photoLikeMachine } from '../../machines/photoLike/index.ts';
import { useApi, usePage } from '../PageContext.tsx';
import { isLikeForm, type OwnLikes } from './ownLike.ts';

export interface PhotoLikeState extends Liked {
  isChanged: boolean;
  isPending: boolean;
  isOnline: boolean;
  problem: Problem | null;
  onToggle: () => void;
}

/** A member's like of one photo as the machine has it; what it begins with is of the page. */
export function usePhotoLike(photo: { id: number; likes: number }, { liked, changed }: OwnLikes): PhotoLikeState {
  const api = useApi();
  const { isOnline, form, forgetPages } = usePage();
  const { id } = photo;
  const isPosted = form !== null && isLikeForm(form.values) && Number(form.values.id) === id;
  const [state, send] = useMachine(
    useMemo(
      () =>
        photoLikeMachine.provide({
          actors: {
            save: fromPromise<Liked, { isLiked: boolean }>(async ({ input: { isLiked } }) => {
              const { is_liked, likes } = await api('POST /photo_like', { id, action: isLiked ? 'add' : 'remove' });
              return { isLiked: is_liked, likes };
            }),
          },
        }),
      [api, id],
    ),
    {
      input: {
        ...{ isLiked: liked.includes(id), likes: photo.likes, isChanged: changed === id },
        problem: isPosted ? form.problem : null,
      },
    },
  );
  useEffect(() => send({ type: isOnline ? 'WENT_ONLINE' : 'WENT_OFFLINE' }), [isOnline, send]);
  const { shown, known, isChanged, problem } = state.context;
  // Galleries, rankings and the contest show it: what was loaded before is old.
  const before = useRef(known);
  useEffect(() => {
    if (before.current === known) return;
    before.current = known;
    forgetPages();
  }, [known, forgetPages]);
  return {
    ...shown,
    ...{ isChanged, problem, isOnline: !state.hasTag('disabled'), isPending: state.hasTag('busy') },
    onToggle: () => send({ type: 'TOGGLE' }),
  };
}

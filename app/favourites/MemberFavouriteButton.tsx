import { Suspense, useCallback, useMemo, useRef } from 'react';
import {
  type DeviceLists,
  droppedBy,
  isListed,
  type KeptEntry,
  type KeptKind,
  listLimit,
  noLists,
} from '../../machines/deviceLists/index.ts';
import { Button } from '../../ui/Button/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import { useDeviceLists } from '../actors/useDeviceLists.ts';
import { RowAction } from '../kept/RowAction.tsx';
import { later } from '../later.ts';
import { LogInAgain } from '../members/LogInAgain.tsx';
import { useApi, usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import * as css from './FavouriteButton.css.ts';
import { createMemberStore, listsOf } from './memberStore.ts';
import { isFavouriteForm, type OwnFavourite, withoutNewest } from './ownFavourite.ts';
import { Star } from './Star.tsx';
import { favouriteProblem } from './words.ts';

const PushOffer = later(() => import('../push/PushOffer.tsx').then((module) => ({ default: module.PushOffer })));

export interface MemberFavouriteButtonProps extends OwnFavourite {
  kind: KeptKind;
  id: number;
  /** What becomes a favourite: part of the button's name. */
  name: string;
}

/** Adds to the favourites that the server keeps of a member, or takes off; a form where there is no JavaScript. */
export function MemberFavouriteButton({ kind, id, name, ids, done, oldest }: MemberFavouriteButtonProps) {
  const { t, href, form, forgetPages } = usePage();
  const api = useApi();
  const button = useRef<HTMLButtonElement>(null);
  const first = useMemo(() => ({ [kind]: ids }), [kind, ids]);
  const store = useMemo(() => createMemberStore(api, first, forgetPages), [api, first, forgetPages]);
  const { lists, changed, failure, problem, isReading, isChanging, apply, undo } = useDeviceLists(store);
  const isKnown = (known: DeviceLists<KeptEntry>) => isListed(known, kind, id);
  const isFavourite = isReading ? ids.includes(id) : isKnown(lists);
  const press = useCallback(
    () => apply(isFavourite ? { type: 'remove', kind, id } : { type: 'add', kind, entry: { id } }),
    [apply, isFavourite, kind, id],
  );

  const hasDropped = changed ? droppedBy(changed.before, changed.change) !== null : done === 'dropped';
  const posted = form && isFavouriteForm(form.values) ? form.problem : null;
  const refusal = failure ? problem : changed || isChanging ? null : posted;
  /** What has been done: here, or by the form before JavaScript ran. */
  const isTold = !isChanging && done !== null && (done === 'removed' || done === 'undone') !== isFavourite;
  const told = done === 'undone' ? 'restore' : isFavourite ? 'add' : 'remove';
  const outcome = changed?.change.type ?? (isTold ? told : null);
  /** What the form has dropped can be put back until something else is done here. */
  const droppedByForm = changed || isChanging ? null : oldest;
  const putBack = (before: number) => {
    apply({ type: 'restore', lists: listsOf({ ...noLists, [kind]: withoutNewest(ids, id, before) }) });
    button.current?.focus();
  };
  const wordsOf = (): string => {
    if (refusal) return favouriteProblem(refusal, t);
    switch (outcome) {
      case 'add':
        return hasDropped ? t('favourite:dropped', { most: listLimit }) : t('favourite:added');
      case 'remove':
        return t('favourite:removed');
      case 'restore':
        return t('favourite:undone');
      default:
        return '';
    }
  };
  const words = wordsOf();

  return (
    <div className={css.favourite}>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="kind" value={kind} />
        <Button
          ref={button}
          type="submit"
          name="intent"
          value={isFavourite ? 'unfavourite' : 'favourite'}
          variant={isFavourite ? 'primary' : 'secondary'}
          aria-pressed={isFavourite}
          aria-label={t('favouriteLabel', { name })}
          isPending={isChanging}
        >
          <Star />
          {t('favouriteButton')}
        </Button>
      </form>
      {/* Words that come a second time are said again: between two presses there are none. */}
      <p role="status">{words}</p>
      <LogInAgain problem={refusal} />
      {outcome === 'add' && !refusal && (
        <div className={cluster.m}>
          {changed?.canUndo && hasDropped && (
            <Button
              variant="quiet"
              onPress={() => {
                undo();
                button.current?.focus();
              }}
            >
              {t('favourite:undo')}
            </Button>
          )}
          {droppedByForm !== null && (
            <RowAction
              fields={{ intent: 'undoFavourite', kind, id, oldest: droppedByForm }}
              onPress={() => putBack(droppedByForm)}
            >
              {t('favourite:undo')}
            </RowAction>
          )}
          <Link href={href(path('favourites'))} variant="standalone">
            {t('favourite:list')}
          </Link>
        </div>
      )}
      {changed?.change.type === 'add' && !refusal && !changed.before[kind].length && (
        <Suspense fallback={null}>
          <PushOffer />
        </Suspense>
      )}
    </div>
  );
}

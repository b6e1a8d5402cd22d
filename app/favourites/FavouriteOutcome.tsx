import { useEffect, useRef } from 'react';
import { areEmpty, droppedBy, type KeptKind, listLimit } from '../../machines/deviceLists/index.ts';
import { Button } from '../../ui/Button/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import { favouriteStore, visitStore } from '../actors/deviceStores.ts';
import { useDeviceLists } from '../actors/useDeviceLists.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';

export interface FavouriteOutcomeProps {
  kind: KeptKind;
  id: number;
  /** As the device has it now. */
  isFavourite: boolean;
  /** How often the button was pressed. It was there before this code. */
  presses: number;
  /** What the last press has done. */
  onWords: (words: string) => void;
  /** What has the focus goes away. */
  onReturn: () => void;
}

/** The name of an entry, where the history on the device happens to know it. */
function nameOf(kind: KeptKind, id: number): string | null {
  try {
    return visitStore.read()[kind].find((visit) => visit.id === id)?.name ?? null;
  } catch {
    return null;
  }
}

/** What a press of the favourite button does: keeps or takes off, says so, and offers the way back and the list. */
export function FavouriteOutcome({ kind, id, isFavourite, presses, onWords, onReturn }: FavouriteOutcomeProps) {
  const { t, href } = usePage();
  const { lastChange, changed, failure, apply, undo } = useDeviceLists(favouriteStore);
  const done = useRef(0);
  useEffect(() => {
    if (presses === done.current) return;
    done.current = presses;
    apply(isFavourite ? { type: 'remove', kind, id } : { type: 'add', kind, entry: { id } });
  }, [presses, isFavourite, kind, id, apply]);

  const dropped = changed && droppedBy(changed.before, changed.change);
  const wordsOf = (): string => {
    if (failure === 'unwritable') return t('favourite:notKept');
    switch (changed?.change.type) {
      case 'add': {
        if (areEmpty(changed.before)) return t('favourite:addedFirst');
        if (!dropped) return t('favourite:added');
        const name = nameOf(kind, dropped.id);
        return t(name ? 'favourite:droppedName' : 'favourite:dropped', { most: listLimit, name: name ?? '' });
      }
      case 'remove':
        return t('favourite:removed');
      case 'restore':
        return t('favourite:undone');
      default:
        return '';
    }
  };
  const words = wordsOf();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another change may have the same words
  useEffect(() => onWords(words), [words, lastChange, onWords]);

  if (changed?.change.type !== 'add' || failure) return null;
  return (
    <div className={cluster.m}>
      {dropped && changed.canUndo && (
        <Button
          variant="quiet"
          onPress={() => {
            undo();
            onReturn();
          }}
        >
          {t('favourite:undo')}
        </Button>
      )}
      <Link href={href(path('history'), { list: 'favourites' })} variant="standalone">
        {t('favourite:list')}
      </Link>
    </div>
  );
}

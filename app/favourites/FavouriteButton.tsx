import { useRef, useState } from 'react';
import type { KeptKind } from '../../machines/deviceLists/index.ts';
import { text } from '../../tokens/typography.css.ts';
import { Button } from '../../ui/Button/index.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { withJavaScript } from '../../ui/javascript.css.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import * as css from './FavouriteButton.css.ts';
import { useFavourite } from './useFavourite.ts';

export interface FavouriteButtonProps {
  kind: KeptKind;
  id: number;
  /** What becomes a favourite: part of the button's name. */
  name: string;
}

/** Keeps a course or an institution among the favourites on this device, without an account. Not there without JavaScript, which it needs. */
export function FavouriteButton({ kind, id, name }: FavouriteButtonProps) {
  const { t, href, member } = usePage();
  const isHydrated = useHydrated();
  const { isFavourite, isNotKept, wordsOf, canUndo, isAdded, toggle, undo } = useFavourite(kind, id);
  const button = useRef<HTMLButtonElement>(null);
  /** Words that come a second time are said again. */
  const [presses, setPresses] = useState(0);
  const press = (act: () => void) => {
    setPresses(presses + 1);
    act();
  };
  const undoAndReturn = () => {
    press(undo);
    // Its own button goes with what it undoes.
    button.current?.focus();
  };
  const words = wordsOf(t, member !== null);
  return (
    <div className={css.favourite}>
      <Button
        ref={button}
        variant={isFavourite ? 'primary' : 'secondary'}
        aria-pressed={isFavourite}
        aria-label={t('favourite:label', { name })}
        data-waiting={!isHydrated || undefined}
        className={withJavaScript}
        onPress={() => press(toggle)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={css.star}>
          <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z" />
        </svg>
        {t('favourite:button')}
      </Button>
      <p role="status" className={isNotKept ? text.label : undefined}>
        {words && (
          <span key={presses}>
            {isNotKept && <Icon name="warning-circle" />}
            {words}
          </span>
        )}
      </p>
      {isAdded && (
        <div className={cluster.m}>
          {canUndo && (
            <Button variant="quiet" onPress={undoAndReturn}>
              {t('favourite:undo')}
            </Button>
          )}
          <Link href={href(path('history'), { list: 'favourites' })} variant="standalone">
            {t('favourite:list')}
          </Link>
        </div>
      )}
    </div>
  );
}

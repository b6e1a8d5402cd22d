import { type ComponentType, useCallback, useRef, useState } from 'react';
import type { Language } from '../../contract/values.ts';
import type { KeptKind } from '../../machines/deviceLists/kinds.ts';
import { Button } from '../../ui/Button/index.ts';
import { withJavaScript } from '../../ui/javascript.css.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { usePage } from '../PageContext.tsx';
import * as css from './FavouriteButton.css.ts';
import type { FavouriteOutcomeProps } from './FavouriteOutcome.tsx';
import { Star } from './Star.tsx';
import { useIsFavourite } from './useIsFavourite.ts';

export interface FavouriteButtonProps {
  kind: KeptKind;
  id: number;
  /** What becomes a favourite: part of the button's name. */
  name: string;
}

/** Of the namespace `favourite`, and what a press does: no page needs them before somebody comes to the button. */
const load = (lang: Language) =>
  Promise.all([
    import('./FavouriteOutcome.tsx'),
    lang === 'ja' ? import('../i18n/ja/favourite.json') : import('../i18n/en/favourite.json'),
  ]);

/** Keeps a course or an institution among the favourites on this device, without an account; a member’s button is `MemberFavouriteButton`. Not there without JavaScript, which it needs. */
export function FavouriteButton({ kind, id, name }: FavouriteButtonProps) {
  const { t, i18n } = usePage();
  const isHydrated = useHydrated();
  const isFavourite = useIsFavourite(kind, id);
  const button = useRef<HTMLButtonElement>(null);
  const [presses, setPresses] = useState(0);
  const [Outcome, setOutcome] = useState<ComponentType<FavouriteOutcomeProps>>();
  const [words, setWords] = useState('');

  const prepare = () =>
    Outcome
      ? Promise.resolve()
      : load(i18n.lang).then(([{ FavouriteOutcome }, texts]) => {
          i18n.add({ favourite: texts.default });
          setOutcome(() => FavouriteOutcome);
        });
  const press = () => {
    setWords('');
    setPresses(presses + 1);
    // Its code could not come: most likely there is no network.
    prepare().catch(() => setWords(t('offlineTitle')));
  };
  const comeNear = () => void prepare().catch(() => undefined);
  const returnFocus = useCallback(() => button.current?.focus(), []);

  return (
    <div className={css.favourite}>
      <Button
        ref={button}
        variant={isFavourite ? 'primary' : 'secondary'}
        aria-pressed={isFavourite}
        aria-label={t('favouriteLabel', { name })}
        data-waiting={!isHydrated || undefined}
        className={withJavaScript}
        onPress={press}
        onFocus={comeNear}
        onPointerEnter={comeNear}
      >
        <Star />
        {t('favouriteButton')}
      </Button>
      {/* Words that come a second time are said again. */}
      <p role="status">{words && <span key={presses}>{words}</span>}</p>
      {Outcome && <Outcome {...{ kind, id, isFavourite, presses }} onWords={setWords} onReturn={returnFocus} />}
    </div>
  );
}

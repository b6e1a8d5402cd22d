import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { media } from '../../tokens/breakpoints.ts';
import { text } from '../../tokens/typography.css.ts';
import { Button } from '../../ui/Button/index.ts';
import { usePage } from '../PageContext.tsx';
import { type DrawnMap, drawMap } from './drawMap.ts';
import { GroundCredit } from './GroundCredit.tsx';
import * as css from './InteractiveMap.css.ts';
import { Markers } from './Markers.tsx';
import type { Line } from './mapStyle.ts';
import { PlaceCard } from './PlaceCard.tsx';
import type { Place, ResultPlace } from './places.ts';
import { actions, resultsFrame } from './ResultsMap.css.ts';
import { Scale } from './Scale.tsx';
import { targetSide } from './targetSide.ts';

export interface ResultsMapProps {
  /** What the list has, with its numbers; another search is another object. */
  places: readonly ResultPlace[];
  /** The ways of courses, each at the index of its place; of shops none. */
  lines: readonly Line[];
  of: 'courses' | 'institutions';
  /** Id of the place that the list is at. */
  chosen: number | null;
  onChoose: (id: number) => void;
  /** It could not be drawn; MapUnsupported when it never will be. */
  onFailed: (error: unknown) => void;
}

const narrow = () => matchMedia(media.belowL);
const onResized = (listener: () => void) => {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/**
 * What a list has on one map, each with its number there. Beside it the list says the same in words and is where one
 * chooses by keyboard; where the map stands in the place of the list, its own markers are, and the chosen one is said below it.
 */
export function ResultsMap({ places, lines, of, chosen, onChoose, onFailed }: ResultsMapProps) {
  const { t, settings } = usePage();
  const isAlone = useSyncExternalStore(onResized, () => narrow().matches);
  const container = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const twinsId = useId();
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [ground, setGround] = useState<'tiles' | 'schematic' | 'lost'>(
    settings.tiles === 'gsi' ? 'tiles' : 'schematic',
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: words and settings are the document's; other places are a new map
  useEffect(() => {
    try {
      const drawn = drawMap(container.current!, {
        places,
        lines,
        turns: [],
        withTiles: settings.tiles === 'gsi',
        // A sign that stands apart from its spot is on the map, too.
        padding: targetSide() + 8,
        words: {
          label: t(`resultsMap:label_${of}`),
          describedBy: helpId,
          ctrl: t('map:gestureCtrl'),
          command: t('map:gestureCommand'),
          touch: t('map:gestureTouch'),
        },
        onTilesLost: () => setGround('lost'),
      });
      setMap(drawn);
      return () => {
        setMap(null);
        drawn.remove();
      };
    } catch (error) {
      onFailed(error);
    }
  }, [places]);

  const at = places.findIndex(({ id }) => id === chosen);
  useEffect(() => {
    map?.emphasise(at < 0 ? null : at);
    if (at >= 0) map?.reveal(places[at]!);
  }, [map, at, places]);
  const choose = ({ id }: Place) => {
    // The card must be there to get the focus.
    flushSync(() => onChoose(id));
    card.current?.querySelector('a')?.focus();
    card.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <div className={actions}>
        <Button id={`${twinsId}-in`} variant="secondary" onPress={() => map?.zoomBy(1)}>
          {t('map:zoomIn')}
        </Button>
        <Button id={`${twinsId}-out`} variant="secondary" onPress={() => map?.zoomBy(-1)}>
          {t('map:zoomOut')}
        </Button>
        <Button variant="secondary" onPress={() => map?.showAll()}>
          {t(`resultsMap:whole_${of}`)}
        </Button>
      </div>
      <div ref={container} className={`${css.map} ${resultsFrame}`} data-drag-twin={`${twinsId}-in ${twinsId}-out`}>
        {map && <Markers {...{ map, places, isAlone }} chosen={places[at] ?? null} onChoose={choose} />}
      </div>
      <Scale map={map} />
      {isAlone && places[at] && <PlaceCard ref={card} place={places[at]} />}
      <GroundCredit ground={ground} />
      <p id={helpId} className={text.small}>
        {t(`resultsMap:${isAlone ? 'helpInstead' : 'help'}_${of}`)}
      </p>
    </>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import { text } from '../../tokens/typography.css.ts';
import { Button } from '../../ui/Button/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import { usePage } from '../PageContext.tsx';
import { type DrawnMap, drawMap } from './drawMap.ts';
import { GroundCredit } from './GroundCredit.tsx';
import * as css from './InteractiveMap.css.ts';
import { Markers } from './Markers.tsx';
import type { Line } from './mapStyle.ts';
import type { Place } from './places.ts';
import { resultsFrame } from './ResultsMap.css.ts';

export interface ResultsMapProps {
  /** What the list has, with its numbers; another search is another object. */
  places: readonly Place[];
  /** The ways of courses, each at the index of its place; of shops none. */
  lines: readonly Line[];
  of: 'courses' | 'institutions';
  /** Id of the place that the list is at. */
  chosen: number | null;
  onChoose: (id: number) => void;
  /** It could not be drawn; MapUnsupported when it never will be. */
  onFailed: (error: unknown) => void;
}

/** What a list has on one map, each with its number there. The list says the same in words and is where one chooses by keyboard. */
export function ResultsMap({ places, lines, of, chosen, onChoose, onFailed }: ResultsMapProps) {
  const { t, settings } = usePage();
  const container = useRef<HTMLDivElement>(null);
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
        padding: 44,
        words: {
          label: t(`map:resultsLabel_${of}`),
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

  return (
    <>
      <div className={cluster.xs}>
        <Button id={`${twinsId}-in`} variant="secondary" onPress={() => map?.zoomBy(1)}>
          {t('map:zoomIn')}
        </Button>
        <Button id={`${twinsId}-out`} variant="secondary" onPress={() => map?.zoomBy(-1)}>
          {t('map:zoomOut')}
        </Button>
        <Button variant="secondary" onPress={() => map?.showAll()}>
          {t(`map:resultsWhole_${of}`)}
        </Button>
      </div>
      <div ref={container} className={`${css.map} ${resultsFrame}`} data-drag-twin={`${twinsId}-in ${twinsId}-out`}>
        {map && <Markers map={map} places={places} chosen={places[at] ?? null} onChoose={({ id }) => onChoose(id)} />}
      </div>
      <GroundCredit ground={ground} />
      <p id={helpId} className={text.small}>
        {t(`map:resultsHelp_${of}`)}
      </p>
    </>
  );
}

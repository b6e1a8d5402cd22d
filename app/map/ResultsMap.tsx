import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { CourseSummary } from '../../contract/courses.ts';
import { text } from '../../tokens/typography.css.ts';
import { Button } from '../../ui/Button/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import { usePage } from '../PageContext.tsx';
import { type DrawnMap, drawMap } from './drawMap.ts';
import { GroundCredit } from './GroundCredit.tsx';
import * as css from './InteractiveMap.css.ts';
import { Markers } from './Markers.tsx';
import type { Place } from './places.ts';
import { resultsFrame } from './ResultsMap.css.ts';

export interface ResultsMapProps {
  courses: readonly CourseSummary[];
  /** Id of the course that the list is at. */
  chosen: number | null;
  onChoose: (id: number) => void;
  /** It could not be drawn; MapUnsupported when it never will be. */
  onFailed: (error: unknown) => void;
}

/** The courses of a list on one map, each with its number there. The list says the same in words and is where one chooses by keyboard. */
export function ResultsMap({ courses, chosen, onChoose, onFailed }: ResultsMapProps) {
  const { t, settings } = usePage();
  const container = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const twinsId = useId();
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [ground, setGround] = useState<'tiles' | 'schematic' | 'lost'>(
    settings.tiles === 'gsi' ? 'tiles' : 'schematic',
  );
  const places = useMemo(
    () =>
      courses.map(
        ({ id, name, start }, index): Place => ({
          ...start,
          id,
          name,
          number: index + 1,
          role: 'highlight',
          text: null,
        }),
      ),
    [courses],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: words and settings are the document's; other courses are a new map
  useEffect(() => {
    try {
      const drawn = drawMap(container.current!, {
        places,
        lines: courses.map(({ line }) => line),
        turns: [],
        withTiles: settings.tiles === 'gsi',
        padding: 44,
        words: {
          label: t('map:resultsLabel'),
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
          {t('map:resultsWhole')}
        </Button>
      </div>
      <div ref={container} className={`${css.map} ${resultsFrame}`} data-drag-twin={`${twinsId}-in ${twinsId}-out`}>
        {map && <Markers map={map} places={places} chosen={places[at] ?? null} onChoose={({ id }) => onChoose(id)} />}
      </div>
      <GroundCredit ground={ground} />
      <p id={helpId} className={text.small}>
        {t('map:resultsHelp')}
      </p>
    </>
  );
}

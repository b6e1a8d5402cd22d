import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { institutionKinds } from '../../contract/institutionKinds.ts';
import type { Position } from '../../contract/values.ts';
import { text } from '../../tokens/typography.css.ts';
import { Button } from '../../ui/Button/index.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster, stack } from '../../ui/layout.css.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/index.ts';
import { KindSign } from '../institutions/KindSign.tsx';
import { usePage } from '../PageContext.tsx';
import { type DrawnMap, drawMap } from './drawMap.ts';
import { GroundCredit } from './GroundCredit.tsx';
import * as css from './InteractiveMap.css.ts';
import { Markers } from './Markers.tsx';
import type { Line } from './mapStyle.ts';
import { PlaceSign } from './PlaceSign.tsx';
import { type Place, placeLabel, placeText } from './places.ts';
import { Scale } from './Scale.tsx';
import { targetSide } from './targetSide.ts';

/** North is up, and the directions in words are called the same. */
const directions = [
  ['north', 0, -1],
  ['south', 0, 1],
  ['west', -1, 0],
  ['east', 1, 0],
] as const;

export interface InteractiveMapProps {
  of: 'course' | 'place';
  /** Of the course in walking order, or the one place; another array is another map. */
  places: readonly Place[];
  /** Shops and facilities beside the way. */
  beside: readonly Place[];
  lines: readonly Line[];
  /** Of the way, between its places. */
  turns: readonly Position[];
  onClose: () => void;
  /** It could not be drawn; MapUnsupported when it never will be. */
  onFailed: (error: unknown) => void;
}

/** A course, or one place, on a map that moves: places as buttons on it and as a list beside it, the chosen one in words below. */
export function InteractiveMap({ of, places, beside, lines, turns, onClose, onFailed }: InteractiveMapProps) {
  const { t, settings } = usePage();
  const marked = useMemo(() => [...places, ...beside], [places, beside]);
  const kinds = institutionKinds.filter((kind) => beside.some(({ role }) => role === kind));
  const region = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const twinsId = useId();
  /** What does by single presses what dragging and two fingers do (WCAG 2.5.7). */
  const twinId = (action: string) => `${twinsId}-${action}`;
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [chosen, setChosen] = useState<Place | null>(null);
  const [ground, setGround] = useState<'tiles' | 'schematic' | 'lost'>(
    settings.tiles === 'gsi' ? 'tiles' : 'schematic',
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: words and settings are the document's; new places are a new map
  useEffect(() => {
    try {
      const drawn = drawMap(container.current!, {
        places: marked,
        lines,
        turns,
        withTiles: settings.tiles === 'gsi',
        padding: targetSide() + 8,
        words: {
          label: t(`map:canvas_${of}`),
          describedBy: helpId,
          ctrl: t('map:gestureCtrl'),
          command: t('map:gestureCommand'),
          touch: t('map:gestureTouch'),
        },
        onTilesLost: () => setGround('lost'),
      });
      setMap(drawn);
      return () => drawn.remove();
    } catch (error) {
      onFailed(error);
    }
  }, [marked]);

  // The button that opened it is gone: reading goes on here.
  useEffect(() => region.current?.focus({ preventScroll: true }), []);

  const choose = (place: Place) => {
    setChosen(place);
    map?.goTo(place);
    frame.current?.scrollIntoView({ block: 'nearest' });
  };
  const sentence = chosen && placeText(chosen, t);

  return (
    <section ref={region} tabIndex={-1} aria-label={t('map:region')} className={css.region}>
      <div className={cluster.s}>
        <Link href="#after-map" variant="standalone">
          {t('map:skip')}
        </Link>
        <Button variant="secondary" onPress={onClose}>
          {t('map:close')}
        </Button>
      </div>
      <div className={css.beside}>
        <div className={css.main}>
          <div className={stack.xs}>
            <div className={cluster.xs}>
              <Button id={twinId('in')} variant="secondary" onPress={() => map?.zoomBy(1)}>
                {t('map:zoomIn')}
              </Button>
              <Button id={twinId('out')} variant="secondary" onPress={() => map?.zoomBy(-1)}>
                {t('map:zoomOut')}
              </Button>
              <Button variant="secondary" onPress={() => map?.showAll()}>
                {t(`map:whole_${of}`)}
              </Button>
            </div>
            <div className={cluster.xs}>
              {directions.map(([direction, east, south]) => (
                <Button
                  key={direction}
                  id={twinId(direction)}
                  variant="secondary"
                  onPress={() => map?.moveBy(east, south)}
                >
                  {t(`map:${direction}`)}
                </Button>
              ))}
            </div>
          </div>
          <div ref={frame} className={css.frame}>
            <div
              ref={container}
              className={css.map}
              data-drag-twin={['in', 'out', ...directions.map(([direction]) => direction)].map(twinId).join(' ')}
            >
              {map && <Markers map={map} places={marked} chosen={chosen} onChoose={choose} />}
            </div>
            <Scale map={map} />
            <GroundCredit ground={ground} />
            <div className={css.panel}>
              {!chosen && <p>{t(`map:choose_${of}`)}</p>}
              <div role="status">
                {/* Changed as one piece: what changes bit by bit may be said as often. */}
                {chosen && (
                  <div key={chosen.id} className={stack.hair}>
                    <p className={cx(css.panelName, text.label)}>
                      <PlaceSign place={chosen} />
                      {chosen.number && <VisuallyHidden>{t('map:numberEnd')}</VisuallyHidden>}
                      <span>
                        {chosen.name}
                        <VisuallyHidden>{t('map:nameEnd')}</VisuallyHidden>
                      </span>
                    </p>
                    {sentence && <p>{sentence}</p>}
                    {chosen.href && (
                      <p>
                        <Link href={chosen.href} variant="standalone">
                          {t('map:toPage')}
                        </Link>
                      </p>
                    )}
                  </div>
                )}
              </div>
            </div>
          </div>
        </div>
        <div className={stack.m}>
          <ol aria-label={t('map:list')} className={css.list}>
            {places.map((place) => (
              <PlaceButton key={place.id} place={place} chosen={chosen} onChoose={choose} />
            ))}
          </ol>
          {beside.length > 0 && (
            <>
              <ul aria-label={t('map:legend')} className={css.legend}>
                {kinds.map((kind) => (
                  <li key={kind} className={css.legendItem}>
                    <KindSign kind={kind} />
                    {t(`kind_${kind}`)}
                  </li>
                ))}
              </ul>
              <ul aria-label={t('map:beside')} className={css.list}>
                {beside.map((place) => (
                  <PlaceButton key={place.id} place={place} chosen={chosen} onChoose={choose} />
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      <p id={helpId} className={text.small}>
        {t('map:help')}
      </p>
      <p id="after-map" tabIndex={-1} className={text.small}>
        {t('map:end')}
      </p>
    </section>
  );
}

interface PlaceButtonProps {
  place: Place;
  chosen: Place | null;
  onChoose: (place: Place) => void;
}

function PlaceButton({ place, chosen, onChoose }: PlaceButtonProps) {
  const { t } = usePage();
  return (
    <li>
      <button
        type="button"
        className={css.item}
        aria-current={place === chosen || undefined}
        onClick={() => onChoose(place)}
      >
        <PlaceSign place={place} />
        <span>{place.role === 'highlight' ? place.name : placeLabel(place, t)}</span>
      </button>
    </li>
  );
}

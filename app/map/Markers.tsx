import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePage } from '../PageContext.tsx';
import { apart } from './apart.ts';
import type { DrawnMap } from './drawMap.ts';
import * as css from './InteractiveMap.css.ts';
import { PlaceSign } from './PlaceSign.tsx';
import { type Place, placeLabel } from './places.ts';

export interface MarkersProps {
  map: DrawnMap;
  places: readonly Place[];
  chosen: Place | null;
  /** There is no list of the same places at the moment. */
  isAlone?: boolean;
  onChoose: (place: Place) => void;
}

/**
 * The places as buttons on the map, in walking order, for the pointer and for who explores the screen by touch. The list
 * beside the map has the same ones: the Tab key stops there, and at each place once; without a list it stops here. Those
 * too close to be pressed stand apart, each with a line to its spot.
 */
export function Markers({ map, places, chosen, isAlone = false, onChoose }: MarkersProps) {
  const { t } = usePage();
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => map.onMove(keepInPlace(layer.current!, map, places)), [map, places]);
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div ref={layer} role="group" aria-label={t('map:markers')} className={css.markers}>
      <svg aria-hidden="true" className={css.leaders}>
        {places.map(({ id }) => (
          <g key={id}>
            <line />
            <circle r="5" />
          </g>
        ))}
      </svg>
      {places.map((place) => (
        <button
          key={place.id}
          type="button"
          tabIndex={isAlone ? undefined : -1}
          className={css.marker}
          aria-label={placeLabel(place, t)}
          aria-current={place === chosen || undefined}
          onClick={() => onChoose(place)}
          onFocus={() => map.reveal(place)}
        >
          <PlaceSign place={place} />
        </button>
      ))}
    </div>,
    map.layer,
  );
}

/** Written to the elements at every frame of a movement: too often for React. */
function keepInPlace(layer: HTMLElement, map: DrawnMap, places: readonly Place[]): () => void {
  const buttons = [...layer.querySelectorAll('button')];
  const lines = [...layer.querySelectorAll('line')];
  const dots = [...layer.querySelectorAll('circle')];
  let known = '';
  let shifts: { x: number; y: number }[] = [];
  return () => {
    const spots = places.map(map.spotOf);
    const size = buttons[0]?.offsetWidth ?? 0;
    // How far they stand from their spots changes with the scale, not while the map is only pushed about.
    const key = `${map.zoom()} ${size}`;
    if (key !== known) shifts = apart(spots, size + 4);
    known = key;
    spots.forEach(({ x, y }, at) => {
      const { x: right, y: down } = shifts[at]!;
      const { style } = buttons[at]!;
      style.translate = `calc(${x + right}px - 50%) calc(${y + down}px - 50%)`;
      // What is cut by the edge could be taken for another sign. With the focus the map moves to it.
      const isSeen = map.isOnMap({ x: x + right, y: y + down });
      style.opacity = isSeen ? '' : '0';
      style.pointerEvents = isSeen ? '' : 'none';
      set(lines[at]!, { x1: x, y1: y, x2: x + right, y2: y + down });
      set(dots[at]!, { cx: x, cy: y });
      lines[at]!.parentElement!.style.visibility = isSeen && Math.hypot(right, down) > size / 4 ? 'visible' : 'hidden';
    });
  };
}

function set(element: Element, values: Record<string, number>): void {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value.toFixed(1));
}

import {
  GPUInitializationError,
  type LngLat,
  LngLatBounds,
  Map as MapLibre,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
// A file of its own on this site: the content security policy allows no other worker.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Position } from '../../contract/values.ts';
import type { Spot } from '../../ui/RouteMap/geometry.ts';
import { MapUnsupported } from './loadMap.ts';
import { chosenLayer, type Drawn, mapStyle, noLine, tiles } from './mapStyle.ts';

setWorkerUrl(workerUrl);

export interface DrawnMap {
  /** What lies on the map goes in here, after the canvas, and moves it when it is dragged. */
  layer: HTMLElement;
  /** Where a position is now, in CSS pixels from the map's corner. */
  spotOf: (position: Position) => Spot;
  isOnMap: (spot: Spot) => boolean;
  zoom: () => number;
  /** A line and the length that it has on the map; follows the zoom. */
  scale: HTMLElement;
  /** Tells now, and whenever the map moves. */
  onMove: (listener: () => void) => () => void;
  goTo: (position: Position) => void;
  /** Draws one of the lines stronger than the others; null = none. */
  emphasise: (line: number | null) => void;
  /** Moves the map when the position is not seen. */
  reveal: (position: Position) => void;
  zoomBy: (steps: number) => void;
  /** So many thirds of what is seen, to the east and to the south. */
  moveBy: (east: number, south: number) => void;
  showAll: () => void;
  remove: () => void;
}

export interface DrawOptions extends Drawn {
  /** Places that are seen at first besides the lines. */
  places: readonly Position[];
  withTiles: boolean;
  /** Kept free around the course, in pixels: room for its markers. */
  padding: number;
  words: { label: string; describedBy: string; ctrl: string; command: string; touch: string };
  /** No tile could be had; the map is a schematic one from now on. */
  onTilesLost: () => void;
}

/** Draws courses. All movement is at once for people who prefer reduced motion. Throws MapUnsupported. */
export function drawMap(
  container: HTMLElement,
  { lines, turns, places, withTiles, padding, words, onTilesLost }: DrawOptions,
): DrawnMap {
  const bounds = new LngLatBounds();
  for (const { lat, lng } of places) bounds.extend([lng, lat]);
  for (const [lat, lng] of lines.flat()) bounds.extend([lng, lat]);
  const whole = { padding, maxZoom: 17 };
  const map = supported(
    () =>
      new MapLibre({
        container,
        style: mapStyle({ lines, turns }, withTiles),
        bounds,
        fitBoundsOptions: whole,
        minZoom: tiles.minZoom,
        maxZoom: tiles.maxZoom,
        maxPitch: 0,
        dragRotate: false,
        touchPitch: false,
        boxZoom: false,
        attributionControl: false,
        // The page scrolls under one finger and a plain wheel; the map takes two fingers, or Ctrl and the wheel.
        cooperativeGestures: true,
        locale: {
          'Map.Title': words.label,
          'CooperativeGesturesHandler.WindowsHelpText': words.ctrl,
          'CooperativeGesturesHandler.MacHelpText': words.command,
          'CooperativeGesturesHandler.MobileHelpText': words.touch,
        },
      }),
  );
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvas().setAttribute('aria-describedby', words.describedBy);
  // Long enough for its words when text is large.
  const scale = new ScaleControl({ maxWidth: 200 });
  followTiles(map, onTilesLost);
  const far = tooFarApart(map, container, places);
  if (far) map.jumpTo({ center: far });
  /** Where the last press on a button leads. */
  let destination: LngLat | null = null;
  // A place is shown nearer than the whole, but with the way around it.
  const placeZoom = Math.min(map.getZoom() + 1.25, 16);

  // Where + needs Shift, as on Japanese keyboards, MapLibre would take two steps.
  container.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== '+' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopPropagation();
      map.zoomIn();
    },
    { capture: true },
  );

  return {
    layer: map.getCanvasContainer(),
    spotOf: (position) => map.project(position),
    isOnMap: (spot) => isWithin(spot, container),
    zoom: () => map.getZoom(),
    scale: scale.onAdd(map),
    onMove: (listener) => {
      const subscriptions = [map.on('move', listener), map.on('resize', listener)];
      listener();
      return () => subscriptions.forEach((each) => void each.unsubscribe());
    },
    goTo: (position) => void map.flyTo({ center: position, zoom: Math.max(map.getZoom(), placeZoom), duration: 700 }),
    emphasise: (line) => {
      const choose = () => void map.setFilter(chosenLayer, ['==', ['get', 'index'], line ?? noLine]);
      if (map.getLayer(chosenLayer)) choose();
      else map.once('styledata', choose);
    },
    reveal: (position) => {
      // What has just come below the map may have made it lower.
      map.resize();
      const { x, y } = map.project(position);
      const edge = padding / 2;
      const isSeen = Math.min(x, y, container.clientWidth - x, container.clientHeight - y) >= edge;
      // At once: what has the focus is never out of sight (2.4.12).
      if (!isSeen) map.jumpTo({ center: position });
    },
    zoomBy: (steps) => void map.zoomTo(Math.round(map.getZoom()) + steps),
    moveBy: (east, south) => {
      // From where it is going: a press while it moves is not lost.
      const { x, y } = map.project(map.isMoving() && destination ? destination : map.getCenter());
      destination = map.unproject([x + (east * container.clientWidth) / 3, y + (south * container.clientHeight) / 3]);
      map.easeTo({ center: destination, duration: 300 });
    },
    showAll: () => void (far ? map.easeTo({ center: far, zoom: tiles.minZoom }) : map.fitBounds(bounds, whole)),
    remove: () => {
      scale.onRemove();
      map.remove();
    },
  };
}

/** Islands lie further away than the map shows at once, and its middle is then the sea. @returns where most of the places are, or null when all are seen */
function tooFarApart(map: MapLibre, container: HTMLElement, places: readonly Position[]): Position | null {
  if (places.every((place) => isWithin(map.project(place), container))) return null;
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
  return { lat: median(places.map(({ lat }) => lat)), lng: median(places.map(({ lng }) => lng)) };
}

const isWithin = ({ x, y }: Spot, { clientWidth, clientHeight }: HTMLElement): boolean =>
  x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;

function supported(make: () => MapLibre): MapLibre {
  try {
    return make();
  } catch (error) {
    throw error instanceof GPUInitializationError ? new MapUnsupported() : error;
  }
}

/** One tile that fails is a gap, as at sea where there are none; when none has come, the base map is given up. */
function followTiles(map: MapLibre, onLost: () => void): void {
  let hasCome = false;
  let hasFailed = false;
  const check = () => {
    if (hasCome || !hasFailed || !map.getLayer(tiles.source) || !map.areTilesLoaded()) return;
    map.removeLayer(tiles.source);
    map.removeSource(tiles.source);
    onLost();
  };
  map.on('sourcedata', (event) => {
    if (event.sourceId === tiles.source && event.tile) hasCome = true;
  });
  map.on('error', (event) => {
    if (!('tile' in event)) return console.error(event.error);
    hasFailed = true;
    check();
  });
  map.on('idle', check);
}

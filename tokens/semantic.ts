import type { Scene } from './primitives.ts';
import * as raw from './primitives.ts';

type Palette = Record<keyof typeof raw.light, string>;
type Tints = Record<Scene, string>;

/** Purpose → material. Light, dark, forced colours and print differ in the material only. */
const purpose = (c: Palette, tint: Tints, extra: { onAction: string; focusEdge: string; contour: string }) => ({
  text: {
    primary: c.ink,
    secondary: c.muted,
    accent: c.persimmon,
    link: c.river,
    action: c.moss,
    danger: c.danger,
    onAction: extra.onAction,
  },
  surface: {
    page: c.paper,
    card: c.white,
    sunken: c.sand,
    action: c.moss,
    actionHover: c.mossDeep,
    danger: c.danger,
    dangerHover: c.dangerDeep,
  },
  border: { control: c.line, subtle: c.thread },
  focus: { ring: c.sun, edge: extra.focusEdge },
  route: { line: c.river, casing: c.white, contour: extra.contour, footpath: c.moss },
  tint,
});

const everyScene = (color: string) => Object.fromEntries(raw.scenes.map((scene) => [scene, color])) as Tints;
const everyMaterial = (colors: Partial<Palette>, rest: string): Palette =>
  Object.assign(Object.fromEntries(Object.keys(raw.light).map((name) => [name, rest])), colors) as Palette;

const system = {
  paper: 'Canvas',
  white: 'Canvas',
  sand: 'Canvas',
  river: 'LinkText',
  moss: 'CanvasText',
  mossDeep: 'Highlight',
  muted: 'CanvasText',
  thread: 'CanvasText',
  sun: 'Highlight',
};
const onPaper = { paper: '#fff', white: '#fff', sand: '#fff', sun: '#fff', line: '#555', thread: '#999' };

export const colors = {
  light: purpose(raw.light, raw.lightTints, {
    onAction: raw.light.white,
    focusEdge: raw.light.ink,
    contour: 'rgb(29 38 33 / .13)',
  }),
  dark: purpose(raw.dark, raw.darkTints, {
    onAction: raw.dark.paper,
    focusEdge: raw.dark.paper,
    contour: 'rgb(244 241 232 / .14)',
  }),
  forced: purpose(everyMaterial(system, 'CanvasText'), everyScene('Canvas'), {
    onAction: 'Canvas',
    focusEdge: 'Highlight',
    contour: 'color-mix(in srgb, CanvasText 30%, Canvas)',
  }),
  print: purpose(everyMaterial(onPaper, '#000'), everyScene('#fff'), {
    onAction: '#fff',
    focusEdge: '#000',
    contour: '#ccc',
  }),
};

import { scenes } from './primitives.ts';
import { colors } from './semantic.ts';

type Colors = (typeof colors)['light'];
/** `text` needs 7:1, `boundary` 3:1 (edges of controls, focus, and what a drawing tells). */
export type Pair = { use: 'text' | 'boundary'; front: string; back: string };

const at = (palette: Colors, path: string) => {
  const [group, name] = path.split('.') as [keyof Colors, string];
  return (palette[group] as Record<string, string>)[name] ?? fail(path);
};
const fail = (path: string): never => {
  throw new Error(`tokens/pairs.ts names a colour that the theme does not have: ${path}`);
};

const pairs = (use: Pair['use'], fronts: string[], backs: string[]): Pair[] =>
  backs.flatMap((back) => fronts.map((front) => ({ use, front, back })));

const tints = scenes.map((scene) => `tint.${scene}`);

/** Every pair that the theme allows, in light and in dark. What is not here must not be drawn. */
export const allowedPairs: Pair[] = [
  ...pairs(
    'text',
    ['text.primary', 'text.secondary', 'text.accent', 'text.link', 'text.action', 'text.danger'],
    ['surface.page', 'surface.card'],
  ),
  ...pairs('text', ['text.primary', 'text.link', 'text.action'], ['surface.sunken']),
  ...pairs(
    'text',
    ['text.onAction'],
    ['surface.action', 'surface.actionHover', 'surface.danger', 'surface.dangerHover'],
  ),
  ...pairs('text', ['text.primary'], tints),
  ...pairs('boundary', ['border.control', 'surface.action'], ['surface.page', 'surface.card', 'surface.sunken']),
  ...pairs('boundary', ['route.footpath', 'text.primary'], ['surface.page', 'surface.card', 'surface.sunken']),
  ...pairs('boundary', ['route.line', 'text.primary'], [...tints, 'route.casing']),
  ...pairs('boundary', ['focus.edge'], ['focus.ring']),
];

/** The focus is two lines: it is seen when one of them has 3:1 with the ground. */
export const focusGrounds = [
  'surface.page',
  'surface.card',
  'surface.sunken',
  'surface.action',
  'surface.danger',
  ...tints,
];

export const resolvePair = (mode: 'light' | 'dark', pair: Pair) => ({
  ...pair,
  frontColor: at(colors[mode] as Colors, pair.front),
  backColor: at(colors[mode] as Colors, pair.back),
});
export const resolveColor = (mode: 'light' | 'dark', path: string) => at(colors[mode] as Colors, path);

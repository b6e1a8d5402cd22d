/** The raw materials: colours by the name of what they look like. Only theme.css.ts and the contrast test read them. */
export const light = {
  paper: '#fbf9f4',
  white: '#ffffff',
  sand: '#f1ece0',
  ink: '#1d2621',
  // A shade deeper than the sketch's #0f5a3c, so that a quiet button may stand on sand, too.
  moss: '#0e583a',
  mossDeep: '#0a4730',
  river: '#0b4a8f',
  persimmon: '#8f3a08',
  muted: '#4a554f',
  danger: '#9b1c1c',
  dangerDeep: '#7d1414',
  line: '#7a857e',
  thread: '#ddd5c4',
  sun: '#ffd34d',
} as const;

export const dark = {
  paper: '#14201a',
  white: '#1d2c25',
  sand: '#0f1914',
  ink: '#f4f1e8',
  moss: '#8fddb4',
  mossDeep: '#b3ebcd',
  river: '#9cc9f5',
  persimmon: '#f5b78a',
  muted: '#c3ccc6',
  danger: '#ffb4ab',
  dangerDeep: '#ffd0ca',
  line: '#7f8c85',
  thread: '#35463d',
  sun: '#ffd34d',
} as const;

/** Ground of a drawing, one a scene: the light of the place, soft enough that the route line is what one sees. */
export const lightTints = {
  waterside: '#d8e9f1',
  blossom: '#f8e3e6',
  autumn: '#f7e0c9',
  history: '#eae1cf',
  park: '#dcebd2',
  night: '#d3d4ea',
  shopping: '#faebc6',
  hills: '#d3e6da',
  island: '#cfebeb',
  stroller: '#fbe5d8',
  art: '#ece0f3',
  view: '#dfe7f6',
} as const;

export const darkTints: Record<Scene, string> = {
  waterside: '#1a2f3b',
  blossom: '#3a262c',
  autumn: '#3b2a1a',
  history: '#312c20',
  park: '#22331f',
  night: '#25263e',
  shopping: '#383019',
  hills: '#1c342b',
  island: '#163435',
  stroller: '#3b2a22',
  art: '#322540',
  view: '#202c40',
};

export type Scene = keyof typeof lightTints;
export const scenes = Object.keys(lightTints) as Scene[];

/** The reader's own fonts, universal design first. */
export const fontFamily = '"BIZ UDPGothic", "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif';

/** Ratio of the root's size for each `data-text-size`. The smallest one is kept as a token and is not offered. */
export const textSizeRatio = { '0': 0.75, '1': 1, '2': 1.25 } as const;

/** Steps of an 8 px rhythm, in rem. */
export const space = {
  hair: '0.25rem',
  xs: '0.5rem',
  s: '1rem',
  m: '1.5rem',
  l: '2.5rem',
  xl: '4rem',
} as const;

export const radius = { control: '8px', card: '12px', round: '999px' } as const;

export const layer = { sticky: '10', overlay: '100', skipLink: '1000' } as const;

/** The form of `content/routes/*.json`, which `npm run routes` writes: what a walking network says of a course. */
import { z } from 'zod';

const id = z.int().positive();
const metres = z.number().nonnegative();
const words = z.object({ ja: z.string().min(1), en: z.string() });

export const turns = [
  'straight',
  'slight_left',
  'slight_right',
  'left',
  'right',
  'sharp_left',
  'sharp_right',
  'back',
] as const;
export type Turn = (typeof turns)[number];
const compassPoints = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** One stretch between two turns. */
export const move = z.strictObject({
  /** How one turns into it; null at the start of a course, where nobody knows which way a walker looks. */
  turn: z.enum(turns).nullable(),
  /** Which way it leads over its whole length. */
  towards: z.enum(compassPoints),
  metres,
  /** The Japanese name of the street; `content/streets.json` has the English one. */
  street: z.string().optional(),
  /** Bridges by their Japanese names, in order; empty string = without a name. */
  bridges: z.array(z.string()).optional(),
  /** Metres of mapped steps. */
  stepsM: metres.optional(),
  /** It passes an underpass or a covered passage. */
  under: z.literal(true).optional(),
});
export type Move = z.infer<typeof move>;

const leg = z.strictObject({
  metres,
  /** Encoded polyline of [lat, lng], 5 decimals, simplified to 3 m. */
  line: z.string(),
  /** None where both ends are one place, and on a recording or a given line. */
  moves: z.array(move),
  /** Metres; null where no heights are known. */
  up: metres.nullable(),
  down: metres.nullable(),
  /** Drawn straight: the network does not join its ends. */
  isDrawn: z.literal(true).optional(),
});

const placeKinds = ['toilet', 'convenience', 'station', 'shelter'] as const;
const sides = ['left', 'right', 'on'] as const;

/** A place to rest beside the way, in the order of the walk. */
const rest = z.strictObject({
  kind: z.enum(placeKinds),
  /** Metres from the start along the way. */
  at: metres,
  /** Metres beside it. */
  off: metres,
  side: z.enum(sides),
});

/** Where a walker could stop: along streets from a point of the course. */
const wayOut = z.strictObject({
  point: z.int().nonnegative(),
  kind: z.enum(['station', 'bus_stop']),
  /** Of `content/stations.json`; absent for a bus stop. */
  station: id.optional(),
  name: words.optional(),
  metres,
});

export const route = z.strictObject({
  id,
  source: z.strictObject({
    /** Where the line comes from. `given`: in a file from staff, who drew or recorded it. */
    line: z.enum(['network', 'recording', 'given']),
    /** Name and month of the network's data. */
    network: z.string(),
    /** `gsi`: elevation tiles of the Geospatial Information Authority of Japan. */
    heights: z.literal('gsi').nullable(),
  }),
  metres,
  up: metres.nullable(),
  down: metres.nullable(),
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  /** null = not known: nobody compared a recording, or a given line, with the network. */
  stepsM: metres.nullable(),
  /** Every municipality with more than 150 m of the way, longest part first. */
  municipalities: z.array(z.int()),
  legs: z.array(leg).min(1),
  /** [metres from the start, height in metres], every 100 m or less often. */
  profile: z.array(z.tuple([metres, z.number()])).nullable(),
  rests: z.array(rest),
  /** Bus stops beside the way, each name once, in the order of the walk. Routes that are stored since before have none. */
  busStops: z.array(words).default([]),
  waysOut: z.array(wayOut),
});
export type Route = z.infer<typeof route>;

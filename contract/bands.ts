/** Business constants of specification sections 1 and 9; bands are inclusive at the lower bound. Free of zod: pages use them. */

export interface Band {
  id: number;
  /** Inclusive; null = no bound. */
  from: number | null;
  /** Exclusive; null = no bound. */
  to: number | null;
}

/** Walking time in minutes. */
export const timeBands: readonly Band[] = [
  { id: 1, from: null, to: 30 },
  { id: 2, from: 30, to: 60 },
  { id: 3, from: 60, to: 90 },
  { id: 4, from: 90, to: 120 },
  { id: 5, from: 120, to: null },
];

/** Steps of one walk. */
export const stepBands: readonly Band[] = [
  { id: 1, from: null, to: 6000 },
  { id: 2, from: 6000, to: 8000 },
  { id: 3, from: 8000, to: 10000 },
  { id: 4, from: 10000, to: null },
];

export const bandOf = (bands: readonly Band[], value: number): number =>
  bands.find((band) => (band.from === null || value >= band.from) && (band.to === null || value < band.to))!.id;

/** Whether a walk is in the last band of time: long, as people say. */
export const isLongest = (minutes: number): boolean => bandOf(timeBands, minutes) === timeBands.at(-1)!.id;

/** The calculation basis that every course shows. */
export const basis = { speedKmh: 4, kcalPer10Minutes: 30, strideCm: 70, weightKg: 60 } as const;

export const recommendedSteps = { adults: 8000, elderly: 6000 } as const;

/** Metres (to 100 m) → minutes, kcal, steps (to 10): km × 15, minutes × 3, metres ÷ 0.7. */
export function effort(distanceM: number): { minutes: number; kcal: number; steps: number } {
  const minutes = Math.round((distanceM * 60) / basis.speedKmh / 1000);
  return {
    minutes,
    kcal: Math.round((minutes * basis.kcalPer10Minutes) / 10),
    steps: Math.round(distanceM / (basis.strideCm / 100) / 10) * 10,
  };
}

export const nearestCount = 5;
export const courseCategories = ['yamanote', 'oedo', 'tokotoko', 'kawabe', 'machisanpo', 'tama_tosho'] as const;
export type CourseCategory = (typeof courseCategories)[number];
export const sceneSlugs = [
  'waterside',
  'blossom',
  'autumn',
  'history',
  'park',
  'night',
  'shopping',
  'hills',
  'island',
  'stroller',
  'art',
  'view',
] as const;
export type SceneSlug = (typeof sceneSlugs)[number];
export const facilityKinds = ['step_free', 'toilet', 'bench'] as const;
export type FacilityKind = (typeof facilityKinds)[number];
export const areas = ['special_wards', 'cities', 'islands'] as const;
export type Area = (typeof areas)[number];
export const keywordMaxLength = 100;

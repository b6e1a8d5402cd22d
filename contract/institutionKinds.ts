/** Words of shops and facilities, and how their hours are told. Free of zod: pages use them. */

/** Cooperation shops (kyoryoku), sponsor shops (kyosan), places with exercise equipment (yugu). Also the types of favourites. */
export const institutionKinds = ['cooperation', 'sponsor', 'playground'] as const;
export type InstitutionKind = (typeof institutionKinds)[number];

/** What a cooperation shop does for health. */
export const shopIcons = ['vegetables', 'balance', 'salt', 'other'] as const;
export type ShopIcon = (typeof shopIcons)[number];

/** How a shop helps to take less salt. */
export const saltItems = ['reduced', 'seasoning', 'separate', 'no_pickles'] as const;
export type SaltItem = (typeof saltItems)[number];

/** Kinds of exercise equipment. */
export const equipmentKinds = [
  ...['stretch_bench', 'back_stretcher', 'balance_beam', 'stepping_stones', 'step_platform', 'parallel_bars'],
  ...['hanging_bar', 'sit_up_bench', 'twist_board', 'leg_press', 'arm_wheel', 'walking_rail'],
] as const;
export type EquipmentKind = (typeof equipmentKinds)[number];

export const surfaces = ['paved', 'rubber', 'gravel', 'earth', 'grass'] as const;
export type Surface = (typeof surfaces)[number];

/** Courses that pass within this many metres of a shop or place are named on its page. */
export const courseNearM = 500;
/** Shops and places within this many metres of the way are named on the page of a course. */
export const besideCourseM = 300;

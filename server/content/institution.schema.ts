/**
 * The form of `content/institutions/*.json` and `content/equipment.json`: shops and facilities. Those of this repository are samples
 * whose numbers and addresses nobody has (tests/content/institutions.test.ts); those that a bureau enters are real.
 */
import { z } from 'zod';
import { equipmentKinds, saltItems, shopIcons, surfaces } from '../../contract/institutionKinds.ts';
import { position } from '../../contract/values.ts';
import { hours } from '../institutions/hours.ts';
import { code, id, kana, words } from './content.schema.ts';

const every = {
  id,
  name: words,
  kana,
  municipality: code,
  address: words,
  ...position.shape,
  phone: z
    .string()
    .regex(/^0\d{1,4}-\d{1,4}-\d{3,4}$/, 'a number with hyphens')
    .optional(),
  website: z.url({ protocol: /^https?$/ }).optional(),
  hours,
  /** What the shop does for health, or what the place offers. */
  efforts: words.optional(),
};
const checked = { checkedOn: z.iso.date() };

export const cooperation = z.strictObject({
  ...every,
  icons: z.array(z.enum(shopIcons)).min(1),
  saltItems: z.array(z.enum(saltItems)).optional(),
  ...checked,
});
export const sponsor = z.strictObject({
  ...every,
  courtesy: words,
  courtesyFor: words,
  courtesyConditions: words.optional(),
  ...checked,
});
export const playground = z.strictObject({
  ...every,
  /** Of `content/parks.json`. */
  park: id.optional(),
  equipment: z.array(z.enum(equipmentKinds)).min(1),
  surface: z.enum(surfaces).optional(),
  /** Absent = not confirmed. */
  stepFree: z.boolean().optional(),
  toilet: z.boolean().optional(),
  shade: z.boolean().optional(),
  ...checked,
});

/** What each kind of equipment trains, and how to use it safely. */
export const equipment = z.strictObject({
  id,
  kind: z.enum(equipmentKinds),
  name: words,
  kana,
  trains: words,
  use: words,
});

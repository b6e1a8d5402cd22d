/** The form of `content/institutions/*.json` and `content/equipment.json`: shops and facilities, all of them samples. */
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
  /** Without a house number: nobody lives in a sample. */
  address: words,
  ...position.shape,
  /** A number that nobody has: none goes on with 0 after the area code. */
  phone: z
    .string()
    .regex(/^(03-0000|042-000|0499[2468]-0)-\d{4}$/, 'an area code, zeros, four digits')
    .optional(),
  website: z
    .url()
    .regex(/^https:\/\/[a-z0-9-]+\.example\.jp\//, 'an address of example.jp')
    .optional(),
  hours,
  /** What the shop does for health, or what the place offers. */
  efforts: words.optional(),
  checkedOn: z.iso.date(),
};

export const cooperation = z.strictObject({
  ...every,
  icons: z.array(z.enum(shopIcons)).min(1),
  saltItems: z.array(z.enum(saltItems)).optional(),
});
export const sponsor = z.strictObject({
  ...every,
  courtesy: words,
  courtesyFor: words,
  courtesyConditions: words.optional(),
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

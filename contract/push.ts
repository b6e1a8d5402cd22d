/** Notifications on a device: what the browser gives for it, and what the person wants to hear of. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { allRegions, pushEndpointMax, pushKinds } from './pushRules.ts';
import { languages, slug, withLang } from './values.ts';

const address = z
  .string()
  .min(1)
  .max(pushEndpointMax)
  .regex(/^https?:\/\/[\x21-\x7e]+$/)
  .meta({ description: 'What the browser gave; the server takes addresses of the push services that it knows only' });

/** base64url without padding, which some browsers add. */
const code = (length: number) =>
  z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`))
    .transform((text) => text.replace(/=+$/, ''));

/** One or several, of which none is listed twice; left out: as it is. */
const some = <T extends z.ZodType<string>>(item: T, most: number) =>
  z
    .union([z.array(item).min(1).max(most), item.transform((value) => [value] as z.output<T>[])])
    .transform((values) => [...new Set(values)] as z.output<T>[])
    .optional();

const wishes = {
  regions: some(z.union([z.literal(allRegions), slug]), 100).meta({
    description: 'Slugs of municipalities, or `all`. Of a new subscription: the region of the member, else all',
  }),
  kinds: some(z.enum(pushKinds), pushKinds.length).meta({ description: 'Of a new subscription: all of them' }),
  language: z.enum(languages).optional().meta({ description: 'Of the messages. Of a new subscription: `lang`' }),
};

export const pushSettings = z.object({
  regions: z.array(z.string()).meta({ description: 'Slugs of municipalities, or `all` alone' }),
  kinds: z.array(z.enum(pushKinds)),
  language: z.enum(languages),
  follows_favorites: z.boolean().meta({
    description: 'The member is logged in on this device: closures of their favourites come',
  }),
});
export type PushSettings = z.infer<typeof pushSettings>;

export const pushEndpoints = {
  'GET /pwa_key': endpoint({
    summary: 'The public key that a browser needs to subscribe, as base64url',
    input: z.object(withLang),
    output: z.object({ public_key: z.string() }),
  }),
  'POST /pwa_token_save': endpoint({
    summary: 'Keeps a subscription of this device; what is not given stays as it was',
    input: z.object({
      endpoint: address,
      publicKey: code(87).meta({ description: '`p256dh` of the browser: a point of P-256 as base64url' }),
      authToken: code(22).meta({ description: '`auth` of the browser: 16 bytes as base64url' }),
      replaces: address.optional().meta({ description: 'The address that the browser has exchanged for this one' }),
      ...wishes,
      ...withLang,
    }),
    output: z.object({ subscription: pushSettings }),
  }),
  'POST /pwa_token_settings': endpoint({
    summary: 'Reads what a subscription asks for, and changes what is given of it',
    input: z.object({ endpoint: address, ...wishes, ...withLang }),
    output: z.object({ subscription: pushSettings }),
    errors: ['E404'],
  }),
  'POST /pwa_token_delete': endpoint({
    summary: 'Forgets a subscription, at once; nothing when there is none',
    input: z.object({ endpoint: address, ...withLang }),
    output: z.object({}),
  }),
};

/** Settings come from the environment and are checked at start; a wrong one is named with an example. */
import path from 'node:path';
import { z } from 'zod';
import { isPrivateKey } from './push/vapid.ts';

const root = new URL('..', import.meta.url).pathname;
const isUrl = (value: string) => URL.canParse(value);
/** An address by one of these schemes (`https:`), without a name or password in it. */
const isAddress = (value: string, ...schemes: string[]) => {
  if (!isUrl(value)) return false;
  const { protocol, username, password } = new URL(value);
  return schemes.includes(protocol) && !username && !password;
};
const isOrigin = (value: string, ...schemes: string[]) =>
  isAddress(value, ...schemes) && new URL(value).origin === value && !value.includes('*');
const isWhole = (value: string, least: number, most: number) =>
  /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
/** Origins that the content security policy allows beside the own one, separated by spaces or commas. */
const sources = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((origins) => origins.every((origin) => isOrigin(origin, 'https:')));
/** 32 or more characters of base64url, of which hex is a part. */
export const isSecretKey = (value: string): boolean => /^[A-Za-z0-9_-]{32,512}$/.test(value);
const pathOfOwn = /^(\/[a-z0-9][a-z0-9_-]*)+$/;
/** What the server itself answers; pages are known only when the portal is there (server/main.ts). */
const taken = /^\/(api|assets|healthz|metrics|preferences|readyz)(\/|$)/;

/** Settings whose values no message shows. */
const secrets = ['DATABASE_URL', 'SECRET_KEY', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'VAPID_PRIVATE_KEY'];

/** Name → schema of the text, default, and an example for the message. */
const settings = {
  PORT: {
    schema: z
      .string()
      .refine((value) => isWhole(value, 0, 65_535))
      .transform(Number),
    fallback: '3000',
    example: '3000',
  },
  HOST: { schema: z.string().min(1), fallback: '0.0.0.0', example: '127.0.0.1' },
  DATABASE_URL: {
    schema: z.string().refine((value) => value === '' || (isUrl(value) && /^postgres(ql)?:/.test(value))),
    fallback: '',
    example: 'postgresql://user:password@localhost:5432/tokotoko',
  },
  DATA_DIR: {
    schema: z
      .string()
      .min(1)
      .transform((value) => path.resolve(root, value)),
    fallback: '.data',
    example: '/var/lib/tokotoko',
  },
  S3_ENDPOINT: {
    schema: z.string().refine((value) => value === '' || isOrigin(value, 'https:', 'http:')),
    fallback: '',
    example: 'https://s3.ap-northeast-1.amazonaws.com (empty = photos lie in DATA_DIR)',
  },
  S3_BUCKET: {
    schema: z.string().refine((value) => value === '' || /^[a-z0-9][a-z0-9.-]{2,62}$/.test(value)),
    fallback: '',
    example: 'tokotoko-photos',
  },
  S3_REGION: { schema: z.string().regex(/^[a-z0-9-]+$/), fallback: 'us-east-1', example: 'ap-northeast-1' },
  S3_ACCESS_KEY_ID: {
    schema: z.string(),
    fallback: '',
    example: 'the id of the key that may read and write the bucket',
  },
  S3_SECRET_ACCESS_KEY: { schema: z.string(), fallback: '', example: 'the secret of that key' },
  SECRET_KEY: {
    schema: z.string().refine((value) => value === '' || isSecretKey(value)),
    fallback: '',
    example: 'what `openssl rand -hex 32` prints (32 or more letters, digits, - and _)',
  },
  PUBLIC_ORIGIN: {
    schema: z.string().refine((value) => value === '' || isOrigin(value, 'https:', 'http:')),
    fallback: '',
    example: 'https://walk.example.jp',
  },
  CONTACT_URL: {
    schema: z.string().refine((value) => isAddress(value, 'https:', 'http:', 'mailto:')),
    fallback: 'https://www.hokeniryo.metro.tokyo.lg.jp/',
    example: 'https://www.example.jp/contact',
  },
  MAP_TILES: {
    schema: z.enum(['gsi', 'off']),
    fallback: 'gsi',
    example: 'gsi (live tiles of the Geospatial Information Authority) or off',
  },
  STORYBOOK_PATH: {
    schema: z.string().refine((value) => value === '' || (pathOfOwn.test(value) && !taken.test(value))),
    fallback: '',
    example: '/storybook (small letters, digits, - and _; empty = no Storybook)',
  },
  STORYBOOK_DIR: {
    schema: z
      .string()
      .min(1)
      .transform((value) => path.resolve(root, value)),
    fallback: 'storybook-static',
    example: '/var/lib/tokotoko/storybook-static',
  },
  LOG_LEVEL: { schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']), fallback: 'info', example: 'info' },
  REQUESTS_PER_MINUTE: {
    // One page with what it asks for, and a form or two, must fit.
    schema: z
      .string()
      .refine((value) => value === '0' || isWhole(value, 60, 1_000_000))
      .transform(Number),
    fallback: '1200',
    example: '1200 (60 to 1000000; 0 = no limit)',
  },
  PAGE_CACHE: { schema: z.enum(['on', 'off']), fallback: 'on', example: 'off (every page is rendered anew)' },
  SERVICE_WORKER: {
    schema: z.enum(['on', 'off']),
    fallback: 'on',
    example: 'off (takes the worker away from every device that comes; saved courses stay there)',
  },
  TRUST_PROXY: {
    schema: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
    fallback: 'no',
    example: 'yes (behind a proxy that sets X-Forwarded-For)',
  },
  DRAIN_SECONDS: {
    schema: z
      .string()
      .refine((value) => isWhole(value, 0, 300))
      .transform(Number),
    fallback: '3',
    example: '3 (0 to 300)',
  },
  TOKEN_HEADER: {
    // Not one that a page of another site may send without being asked first (Accept, Content-Type …).
    schema: z.string().regex(/^x-(?!forwarded-)[a-z0-9-]+$/),
    fallback: 'x-tokotoko-token',
    example: 'x-tokotoko-token (x-, small letters, digits and -)',
  },
  REQUIRE_TOKEN: {
    schema: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
    fallback: 'no',
    example: 'yes (calls that do not say which site they come from must carry TOKEN_HEADER)',
  },
  FRAME_SOURCES: { schema: sources, fallback: '', example: 'https://video.example.jp https://maps.example.jp' },
  IMAGE_SOURCES: { schema: sources, fallback: '', example: 'https://images.example.jp' },
  SITE_SEARCH_PROVIDER: {
    schema: z
      .string()
      .refine((value) => value === '' || (isAddress(value, 'https:') && !/[\s;,'"*]/.test(value)))
      .transform((value) => value || null),
    fallback: '',
    example: 'https://search.example.jp/widget.js (a script that fills /search_result)',
  },
  PUSH_HOSTS: {
    schema: z
      .string()
      .transform((value) => value.split(/[\s,]+/).filter(Boolean))
      // At least two labels, the last of letters: no address of a machine, and not everything below `com`.
      .refine((hosts) => hosts.every((host) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(host))),
    fallback:
      'fcm.googleapis.com jmt17.google.com updates.push.services.mozilla.com *.push.apple.com *.notify.windows.com',
    example: 'fcm.googleapis.com *.push.apple.com (empty = no notifications)',
  },
  PUSH_LOOPBACK: {
    schema: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
    fallback: 'no',
    example: 'no (yes = a push service on this machine, for tests)',
  },
  VAPID_PRIVATE_KEY: {
    schema: z.string().refine((value) => value === '' || isPrivateKey(value)),
    fallback: '',
    example: 'a private key of P-256 as 43 characters of base64url (empty = made from SECRET_KEY)',
  },
  NODE_ENV: { schema: z.enum(['production', 'development', 'test']), fallback: 'production', example: 'production' },
} as const;

/** Without these an object storage cannot be asked. */
const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type Settings = typeof settings;
export type Config = { [Name in keyof Settings]: z.output<Settings[Name]['schema']> };

/** @throws Error with one line for each wrong setting */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const wrong: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [name, { schema, fallback, example }] of Object.entries(settings)) {
    const value = environment[name] ?? fallback;
    const parsed = schema.safeParse(value);
    if (parsed.success) config[name] = parsed.data;
    else
      wrong.push(
        `${name} is not usable (${secrets.includes(name) ? 'value not shown' : JSON.stringify(value)}). Example: ${name}=${example}`,
      );
  }
  // Without it, whole addresses in pages would come from a header that a caller may set.
  if (config.TRUST_PROXY && config.PUBLIC_ORIGIN === '' && config.NODE_ENV === 'production')
    wrong.push(
      `PUBLIC_ORIGIN is needed with TRUST_PROXY=yes. Example: PUBLIC_ORIGIN=${settings.PUBLIC_ORIGIN.example}`,
    );
  for (const name of s3Names)
    if (config.S3_ENDPOINT && !config[name])
      wrong.push(`${name} is needed with S3_ENDPOINT. Example: ${name}=${settings[name].example}`);
  if (wrong.length) throw new Error(wrong.join('\n'));
  return config as Config;
}

/** Settings come from the environment and are checked at start; a wrong one is named with an example. */
import path from 'node:path';
import { z } from 'zod';

const root = new URL('..', import.meta.url).pathname;
const isUrl = (value: string) => URL.canParse(value);
const whole = (value: string) => /^\d+$/.test(value);
const pathOfOwn = /^(\/[a-z0-9][a-z0-9_-]*)+$/;
/** What the server itself answers; pages are known only when the portal is there (server/main.ts). */
const taken = /^\/(api|assets|healthz|metrics|preferences|readyz)(\/|$)/;

/** Name → schema of the text, default, and an example for the message. */
const settings = {
  PORT: {
    schema: z
      .string()
      .refine((value) => whole(value) && Number(value) <= 65_535)
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
  PUBLIC_ORIGIN: {
    schema: z.string().refine((value) => value === '' || (isUrl(value) && new URL(value).origin === value)),
    fallback: '',
    example: 'https://walk.example.jp',
  },
  CONTACT_URL: {
    schema: z.string().refine(isUrl),
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
    schema: z.string().refine(whole).transform(Number),
    fallback: '1200',
    example: '1200 (0 = no limit)',
  },
  PAGE_CACHE: { schema: z.enum(['on', 'off']), fallback: 'on', example: 'off (every page is rendered anew)' },
  TRUST_PROXY: {
    schema: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
    fallback: 'no',
    example: 'yes (behind a proxy that sets X-Forwarded-For)',
  },
  TOKEN_HEADER: {
    schema: z.string().regex(/^[a-z][a-z0-9-]*$/),
    fallback: 'x-tokotoko-token',
    example: 'x-tokotoko-token (small letters, digits and -)',
  },
  NODE_ENV: { schema: z.enum(['production', 'development', 'test']), fallback: 'production', example: 'production' },
} as const;

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
        `${name} is not usable (${name === 'DATABASE_URL' ? 'value not shown' : JSON.stringify(value)}). Example: ${name}=${example}`,
      );
  }
  if (wrong.length) throw new Error(wrong.join('\n'));
  return config as Config;
}

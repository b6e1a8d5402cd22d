/** Settings: a wrong one is named with an example before anything is opened. */
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';

it('are named with an example when they are wrong, all at once', () => {
  expect(() => readConfig({ PORT: '99999', LOG_LEVEL: 'loud', MAP_TILES: 'osm', CONTACT_URL: 'nowhere' })).toThrow(
    'PORT is not usable ("99999"). Example: PORT=3000\nCONTACT_URL is not usable ("nowhere"). Example: CONTACT_URL=https://www.example.jp/contact\nMAP_TILES is not usable ("osm"). Example: MAP_TILES=gsi (live tiles of the Geospatial Information Authority) or off\nLOG_LEVEL is not usable ("loud"). Example: LOG_LEVEL=info',
  );
});

it.each([
  ['PORT', '-1'],
  ['PORT', '3000x'],
  ['PORT', ''],
  ['HOST', ''],
  ['DATABASE_URL', 'mysql://somewhere'],
  ['DATA_DIR', ''],
  ['S3_ENDPOINT', 'ftp://storage.example'],
  ['S3_ENDPOINT', 'storage.example'],
  ['S3_ENDPOINT', 'https://storage.example/bucket'],
  ['S3_BUCKET', 'Photos'],
  ['S3_BUCKET', 'ab'],
  ['S3_BUCKET', 'photos/2026'],
  ['S3_REGION', ''],
  ['S3_REGION', 'Asia Tokyo'],
  ['SECRET_KEY', 'too-short'],
  ['SECRET_KEY', 'with spaces and dots, 32 or more...'],
  ['PUBLIC_ORIGIN', 'https://example.jp/path'],
  ['PUBLIC_ORIGIN', 'https://example.jp/'],
  ['PUBLIC_ORIGIN', 'ftp://example.jp'],
  ['PUBLIC_ORIGIN', 'ws://example.jp'],
  ['PUBLIC_ORIGIN', 'https://user:password@example.jp'],
  ['CONTACT_URL', 'javascript:alert(1)'],
  ['CONTACT_URL', 'JavaScript:alert(1)'],
  ['CONTACT_URL', 'data:text/html,x'],
  ['CONTACT_URL', 'blob:https://example.jp/1'],
  ['CONTACT_URL', 'https://user:password@example.jp'],
  ['CONTACT_URL', ''],
  ['REQUESTS_PER_MINUTE', 'many'],
  ['REQUESTS_PER_MINUTE', '1e15'],
  ['REQUESTS_PER_MINUTE', '1000000000000000'],
  ['REQUESTS_PER_MINUTE', '1'],
  ['REQUESTS_PER_MINUTE', '59'],
  ['REQUESTS_PER_MINUTE', '-5'],
  ['TRUST_PROXY', 'true'],
  ['NODE_ENV', 'staging'],
  ['NODE_ENV', ''],
  ['DRAIN_SECONDS', '-1'],
  ['DRAIN_SECONDS', '3600'],
  ['TOKEN_HEADER', 'X Token'],
  ['TOKEN_HEADER', 'content-type'],
  ['TOKEN_HEADER', 'accept'],
  ['TOKEN_HEADER', 'x-forwarded-for'],
  ['REQUIRE_TOKEN', '1'],
  ['FRAME_SOURCES', 'http://video.example'],
  ['FRAME_SOURCES', 'https://video.example/path'],
  ['FRAME_SOURCES', "https://video.example; script-src 'unsafe-inline'"],
  ['FRAME_SOURCES', '*'],
  ['SITE_SEARCH_PROVIDER', 'http://search.example/widget.js'],
  ['SITE_SEARCH_PROVIDER', 'javascript:alert(1)'],
  ['SITE_SEARCH_PROVIDER', "https://search.example/; script-src 'unsafe-inline'"],
  ['SITE_SEARCH_PROVIDER', 'https://user:password@search.example/widget.js'],
  ['IMAGE_SOURCES', 'https:'],
  ['IMAGE_SOURCES', 'https://*.example'],
])('%s may not be %j', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is not usable`));
});

it.each([
  ['CONTACT_URL', 'mailto:walk@example.jp', 'mailto:walk@example.jp'],
  ['PUBLIC_ORIGIN', 'http://localhost:3000', 'http://localhost:3000'],
  ['S3_ENDPOINT', '', ''],
  ['S3_BUCKET', 'photos.example-1', 'photos.example-1'],
  ['S3_REGION', 'ap-northeast-1', 'ap-northeast-1'],
  ['SECRET_KEY', '', ''],
  ['SECRET_KEY', 'f00d'.repeat(8), 'f00d'.repeat(8)],
  ['SECRET_KEY', 'tok_-'.repeat(9), 'tok_-'.repeat(9)],
  ['REQUESTS_PER_MINUTE', '0', 0],
  ['REQUESTS_PER_MINUTE', '60', 60],
  ['REQUESTS_PER_MINUTE', '1000000', 1_000_000],
  ['DRAIN_SECONDS', '0', 0],
  ['SITE_SEARCH_PROVIDER', '', null],
  ['SITE_SEARCH_PROVIDER', 'https://search.example/widget.js?id=1', 'https://search.example/widget.js?id=1'],
  ['TOKEN_HEADER', 'x-walk-token', 'x-walk-token'],
  ['FRAME_SOURCES', ' https://a.example,https://b.example:8443 ', ['https://a.example', 'https://b.example:8443']],
])('%s may be %j', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toHaveProperty(name, expected);
});

it('do not show a secret that is wrong', () => {
  expect(() => readConfig({ SECRET_KEY: 'too-short' })).toThrow(
    /^SECRET_KEY is not usable \(value not shown\)\. Example: SECRET_KEY=(?!.*too-short)/,
  );
});

it('have a default each', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    DATABASE_URL: '',
    REQUESTS_PER_MINUTE: 1200,
    TRUST_PROXY: false,
    NODE_ENV: 'production',
    TOKEN_HEADER: 'x-tokotoko-token',
    REQUIRE_TOKEN: false,
    FRAME_SOURCES: [],
    IMAGE_SOURCES: [],
  });
});

describe('TRUST_PROXY=yes', () => {
  it('needs a PUBLIC_ORIGIN in production: addresses in pages must not come from a header', () => {
    expect(() => readConfig({ TRUST_PROXY: 'yes' })).toThrow(
      'PUBLIC_ORIGIN is needed with TRUST_PROXY=yes. Example: PUBLIC_ORIGIN=https://walk.example.jp',
    );
  });

  it('starts with one, and without in development', () => {
    expect(readConfig({ TRUST_PROXY: 'yes', PUBLIC_ORIGIN: 'https://walk.example.jp' }).TRUST_PROXY).toBe(true);
    expect(readConfig({ TRUST_PROXY: 'yes', NODE_ENV: 'development' }).TRUST_PROXY).toBe(true);
  });
});

describe('S3_ENDPOINT', () => {
  const storage = {
    ...{ S3_ENDPOINT: 'http://127.0.0.1:9000', S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'key' },
    S3_SECRET_ACCESS_KEY: 'a secret',
  };

  it('needs a bucket and a key, and says so of all that are missing', () => {
    expect(() => readConfig({ S3_ENDPOINT: storage.S3_ENDPOINT })).toThrow(
      'S3_BUCKET is needed with S3_ENDPOINT. Example: S3_BUCKET=tokotoko-photos\nS3_ACCESS_KEY_ID is needed with S3_ENDPOINT. Example: S3_ACCESS_KEY_ID=the id of the key that may read and write the bucket\nS3_SECRET_ACCESS_KEY is needed with S3_ENDPOINT. Example: S3_SECRET_ACCESS_KEY=the secret of that key',
    );
  });

  it('is taken with them, in a region of its own or the usual one', () => {
    expect(readConfig(storage)).toMatchObject({ ...storage, S3_REGION: 'us-east-1' });
    expect(readConfig({ ...storage, S3_REGION: 'ap-northeast-1' }).S3_REGION).toBe('ap-northeast-1');
  });

  it('shows no secret in what it says of the others', () => {
    const { S3_BUCKET: _, ...rest } = storage;
    expect(() => readConfig(rest)).toThrow(/^S3_BUCKET is needed(?!.*a secret)/s);
  });
});

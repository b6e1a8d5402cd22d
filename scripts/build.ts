/**
 * Builds client and server entry, and compresses what will be sent.
 *
 *   --if-needed          does nothing when no source has changed, so that a second start takes seconds
 *   --development DIR    builds there, uncompressed, a script that complains of all that React tells only in development
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { codeSplitting } from './chunks.ts';
import { stampOf } from './stamp.ts';
import { root } from './steps.ts';
import { workerBuild } from './workerBuild.ts';

const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean' }, development: { type: 'string' } } });
const mode = values.development ? 'development' : 'production';
const output = values.development ? path.resolve(values.development) : path.join(root, 'dist');
const stampFile = path.join(output, '.sources');
const sources = [
  // What the accessibility run looks at besides pages: its result must not pass for one of other stories.
  ...['ui', 'screens', 'machines', 'tokens', 'fixtures'].map((name) => `stories/${name}`),
  'app',
  'ui',
  'tokens',
  'machines',
  'contract',
  ...['pages', 'tips', 'fashion'].map((name) => `content/${name}`),
  'public',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/chunks.ts',
  'scripts/workerBuild.ts',
];

const compressible = /\.(js|css|svg|json|webmanifest|txt|wasm)$/;
/** Below this a compressed body is no smaller on the wire. */
const leastBytes = 600;

/** What libraries bring for Reacts before 18; this one has it, and no browser has to load it twice. */
const ownStores = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector.js',
  },
];

function compress(directory: string): void {
  for (const name of readdirSync(directory, { recursive: true }) as string[]) {
    const file = path.join(directory, name);
    if (!compressible.test(name) || name.startsWith('.') || statSync(file).size < leastBytes) continue;
    const body = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}

// Docs pages beside the stories show nothing that is tested.
const stamp = stampOf(sources, (file) => !file.endsWith('.mdx'));
const isBuilt = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
if (values['if-needed'] && isBuilt) process.exit(0);

process.env.NODE_ENV = mode;
// Beside them lies dist/accessibility, which is not made by a build.
for (const part of ['client', 'server', '.sources']) rmSync(path.join(output, part), { recursive: true, force: true });
const client = path.join(output, 'client');
await build({
  root,
  mode,
  logLevel: 'warn',
  resolve: { alias: ownStores },
  plugins: [workerBuild(client)],
  build: {
    outDir: client,
    emptyOutDir: true,
    rolldownOptions: {
      input: 'app/entry.client.tsx',
      output: { codeSplitting },
    },
  },
});
// React on the server is always the one for production: its HTML is what a script has to agree with.
process.env.NODE_ENV = 'production';
await build({
  root,
  mode,
  logLevel: 'warn',
  build: {
    outDir: path.join(output, 'server'),
    emptyOutDir: true,
    ssr: 'app/entry.server.tsx',
    manifest: false,
    copyPublicDir: false,
  },
});
if (mode === 'production') compress(client);
writeFileSync(stampFile, stamp);

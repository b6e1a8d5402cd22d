/**
 * Builds client and server entry, and compresses what will be sent. With `--if-needed` it does nothing when no source has changed,
 * so that a second start takes seconds.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { stampOf } from './stamp.ts';
import { root } from './steps.ts';

const stampFile = path.join(root, 'dist/.sources');
const sources = [
  'app',
  'ui',
  'tokens',
  'machines',
  'contract',
  'content/pages',
  'public',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
];

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Below this a compressed body is no smaller on the wire. */
const leastBytes = 600;

function compress(directory: string): void {
  for (const name of readdirSync(directory, { recursive: true }) as string[]) {
    const file = path.join(directory, name);
    if (!compressible.test(name) || name.startsWith('.') || statSync(file).size < leastBytes) continue;
    const body = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}

/**
 * What nearly every page needs goes into one file, so that a first visit asks for few: the libraries of the frame, the light
 * components, and the small modules they share. React Aria's composite widgets stay apart and come when they are needed.
 */
const heavyComponents =
  /\/ui\/(Checkbox|CheckboxGroup|ComboBox|Dialog|Field|HamburgerMenu|IconButton|ProgressBar|RadioGroup|RichText|SearchField|Table|Tabs|TextField)\//;
const frameLibraries =
  /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|mitt|use-sync-external-store|xstate|@xstate|i18next|@vanilla-extract)\//;
const sharedRooms = /\/(tokens|ui|machines|contract|app\/courses|app\/layout)\/|\/app\/(?!entry)[A-Za-z.]+\.tsx?$/;
const isOfTheFrame = (id: string) =>
  frameLibraries.test(id) || (!id.includes('/node_modules/') && sharedRooms.test(id) && !heavyComponents.test(id));

const stamp = stampOf(sources);
const isBuilt = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
if (process.argv.includes('--if-needed') && isBuilt) process.exit(0);

process.env.NODE_ENV = 'production';
rmSync(path.join(root, 'dist'), { recursive: true, force: true });
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    rolldownOptions: {
      input: 'app/entry.client.tsx',
      output: { codeSplitting: { groups: [{ name: 'frame', test: isOfTheFrame }] } },
    },
  },
});
await build({
  root,
  logLevel: 'warn',
  build: { outDir: 'dist/server', ssr: 'app/entry.server.tsx', manifest: false, copyPublicDir: false },
});
compress(path.join(root, 'dist/client'));
writeFileSync(stampFile, stamp);

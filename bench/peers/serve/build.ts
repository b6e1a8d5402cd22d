/** Builds each page of each library on its own, all by the same configuration. `node serve/build.ts mui mantine` builds these two. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import macros from 'unplugin-parcel-macros';
import { build, type InlineConfig } from 'vite';
import { pageNames } from '../adapter.ts';
import { libraries } from '../libraries.ts';
import { buildRoot, clientDirectory, peersRoot } from './places.ts';

/** React Aria's and Spectrum's documentation both ask for this one where a site speaks few languages. */
const locales = () => ({ ...optimizeLocales.vite({ locales: ['ja-JP', 'en-US'] }), enforce: 'pre' as const });

/** The macros are Spectrum's way to write styles; where none is called they do nothing. */
const configuration = (): InlineConfig => ({
  root: peersRoot,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  css: { preprocessorOptions: { scss: { quietDeps: true } } },
  plugins: [macros.vite(), locales(), react()],
  resolve: { dedupe: ['react', 'react-dom'] },
});

const imports = (library: string, names: readonly string[]) =>
  [`import { adapter } from ${JSON.stringify(path.join(peersRoot, 'adapters', library, 'setup.tsx'))};`]
    .concat(
      names.map(
        (name) =>
          `import { ${name} } from ${JSON.stringify(path.join(peersRoot, 'adapters', library, `${name}.tsx`))};`,
      ),
    )
    .join('\n');

function entry(library: string, name: string, text: string): string {
  const file = path.join(buildRoot, 'entries', library, `${name}.ts`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

async function buildPage(library: string, name: string): Promise<void> {
  const start = JSON.stringify(path.join(peersRoot, 'serve/start.tsx'));
  await build({
    ...configuration(),
    build: {
      outDir: clientDirectory(library, name),
      emptyOutDir: true,
      target: 'baseline-widely-available',
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: entry(
          library,
          name,
          `${imports(library, [name])}\nimport { start } from ${start};\nstart(adapter, ${name});\n`,
        ),
      },
    },
  });
}

async function buildServer(library: string): Promise<void> {
  const file = (name: string) => JSON.stringify(path.join(peersRoot, name));
  await build({
    ...configuration(),
    ssr: { noExternal: true },
    build: {
      outDir: path.join(buildRoot, library, 'server'),
      emptyOutDir: true,
      ssr: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: entry(
          library,
          'server',
          `${imports(library, pageNames)}
import { server } from ${file(`adapters/${library}/server.tsx`)};
import { whole } from ${file('serve/whole.tsx')};
export { server };
const pages = { ${pageNames.join(', ')} };
export const renderPage = (name) => server.render(whole(adapter, pages[name]));
`,
        ),
        output: { entryFileNames: 'entry.js' },
      },
    },
  });
}

process.env.NODE_ENV = 'production';
const asked = process.argv.slice(2);
for (const { id } of libraries.filter((each) => asked.length === 0 || asked.includes(each.id))) {
  const started = performance.now();
  rmSync(path.join(buildRoot, id), { recursive: true, force: true });
  for (const name of pageNames) await buildPage(id, name);
  await buildServer(id);
  process.stdout.write(`${id} built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

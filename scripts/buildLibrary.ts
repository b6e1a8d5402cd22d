/**
 * `npm run build:library`: tokens and components as a package that other sites install, in `dist-library/`.
 *
 * One module a component, ESM, no CSS imported from a script (a server can import it as it is). Styles come as one file for all, as one
 * file a component for a page that links it, and as a module a component for bundlers, which load each part once and in order.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { transform } from 'lightningcss';
import { build, type Plugin } from 'vite';
import { root } from './steps.ts';

const out = path.join(root, 'dist-library');
const own = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
  license: string;
  dependencies: Record<string, string>;
};
const components = readdirSync(path.join(root, 'ui')).filter((name) =>
  existsSync(path.join(root, `ui/${name}/index.ts`)),
);
const relative = (id: string) => path.relative(root, id.split('?')[0]!).replaceAll(path.sep, '/');

/** Styles by the module that they were written in (`ui/Button/Button.css.ts`), and which modules each module imports. */
const styles = new Map<string, string>();
const imports = new Map<string, string[]>();
const external = new Set<string>();

/** Takes the styles out of the scripts, and remembers who needs whom. */
const collectStyles: Plugin = {
  name: 'collect-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\.vanilla\.css$/ },
    handler(code, id) {
      styles.set(relative(id).replace(/\.vanilla\.css$/, ''), code);
      return { code: '', map: null, moduleType: 'js' };
    },
  },
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const info = this.getModuleInfo(id);
      if (!info) continue;
      // A style module may be there only as the styles that another one brings.
      const needed = info.importedIds.map((each) => relative(each).replace(/\.vanilla\.css$/, ''));
      imports.set(
        relative(id),
        needed.filter((each) => each !== relative(id)),
      );
    }
  },
};

/** The address of the icons is the host's to choose: a script cannot know it on server and browser alike. */
const iconSprite: Plugin = {
  name: 'icon-sprite',
  enforce: 'pre',
  resolveId: { filter: { id: /icons\.svg\?url|virtual:icon-sprite$/ }, handler: () => '\0icon-sprite' },
  load: {
    filter: { id: /^\0icon-sprite$/ },
    handler: () => `let sprite = '/tokotoko-icons.svg';
/** Where the site serves icons.svg of this package; call it before the first render, on the server and in the browser. */
export function setIconSprite(address) { sprite = address; }
export { sprite as default };`,
  },
};

/** Frameworks that render on a server are told which modules need a browser. */
const useClient: Plugin = {
  name: 'use-client',
  renderChunk: (code) =>
    /react-aria-components|\buse(State|Effect|LayoutEffect|Ref|Id|Memo|Callback|SyncExternalStore)\b/.test(code)
      ? { code: `'use client';\n${code}`, map: null }
      : null,
};

rmSync(out, { recursive: true, force: true });
process.env.NODE_ENV = 'production';
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [
    iconSprite,
    collectStyles,
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `tk-${hash}` }),
    useClient,
  ],
  build: {
    outDir: out,
    target: 'baseline-widely-available',
    minify: false,
    lib: {
      formats: ['es'],
      entry: {
        ...Object.fromEntries(components.map((name) => [`ui/${name}/index`, path.join(root, `ui/${name}/index.ts`)])),
        // An entry point of its own, so that what sets the address stays in it.
        'icon-sprite': 'virtual:icon-sprite',
        'tokens/index': path.join(root, 'tokens/index.ts'),
        'tokens/global': path.join(root, 'tokens/global.css.ts'),
      },
    },
    rolldownOptions: {
      external: (id) => {
        const isOwn = id.startsWith('.') || id.startsWith('virtual:') || id.startsWith('\0') || path.isAbsolute(id);
        if (!isOwn)
          external.add(
            id
              .split('/')
              .slice(0, id.startsWith('@') ? 2 : 1)
              .join('/'),
          );
        return !isOwn;
      },
      output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
    },
  },
});

const minified = (css: string, filename: string): string =>
  transform({ filename, code: Buffer.from(css), minify: true }).code.toString();

/** Modules with styles that one needs, each after those it builds upon. */
function stylesOf(entry: string, seen = new Set<string>()): string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const before = (imports.get(entry) ?? []).flatMap((each) => stylesOf(each, seen));
  return styles.has(entry) ? [...before, entry] : before;
}

const write = (name: string, text: string) => {
  const file = path.join(out, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const foundation = stylesOf('tokens/global.css.ts');
const cssFile = (module: string) => `css/parts/${module.replace(/\.css\.ts$/, '').replaceAll('/', '-')}.css`;
for (const [module, css] of styles) write(cssFile(module), minified(css, module));
const joined = (modules: readonly string[]) =>
  minified(modules.map((module) => styles.get(module)!).join('\n'), 'joined.css');

write('tokens.css', joined(foundation));
const all = new Set(foundation);
for (const name of components) {
  const needed = stylesOf(`ui/${name}/index.ts`).filter((module) => !foundation.includes(module));
  for (const module of needed) all.add(module);
  write(`css/${name}.css`, joined(needed));
  write(
    `css/${name}.js`,
    needed.map((module) => `import './parts/${path.basename(cssFile(module))}';\n`).join('') || 'export {};\n',
  );
}
write('styles.css', joined([...all]));
cpSync(path.join(root, 'ui/Icon/icons.svg'), path.join(out, 'icons.svg'));
cpSync(path.join(root, 'LICENSE'), path.join(out, 'LICENSE'));
cpSync(path.join(root, 'docs/library.md'), path.join(out, 'README.md'));

// Types: what the compiler says of the sources, with the endings that the package has.
const config = path.join(out, 'tsconfig.json');
writeFileSync(
  config,
  JSON.stringify({
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: out },
    include: [path.join(root, 'ui'), path.join(root, 'tokens')],
  }),
);
const { status } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', config], { cwd: root, stdio: 'inherit' });
rmSync(config);
if (status !== 0) throw new Error('The types of the library could not be written.');
for (const name of readdirSync(out, { recursive: true }) as string[])
  if (name.endsWith('.d.ts')) {
    const file = path.join(out, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
  }

const names = components.map((name) => `export * from './ui/${name}/index.js';`);
const iconModule = (readdirSync(out, { recursive: true }) as string[]).find((name) => /icon-sprite\.js$/.test(name));
if (!iconModule) throw new Error('The module with the address of the icons is missing.');
write('index.js', `${names.join('\n')}\nexport { setIconSprite } from './${iconModule}';\n`);
write(
  'index.d.ts',
  `${names.join('\n')}\n/** Where the site serves icons.svg of this package; call it before the first render, on the server and in the browser. */\nexport declare function setIconSprite(address: string): void;\n`,
);

const versionOf = (name: string) => own.dependencies[name] ?? '*';
const entry = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
const isPeer = (name: string) => name === 'react' || name === 'react-dom';
write(
  'package.json',
  `${JSON.stringify(
    {
      name: 'tokotoko-ui',
      version: own.version,
      description: 'Accessible components and design tokens of Tokotoko Tokyo, Japanese first and English',
      license: own.license,
      type: 'module',
      sideEffects: ['*.css', 'css/*.js'],
      exports: {
        '.': entry('index'),
        './tokens': entry('tokens/index'),
        './tokens.css': './tokens.css',
        './styles.css': './styles.css',
        './icons.svg': './icons.svg',
        ...Object.fromEntries(
          components.flatMap((name) => [
            [`./${name}`, entry(`ui/${name}/index`)],
            [`./${name}.css`, `./css/${name}.css`],
            [`./${name}/css`, `./css/${name}.js`],
          ]),
        ),
      },
      dependencies: Object.fromEntries(
        [...external]
          .filter((name) => !isPeer(name))
          .sort()
          .map((name) => [name, versionOf(name)]),
      ),
      peerDependencies: { react: '>=19', 'react-dom': '>=19' },
    },
    null,
    2,
  )}\n`,
);
process.stdout.write(`${components.length} components in ${path.relative(root, out)}\n`);

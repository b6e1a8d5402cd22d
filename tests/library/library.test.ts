/** The package as others meet it: packed, installed into fresh apps, rendered on the server, hydrated in Chromium, and weighed. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { root } from '../../scripts/steps.ts';
import { flags } from '../e2e/browser.ts';

/** Installs from the registry and builds whole apps. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const directory = mkdtempSync(path.join(tmpdir(), 'tokotoko-library-'));
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

/** @throws with what it printed when it fails */
function run(cwd: string, command: string, ...args: string[]): string {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** A project of its own with these files and packages. */
function project(name: string, files: Record<string, string>, packages: readonly string[]): string {
  const home = path.join(directory, name);
  for (const [file, text] of Object.entries({ 'package.json': '{ "private": true, "type": "module" }', ...files })) {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), text);
  }
  run(home, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', tarball, ...packages);
  return home;
}

const react = ['react', 'react-dom'].map((name) => `${name}@${versionOf(name)}`);
let tarball: string;
let browser: Browser;
beforeAll(async () => {
  run(root, process.execPath, 'scripts/buildLibrary.ts');
  const [name] = run(directory, 'npm', 'pack', '--silent', path.join(root, 'dist-library')).trim().split('\n');
  tarball = path.join(directory, name!);
  browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
});
afterAll(async () => {
  await browser?.close();
  rmSync(directory, { recursive: true, force: true });
});

const form = (importsFrom: (name: string) => string) => `
import { Button } from '${importsFrom('Button')}';
import { Checkbox } from '${importsFrom('Checkbox')}';
import { CheckboxGroup } from '${importsFrom('CheckboxGroup')}';
import { RadioGroup } from '${importsFrom('RadioGroup')}';
import { Select } from '${importsFrom('Select')}';
import { TextField } from '${importsFrom('TextField')}';
export function Registration() {
  return (
    <form>
      <TextField label="ユーザー名" name="user_name" isRequired requirementLabel="必須" description="20文字まで" />
      <Select label="地域" name="region" options={[{ value: '', label: '選んでください' }, { value: 'taito', label: '台東区' }]} />
      <CheckboxGroup label="お知らせ" name="notice" items={[{ value: 'event', label: '催し' }]} />
      <RadioGroup label="文字" name="size" items={[{ value: '1', label: '標準' }, { value: '2', label: '大' }]} />
      <Checkbox name="terms">規約に同意する</Checkbox>
      <Button type="submit">確認へ</Button>
    </form>
  );
}`;
const own = (name: string) => `tokotoko-ui/${name}`;

/** What must hold wherever the form was rendered. @returns how each of its elements is drawn */
async function judge(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  for (const words of ['ユーザー名', '必須', '台東区', '催し', '標準', '規約に同意する', '確認へ'])
    expect(html, 'in the HTML of the server').toContain(words);
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => message.type() !== 'info' && message.type() !== 'log' && complaints.push(message.text()),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  const name = page.getByRole('textbox', { name: 'ユーザー名' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes');
  await name.fill('さくら');
  await page.getByText('催し').click();
  expect(await page.getByRole('checkbox', { name: '催し' }).isChecked()).toBe(true);
  expect(await name.inputValue()).toBe('さくら');
  const button = page.getByRole('button', { name: '確認へ' });
  const box = (await button.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  // The moss of tokens/primitives.ts.
  const style = () =>
    button.evaluate((each) => {
      const { borderTopLeftRadius, backgroundColor } = getComputedStyle(each);
      return { borderTopLeftRadius, backgroundColor };
    });
  await expect.poll(style).toEqual({ borderTopLeftRadius: '8px', backgroundColor: 'rgb(14, 88, 58)' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(complaints.filter((text) => !/favicon|tokotoko-icons|404/.test(text))).toEqual([]);
  const drawn = await page.evaluate(() =>
    [...document.querySelectorAll('form *')].map((each) => {
      const style = getComputedStyle(each);
      return `${each.localName} ${[...style]
        .sort()
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        .join('; ')}`;
    }),
  );
  await page.close();
  return drawn;
}

describe('in a fresh Vite app', () => {
  let home: string;
  /** Gzip bytes of all scripts that this entry brings. */
  function weigh(name: string, code: string): number {
    writeFileSync(path.join(home, `${name}.jsx`), code);
    run(home, 'npx', 'vite', 'build', '--logLevel', 'error', '--outDir', `out-${name}`, '--config', `vite.${name}.js`);
    return readdirSync(path.join(home, `out-${name}`), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .reduce(
        (sum, file) => sum + gzipSync(readFileSync(path.join(home, `out-${name}`, file)), { level: 9 }).length,
        0,
      );
  }
  /** What was built last, with the HTML of its server. */
  async function serveForm(): Promise<{ address: string; close: () => void }> {
    const html = run(
      home,
      process.execPath,
      '-e',
      "import('./out-server/server.js').then(({ html }) => console.log(html()))",
    );
    const server = createServer((request, response) => {
      const name = new URL(request.url ?? '/', 'http://localhost').pathname;
      try {
        const body = readFileSync(path.join(home, 'out', name === '/' ? 'index.html' : name));
        const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
        response.writeHead(200, { 'content-type': types[path.extname(name)] ?? 'text/html; charset=utf-8' });
        response.end(name === '/' ? body.toString().replace('<!--app-->', html.trim()) : body);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      close: () => void server.close(),
    };
  }
  const shown = (element: string) =>
    `import { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(${element});`;
  const entry = (name: string) =>
    `export default { build: { rolldownOptions: { input: '${name}.jsx' }, modulePreload: { polyfill: false } } };`;

  beforeAll(() => {
    home = project(
      'vite',
      {
        'Registration.tsx': form(own),
        'tsconfig.json': JSON.stringify({
          compilerOptions: {
            ...{
              strict: true,
              noEmit: true,
              skipLibCheck: false,
              target: 'es2022',
              lib: ['es2023', 'dom', 'dom.iterable'],
            },
            ...{ module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', types: [] },
          },
          files: ['Registration.tsx'],
        }),
        'client.jsx': `import 'tokotoko-ui/tokens.css';
import './styles.js';
import { hydrateRoot } from 'react-dom/client';
import { Registration } from './Registration.tsx';
hydrateRoot(document.getElementById('app'), <Registration />, { onRecoverableError: (error) => console.error(error.message) });
requestAnimationFrame(() => requestAnimationFrame(() => { document.documentElement.dataset.hydrated = 'yes'; }));`,
        'server.jsx': `import { renderToString } from 'react-dom/server';
import { Registration } from './Registration.tsx';
export const html = () => renderToString(<Registration />);`,
        'index.html': `<!doctype html><html lang="ja" data-text-size="1"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>app</title></head><body><div id="app"><!--app--></div><script type="module" src="/client.jsx"></script></body></html>`,
        ...Object.fromEntries(['react', 'button', 'form'].map((name) => [`vite.${name}.js`, entry(name)])),
      },
      [
        ...[...react, `vite@${versionOf('vite')}`, `typescript@npm:@typescript/typescript6@${versionOf('typescript')}`],
        ...['@types/react', '@types/react-dom'].map((name) => `${name}@${versionOf(name)}`),
      ],
    );
  });

  test('its types fit', () => {
    run(home, 'npx', 'tsc', '-p', '.');
    writeFileSync(
      path.join(home, 'Wrong.tsx'),
      'import { Button } from \'tokotoko-ui/Button\';\nexport const wrong = <Button variant="none">押す</Button>;\n',
    );
    const config = JSON.parse(readFileSync(path.join(home, 'tsconfig.json'), 'utf8')) as object;
    writeFileSync(path.join(home, 'tsconfig.wrong.json'), JSON.stringify({ ...config, files: ['Wrong.tsx'] }));
    expect(() => run(home, 'npx', 'tsc', '-p', 'tsconfig.wrong.json')).toThrow(/"none"/);
  });

  test('every public entry point of the package can be imported, and its types fit', () => {
    const entryPoints = Object.entries(
      JSON.parse(readFileSync(path.join(home, 'node_modules/tokotoko-ui/package.json'), 'utf8')).exports as Record<
        string,
        string | { types: string; default: string }
      >,
    );
    const files = entryPoints.flatMap(([, file]) => (typeof file === 'string' ? [file] : Object.values(file)));
    expect(files.filter((file) => !existsSync(path.join(home, 'node_modules/tokotoko-ui', file)))).toEqual([]);
    const modules = entryPoints
      .filter(([, file]) => typeof file !== 'string')
      .map(([name]) => `tokotoko-ui${name.slice(1)}`);
    expect(modules.length).toBeGreaterThan(60);
    // Without a bundler, as a server does.
    const count = 'Promise.all(process.argv.slice(1).map(async (each) => Object.keys(await import(each)).length))';
    const named = run(home, process.execPath, '-e', `${count}.then((all) => console.log(all.join()))`, ...modules);
    expect(named.trim().split(',').map(Number)).not.toContain(0);
    writeFileSync(
      path.join(home, 'All.tsx'),
      modules.map((each, at) => `import * as all${at} from '${each}';\nexport const of${at} = all${at};\n`).join(''),
    );
    const config = JSON.parse(readFileSync(path.join(home, 'tsconfig.json'), 'utf8')) as object;
    writeFileSync(path.join(home, 'tsconfig.all.json'), JSON.stringify({ ...config, files: ['All.tsx'] }));
    run(home, 'npx', 'tsc', '-p', 'tsconfig.all.json');
  });

  describe('the form is rendered on a server that has no bundler, and hydrated', () => {
    const parts = ['Button', 'Checkbox', 'CheckboxGroup', 'RadioGroup', 'Select', 'TextField'];
    const ways = {
      'styles of all in one file': ['styles.css'],
      'a module of styles for each component': parts.map((name) => `${name}/css`),
      'a file of styles for each component': parts.map((name) => `${name}.css`),
    };
    const drawn = new Map<string, string[]>();
    const bytes = new Map<string, number>();

    test.each(Object.entries(ways))('%s', async (way, styles) => {
      writeFileSync(path.join(home, 'styles.js'), styles.map((name) => `import '${own(name)}';\n`).join(''));
      run(home, 'npx', 'vite', 'build', '--logLevel', 'error', '--outDir', 'out');
      run(home, 'npx', 'vite', 'build', '--logLevel', 'error', '--outDir', 'out-server', '--ssr', 'server.jsx');
      bytes.set(
        way,
        readdirSync(path.join(home, 'out/assets'))
          .filter((file) => file.endsWith('.css'))
          .reduce((sum, file) => sum + readFileSync(path.join(home, 'out/assets', file)).length, 0),
      );
      const { address, close } = await serveForm();
      try {
        drawn.set(way, await judge(address));
      } finally {
        close();
      }
    });

    test('looks the same to the last property each way, and a part of the styles is less', () => {
      const [all, ...others] = Object.keys(ways);
      expect(drawn.get(all!)!.length).toBeGreaterThan(20);
      for (const way of others) {
        expect(drawn.get(way), way).toEqual(drawn.get(all!));
        expect(bytes.get(way)!, way).toBeLessThan(bytes.get(all!)! / 2);
      }
    });
  });

  test('an app that uses Button alone brings Button alone, at most 15 kB over React; the form at most 70 kB', () => {
    const bare = weigh('react', shown('null'));
    const button = weigh('button', `import { Button } from 'tokotoko-ui';\n${shown('<Button>押す</Button>')}`);
    const whole = weigh('form', `${form(() => 'tokotoko-ui')}\n${shown('<Registration />')}`);
    process.stdout.write(`React ${bare} B, Button +${button - bare} B, form +${whole - bare} B (gzip)\n`);
    const code = readdirSync(path.join(home, 'out-button'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(home, 'out-button', file), 'utf8'))
      .join('');
    expect(code).not.toMatch(/role:\s*[`'"](radiogroup|listbox|tablist|switch|meter)|type:\s*[`'"]checkbox/);
    expect(button - bare).toBeLessThanOrEqual(15 * 1024);
    expect(whole - bare).toBeLessThanOrEqual(70 * 1024);
  });
});

test('in a fresh Next.js app the form is rendered on the server and hydrated', async () => {
  const home = project(
    'next',
    {
      'app/Registration.jsx': `'use client';\nimport { useEffect } from 'react';\n${form(own).replace(
        'return (',
        "useEffect(() => { document.documentElement.dataset.hydrated = 'yes'; }, []);\n  return (",
      )}`,
      'app/layout.jsx': `import 'tokotoko-ui/tokens.css';
import 'tokotoko-ui/styles.css';
export const metadata = { title: 'app' };
export default function Layout({ children }) {
  return <html lang="ja" data-text-size="1" suppressHydrationWarning><body>{children}</body></html>;
}`,
      'app/page.jsx': `import { Registration } from './Registration.jsx';
export default function Page() { return <Registration />; }`,
    },
    [...react, 'next@latest'],
  );
  run(home, 'npx', 'next', 'build');
  const server = spawn('npx', ['next', 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: home,
    detached: true,
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk;
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
        if (found && /Ready/.test(output)) resolve(found[0]);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('exit', () => reject(new Error(output)));
    });
    await judge(address);
  } finally {
    process.kill(-server.pid!, 'SIGTERM');
  }
});

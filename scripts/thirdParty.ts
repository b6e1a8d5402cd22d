/** `npm run third-party`: writes THIRD_PARTY.md from what is installed for production. With `--check` it only says whether that is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { init, type ModuleInfo, type ModuleInfos } from 'license-checker-rseidelsohn';
import { root } from './steps.ts';

const file = path.join(root, 'THIRD_PARTY.md');

/** Packages that differ from machine to machine: Node.js itself, and what sharp loads. Each has a line of its own. */
const isPlatform = (name: string) => name.startsWith('node-linux-') || name.startsWith('@img/sharp-');

const installed = (): Promise<ModuleInfos> =>
  new Promise((resolve, reject) =>
    init({ start: root, production: true, excludePrivatePackages: true }, (error, found) =>
      error ? reject(error) : resolve(found),
    ),
  );

const textOf = (place: string | undefined): string => (place ? readFileSync(place, 'utf8') : '');

/** The line in which somebody claims the copyright, out of a licence's own file; the licence's examples name nobody. */
function copyrightOf({ licenseFile, publisher }: ModuleInfo): string {
  const lines = /licen[cs]e|copying|copyright/i.test(path.basename(licenseFile ?? ''))
    ? textOf(licenseFile).split('\n')
    : [];
  const claim = lines
    .map((line) =>
      line
        .replace(/^[\s*#>]+|<[^>]*@[^>]*>|[_|]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .find((line) => /^copyright (\(c\)|©|\d{4})/i.test(line) && !/\[yyyy\]/.test(line));
  return claim ?? publisher ?? '';
}

function row(name: string, info: ModuleInfo): string {
  const address = info.repository?.replace(/^git\+|\.git(#.*)?$/g, '');
  return `| ${address ? `[${name}](${address})` : name} | ${copyrightOf(info)} |`;
}

async function document(): Promise<string> {
  const groups = new Map<string, string[]>();
  const packages = Object.entries(await installed()).filter(([name]) => !isPlatform(name));
  for (const [name, info] of packages.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const licence = [info.licenses ?? 'unknown'].flat().join(' and ');
    groups.set(licence, [...(groups.get(licence) ?? []), row(name, info)]);
  }
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, rows]) => `## ${licence}\n\n| Package | Copyright |\n| --- | --- |\n${rows.join('\n')}\n`);
  const icons = path.join(root, 'node_modules/@phosphor-icons/core');
  const { version } = JSON.parse(readFileSync(path.join(icons, 'package.json'), 'utf8')) as { version: string };
  return `# Third-party software

The packages that are installed to run Tokotoko Tokyo, by licence. Written by \`npm run third-party\`; do not edit.

The project runs on [Node.js](https://github.com/nodejs/node/blob/main/LICENSE) (MIT). PGlite contains [PostgreSQL](https://www.postgresql.org/about/licence/) (PostgreSQL Licence). sharp loads [libvips and the libraries that it is built with](https://github.com/lovell/sharp-libvips/blob/main/THIRD-PARTY-NOTICES.md) (LGPL-3.0-or-later and others) as a library of its own; libheif-js is [libheif and libde265](https://github.com/strukturag/libheif) (LGPL-3.0) as WebAssembly in files of their own.

${sections.join('\n')}
## Icons

The drawings in \`ui/Icon/icons.svg\` are from [Phosphor Icons](https://github.com/phosphor-icons/core) ${version}, under this licence:

${textOf(path.join(icons, 'LICENSE')).trim().replace(/^/gm, '    ').replace(/^ +$/gm, '')}

## Common passwords

\`server/members/commonPasswords.txt\` is a part of [@zxcvbn-ts/language-common](https://github.com/zxcvbn-ts/zxcvbn) (MIT); its licence stands in the file.

## Maps

The base map's tiles are read live from the [Geospatial Information Authority of Japan](https://maps.gsi.go.jp/development/ichiran.html); none are in this project.
`;
}

const text = await document();
if (process.argv.includes('--check')) {
  let standing = '';
  try {
    standing = readFileSync(file, 'utf8');
  } catch {
    // Not written yet: stale.
  }
  if (standing !== text) {
    process.stderr.write('THIRD_PARTY.md is stale. Run: npm run third-party\n');
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
  process.stdout.write('THIRD_PARTY.md is written.\n');
}

/** Writes icons.svg from Phosphor's files. Run by hand when names.ts has changed; a test compares the two. */
import { readFileSync, writeFileSync } from 'node:fs';
import { boldIcons, iconNames } from './names.ts';

const assets = new URL('../../node_modules/@phosphor-icons/core/assets/', import.meta.url);

const symbols = iconNames.map((name) => {
  const file = boldIcons.includes(name) ? `bold/${name}-bold.svg` : `regular/${name}.svg`;
  const shape = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(new URL(file, assets), 'utf8'))?.[1];
  return `<symbol id="${name}" viewBox="0 0 256 256">${shape}</symbol>`;
});

writeFileSync(
  new URL('./icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true"><!-- Phosphor Icons, MIT License, Copyright (c) 2020 Phosphor Icons -->\n${symbols.join('\n')}\n</svg>\n`,
);

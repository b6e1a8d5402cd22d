/**
 * `npm run speech`: what a screen reader meets in every screen and component story, in order and in both languages, kept in
 * `tests/speech/` so that a changed name shows as a difference. A simulation by the rules, no substitute for a real one.
 *
 *   --check      says what differs from what is kept, and ends with code 1 when anything does
 *   --only TEXT  only stories whose title contains it
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { type Said, speechFileName, speechText } from '../stories/review/speech.ts';
import { type Seen, walkStories } from './review/walk.ts';
import { root } from './steps.ts';

const folder = path.join(root, 'tests/speech');
const address = '/virtual-screen-reader.js';
/** The longest page has a third of it. */
const mostPhrases = 3000;

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

/** Walks from the top to the end; in a window that holds the reader, until it comes to where it was. */
const listen = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ address, most }) => {
      interface Reader {
        start: (options: { container: Node }) => Promise<void>;
        next: () => Promise<void>;
        stop: () => Promise<void>;
        lastSpokenPhrase: () => Promise<string>;
        spokenPhraseLog: () => Promise<string[]>;
        activeNode: Node | null;
      }
      const { Virtual } = (await import(new URL(address, location.href).href)) as { Virtual: new () => Reader };
      // Storybook's own messages and its place for docs.
      for (const child of [...document.body.children])
        if (/^(sb-|storybook-docs)/.test(`${child.className}`) || /^(sb-|storybook-docs)/.test(child.id))
          child.remove();
      const reader = new Virtual();
      await reader.start({ container: document.body });
      const met = new Map<Node | null, Set<string>>();
      let isAtEnd = false;
      for (let step = 0; step < most && !isAtEnd; step += 1) {
        const phrase = await reader.lastSpokenPhrase();
        const here = met.get(reader.activeNode) ?? new Set();
        isAtEnd = phrase === 'end of document' || here.has(phrase);
        met.set(reader.activeNode, here.add(phrase));
        if (!isAtEnd) await reader.next();
      }
      const said = await reader.spokenPhraseLog();
      await reader.stop();
      return said;
    },
    { address, most: mostPhrases },
  );

/** A file for each title and language. */
function filesOf(seen: readonly Seen<string[]>[]): Map<string, string> {
  const files = new Map<string, Said[]>();
  for (const { story, by } of seen)
    for (const lang of ['ja', 'en'] as const) {
      const phrases = by[lang];
      if (!phrases) continue;
      const name = speechFileName(story.title, path.basename(story.importPath, '.stories.tsx'), lang);
      files.set(name, [...(files.get(name) ?? []), { id: story.id, name: story.name, phrases }]);
    }
  return new Map([...files].map(([name, all]) => [name, speechText(all)]));
}

/** The first line that differs; null when none does. */
function differenceOf(kept: string, now: string): string | null {
  if (kept === now) return null;
  const [before, after] = [kept.split('\n'), now.split('\n')];
  const at = after.findIndex((line, index) => line !== before[index]);
  const line = at < 0 ? after.length : at;
  return `line ${line + 1}: ${JSON.stringify(before[line] ?? '')} is now ${JSON.stringify(after[line] ?? '')}`;
}

const code = readFileSync(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8');
const seen = await walkStories({
  isAsked: ({ title }) => /^(画面|部品)\//.test(title) && title.includes(values.only),
  prepare: (page) =>
    page.route(`**${address}`, (route) => route.fulfill({ body: code, contentType: 'text/javascript' })),
  see: listen,
});
const files = filesOf(seen);
mkdirSync(folder, { recursive: true });
const kept = readdirSync(folder).filter(
  (name) => name.endsWith('.txt') && name.includes(values.only.replace('/', '-')),
);

let differences = 0;
for (const name of [...new Set([...kept, ...files.keys()])].sort()) {
  const [file, now] = [path.join(folder, name), files.get(name)];
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const difference = now === undefined ? 'is no more' : differenceOf(before, now);
  if (!difference) continue;
  differences += 1;
  process.stdout.write(`${name}: ${difference}\n`);
  if (values.check) continue;
  if (now === undefined) rmSync(file);
  else writeFileSync(file, now);
}
process.stdout.write(`${seen.length} stories, ${files.size} files, ${differences} other than kept\n`);
process.exit(values.check && differences ? 1 : 0);

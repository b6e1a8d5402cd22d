/** Writes what was measured as it is: every library, every row, good or bad for ours. */
import os from 'node:os';
import type { Library } from '../libraries.ts';
import { axeRules, axeVersion, type Found, type Seen } from './accessibility.ts';
import { causes, uses } from './notes.ts';
import { type Figure, figures, type Round, summaryOf } from './rounds.ts';
import { median } from './speed.ts';
import type { Weights } from './weights.ts';

export interface Measured {
  library: Library;
  version: string;
  form: Weights;
  list: Weights;
  /** All styles in one file; null where a library has none. */
  wholeStyles: number | null;
  seen: readonly Seen[];
  rounds: readonly Round[];
}

interface Row {
  id: string;
  title: string;
  /** Less is better, unless it says otherwise. */
  isMoreBetter?: boolean;
  value: (each: Measured) => number | null;
  text: (value: number, each: Measured) => string;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => (value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0));
const sumOf = (each: Measured, count: (seen: Seen) => number) => each.seen.reduce((all, seen) => all + count(seen), 0);
const elements = (found: readonly Found[]) => found.reduce((all, each) => all + each.elements, 0);
const rulesOf = (each: Measured, kind: 'violations' | 'incomplete') =>
  new Set(each.seen.flatMap((seen) => seen[kind].map(({ rule }) => rule))).size;

const bytes = (id: string, title: string, value: Row['value']): Row => ({ id, title, value, text: kB });
const time = (figure: Figure): Row => ({
  id: figure,
  title: `${figures[figure]}, ms`,
  value: ({ rounds }) => (rounds.length > 0 ? summaryOf(rounds, figure).median : null),
  text: (value, { rounds }) => `${ms(value)} (${summaryOf(rounds, figure).quartiles.map(ms).join('–')})`,
});
const axe = (kind: 'violations' | 'incomplete', title: string): Row => ({
  id: kind,
  title,
  value: (each) => sumOf(each, (seen) => elements(seen[kind])),
  text: (value, each) => `${value} of ${rulesOf(each, kind)} rules`,
});
const share = (id: string, title: string, of: (seen: Seen) => number, without: (seen: Seen) => number): Row => ({
  id,
  title,
  isMoreBetter: true,
  value: (each) => 1 - sumOf(each, without) / sumOf(each, of),
  text: (value, each) => `${(value * 100).toFixed(1)} % of ${sumOf(each, of)}`,
});

const rows: readonly Row[] = [
  bytes('scriptForm', 'JavaScript, form', ({ form }) => form.script),
  bytes('scriptList', 'JavaScript, list', ({ list }) => list.script),
  bytes('styleForm', 'CSS, form', ({ form }) => form.style),
  bytes('styleList', 'CSS, list', ({ list }) => list.style),
  bytes('styleWhole', 'CSS, whole library in one file', ({ wholeStyles }) => wholeStyles),
  bytes('htmlForm', 'HTML with styles in it, form', ({ form }) => form.html),
  bytes('htmlList', 'HTML with styles in it, list', ({ list }) => list.html),
  {
    id: 'differences',
    title: 'Differences found while hydrating',
    value: ({ form, list }) => form.differences.length + list.differences.length,
    text: String,
  },
  ...(Object.keys(figures) as Figure[]).map(time),
  axe('violations', 'axe: violations, elements'),
  axe('incomplete', 'axe: undecided, elements'),
  share(
    'targets',
    'Targets of 44 px or more, 360 px wide',
    ({ targets }) => targets,
    ({ smallTargets }) => smallTargets.length,
  ),
  {
    id: 'sideways',
    title: 'Sideways scroll at 320 px: widest of three, px',
    value: ({ seen }) => Math.max(...seen.map(({ sideways }) => sideways)),
    text: (value) => (value === 0 ? 'none' : String(value)),
  },
  share(
    'focus',
    'Focus visible in forced colours, tab stops',
    ({ stops }) => stops,
    ({ unseen }) => unseen.length,
  ),
  share(
    'strongFocus',
    'The same, as strong as a line of 2 px at 3:1',
    ({ stops }) => stops,
    ({ unseen, faint }) => unseen.length + faint.length,
  ),
];

const line = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], body: (string | number)[][]) =>
  [line(...head), line(...head.map(() => '---')), ...body.map((cells) => line(...cells))].join('\n');

const inCode = (text: string) => `\`${text.replaceAll('`', "'").replaceAll('|', '¦').replace(/\s+/g, ' ')}\``;

const listOf = (all: readonly Measured[], kind: 'violations' | 'incomplete') =>
  all
    .map((each) => {
      const rules = each.seen.flatMap((seen) =>
        seen[kind].map(
          ({ rule, elements, example }) =>
            `- ${seen.state}: \`${rule}\` × ${elements}, first ${inCode(example.slice(0, 160))}`,
        ),
      );
      return `**${each.library.name}**\n\n${rules.join('\n') || '- none'}`;
    })
    .join('\n\n');

/** Rows in which another one is better than ours by more than a hundredth. */
function behind(all: readonly Measured[]): string {
  const ours = all.find(({ library }) => library.id === 'ours');
  if (!ours) return '';
  const found = rows.flatMap((row) => {
    const own = row.value(ours);
    if (own === null) return [];
    const better = all.filter((each) => {
      const other = row.value(each);
      if (each === ours || other === null) return false;
      return row.isMoreBetter ? other > own + 0.001 : other < own * 0.99;
    });
    const names = better.map((each) => `${each.library.name} ${row.text(row.value(each)!, each)}`);
    return better.length > 0
      ? [
          `- **${row.title}**: ours ${row.text(own, ours)}; better: ${names.join(', ')}.${causes[row.id] ? ` ${causes[row.id]}` : ''}`,
        ]
      : [];
  });
  return found.join('\n') || '- Nowhere in this run.';
}

/** Each as a share of ours, so that a slower machine says the same. */
function ratios(all: readonly Measured[]): string {
  const ours = all.find(({ library }) => library.id === 'ours');
  if (!ours) return '';
  const compared = rows.filter((row) =>
    /^(script|styleForm|styleList|server|hydration|mount|keystroke|work)/.test(row.id),
  );
  return table(
    ['', ...all.map(({ library }) => library.name)],
    compared.map((row) => [
      row.title,
      ...all.map((each) => {
        const [own, value] = [row.value(ours), row.value(each)];
        return own === null || value === null ? '–' : (value / own).toFixed(2);
      }),
    ]),
  );
}

export function report(all: readonly Measured[], browserVersion: string): string {
  const rounds = median(all.map((each) => each.rounds.length));
  const [cpu] = os.cpus();
  const fewer =
    rounds < 15 ? ` **Fewer rounds than the 15 that this comparison asks for: read the times with care.**` : '';
  return `# Our library beside others

Written by \`npm run bench:peers\` on ${new Date().toISOString().slice(0, 10)}: ${rounds} rounds in turn, Node ${process.version}, Chromium ${browserVersion}, axe-core ${axeVersion} (${axeRules} rules), ${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, load average at the end ${os.loadavg()[0]!.toFixed(1)}.${fewer}

The same two pages, with the same Japanese words and data, are built with each library as its own documentation says: a registration form with errors (\`form\`), and a list of 50 cards with tabs, filters, a dialog and pagination (\`list\`). All are built by one Vite configuration, rendered on the server, and measured in one run. Less is better, but for the shares in per cent. Times are medians, with the middle half of the rounds in brackets. Nothing is left out.

${table(
  ['', ...all.map(({ library }) => library.name)],
  [
    ['Version', ...all.map(({ version }) => version)],
    ...rows.map((row) => [
      row.title,
      ...all.map((each) => {
        const value = row.value(each);
        return value === null ? '–' : row.text(value, each);
      }),
    ]),
  ],
)}

## As a share of ours

${ratios(all)}

## Where ours is behind

${behind(all)}

## What stands behind the rows

- **JavaScript, CSS**: what Chromium fetches for the page, gzip at level 9. CSS counts the linked files and the \`<style>\` elements that the server has rendered; where the documentation tells how to load only the styles a page needs, the page does so. A library that makes its styles in the browser has them in its JavaScript.
- **Server render**: \`renderToString\` and the collecting of styles, in a Node process of its own, after warming up; the median of seven in each round.
- **Hydration**: from the call of \`hydrateRoot\` to the last effect, first visit, no slowdown. **Mount**: 500 text fields with a label and a description, from the call to the frame that shows them, no slowdown.
- **Keystroke**: into the first field of the form, whose page holds what was entered; from the event to the frame that shows it, the processor slowed down 4 ×, the median of ten in each round. A screen draws 60 frames a second, and the wait for the next one is in it; the work on the main thread, the next row, is not rounded by that.
- **axe**: every rule of every tag (A, AA, AAA, best practice, experimental), on the form, on the list, and on the list with its dialog open, 1280 px wide.
- **Targets**: what answers to the pointer, labels included, in the same three states at 360 px; links in a sentence do not count. **Sideways scroll**: of the document at 320 px.
- **Focus**: every tab stop is photographed with and without focus in forced colours.

${uses}

## What axe finds

### Violations

${listOf(all, 'violations')}

### Undecided

${listOf(all, 'incomplete')}

## Small targets, unseen and faint focus

${table(
  ['', 'state', 'small targets', 'unseen', 'faint', 'stops', 'sideways at 320 px'],
  all.flatMap((each) =>
    each.seen.map(({ state, targets, smallTargets, unseen, faint, stops, sideways }) => [
      each.library.name,
      state,
      `${smallTargets.length} of ${targets}`,
      unseen.length,
      faint.length,
      stops,
      sideways,
    ]),
  ),
)}

## How to repeat it

\`npm run bench:peers\` builds and packs our library, installs the others in \`bench/peers\` (a package of its own), builds, measures, and writes this page; alone on the machine it takes about a quarter of an hour. \`npm run bench:peers -- --rounds 3 --only ours,mui\` looks at two of them quickly and writes no page. Each page of each library is one file in \`bench/peers/adapters\`.
`;
}

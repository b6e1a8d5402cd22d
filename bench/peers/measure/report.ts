/** The comparison as a page of Markdown. */
import os from 'node:os';
import { axeRules, axeVersion, defaultRules } from './accessibility.ts';
import { causes, uses } from './notes.ts';
import { axeRows, counts, foundOf, type Kind, lookRows, type Measured, type Row, rows, visitRows } from './rows.ts';
import { median } from './speed.ts';

const line = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], body: (string | number)[][]) =>
  [line(...head), line(...head.map(() => '---')), ...body.map((cells) => line(...cells))].join('\n');

const inCode = (text: string) => `\`${text.replaceAll('`', "'").replaceAll('|', '¦').replace(/\s+/g, ' ')}\``;

const listOf = (all: readonly Measured[], kind: Kind) =>
  all
    .map((each) => {
      const rules = each.seen.flatMap((seen) =>
        seen[kind].map(
          ({ rule, elements, example }) =>
            `- ${seen.state}: \`${rule}\`${defaultRules.has(rule) ? '' : ' (off by default)'} × ${elements}, first ${inCode(example.slice(0, 160))}`,
        ),
      );
      return `**${each.library.name}**\n\n${rules.join('\n') || '- none'}`;
    })
    .join('\n\n');

const oursOf = (all: readonly Measured[]) => all.find(({ library }) => library.id === 'ours');

/** Those that are better than ours by more than a hundredth. */
const betterThan = (ours: Measured, all: readonly Measured[], row: Row): Measured[] => {
  const own = row.value(ours);
  return all.filter((each) => {
    const other = row.value(each);
    if (own === null || other === null) return false;
    return row.isMoreBetter ? other > own + 0.001 : other < own * 0.99;
  });
};

/** Rows in which another one is better, and which. */
function rowsBehind(all: readonly Measured[]) {
  const ours = oursOf(all);
  if (!ours) return [];
  return rows.flatMap((row) => {
    const better = betterThan(ours, all, row);
    return better.length > 0 ? [{ row, own: row.text(row.value(ours)!, ours), better }] : [];
  });
}

function causeOf({ id }: Row, { library }: Measured): string | undefined {
  const cause = causes[id];
  return typeof cause === 'object' ? cause[library.id] : cause;
}

/** Rows in which ours is behind, and nobody has found out why. */
export const unexplained = (all: readonly Measured[]): string[] =>
  rowsBehind(all).flatMap(({ row, better }) =>
    better.filter((each) => !causeOf(row, each)).map(({ library }) => `${row.title} (${library.name})`),
  );

function behind(all: readonly Measured[]): string {
  const lines = rowsBehind(all).map(({ row, own, better }) => {
    const names = better.map((each) => `${each.library.name} ${row.text(row.value(each)!, each)}`);
    const why = new Set(better.map((each) => causeOf(row, each) ?? `No cause is known yet for ${each.library.name}.`));
    return `- **${row.title}**: ours ${own}; better: ${names.join(', ')}. ${[...why].join(' ')}`;
  });
  return lines.join('\n') || (oursOf(all) ? '- Nowhere in this run.' : '- Ours was not in this run.');
}

/** Whether the aim is met: by the numbers alone, whatever they say. */
function aim(all: readonly Measured[]): string {
  const ours = oursOf(all);
  if (!ours) return '';
  const namesOf = (some: readonly Measured[]) => some.map(({ library }) => library.name).join(', ');
  const answers = counts.map((count) => {
    const passing = all.filter((each) => foundOf(each, 'violations', count).length === 0);
    const asked = [
      ...visitRows.map((row) => ({ row, others: passing })),
      ...[...axeRows(count), ...lookRows].map((row) => ({ row, others: all })),
    ];
    const misses = asked.flatMap(({ row, others }) => {
      if (row.value(ours) === null) return [`${row.title}: not measured`];
      const better = betterThan(ours, others, row);
      return better.length > 0 ? [`${row.title}: better ${namesOf(better)}`] : [];
    });
    if (!passing.includes(ours)) misses.unshift('ours does not pass');
    return `- Counted by ${count.title}: **${misses.length === 0 ? 'met' : 'not met'}**; without violations: ${passing.length === 1 ? 'only ' : ''}${namesOf(passing) || 'nobody'}. ${misses.join('; ')}`.trim();
  });
  return `The aim is the fewest bytes and the quickest hydration of all that pass axe, and nobody better in any row of accessibility:\n\n${answers.join('\n')}`;
}

/** Each as a share of ours, so that a slower machine says the same. */
function ratios(all: readonly Measured[]): string {
  const ours = oursOf(all);
  if (!ours) return '';
  const compared = rows.filter((row) =>
    /^(script|styleForm|styleList|all|server|hydration|mount|keystroke|work)/.test(row.id),
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

${aim(all)}

## As a share of ours

${ratios(all)}

## Where ours is behind

${behind(all)}

## What stands behind the rows

- **JavaScript, CSS**: what Chromium fetches for the page, gzip at level 9. CSS counts the linked files and the \`<style>\` elements that the server has rendered; where the documentation tells how to load only the styles a page needs, the page does so. A library that makes its styles in the browser has them in its JavaScript.
- **Icons, pictures and fonts**: whatever else the page fetches from its own server, gzip as well; icons that stand in the JavaScript are counted there. **All bytes of a first visit**: HTML, JavaScript, linked CSS and these.
- **Server render**: \`renderToString\` and the collecting of styles, in a Node process of its own, after warming up; the median of seven in each round.
- **Hydration**: from the call of \`hydrateRoot\` to the last effect and what effects had rendered once more, in one go, so that no frame comes between; first visit, no slowdown. **Mount**: 500 text fields with a label and a description, from the call to the frame that shows them, no slowdown.
- **Keystroke**: into the first field of the form, whose page holds what was entered; from the event to the frame that shows it, the processor slowed down 4 ×, the median of ten in each round. A screen draws 60 frames a second, and the wait for the next one is in it; the work on the main thread, the next row, is not rounded by that.
- **axe**: with every rule of every tag (A, AA, AAA, best practice, experimental, deprecated), and with the ${defaultRules.size} (default rules) that it runs when nothing is asked of it: no AAA, nothing experimental or deprecated, and not \`target-size\` of WCAG 2.2. On the form, on the list, and on the list with its dialog open, 1280 px wide.
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

\`npm run bench:peers\` builds and packs our library, installs the others in \`bench/peers\` (a package of its own), builds, measures, and writes this page; alone on the machine it takes about a quarter of an hour. \`npm run bench:peers -- --rounds 3 --only ours,mui\` looks at two of them quickly and writes no page. It ends with code 1 where a row behind has no cause (\`bench/peers/measure/notes.ts\`). Each page of each library is one file in \`bench/peers/adapters\`.
`;
}

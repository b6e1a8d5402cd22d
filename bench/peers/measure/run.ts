/**
 * Measures all libraries in one run, and writes the report: `node measure/run.ts --rounds 15 --out FILE`.
 * `--only mui,ours` leaves others out and writes no report unless `--out` is given; `--looks` leaves the rounds out.
 * Ends with code 1 where the report has no cause for a row in which ours is behind.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath, headlessChromiumPath } from '../../../scripts/chromium.ts';
import { libraries } from '../libraries.ts';
import { versionOf } from '../serve/places.ts';
import { examine } from './accessibility.ts';
import { states } from './pages.ts';
import { report, unexplained } from './report.ts';
import { measureRounds } from './rounds.ts';
import type { Measured } from './rows.ts';
import { type Served, serve } from './servers.ts';
import { weigh, weighWhole } from './weights.ts';

const optionOf = (name: string) => {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const only = optionOf('--only')?.split(',');
const rounds = Number(optionOf('--rounds') ?? 15);
const chosen = libraries.filter(({ id }) => !only || only.includes(id));

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
// Looked at in Chromium without windows, which takes pictures quicker; timed in the whole one.
const viewer = await chromium.launch({ executablePath: headlessChromiumPath(), args });
const browser = await chromium.launch({ executablePath: chromiumPath(), args });
const all: Served[] = [];
try {
  for (const library of chosen) all.push(await serve(library));
  const looks = new Map<string, Pick<Measured, 'form' | 'list' | 'wholeStyles' | 'seen'>>();
  for (const served of all) {
    const seen = [];
    for (const state of states) seen.push(await examine(viewer, served, state));
    looks.set(served.library.id, {
      form: await weigh(viewer, served, 'Registration'),
      list: await weigh(viewer, served, 'Results'),
      wholeStyles: weighWhole(served.library.wholeStyles),
      seen,
    });
    process.stdout.write(`looked at ${served.library.name} (${Math.round(performance.now() / 1000)} s)\n`);
  }
  const times = await measureRounds(browser, all, process.argv.includes('--looks') ? 0 : rounds);
  const measured: Measured[] = chosen.map((library) => ({
    library,
    version: versionOf(library.package),
    ...looks.get(library.id)!,
    rounds: times.get(library.id)!,
  }));
  const data = optionOf('--data');
  if (data) writeFileSync(data, JSON.stringify(measured, null, 1));
  const out = optionOf('--out');
  if (out) {
    writeFileSync(out, report(measured, browser.version()));
    // What is behind without a reason is work that is left, not a result.
    const open = unexplained(measured);
    if (open.length > 0) {
      process.stderr.write(`Behind, and measure/notes.ts does not say why: ${open.join('; ')}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  for (const { stop } of all) stop();
  await viewer.close();
  await browser.close();
}

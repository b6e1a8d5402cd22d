/**
 * Measures what the portal is held to, and writes `docs/bench.md`. A benchmark, not a test: machines differ, so each figure stands
 * beside its goal, with the date and the machine. `--quick` leaves the search at 10,000 and 100,000 courses, shops or photos out;
 * `--search FILE`, `--institutions FILE`, `--site FILE` and `--photos FILE` take what `tests/bench/search.bench.ts --json FILE` has measured before
 * (with `--subject institutions`, `site` or `photos`), which alone takes a quarter of an hour each.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { benchContent, goals as contentGoals } from '../tests/bench/content.bench.ts';
import { benchLogin, goals as loginGoals } from '../tests/bench/login.bench.ts';
import { benchPages, goals as pageGoals } from '../tests/bench/pages.bench.ts';
import { benchPush, goals as pushGoals } from '../tests/bench/push.bench.ts';
import { benchRender, goals as renderGoals } from '../tests/bench/render.bench.ts';
import type { Measured } from '../tests/bench/search.bench.ts';
import { benchUploads, goals as uploadGoals } from '../tests/bench/uploads.bench.ts';
import { benchWorker, goals as workerGoals } from '../tests/bench/worker.bench.ts';
import { removeDirectory, startPortal, temporaryDirectory } from '../tests/e2e/portal.ts';
import { root } from './steps.ts';

const startGoalMs = 4000;

/** Weighed by hand, from the source maps of a build: `rolldown` names the modules, the shares are those of the compressed file. */
const whatIsLeft = `### Styles in the HTML

The styles stand in the HTML since revision of 2026-11-23 ([0039](decisions/0039-styles-in-the-html.md)). Side by side on a busy one (load average 5 to 11, four visits each in turn, medians), the largest contentful paint came so:

|  | \`/\` | \`/map/search02?time_band=2\` | \`/map/detail/101\` |
| --- | --- | --- | --- |
| a linked style sheet | 2114 ms | 2140 ms | 2112 ms |
| styles in the HTML | 1130 ms | 1202 ms | 1402 ms |
| as a ratio | 0.53 | 0.56 | 0.66 |

The layout shift was 0 in 10 of the 12 visits, and 0.0019 in two: the first paint no longer waits for anything, and may come while the header is still being read.

### What the JavaScript of a first visit is

gzip −9 on 2026-11-24, 144 kB on the search and on a course. The aim is 110 kB. The site search in the header, the history, the favourites and the shops beside a course came to 8 kB, mostly in the frame and in what screens share; the table is older by these. The pages of members came to 2.7 kB more on 2026-11-25: 1.2 kB of it is the list of screens and their texts, which every page carries in both languages.

Photos, the contest and the pages of staff brought 3 kB more on 2026-11-25, and a mistake 2.9 kB: each page loaded the texts of the other language. Taken out since: that, the list of screens behind a login, components of few pages, and three requests for small files. gzip −9 at revision 9c6e225: 141.1 kB on \`/\` in 15 requests with four photographs, 147.6 kB on the search in 11, 148.6 kB on a course in 12.

Pages of a member have limits of their own, each about 4 % above the heaviest. gzip −9 at revision b86fb5b, on the first page of a visit, with a member logged in:

| page | script | styles | all | requests |
| --- | --- | --- | --- | --- |
| \`/mypage\` | 147.5 kB | 7.6 kB | 168.9 kB | 18 |
| \`/mypage/check\` | 149.3 kB | 7.6 kB | 169.6 kB | 23 |
| \`/favorite\` | 146.5 kB | 7.1 kB | 165.5 kB | 20 |
| \`/mypage/password_reset\` | 165.0 kB | 7.1 kB | 184.5 kB | 30 |
| \`/mypage/delete\` | 169.8 kB | 7.5 kB | 190.2 kB | 30 |
| \`/map/detail/101\` | 166.4 kB | 8.6 kB | 198.1 kB | 31 |

| part | kB | why it is there |
| --- | --- | --- |
| React DOM, its scheduler, React | 69 | takes the server's HTML over; it has no smaller build |
| XState with its React hooks | 13 | the network, the consent, the session, the navigation and the dialogs are machines on every page |
| the frame: header, footer, menu, navigation, machines | 11 | every page has it |
| components and routes that three or more screens share | 11 | a page uses about two thirds of them; a file each would cost requests |
| the screen | 4–8 | the search is the largest, with the search from the visitor's place |
| texts in one language | 3–6 | those of the frame and of the screen |
| i18next | 15 | the texts of the interface, in the language of the page; it is one of the project's fixed libraries |
| wouter, Vite's loader, small parts | 3 | addresses, and chunks that come later |

- **Not there**: zod (the contract gives the browser types only), React Aria (comes with the first field or dialog), its texts in thirty languages, MapLibre.
- **What would come near 110 kB**: looking texts up in thirty lines of our own instead of i18next (measured: 15 kB), and loading XState with the first input (13 kB), as the dialogs are loaded. Both are fixed libraries of the project; and a first press on a slow network would wait a request (0.6 s) before anything answers. That was not done.
- Pages with rich text (news, articles) load DOMPurify too, 12 kB; pages with fields load React Aria's, 12 kB.
- Another minifier does not help: terser with two passes comes to the same 107.7 kB of the entry as Vite's own.`;
/** By hand: a test prints them, because only a test prepares photos in a browser. */
const inTheBrowser = `## A photo in the browser

\`tests/e2e/photoUpload.test.ts\` prints these; headless Chromium, two cores, 12 megapixels; measured alone on 2026-11-29.

| | measured | wanted |
|---|---|---|
| JPEG above 2 MB, compressed and shown | 0.3 s | 3 s |
| HEIC, decoded by libheif, compressed and shown | 0.8 s | 6 s |
| cancelling while the HEIC is decoded | 13 ms | 100 ms |
| longest task of the main thread | under 50 ms | 100 ms |

On demand: photo worker 2.3 kB gzip, cover editor 3.9 kB, libheif 27 + 472 kB.`;
const aboutTheWorker = `A page comes from the network first, so that a closed course says so: on slow 4G the request alone takes 562.5 ms. A second visit asks for nothing else.

### Lighthouse, by hand

Lighthouse 13.5.0 with its own throttling of a telephone, Chromium 156, the built portal on the same two cores, 2026-11-29. What is below 1 stands beside it.

| | \`/\` | \`/map/search02?time_band=2\` | \`/map/detail/101\` |
| --- | --- | --- | --- |
| performance | 0.94 | 0.98 | 0.91 |
| accessibility | 1 | 1 | 1 |
| best practices | 1 | 1 | 1 |
| search engines | 0.92 | 0.58 | 0.92 |
| largest contentful paint | 2.1 s | 0.9 s | 1.0 s |
| total blocking time | 250 ms | 170 ms | 380 ms |
| cumulative layout shift | 0 | 0.002 | 0 |

Results of a search are kept from search engines on purpose, which costs them the most points. The rest is addresses of the other language: Lighthouse wants them whole, and without \`PUBLIC_ORIGIN\` the portal does not know its own. Blocking time is that of two busy cores, four times slowed; the figures above are of the same pages.

### Installing, by hand

Nothing measures these; on a telephone each takes a minute. Chromium's own check is \`tests/e2e/install.test.ts\`.

1. Android, Chrome: open the site twice, choose “Install app” in the menu. The icon fills its shape; the app opens without the browser's bar, in the language it was installed in.
2. Android, held on the icon: the shortcuts open the search, the 10-minute courses and the saved courses.
3. iPhone, Safari: Share, “Add to Home Screen”. The name under the icon is not cut off.
4. Either, in flight mode: the app opens, a saved course can be read, everything else says that there is no network.
5. Either, with the largest text of the system: nothing is cut off.`;
const rounds = 3;

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: (string | number)[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');
/** A figure, marked where it misses its goal. */
const held = (value: number, goal: number, text: string, isAtLeast = false) =>
  (isAtLeast ? value >= goal : value <= goal) ? text : `**${text}**`;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const read = (file: string) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measured[]) : []);

/** What is asked, with the option that names a file of it, and how many there are of it. */
const subjects = {
  courses: { option: '--search', sizes: [150, 10_000, 100_000] },
  institutions: { option: '--institutions', sizes: [150, 10_000, 100_000] },
  site: { option: '--site', sizes: [10_000, 100_000] },
  photos: { option: '--photos', sizes: [150, 100_000] },
} as const;

function benchSearch(subject: keyof typeof subjects): Measured[] {
  const { option, sizes } = subjects[subject];
  const given = process.argv.indexOf(option);
  if (given > 0) return read(process.argv[given + 1]!);
  const directory = temporaryDirectory();
  const file = path.join(directory, 'search.json');
  const measured = process.argv.includes('--quick') ? sizes.slice(0, 1) : sizes;
  spawnSync(
    process.execPath,
    ['tests/bench/search.bench.ts', '--subject', subject, '--sizes', measured.join(), '--json', file],
    { cwd: root, stdio: 'inherit' },
  );
  const found = read(file);
  removeDirectory(directory);
  return found;
}

async function benchStart(): Promise<number> {
  const data = temporaryDirectory();
  await (await startPortal({ DATA_DIR: data })).stop();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const portal = await startPortal({ DATA_DIR: data });
    await fetch(`${portal.origin}/`);
    times.push(performance.now() - started);
    await portal.stop();
  }
  removeDirectory(data);
  return median(times);
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const [cpu] = os.cpus();
const startMs = await benchStart();
const render = await benchRender();
const pages = await benchPages();
const worker = await benchWorker();
const login = await benchLogin();
const uploads = await benchUploads();
const push = await benchPush();
const content = await benchContent();
const [search, institutions, site, photos] = (['courses', 'institutions', 'site', 'photos'] as const).map(benchSearch);

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${Math.round(value)} ms`;
const count = (value: number) => value.toLocaleString('en-GB');
/** p95 of each case, on each engine and at each size. */
function apiTable(measured: Measured[] = []): string {
  const cases = [...new Set(measured.map(({ name }) => name))];
  const columns = [...new Set(measured.map(({ engine, courses }) => `${engine} ${courses}`))];
  return table(
    ['', ...columns],
    cases.map((name) => [
      name,
      ...columns.map((column) => {
        const found = measured.find((each) => each.name === name && `${each.engine} ${each.courses}` === column);
        return found ? held(found.p95, found.figure, found.p95.toFixed(1)) : '';
      }),
    ]),
  );
}
const posted = uploads.statuses.filter((status) => status === 200).length;

writeFileSync(
  path.join(root, 'docs/bench.md'),
  `# Figures

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, revision ${commit}, Node ${process.version}, ${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB.
Load average at the end: ${os.loadavg()[0]!.toFixed(1)}. A figure that misses its goal is bold. Medians, unless it says p95.

## A first visit

Chromium, processor 4 × slower, slow 4G (562.5 ms a request, 1.44 Mbit/s), 360 px, nothing pressed for 10 seconds; bytes as they came (brotli).
The first action is the menu of a small screen, on a fast network.

${table(
  ['', 'goal', ...pages.map((page) => `\`${page.path}\``)],
  [
    [
      'own JavaScript',
      kB(pageGoals.script),
      ...pages.map((page) => held(page.script, pageGoals.script, kB(page.script))),
    ],
    ['CSS', kB(pageGoals.style), ...pages.map((page) => held(page.style, pageGoals.style, kB(page.style)))],
    [
      'own requests',
      pageGoals.requests,
      ...pages.map((page) => held(page.requests, pageGoals.requests, String(page.requests))),
    ],
    ['own bytes', kB(pageGoals.all), ...pages.map((page) => held(page.all, pageGoals.all, kB(page.all)))],
    [
      'largest contentful paint',
      ms(pageGoals.lcp),
      ...pages.map((page) => held(page.lcp, pageGoals.lcp, ms(page.lcp))),
    ],
    [
      'cumulative layout shift',
      pageGoals.cls,
      ...pages.map((page) => held(page.cls, pageGoals.cls, page.cls.toFixed(4))),
    ],
    ['total blocking time', ms(pageGoals.tbt), ...pages.map((page) => held(page.tbt, pageGoals.tbt, ms(page.tbt)))],
    [
      'first action adds',
      kB(pageGoals.firstActionBytes),
      ...pages.map((page) => held(page.firstActionBytes, pageGoals.firstActionBytes, kB(page.firstActionBytes))),
    ],
    [
      'first action answers',
      ms(pageGoals.firstActionMs),
      ...pages.map((page) => held(page.firstActionMs, pageGoals.firstActionMs, ms(page.firstActionMs))),
    ],
  ],
)}

${whatIsLeft}

## The service worker

A course page; Chromium, processor 4 × slower, behind a proxy as slow as slow 4G; medians of seven.

${table(
  ['', 'goal', 'figure'],
  [
    [
      '`sw.js`, gzip',
      kB(workerGoals.workerBytes),
      held(worker.workerBytes, workerGoals.workerBytes, kB(worker.workerBytes)),
    ],
    [
      'largest contentful paint of a first visit, as a ratio to that without a worker',
      workerGoals.firstRatio,
      held(
        worker.firstRatio,
        workerGoals.firstRatio,
        `${worker.firstRatio.toFixed(2)} (${ms(worker.firstLcp)} to ${ms(worker.firstLcpWithout)})`,
      ),
    ],
    [
      'that of a second visit',
      ms(workerGoals.secondLcp),
      held(worker.secondLcp, workerGoals.secondLcp, ms(worker.secondLcp)),
    ],
    [
      'that of a saved course without a network',
      ms(workerGoals.savedMs),
      held(worker.savedMs, workerGoals.savedMs, ms(worker.savedMs)),
    ],
  ],
)}

${aboutTheWorker}

## The server

${table(
  ['', 'goal', 'figure'],
  [
    ['start with data present to the first answer', ms(startGoalMs), held(startMs, startGoalMs, ms(startMs))],
    ['a bare route of the same bytes', '', `${Math.round(render.bare)} requests/s of ${kB(render.bytes)}`],
    [
      '`/map/detail/101` rendered anew each time, as a ratio',
      renderGoals.rendered,
      held(
        render.renderedRatio,
        renderGoals.rendered,
        `${render.renderedRatio.toFixed(3)} (${Math.round(render.rendered)}/s)`,
        true,
      ),
    ],
    [
      'the same from the page cache, as a ratio',
      renderGoals.cached,
      held(
        render.cachedRatio,
        renderGoals.cached,
        `${render.cachedRatio.toFixed(2)} (${Math.round(render.cached)}/s)`,
        true,
      ),
    ],
    [
      'p95 of pages while 50 people log in again and again, as a ratio to that without',
      loginGoals.ratio,
      held(login.ratio, loginGoals.ratio, `${login.ratio.toFixed(2)} (${ms(login.busy)} to ${ms(login.idle)})`),
    ],
    [
      'p95 of those logins',
      '',
      `${ms(login.logins.p95)} (${Math.round(login.logins.perSecond)}/s; ${Math.round(100 * login.logins.share)} % of all, the others are asked to wait)`,
    ],
  ],
)}

## \`/api/search\` and other calls, p95 in milliseconds

One caller over HTTP, seeded queries, exact totals, no cache of responses. Goals: 10 / 15 / 40 ms at 150 / 10,000 / 100,000 courses.

${apiTable(search)}

## Shops and facilities, p95 in milliseconds

The same, at so many of them. Goals: 10 / 15 / 40 ms at 150 / 10,000 / 100,000.

${apiTable(institutions)}

## The site search, p95 in milliseconds

The same, at so many documents. Goal: 40 ms at 100,000; 15 ms at 10,000 is our own. “Broad” are words of six to nine in ten of all documents.

${apiTable(site)}

## Photos, p95 in milliseconds

The same, at so many photos. Goals: 15 ms for a first page and one photo, 40 ms for other pages, orders by likes, rankings and entries.

${apiTable(photos)}

## Posting photos

${uploads.statuses.length} people post a picture of 12 megapixels (${(uploads.bytes / 1e6).toFixed(1)} MB) at the same moment; pages are asked for meanwhile.

${table(
  ['', 'goal', 'figure'],
  [
    ['posted', uploads.statuses.length, held(posted, uploads.statuses.length, String(posted), true)],
    [
      'p95 of pages meanwhile, as a ratio to that without',
      uploadGoals.ratio,
      held(
        uploads.ratio,
        uploadGoals.ratio,
        `${uploads.ratio.toFixed(2)} (${ms(uploads.busyP95)} to ${ms(uploads.idleP95)})`,
      ),
    ],
    ['p95 of the posts; all of them', '', `${ms(uploads.uploadP95)}; ${ms(uploads.tookMs)}`],
    [
      'memory of the server and what decodes, at most',
      `${count(uploadGoals.peakMb)} MB`,
      held(uploads.peakMb, uploadGoals.peakMb, `${count(uploads.peakMb)} MB (${count(uploads.idleMb)} MB without)`),
    ],
  ],
)}

## Notifications

One message to ${count(push[0]!.devices)} devices, from one process to a push service on this machine that decrypts each of them (by another implementation) and verifies its signature.

${table(
  ['', 'goal', ...push.map(({ engine }) => engine)],
  [
    [
      'the queue is filled in',
      `${pushGoals.fillSeconds} s`,
      ...push.map(({ fillSeconds }) => held(fillSeconds, pushGoals.fillSeconds, `${fillSeconds.toFixed(1)} s`)),
    ],
    [
      'messages a second',
      pushGoals.perSecond,
      ...push.map(({ perSecond }) => held(perSecond, pushGoals.perSecond, count(Math.round(perSecond)), true)),
    ],
    [
      'decrypted; came twice',
      `${count(push[0]!.devices)}; 0`,
      ...push.map(({ devices, right, twice }) =>
        held(right - twice, devices, `${count(right)}; ${count(twice)}`, true),
      ),
    ],
  ],
)}

## Content

A file of ${count(content[0]!.rows)} notices, sent as staff send it and checked row by row, becomes proposals; pages are asked for meanwhile. Then a change is approved in one process, and a page is asked for until it shows it: on PostgreSQL in another process, on PGlite in the one there is; 20 times.

${table(
  ['', 'goal', ...content.map(({ engine }) => engine)],
  [
    ['proposals', count(content[0]!.rows), ...content.map(({ rows, added }) => held(added, rows, count(added), true))],
    [
      'all of them in',
      `${contentGoals.importSeconds} s`,
      ...content.map(({ importSeconds }) =>
        held(importSeconds, contentGoals.importSeconds, `${importSeconds.toFixed(1)} s`),
      ),
    ],
    [
      'p95 of pages meanwhile, as a ratio to that without',
      contentGoals.ratio,
      ...content.map(({ ratio }) => held(ratio, contentGoals.ratio, ratio.toFixed(2))),
    ],
    [
      'a page shows what was approved after, median; longest',
      `${count(contentGoals.shownMs)} ms`,
      ...content.map(({ shownMedianMs, shownLongestMs }) =>
        held(shownLongestMs, contentGoals.shownMs, `${ms(shownMedianMs)}; ${ms(shownLongestMs)}`),
      ),
    ],
  ],
)}

${inTheBrowser}
`,
);
process.stdout.write('docs/bench.md\n');

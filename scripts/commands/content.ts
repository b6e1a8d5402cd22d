/** `npm run content`: what the database owns, out as files and in as proposals. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import en from '../../app/i18n/en/importFault.json' with { type: 'json' };
import { createI18n } from '../../app/i18n/i18n.ts';
import ja from '../../app/i18n/ja/importFault.json' with { type: 'json' };
import { importFaultInWords } from '../../app/staff/importFaultWords.ts';
import { type ImportFault, type ImportKind, importKinds, importMaxBytes } from '../../contract/importFaults.ts';
import type { Language } from '../../contract/values.ts';
import type { Db } from '../../server/db/database.ts';
import { jsonSchemaOf } from '../../server/import/kinds.ts';
import { readImport } from '../../server/import/readImport.ts';
import { templateOf } from '../../server/import/template.ts';
import { readReferences } from '../../server/references.ts';
import { type CourseFiles, exportContent } from '../../server/revisions/exportContent.ts';
import { importRevisions } from '../../server/revisions/importRevisions.ts';
import { databaseSettings, type Environment, Refusal, withDatabase } from './command.ts';

const usage = `npm run content -- export DIRECTORY         writes what the database owns as the files of content/
npm run content -- import FILE --kind KIND  proposes what is in a JSON or CSV file; nothing is public before it is approved
                                            --note TEXT for who decides, --publish-at 2027-04-01T09:00+09:00
npm run content -- template KIND            a CSV file to fill in
npm run content -- schema KIND              the JSON Schema of a file

KIND is one of ${importKinds.join(', ')}.
--lang ja: faults and templates in Japanese. Settings are the server's: DATABASE_URL, else DATA_DIR.
Stop a server with an embedded database before export and import.
`;

interface Options {
  kind: ImportKind | undefined;
  lang: Language;
  note: string;
  publishAt: Date | null;
}

type Say = (text: string) => void;

function momentOf(text: string, now: Date): Date {
  const parsed = z.iso.datetime({ offset: true, local: false }).safeParse(text.replace(/T(\d\d:\d\d)(?!:)/, 'T$1:00'));
  if (!parsed.success) throw new Refusal(`${text} is no time. Write it like 2027-04-01T09:00+09:00.`);
  const moment = new Date(parsed.data);
  if (moment <= now) throw new Refusal(`${text} is over.`);
  return moment;
}

const kindOf = (text: string | undefined): ImportKind | undefined => importKinds.find((each) => each === text);

function readOptions(args: string[], now: Date): { words: string[]; options: Options } {
  const text = { type: 'string' } as const;
  const parse = () =>
    parseArgs({ args, allowPositionals: true, options: { kind: text, note: text, 'publish-at': text, lang: text } });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch {
    throw new Refusal(usage);
  }
  const { kind, note = '', lang = 'en', 'publish-at': at } = parsed.values;
  if (lang !== 'ja' && lang !== 'en') throw new Refusal(usage);
  return {
    words: parsed.positionals,
    options: { kind: kindOf(kind), lang, note, publishAt: at === undefined ? null : momentOf(at, now) },
  };
}

/** In which file of `courses/` each course stands, in that directory. */
function courseFilesIn(directory: string): CourseFiles {
  const folder = path.join(directory, 'courses');
  if (!existsSync(folder)) return new Map();
  const rows = z.array(z.object({ id: z.int() }));
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, rows.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).map(({ id }) => id)]),
  );
}

const release = new URL('../../content/', import.meta.url).pathname;

async function exportTo(directory: string, db: Db): Promise<string> {
  const own = courseFilesIn(directory);
  const files = await exportContent(db, own.size ? own : courseFilesIn(release));
  for (const [name, text] of files) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    // Whole or not at all: somebody may keep the directory in git.
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
  return `${files.size} files in ${directory}.\n`;
}

interface Importing {
  file: string;
  options: Options & { kind: ImportKind };
  now: () => Date;
  say: Say;
}

async function importFrom({ file, options, now, say }: Importing, db: Db): Promise<string> {
  const { kind, lang, note, publishAt } = options;
  if (!existsSync(file)) throw new Refusal(`${file} is not there.`);
  if (statSync(file).size > importMaxBytes) throw new Refusal(`${file} is larger than ${importMaxBytes} bytes.`);
  const { items, faults } = await readImport({
    ...{ bytes: readFileSync(file), fileName: path.basename(file), kind },
    onProgress: (things) => things > 0 && things % 1000 === 0 && say(`${things} read\n`),
  });
  const { t } = createI18n(lang, { importFault: lang === 'ja' ? ja : en });
  const refuse = (found: readonly ImportFault[]) =>
    new Refusal(`${found.map((fault) => importFaultInWords(fault, t)).join('\n')}\nNothing was taken in.`);
  if (faults.length) throw refuse(faults);
  const references = await readReferences(db);
  // Whoever may type commands here proposes for the bureau; every approver may decide.
  const staff = { role: 'author', municipality: null, tokenId: 0 } as const;
  const { added, changed, unchanged, problems } = await importRevisions(
    items,
    { kind, note, publishAt, onProgress: (done) => done % 1000 === 0 && say(`${done} of ${items.length} compared\n`) },
    { db, now, references, staff },
  );
  if (problems.length) throw refuse(problems);
  return `Proposed: ${added} new, ${changed} changed. Unchanged: ${unchanged}. They wait for a decision on the staff page.\n`;
}

/** @returns what is printed; @throws Refusal */
export async function content(
  args: string[],
  environment: Environment,
  now = () => new Date(),
  say: Say = (text) => process.stderr.write(text),
): Promise<string> {
  const { words, options } = readOptions(args, now());
  const [command, subject, ...more] = words;
  if (!subject || more.length) throw new Refusal(usage);
  const { kind, lang } = options;
  const named = kindOf(subject);
  if (command === 'template' && named) return templateOf(named, lang);
  if (command === 'schema' && named) return `${JSON.stringify(jsonSchemaOf(named), null, 2)}\n`;
  if (command === 'export')
    return withDatabase(databaseSettings(environment), (db) => exportTo(path.resolve(subject), db));
  if (command !== 'import' || !kind) throw new Refusal(usage);
  const importing = { file: path.resolve(subject), options: { ...options, kind }, now, say };
  return withDatabase(databaseSettings(environment), (db) => importFrom(importing, db));
}

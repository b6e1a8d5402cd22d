/** `npm run content`: what the database owns, out as files and in as proposals. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import en from '../../app/i18n/en/importFault.json' with { type: 'json' };
import { createI18n } from '../../app/i18n/i18n.ts';
import ja from '../../app/i18n/ja/importFault.json' with { type: 'json' };
import { importFaultInWords } from '../../app/staff/importFaultWords.ts';
import { ApiError } from '../../contract/apiError.ts';
import {
  type ImportFault,
  type ImportKind,
  importKinds,
  importMaxBytes,
  lineMaxBytes,
} from '../../contract/importFaults.ts';
import { id, type Language } from '../../contract/values.ts';
import type { Db } from '../../server/db/database.ts';
import { jsonSchemaOf } from '../../server/import/kinds.ts';
import { readImport } from '../../server/import/readImport.ts';
import { templateOf } from '../../server/import/template.ts';
import { readReferences } from '../../server/references.ts';
import { type CourseFiles, exportContent } from '../../server/revisions/exportContent.ts';
import { importRevisions } from '../../server/revisions/importRevisions.ts';
import { importLine } from '../../server/revisions/imports.ts';
import { presentTable } from '../../server/revisions/presentTable.ts';
import { databaseSettings, type Environment, Refusal, withDatabase } from './command.ts';

const usage = `npm run content -- export DIRECTORY         writes what the database owns as the files of content/
npm run content -- import FILE --kind KIND  proposes what is in a JSON or CSV file; nothing is public before it is approved
                                            --note TEXT for who decides, --publish-at 2027-04-01T09:00+09:00
npm run content -- import FILE --course ID  proposes the line of a KML, GPX or GeoJSON file as the way of that course
npm run content -- template KIND            a CSV file to fill in
npm run content -- table KIND               what the database has, as such a file: to be changed and imported
npm run content -- schema KIND              the JSON Schema of a file

KIND is one of ${importKinds.join(', ')}.
--lang ja: faults and templates in Japanese. Settings are the server's: DATABASE_URL, else DATA_DIR.
Stop a server with an embedded database before export, import and table.
`;

interface Options {
  kind: ImportKind | undefined;
  /** Whose line it is. */
  course: number | undefined;
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
    parseArgs({
      args,
      allowPositionals: true,
      options: { kind: text, course: text, note: text, 'publish-at': text, lang: text },
    });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch {
    throw new Refusal(usage);
  }
  const { kind, course, note = '', lang = 'en', 'publish-at': at } = parsed.values;
  if (lang !== 'ja' && lang !== 'en') throw new Refusal(usage);
  const { success, data } = id.optional().safeParse(course);
  if (!success) throw new Refusal(`${course} is no number of a course.`);
  return {
    words: parsed.positionals,
    options: {
      ...{ kind: kindOf(kind), course: data, lang, note },
      publishAt: at === undefined ? null : momentOf(at, now),
    },
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
      .map((name) => [
        name,
        rows.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).map((row) => row.id),
      ]),
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

interface Importing<Task> {
  file: string;
  options: Options & Task;
  now: () => Date;
  say: Say;
}

function bytesOf(file: string, most: number): Buffer<ArrayBuffer> {
  if (!existsSync(file)) throw new Refusal(`${file} is not there.`);
  if (statSync(file).size > most) throw new Refusal(`${file} is larger than ${most} bytes.`);
  return readFileSync(file);
}

function toRefusal(faults: readonly ImportFault[], lang: Language): Refusal {
  const { t } = createI18n(lang, { importFault: lang === 'ja' ? ja : en });
  return new Refusal(`${faults.map((fault) => importFaultInWords(fault, t)).join('\n')}\nNothing was taken in.`);
}

/** Whoever may type commands here proposes for the bureau; every approver may decide. */
const staff = { role: 'author', municipality: null, tokenId: 0 } as const;

async function importLineFrom({ file, options, now }: Importing<{ course: number }>, db: Db): Promise<string> {
  const { course, lang, note, publishAt } = options;
  const line = new File([bytesOf(file, lineMaxBytes)], path.basename(file));
  const publish = publishAt && { publish_at: publishAt.toISOString() };
  const input = { course_id: course, file: line, note, lang, ...publish };
  const { changed } = await importLine(input, { db, now, references: await readReferences(db), staff }).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'E404') throw new Refusal(`There is no course ${course}.`);
      throw error.fileFaults ? toRefusal(error.fileFaults.first, lang) : new Refusal(`${error.message}.`);
    },
  );
  return changed
    ? `Proposed: the line of course ${course}. It waits for a decision on the staff page.\n`
    : `Course ${course} has that line already.\n`;
}

async function importFrom({ file, options, now, say }: Importing<{ kind: ImportKind }>, db: Db): Promise<string> {
  const { kind, lang, note, publishAt } = options;
  const { items, faults } = await readImport({
    ...{ bytes: bytesOf(file, importMaxBytes), fileName: path.basename(file), kind },
    onProgress: (things) => things > 0 && things % 1000 === 0 && say(`${things} read\n`),
  });
  if (faults.length) throw toRefusal(faults, lang);
  const references = await readReferences(db);
  const { added, changed, unchanged, problems } = await importRevisions(
    items,
    { kind, note, publishAt, onProgress: (done) => done % 1000 === 0 && say(`${done} of ${items.length} compared\n`) },
    { db, now, references, staff },
  );
  if (problems.length) throw toRefusal(problems, lang);
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
  const { kind, course, lang } = options;
  const named = kindOf(subject);
  if (command === 'template' && named) return templateOf(named, lang);
  if (command === 'schema' && named) return `${JSON.stringify(jsonSchemaOf(named), null, 2)}\n`;
  if (command === 'table' && named)
    return withDatabase(databaseSettings(environment), async (db) =>
      presentTable(named, lang, { db, staff, references: await readReferences(db) }),
    );
  if (command === 'export')
    return withDatabase(databaseSettings(environment), (db) => exportTo(path.resolve(subject), db));
  if (command !== 'import') throw new Refusal(usage);
  const [file, settings] = [path.resolve(subject), databaseSettings(environment)];
  if (kind && course === undefined)
    return withDatabase(settings, (db) => importFrom({ file, options: { ...options, kind }, now, say }, db));
  if (course !== undefined && !kind)
    return withDatabase(settings, (db) => importLineFrom({ file, options: { ...options, course }, now, say }, db));
  throw new Refusal(usage);
}

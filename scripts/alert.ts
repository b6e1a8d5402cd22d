/** `npm run alert`: notes for every page (heat, info), and courses that are closed or changed. Speaks to the server's own database. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { asc, eq, ne } from 'drizzle-orm';
import { type Config, readConfig } from '../server/config.ts';
import { courses } from '../server/courses/courses.table.ts';
import type { Words } from '../server/db/columns.ts';
import { type Db, openDatabase, sqlStateOf } from '../server/db/database.ts';
import { siteAlerts } from '../server/siteAlerts/siteAlerts.table.ts';

const usage = `npm run alert                                        what is set now
npm run alert -- heat on "日本語" "English"           a heat warning on every page
npm run alert -- heat off
npm run alert -- info on "日本語" "English"           any other note on every page
npm run alert -- info off
npm run alert -- course 101 closed "日本語" "English" closes a course and says why
npm run alert -- course 101 changed "日本語" "English"
npm run alert -- course 101 open                     opens it again; the note goes

Settings are the server's: DATABASE_URL, else DATA_DIR. Stop a server with an embedded database first.
`;

type Task =
  | { kind: 'show' }
  | { kind: 'heat' | 'info'; message: Words | null }
  | { kind: 'course'; id: number; status: 'open' | 'changed' | 'closed'; note: Words | null };

/** Says what is wrong and ends. */
function fail(reason: string): never {
  process.stderr.write(`${reason.trimEnd()}\n`);
  process.exit(1);
}

function wordsOf(texts: string[]): Words {
  const [ja, en, ...more] = texts.map((text) => text.trim());
  if (!ja || !en || more.length)
    fail(`Two texts are needed, each in quotation marks: Japanese, then English.\n\n${usage}`);
  return { ja, en };
}

function read(args: string[]): Task {
  const [subject, second, third, ...texts] = args;
  if (!subject) return { kind: 'show' };
  if ((subject === 'heat' || subject === 'info') && second === 'on')
    return { kind: subject, message: wordsOf(args.slice(2)) };
  if ((subject === 'heat' || subject === 'info') && second === 'off' && args.length === 2)
    return { kind: subject, message: null };
  if (subject === 'course' && /^[1-9]\d{0,8}$/.test(second ?? '')) {
    const id = Number(second);
    if (third === 'closed' || third === 'changed') return { kind: 'course', id, status: third, note: wordsOf(texts) };
    if (third === 'open' && !texts.length) return { kind: 'course', id, status: third, note: null };
  }
  return fail(usage);
}

async function setAlert(db: Db, kind: 'heat' | 'info', message: Words | null): Promise<void> {
  if (!message) await db.update(siteAlerts).set({ isActive: false }).where(eq(siteAlerts.kind, kind));
  else {
    const set = { isActive: true, message };
    await db
      .insert(siteAlerts)
      .values({ kind, ...set })
      .onConflictDoUpdate({ target: siteAlerts.kind, set });
  }
}

/** @returns whether there is such a course */
async function setCourse(db: Db, { id, status, note }: Extract<Task, { kind: 'course' }>): Promise<boolean> {
  const changed = await db
    .update(courses)
    .set({ status, statusNote: note })
    .where(eq(courses.id, id))
    .returning({ id: courses.id });
  return changed.length > 0;
}

async function show(db: Db): Promise<void> {
  const alerts = await db.select().from(siteAlerts).where(eq(siteAlerts.isActive, true)).orderBy(asc(siteAlerts.kind));
  const columns = { id: courses.id, name: courses.name, status: courses.status, note: courses.statusNote };
  const rows = await db.select(columns).from(courses).where(ne(courses.status, 'open')).orderBy(asc(courses.id));
  const lines = [
    ...(['heat', 'info'] as const).flatMap((kind) => {
      const alert = alerts.find((each) => each.kind === kind);
      return alert ? [`${kind}: on`, `  ${alert.message.ja}`, `  ${alert.message.en}`] : [`${kind}: off`];
    }),
    ...rows.flatMap(({ id, name, status, note }) => [
      `course ${id} (${name.ja}): ${status}`,
      ...(note ? [`  ${note.ja}`, `  ${note.en}`] : []),
    ]),
    ...(rows.length ? [] : ['courses: all open']),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}

const task = read(process.argv.slice(2));
const { DATABASE_URL, DATA_DIR } = settings();
const neverStarted = 'holds no data of the portal yet. Start the portal once: npm start';
if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, 'PG_VERSION'))) fail(`${DATA_DIR} ${neverStarted}`);

const database = await openDatabase({
  url: DATABASE_URL || undefined,
  directory: DATA_DIR,
  onLog: () => {},
  onFatal: fail,
}).catch((error: Error) => fail(error.message));
let isCourseMissing = false;
try {
  const { db } = database;
  if (task.kind === 'course') isCourseMissing = !(await setCourse(db, task));
  else if (task.kind !== 'show') await setAlert(db, task.kind, task.message);
  if (!isCourseMissing) await show(db);
  await database.close();
} catch (error) {
  if (sqlStateOf(error) === '42P01') fail(`The database ${neverStarted}`);
  const { message, cause } = error as Error;
  fail(`The database did not answer: ${(cause as Error | undefined)?.message || message}`);
}
if (task.kind === 'course' && isCourseMissing) fail(`There is no course ${task.id}.`);
if (task.kind !== 'show')
  process.stdout.write(
    DATABASE_URL ? 'It shows within a few seconds.\n' : 'It shows when the portal is started again.\n',
  );

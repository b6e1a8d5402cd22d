/** `npm run alert`: notes for every page (heat, info), and courses that are closed or changed. */
import { asc, eq, ne } from 'drizzle-orm';
import type { DutyKind } from '../../contract/revisionRules.ts';
import { courses } from '../../server/courses/courses.table.ts';
import type { Words } from '../../server/db/columns.ts';
import type { Db } from '../../server/db/database.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { findCourse, findEntries, holdSubject } from '../../server/duty/duty.queries.ts';
import { settleAndPlan } from '../../server/duty/window.job.ts';
import { bureau, end, raise } from '../../server/duty/windows.ts';
import { siteAlerts } from '../../server/siteAlerts/siteAlerts.table.ts';
import { databaseSettings, type Environment, Refusal, withDatabase } from './command.ts';

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

function wordsOf(texts: string[]): Words {
  const [ja, en, ...more] = texts.map((text) => text.trim());
  if (!ja || !en || more.length)
    throw new Refusal(`Two texts are needed, each in quotation marks: Japanese, then English.\n\n${usage}`);
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
  throw new Refusal(usage);
}

/** What stands now makes room; what the officer on duty has planned stays. */
async function replace(db: Db, kind: DutyKind, subject: string, put: (tx: Db, at: Date) => Promise<unknown>) {
  const at = new Date();
  await inTransaction(db, async (tx) => {
    await holdSubject(tx, kind, subject);
    for (const entry of await findEntries(tx, kind, { subject }))
      if (entry.isStanding) await end(tx, kind, entry, bureau, { at, byStaff: bureau.byStaff });
    await put(tx, at);
    await settleAndPlan(tx, kind, subject, at);
  });
}

const now = (at: Date) => ({ from: at, until: null });

const setAlert = (db: Db, kind: 'heat' | 'info', message: Words | null): Promise<void> =>
  replace(db, 'alert', kind, async (tx, at) => {
    if (message) await raise(tx, 'alert', { kind, message }, now(at), { at, ...bureau });
  });

/** @returns whether there is such a course */
async function setCourse(db: Db, { id, status, note }: Extract<Task, { kind: 'course' }>): Promise<boolean> {
  const course = await findCourse(db, id);
  if (!course) return false;
  const { name, municipality } = course;
  await replace(db, 'closure', String(id), async (tx, at) => {
    if (status === 'open' || !note) return;
    const entered = { course: id, name, municipality, status, reason: 'other' as const, note };
    await raise(tx, 'closure', entered, now(at), { at, ...bureau });
  });
  return true;
}

async function show(db: Db): Promise<string> {
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
  return `${lines.join('\n')}\n`;
}

/** @returns what is printed; @throws Refusal */
export async function alert(args: string[], environment: Environment): Promise<string> {
  const task = read(args);
  return withDatabase(databaseSettings(environment), async (db, engine) => {
    if (task.kind === 'show') return show(db);
    if (task.kind !== 'course') await setAlert(db, task.kind, task.message);
    else if (!(await setCourse(db, task))) throw new Refusal(`There is no course ${task.id}.`);
    const when = engine === 'postgresql' ? 'within a few seconds' : 'when the portal is started again';
    return `${await show(db)}It shows ${when}.\n`;
  });
}

/** Backup and restore on each engine: while a server writes, back into an empty place, and what is refused there. */
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { backup } from '../../scripts/commands/backup.ts';
import { restore } from '../../scripts/commands/restore.ts';
import { checkBackup } from '../../server/backup/checkBackup.ts';
import { offerSnapshots } from '../../server/backup/snapshotSocket.ts';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase, sqlStateOf } from '../../server/db/database.ts';
import { createLog } from '../../server/log.ts';
import { members } from '../../server/members/members.table.ts';
import { findOrphans } from '../../server/photos/orphans.ts';
import { photos } from '../../server/photos/photos.table.ts';
import { prepareDatabase } from '../../server/prepareDatabase.ts';
import { reports } from '../../server/reports/reports.table.ts';
import { isFull } from '../full.ts';
import { type Place, placeOn, postPhoto, postReport, smallBackup, storageOf } from './backupSupport.ts';
import { insertMembers } from './photoSupport.ts';
import { onEngineInTurn, temporaryDirectory } from './support.ts';

const folder = temporaryDirectory();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => void vi.unstubAllEnvs());

const newFile = () => path.join(folder, `${randomUUID()}.tar.gz`);

/** A busy machine may take its time. */
const until = (check: () => unknown) => vi.waitFor(check, 30_000);

interface Server {
  database: Database;
  stop: () => Promise<void>;
}

/** What of a server concerns backups. */
async function startServer({ options, directory }: Place): Promise<Server> {
  const database = await openDatabase(options);
  const stopSnapshots =
    database.engine === 'pglite' ? await offerSnapshots(database, directory, () => {}) : async () => {};
  return {
    database,
    stop: async () => {
      await stopSnapshots();
      await database.close();
    },
  };
}

onEngineInTurn((engine) => {
  let place: Place;
  /** Where it was brought back. */
  let target: Place;
  /** Made while nothing else happened. */
  let calm: string;
  /** Of the picture with a report. */
  let reported: string;
  const places: Place[] = [];
  const newPlace = async (kind: 'prepared' | 'empty') => {
    const made = await placeOn(engine, kind);
    places.push(made);
    return made;
  };

  const addMember = async ({ database: { db } }: Server): Promise<number> => {
    const context = { db, now: () => new Date() } as Parameters<typeof insertMembers>[0];
    return (await insertMembers(context, ['Hanako']))[0]!;
  };
  beforeAll(async () => {
    [place, target] = await Promise.all([newPlace('prepared'), newPlace('empty')]);
    const server = await startServer(place);
    await postPhoto(server.database.db, place, await addMember(server));
    reported = await postReport(server.database.db, place);
    await server.stop();
    calm = newFile();
    await backup([calm], place.settings);
    await restore([calm], target.settings);
  });
  afterAll(async () => {
    for (const each of places) await each.remove();
  });

  /** What is there: rows, and whether each photo has its files. */
  async function contentOf(at: Place) {
    const { db, close } = await openDatabase(at.options);
    const storage = storageOf(at);
    const orphans = await findOrphans({ db, storage, now: () => new Date(Date.now() + 24 * 3600 * 1000) });
    const rows = {
      members: (await db.select({ name: members.userName }).from(members).orderBy(asc(members.id))).map(
        ({ name }) => name,
      ),
      photos: (await db.select({ key: photos.imageKey }).from(photos).where(eq(photos.isSample, false))).map(
        ({ key }) => key,
      ),
    };
    await close();
    return { ...rows, ...orphans };
  }

  it('makes one file for its owner alone, with what is there', async () => {
    expect(statSync(calm).mode & 0o777).toBe(0o600);
    const manifest = await checkBackup(calm);
    expect(manifest).toMatchObject({
      engine,
      rows: { members: 1, reports: 1 },
      parts: { photos: { files: 4, bytes: 3200 } },
    });
    expect(JSON.stringify(manifest)).not.toMatch(/Hanako|secret-of-the-tests/);
    expect(readdirSync(folder).filter((name) => /part|dump/.test(name))).toEqual([]);
    expect(readdirSync(place.directory).filter((name) => /^\.(snapshot|dump)/.test(name))).toEqual([]);
  });

  /** As if the machine had failed while the files changed places. */
  async function interruptRestore({ directory, options }: Place): Promise<void> {
    writeFileSync(path.join(directory, 'portal.restoring'), '');
    writeFileSync(path.join(directory, 'PG_VERSION'), '18');
    mkdirSync(path.join(directory, '.replaced-x'));
    await expect(openDatabase(options)).rejects.toThrow(/A restore into .* was interrupted\. Run it once more/);
  }

  it('takes all that was acknowledged before, while a server writes on, and no photo without its files', async () => {
    // Places of its own: if this takes too long for a test, the others still have theirs.
    const [source, copy] = await Promise.all([newPlace('prepared'), newPlace('empty')]);
    const server = await startServer(source);
    const { db } = server.database;
    const memberId = await addMember(server);
    const post = () => postPhoto(db, source, memberId);
    const kept = [await post(), await post()];
    const toGo = await Promise.all(Array.from({ length: 12 }, post));
    let isOver = false;
    let written = 0;
    // A machine that is slow to back up would else be given all the more to restore: after these only rows change.
    const postsAtMost = 60;
    const writeOne = async () => {
      if (written >= postsAtMost) {
        await db
          .update(photos)
          .set({ title: `坂 ${written}` })
          .where(eq(photos.imageKey, kept[0]!));
        return;
      }
      await post();
      const key = toGo.pop();
      if (!key) return;
      // As a member deletes one: the row, then the files.
      await db.delete(photos).where(eq(photos.imageKey, key));
      for (const type of ['webp', 'jpg']) await storageOf(source).delete(`${key}/400.${type}`);
    };
    const write = async () => {
      for (; !isOver; written++)
        await writeOne().catch((error: unknown) => {
          // On a busy machine the copy may take longer than a request waits.
          if (sqlStateOf(error) !== '57014') throw error;
        });
    };
    const writing = Promise.all([write(), write()]);
    const file = newFile();
    let said = '';
    try {
      await until(() => expect(written).toBeGreaterThan(1));
      said = await backup([file], source.settings);
    } finally {
      isOver = true;
      await writing;
      await server.stop();
    }
    expect(said).toMatch(new RegExp(`^${file}\n.*, ${engine}, .*: 1 member, `));

    // What is there is deleted when it is said only. In DATA_DIR it is what an interrupted restore has left.
    if (engine === 'pglite') await interruptRestore(copy);
    else await restore([calm], copy.settings);
    await expect(restore([file], copy.settings)).rejects.toThrow(
      /is not empty\. Add --replace to delete what is there/,
    );
    await restore([file, '--replace'], copy.settings);

    const restored = await contentOf(copy);
    expect(restored.rows).toEqual([]);
    expect(restored.members).toEqual(['Hanako']);
    expect(restored.photos).toEqual(expect.arrayContaining(kept));
    expect(restored.photos.length).toBeGreaterThan(kept.length);
    expect(readdirSync(copy.directory).filter((name) => /^\.re|restoring/.test(name))).toEqual([]);
    // A backup of what was brought back holds the same: in a full run.
    if (!isFull) return;
    const again = newFile();
    await backup([again], copy.settings);
    const [first, second] = [await checkBackup(file), await checkBackup(again)];
    expect(second.rows).toEqual(first.rows);
    // The schema of a copy is one that a restore has made.
    if (engine === 'postgresql') await restore([again, '--replace'], copy.settings);
  });

  it('brings back a report with its picture', async () => {
    const { db, close } = await openDatabase(target.options);
    expect(await db.select({ imageKey: reports.imageKey }).from(reports)).toEqual([{ imageKey: reported }]);
    await close();
    const { files, rows } = await contentOf(target);
    expect([files, rows]).toEqual([[], []]);
    for (const name of [`${reported}/400.webp`, `${reported}/400.jpg`])
      expect(await storageOf(target).get(name)).toEqual(await storageOf(place).get(name));
  });

  it('brings back what a server can be started on', async () => {
    const database = await openDatabase(target.options);
    const prepare = vi.fn(async () => {});
    await database.setUp(prepare).finally(database.close);
    expect(prepare).toHaveBeenCalled();
  });

  describe('refuses, and touches nothing', () => {
    let empty: Place;
    /** Whole, but with a database that is none. */
    let small: string;
    beforeAll(async () => {
      empty = await newPlace('empty');
      small = await smallBackup(folder, { manifest: (manifest) => ({ ...manifest, engine, engineVersion: 0 }) });
    });
    const refused = async (settings: Record<string, string>, message: RegExp, ...flags: string[]) => {
      const before = readdirSync(empty.directory);
      await expect(restore([small, ...flags], settings)).rejects.toThrow(message);
      const added = readdirSync(empty.directory).filter((name) => !before.includes(name));
      expect(added.filter((name) => name !== 'portal.lock')).toEqual([]);
    };

    it('another engine', async () => {
      const { DATABASE_URL: _, ...settings } = empty.settings;
      const other = engine === 'pglite' ? { ...settings, DATABASE_URL: 'postgresql://nowhere.invalid/x' } : settings;
      await refused(other, /^Not restored\. This backup is of (PostgreSQL|the embedded database), and the settings/);
    });

    it('another key, or none, unless told to', async () => {
      await refused(empty.settings, /The secret key is not the one/);
      await refused({ ...empty.settings, SECRET_KEY: '' }, /There is no secret key/);
    });

    it('a place with photos', async () => {
      await storageOf(empty).put('a/400.webp', new Uint8Array(1), 'image/webp');
      await refused(empty.settings, /There are photos already/, '--other-key');
      await storageOf(empty).delete('a/400.webp');
    });

    it('a server that runs', async () => {
      const server = await startServer(target);
      try {
        await server.database.db.select().from(members);
        await expect(restore([small, '--replace', '--other-key'], target.settings)).rejects.toThrow(
          engine === 'pglite' ? /is in use by process \d+/ : /A server runs on this database/,
        );
      } finally {
        await server.stop();
      }
    });

    it('a database that is none', async () => {
      const photosBefore = readdirSync(path.join(target.directory, 'photos'));
      await expect(restore([small, '--replace', '--other-key'], target.settings)).rejects.toThrow(
        engine === 'pglite' ? /The database of the backup cannot be used/ : /pg_restore/,
      );
      expect((await contentOf(target)).members).toEqual(['Hanako']);
      expect(readdirSync(path.join(target.directory, 'photos'))).toEqual(photosBefore);
      expect(readdirSync(target.directory).filter((name) => /^\.re/.test(name))).toEqual([]);
    });
  });

  it.each([[[]], [['--replace']], [['a', 'b']]])('explains itself for %j', async (args) => {
    await expect(backup(args, place.settings)).rejects.toThrow(/^npm run backup -- FILE/);
    await expect(restore(args, place.settings)).rejects.toThrow(/^npm run restore -- FILE/);
  });

  it('writes over no file', async () => {
    const before = readFileSync(calm);
    await expect(backup([calm], place.settings)).rejects.toThrow(/^No backup was made\. .* is there already\.$/);
    expect(readFileSync(calm).equals(before)).toBe(true);
  });

  it.runIf(engine === 'postgresql')('says when a program of PostgreSQL is missing', async () => {
    vi.stubEnv('PATH', '/nowhere');
    await expect(backup([newFile()], place.settings)).rejects.toThrow(/pg_dump is not in the PATH\. Install/);
    const before = await contentOf(target);
    await expect(restore([calm, '--replace'], target.settings)).rejects.toThrow(/is not in the PATH\. Install/);
    expect(await contentOf(target)).toEqual(before);
  });

  describe.runIf(engine === 'postgresql')('photos of PostgreSQL', () => {
    /** In the place of PostgreSQL's programs: notes what lies in the directory while rows would come, and fails. */
    function failingPrograms({ directory }: Place): { seen: () => string[] } {
      const programs = mkdtempSync(path.join(folder, 'programs-'));
      const note = path.join(programs, 'seen');
      const lines = ['#!/bin/sh', `PATH=/usr/bin:/bin`, `ls -A '${directory}' > '${note}'`, 'exit 1', ''];
      writeFileSync(path.join(programs, 'pg_restore'), lines.join('\n'), { mode: 0o700 });
      writeFileSync(path.join(programs, 'psql'), '#!/bin/sh\nexec /bin/cat\n', { mode: 0o700 });
      vi.stubEnv('PATH', programs);
      return { seen: () => readFileSync(note, 'utf8').trim().split('\n') };
    }
    const again = () => restore([calm, '--replace'], target.settings);
    const left = () => readdirSync(target.directory).filter((name) => /^\.re|restoring/.test(name));

    it('change places under a mark, which goes when they have moved back', async () => {
      const before = await contentOf(target);
      const { seen } = failingPrograms(target);
      await expect(again()).rejects.toThrow(/pg_restore ended with 1/);
      expect(seen()).toContain('portal.restoring');
      expect(left()).toEqual([]);
      expect(await contentOf(target)).toEqual(before);
    });

    it('that an interrupted restore has moved away outlast one that fails, and no server starts', async () => {
      const originals = path.join(target.directory, '.replaced-x/photos/a');
      mkdirSync(originals, { recursive: true });
      writeFileSync(path.join(originals, '400.webp'), 'original');
      writeFileSync(path.join(target.directory, 'portal.restoring'), '');
      failingPrograms(target);
      await expect(again()).rejects.toThrow(/pg_restore ended with 1/);
      expect(left()).toEqual(['.replaced-x', 'portal.restoring']);
      expect(readFileSync(path.join(originals, '400.webp'), 'utf8')).toBe('original');
      const config = readConfig({ ...target.settings });
      await expect(prepareDatabase(config, createLog('silent'))).rejects.toThrow(/was interrupted\. Run it once more/);
      vi.unstubAllEnvs();
      await again();
      expect(left()).toEqual([]);
    });
  });

  describe.runIf(engine === 'pglite')('the embedded database', () => {
    const snapshots = () => readdirSync(place.directory).filter((name) => name.startsWith('.snapshot-'));

    it('gives one snapshot at a time, to its owner alone, and removes it when nobody uses it', async () => {
      mkdirSync(path.join(place.directory, '.snapshot-left'));
      const server = await startServer(place);
      expect(snapshots()).toEqual([]);
      const socket = path.join(place.directory, 'portal.socket');
      expect(statSync(socket).mode & 0o777).toBe(0o600);
      const first = net.connect(socket);
      await new Promise((resolve) => first.once('data', resolve));
      expect(snapshots()).toHaveLength(1);
      await expect(backup([newFile()], place.settings)).rejects.toThrow(/another backup is under way/);
      first.destroy();
      await until(() => expect(snapshots()).toEqual([]));
      const second = net.connect(socket);
      await new Promise((resolve) => second.once('data', resolve));
      await server.stop();
      expect(snapshots()).toEqual([]);
      expect(existsSync(socket)).toBe(false);
    });
  });
});

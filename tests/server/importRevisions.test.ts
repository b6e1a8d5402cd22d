/** Files become proposals: all or none, none for what would not change, and nothing public by itself. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readImport } from '../../server/import/readImport.ts';
import { toCsv } from '../../server/import/template.ts';
import { importRevisions } from '../../server/revisions/importRevisions.ts';
import { revisionSteps, revisions } from '../../server/revisions/revisions.table.ts';
import { content } from './expected.ts';
import { staffHeaders } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

const at = new Date('2026-11-20T12:00:00+09:00');
const [shop] = content.cooperation;
const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (kind: 'cooperation' | 'course' | 'notice', text: string) => {
  const { items, faults } = await readImport({ bytes: bytes(text), fileName: 'file', kind });
  expect(faults).toEqual([]);
  return items;
};

onEachEngine((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine, () => at);
  });
  afterAll(() => portal.close());
  const proposer = (municipality: string | null = null) => ({
    ...{ db: portal.context.db, references: portal.context.references, now: () => at },
    staff: { role: 'author', municipality, tokenId: 0 } as const,
  });
  const options = { note: '', publishAt: null };

  it('proposes what is new or changed, and leaves what is the same', async () => {
    const changed = { ...shop!, name: { ...shop!.name, en: 'Pine Cone Bakery (sample)' } };
    const { id: _id, ...added } = content.cooperation[1]!;
    const csv = toCsv(
      'cooperation',
      [changed, { ...added, id: null }, ...content.cooperation.slice(2, 5)].map((source) => ({ source })),
    );
    const items = await read('cooperation', csv);
    const progress: number[] = [];
    const result = await importRevisions(
      items,
      { kind: 'cooperation', note: '四半期の更新', publishAt: null, onProgress: (done) => progress.push(done) },
      proposer(),
    );
    expect(result).toEqual({ added: 1, changed: 1, unchanged: 3, problems: [] });
    expect(progress).toEqual([5]);
    const rows = await portal.context.db.select().from(revisions);
    expect(rows.map(({ kind, key, state, note, version }) => ({ kind, key, state, note, version }))).toEqual([
      { kind: 'cooperation', key: shop!.id, state: 'waiting', note: '四半期の更新', version: 1 },
      { kind: 'cooperation', key: 500_000, state: 'waiting', note: '四半期の更新', version: 1 },
    ]);
    expect(rows[1]!.after).toMatchObject({ id: 500_000, name: added.name });
    expect(await portal.context.db.select().from(revisionSteps)).toHaveLength(2);

    // Nothing of it is public, and an approver can decide it as any proposal.
    const detail = () => portal.call('GET /cooperation_detail', { id: shop!.id, lang: 'en' });
    expect((await detail()).body.institution.name).toBe(shop!.name.en);
    const approver = {
      ...{ host: 'localhost', origin: 'http://localhost' },
      ...(await staffHeaders(portal.context, 'approver')),
    };
    const decision = await portal.call(
      'POST /preview/decision',
      { id: rows[0]!.id, table: 'cooperation', type: 'approve', version: 1, confirmed: ['name'] },
      approver,
    );
    expect(decision.body.revision.state).toBe('published');
    expect((await detail()).body.institution.name).toBe('Pine Cone Bakery (sample)');
  });

  it('with one thing that cannot be proposed proposes none', async () => {
    const before = await portal.context.db.$count(revisions);
    const [first, second] = content.notices;
    const items = await read(
      'notice',
      JSON.stringify([
        { ...first!, publishedOn: '2026-11-19' },
        { ...second!, id: 99_999 },
      ]),
    );
    expect(await importRevisions(items, { kind: 'notice', ...options }, proposer())).toEqual({
      ...{ added: 0, changed: 0, unchanged: 0 },
      problems: [{ row: 2, column: null, kind: 'unknownId', value: '99999', example: '' }],
    });
    const ofElsewhere = content.cooperation.find(({ municipality }) => municipality !== 13106)!;
    const foreign = await importRevisions(
      [{ row: 2, id: ofElsewhere.id, source: { ...ofElsewhere, kana: 'べつのよみ' } }],
      { kind: 'cooperation', ...options },
      proposer('taito'),
    );
    expect(foreign.problems).toEqual([
      { row: 2, column: null, kind: 'otherOffice', value: ofElsewhere.name.ja, example: '' },
    ]);
    expect(await portal.context.db.$count(revisions)).toBe(before);
  });

  it('keeps the route of a course that passes the same points', async () => {
    const course = content.courses.find(({ id }) => id === 101)!;
    const items = await read('course', JSON.stringify({ ...course, kana: 'あたらしいよみ' }));
    expect((await importRevisions(items, { kind: 'course', ...options }, proposer())).changed).toBe(1);
    const last = (await portal.context.db.select().from(revisions)).at(-1)!;
    expect(last.after!.route).toEqual(last.before!.route);
    expect(last.after!.route).toBeTruthy();

    const [start, ...others] = course.points;
    const moved = { ...course, points: [{ ...start!, lat: start!.lat + 0.0001 }, ...others] };
    const movedItems = await read('course', JSON.stringify(moved));
    await importRevisions(movedItems, { kind: 'course', ...options }, proposer());
    expect((await portal.context.db.select().from(revisions)).at(-1)!.after).not.toHaveProperty('route');
  });

  it('takes ten thousand things, and lets others take their turns meanwhile', async () => {
    const words = { ja: '短い文', en: 'Short words' };
    const notice = { publishedOn: '2026-11-19', category: 'notice', title: words, body: words };
    const items = await read('notice', JSON.stringify(Array.from({ length: 10_000 }, () => notice)));
    // Turns of the event loop that others had, each time when another part was compared.
    let turns = 0;
    let isRunning = true;
    const takeTurn = () => {
      turns += 1;
      if (isRunning) setImmediate(takeTurn);
    };
    takeTurn();
    const turnsAt: number[] = [];
    const importing = importRevisions(
      items,
      { kind: 'notice', ...options, onProgress: () => turnsAt.push(turns) },
      proposer(),
    ).finally(() => {
      isRunning = false;
    });
    const served = await portal.call('GET /notice', {});
    expect(served.status).toBe(200);
    expect(await importing).toEqual({ added: 10_000, changed: 0, unchanged: 0, problems: [] });
    expect(turnsAt).toHaveLength(50);
    expect(turnsAt).toEqual([...new Set(turnsAt)]);
  });
});

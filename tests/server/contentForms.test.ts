/** One public thing as a form: what it shows, what it proposes, and what is wrong with what was entered, field by field. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Input, Output } from '../../contract/index.ts';
import { revisionKinds } from '../../contract/revisionRules.ts';
import forms from '../../stories/fixtures/contentForms.json' with { type: 'json' };
import { content } from './expected.ts';
import { staffHeaders } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

type Form = Output<'GET /staff/content_form'>;
type Proposal = Input<'POST /staff/content_propose'>;

onEachEngine((engine) => {
  let portal: Portal;
  let author: Record<string, string>;
  let approver: Record<string, string>;
  let ofTaito: Record<string, string>;
  beforeAll(async () => {
    portal = await openPortal(engine, () => new Date('2026-11-20T12:00:00+09:00'));
    author = await staffHeaders(portal.context, 'author');
    approver = await staffHeaders(portal.context, 'approver');
    ofTaito = await staffHeaders(portal.context, 'author', 'taito');
  });
  afterAll(() => portal.close());

  const open = async (kind: Proposal['kind'], id?: number, lang: 'ja' | 'en' = 'ja', headers = author) => {
    const ask = { kind, lang, ...(id !== undefined && { id }) };
    const { status, body } = await portal.call('GET /staff/content_form', ask, headers);
    expect(status).toBe(200);
    return body as Form;
  };
  /** As a page sends them. */
  const entered = (rows: Form['rows'], change: Record<string, string> = {}) =>
    rows.map(({ of, cells }, at) => ({ name: `r${at}`, of, cells: { ...cells, ...(of === 'item' ? change : {}) } }));
  const propose = (input: Proposal, headers = author) => portal.call('POST /staff/content_propose', input, headers);
  const approve = async (id: number) =>
    portal.call(
      'POST /preview/decision',
      { id, table: 'notice', type: 'approve', confirmed: ['title', 'body'] },
      approver,
    );

  it('is what the stories show', async () => {
    for (const lang of ['ja', 'en'] as const) {
      expect(await open('notice', 1, lang)).toEqual(forms[lang].notice);
      expect(await open('course', 101, lang)).toEqual(forms[lang].course);
      expect(await open('cooperation', undefined, lang)).toEqual(forms[lang].newShop);
    }
  });

  it.each(revisionKinds)('of every %s, sent as it was opened, nothing would change', async (kind) => {
    const { things } = (await portal.call('GET /staff/contents', { kind, limit_num: 5 }, author)).body;
    expect(things.length).toBeGreaterThan(0);
    for (const { id } of things) {
      for (const lang of ['ja', 'en'] as const) {
        const { based_on, rows } = await open(kind, id, lang);
        const { status, error } = await propose({ kind, id, based_on, lang, rows: entered(rows) });
        expect([id, status, error?.fields ?? [], error?.error_code]).toEqual([id, 409, [], 'E409']);
      }
    }
  });

  it('proposes what was changed, and only that', async () => {
    const { based_on, rows } = await open('notice', 1);
    const changed = entered(rows, { title_ja: '新しい見出し' });
    const { status, body } = await propose({ kind: 'notice', id: 1, based_on, rows: changed, note: '言い方を直す' });
    expect(status).toBe(200);
    const { revision } = body;
    expect(revision).toMatchObject({
      kind: 'notice',
      content_id: 1,
      action: 'change',
      state: 'waiting',
      note: '言い方を直す',
    });
    expect(revision.changes).toMatchObject([{ path: 'title', only_in: 'ja', after: { ja: '新しい見出し' } }]);
    expect((await open('notice', 1)).waiting).toMatchObject([{ id: revision.id }]);
  });

  it('keeps the order of what was chosen, whatever the order of the boxes', async () => {
    const { based_on, rows } = await open('course', 101);
    const scenes = rows[0]!.cells.scenes!.split('、');
    const send = (chosen: readonly string[]) =>
      propose({ kind: 'course', id: 101, based_on, rows: entered(rows, { scenes: chosen.join('\n') }) });
    expect((await send(scenes.toReversed())).status).toBe(409);
    const { body } = await send(['坂・丘', ...scenes.toReversed()]);
    const before = content.courses.find(({ id }) => id === 101)!.scenes;
    expect(body.revision.after).toMatchObject({ scenes: [...before, 'hills'] });
    const { id, version } = body.revision;
    await portal.call('POST /staff/revision_withdraw', { id, version }, author);
  });

  it('refuses to undo a change that was published since it was opened', async () => {
    const before = await open('notice', 2);
    const first = entered(before.rows, { title_ja: '先の変更' });
    const { body } = await propose({ kind: 'notice', id: 2, based_on: before.based_on, rows: first });
    expect((await approve(body.revision.id)).status).toBe(200);
    const late = { kind: 'notice', id: 2, rows: entered(before.rows, { title_en: 'Later' }) } as const;
    const { status, error } = await propose({ ...late, based_on: before.based_on });
    expect([status, error?.fields]).toEqual([409, [{ field: 'form', kind: 'step_mismatch' }]]);
    const { based_on, rows } = await open('notice', 2);
    expect(based_on).toBe(body.revision.id);
    expect(rows[0]!.cells).toMatchObject({ title_ja: '先の変更' });
  });

  it('says of each field what is wrong, in the words of a table, and proposes nothing', async () => {
    const { based_on, rows } = await open('course', 101);
    const [item, ...parts] = entered(rows, { lead_en: '', checkedOn: '13月1日' });
    const point = parts.findIndex(({ of }) => of === 'point');
    parts[point] = { ...parts[point]!, cells: { ...parts[point]!.cells, lat: '50.0' } };
    const { status, error } = await propose({ kind: 'course', id: 101, based_on, rows: [item!, ...parts] });
    expect(status).toBe(422);
    expect(error?.fields).toEqual([
      { field: 'r0.lead_en', kind: 'required' },
      { field: 'r0.checkedOn', kind: 'not_valid' },
      { field: `r${point + 1}.lat`, kind: 'not_valid' },
    ]);
    expect((error as unknown as { file_faults: { first: object[] } }).file_faults.first).toMatchObject([
      { kind: 'required' },
      { kind: 'date', value: '13月1日' },
      { kind: 'outsideTokyo' },
    ]);
    expect((await open('course', 101)).waiting).toEqual([]);
  });

  it('adds a new thing, and takes points away and puts them in another order', async () => {
    const url = 'https://www.metro.tokyo.lg.jp/new';
    const cells = { title_ja: '新しい', title_en: 'New', description_ja: '説明', description_en: 'Words', url };
    const added = await propose({ kind: 'link', rows: [{ name: 'r0', of: 'item', cells }] });
    expect(added.body.revision).toMatchObject({ action: 'add', state: 'waiting' });
    const { based_on, rows } = await open('course', 101);
    const all = entered(rows);
    const points = all.filter(({ of }) => of === 'point');
    const via = points.findIndex(({ cells: { role } }) => role === '見どころ');
    const fewer = await propose({ kind: 'course', id: 101, based_on, rows: all.filter((row) => row !== points[via]) });
    expect(fewer.status).toBe(200);
    // Of a line that does not pass the same points nothing is kept.
    const paths = fewer.body.revision.changes.map(({ path }: { path: string }) => path.split('.')[0]);
    expect(new Set(paths)).toEqual(new Set(['points', 'route']));
  });

  describe('of a municipality', () => {
    it('has its own things alone', async () => {
      const { things, total } = (await portal.call('GET /staff/contents', { kind: 'course', limit_num: 100 }, ofTaito))
        .body;
      const own = content.courses
        .filter(({ municipality }) => municipality === 13106)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b);
      expect(things.map(({ id }: { id: number }) => id)).toEqual(own);
      expect(total).toBe(own.length);
      const elsewhere = content.courses.find(({ municipality }) => municipality !== 13106)!.id;
      const { status } = await portal.call('GET /staff/content_form', { kind: 'course', id: elsewhere }, ofTaito);
      expect(status).toBe(404);
      expect((await portal.call('GET /staff/contents', { kind: 'notice' }, ofTaito)).body.total).toBe(0);
    });

    it('gives none of them to another one', async () => {
      const { id } = content.courses.find(({ municipality }) => municipality === 13106)!;
      const { based_on, rows } = await open('course', id, 'ja', ofTaito);
      const moved = { kind: 'course', id, based_on, rows: entered(rows, { municipality: '千代田区' }) } as const;
      const { status, error } = await propose(moved, ofTaito);
      expect([status, error?.fields]).toEqual([422, [{ field: 'form', kind: 'not_valid' }]]);
    });
  });

  it.each<[string, string[]]>([
    ['上野', ['上野']],
    ['Ueno', ['上野']],
    ['101', []],
    ['%', []],
    ['_', []],
    ['\\', []],
  ])('finds by a part of the name or the number: %s', async (keyword, parts) => {
    const { things } = (await portal.call('GET /staff/contents', { kind: 'course', keyword, limit_num: 100 }, author))
      .body;
    if (keyword === '101') expect(things.map(({ id }: { id: number }) => id)).toContain(101);
    else if (parts.length)
      expect(things.some(({ name }: { name: string }) => parts.some((part) => name.includes(part)))).toBe(true);
    else expect(things).toEqual([]);
  });
});

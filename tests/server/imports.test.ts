/** Files from the staff's page: who may send what, what is refused, and that nothing is taken in by halves. */
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImportKind, importKinds, importMaxBytes, lineMaxBytes } from '../../contract/importFaults.ts';
import type { Call } from '../../contract/index.ts';
import { bureauKinds } from '../../contract/revisionRules.ts';
import { staffRoles } from '../../contract/staffRoles.ts';
import { courses } from '../../server/courses/courses.table.ts';
import { jsonSchemaOf } from '../../server/import/kinds.ts';
import { templateOf, toCsv } from '../../server/import/template.ts';
import { revisions } from '../../server/revisions/revisions.table.ts';
import { content } from './expected.ts';
import { bytesOfForm, fileOf, geoJsonOf, gpxOf, lineFile, lineOf, noticeFile, shiftJisOf } from './importSupport.ts';
import { listen, pageServerOf } from './pagesSupport.ts';
import { ownPage, staffOf } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

type Sent = Record<string, string>;
const begin = new Date('2026-11-20T12:00:00+09:00');
const address = '/staff/import';
const course = content.courses.find(({ id }) => id === 101)!;
const slugOf = (code: number) => content.municipalities.find((each) => each.code === code)!.slug;
const ownTown = slugOf(course.municipality);
const otherTown = content.municipalities.find(({ code }) => code !== course.municipality)!.slug;

/** Things of each kind by the names of an import. */
const samples: Record<ImportKind, readonly { id: number }[]> = {
  ...{ course: content.courses, cooperation: content.cooperation, sponsor: content.sponsor },
  ...{ playground: content.playground, notice: content.notices, event: content.events, article: content.articles },
  ...{ link: content.links, banner: content.banners, park: content.parks },
};
const jsonOf = (...things: readonly object[]) => fileOf(JSON.stringify(things), 'things.json');
const [link] = content.links;

onEachEngine((engine) => {
  let portal: Portal;
  let app: Hono;
  let author: Sent;
  const staff = staffOf(() => portal.context);
  beforeAll(async () => {
    portal = await openPortal(engine, () => begin);
    app = pageServerOf(portal.context);
    author = await staff('author');
  });
  afterAll(() => portal.close());
  beforeEach(() => portal.context.db.delete(revisions));

  const proposals = () => portal.context.db.select().from(revisions);
  const nothing = async () => expect(await portal.context.db.$count(revisions)).toBe(0);
  const send = async (call: Call, input: object, headers = author) => {
    const { status, body, error } = await portal.call(call, input as Record<string, unknown>, headers);
    return { status, counts: body, error };
  };
  const faultsOf = async (kind: ImportKind, file: File, headers = author) => {
    const { status, error } = await send('POST /staff/import', { kind, file }, headers);
    expect([status, error?.error_code, error?.fields]).toEqual([422, 'E422', [{ field: 'file', kind: 'not_valid' }]]);
    await nothing();
    return error.file_faults!;
  };
  const lineFaultsOf = async (file: File) => {
    const { status, error } = await send('POST /staff/import_line', { course_id: course.id, file });
    expect([status, error?.fields]).toEqual([422, [{ field: 'file', kind: 'not_valid' }]]);
    await nothing();
    return error.file_faults!.first.map(({ kind }) => kind);
  };

  describe('the call', () => {
    it('proposes all that is new or changed, with the note and the time', async () => {
      const { id: _, ...added } = content.links[1]!;
      const file = jsonOf({ ...link!, url: 'https://example.jp/new' }, { ...added, id: null }, content.links[2]!);
      const publish_at = '2026-12-01T00:00:00.000Z';
      const { status, counts } = await send('POST /staff/import', {
        kind: 'link',
        file,
        note: '年度の更新',
        publish_at,
      });
      expect([status, counts]).toEqual([200, { result: true, added: 1, changed: 1, unchanged: 1 }]);
      const rows = await proposals();
      expect(rows.map(({ key, state, note, publishAt, byStaff }) => [key, state, note, publishAt, byStaff])).toEqual([
        [link!.id, 'waiting', '年度の更新', new Date(publish_at), 'author'],
        [500_000, 'waiting', '年度の更新', new Date(publish_at), 'author'],
      ]);
      // The key that has sent it finds it among its own.
      const own = await portal.call('GET /staff/revisions', { list: 'own' }, author);
      expect(own.body.total).toBe(2);
    });

    it('lets in authors alone, each for their office', async () => {
      const calls: [Call, object][] = [
        ['POST /staff/import', { kind: 'notice', file: noticeFile() }],
        ['POST /staff/import_line', { course_id: course.id, file: lineFile(course.id) }],
        ['GET /staff/import_template', { kind: 'notice' }],
        ['GET /staff/import_schema', { kind: 'notice' }],
      ];
      for (const [call, input] of calls) {
        expect((await send(call, input, ownPage)).status, call).toBe(401);
        for (const role of staffRoles)
          expect((await send(call, input, await staff(role))).status, `${call} ${role}`).toBe(
            role === 'author' ? 200 : 403,
          );
      }
    });

    it.each(importKinds)('of %s takes of another municipality nothing', async (kind) => {
      const towns = samples[kind] as readonly { id: number; municipality?: number | null }[];
      const isOwn = ({ municipality }: (typeof towns)[number]) => municipality === course.municipality;
      const foreign = towns.find((thing) => !isOwn(thing))!;
      const town = await staff('author', ownTown);
      const { total, first } = await faultsOf(kind, jsonOf(foreign), town);
      expect([total, first.map(({ kind: fault }) => fault)]).toEqual([1, ['otherOffice']]);
      const own = towns.find(isOwn);
      expect(bureauKinds.includes(kind)).toBe(own === undefined && kind !== 'event' && kind !== 'park');
      if (!own) return;
      const { status, counts } = await send('POST /staff/import', { kind, file: jsonOf(own) }, town);
      expect([status, counts]).toMatchObject([200, { added: 0, changed: 0, unchanged: 1 }]);
      // Neither takes it over, nor gives it away.
      const given = { ...own, municipality: foreign.municipality ?? 13102 };
      expect((await faultsOf(kind, jsonOf(given), town)).first[0]).toMatchObject({ kind: 'otherOffice', row: 1 });
    });

    it('says where, what and what could stand there; of many the first hundred and how many there are', async () => {
      const wrong = { ...link!, url: 'ftp://example.jp/' };
      const { total, first } = await faultsOf('link', jsonOf(link!, wrong));
      const example = expect.stringContaining('https://');
      expect([total, first]).toEqual([
        1,
        [{ row: 2, column: 'url', kind: 'url', value: 'ftp://example.jp/', example }],
      ]);
      const many = Array.from({ length: 1500 }, () => ({ ...wrong, id: null }));
      const cut = await faultsOf('link', jsonOf(...many));
      expect([cut.total, cut.first.length, cut.first.at(-1)!.row]).toEqual([1500, 100, 100]);
      const unknown = content.links.map((each) => ({ ...each, id: each.id + 700_000 }));
      const { first: found } = await faultsOf('link', jsonOf(...unknown));
      expect(found.map(({ row, kind }) => [row, kind])).toEqual(unknown.map((_, at) => [at + 1, 'unknownId']));
    });

    it('refuses what is too large before it is read, and what is hostile as the command does', async () => {
      for (const [path, most] of [
        ['import', importMaxBytes],
        ['import_line', lineMaxBytes],
      ] as const) {
        const { body, headers } = await bytesOfForm({ kind: 'link', file: fileOf('x'.repeat(most + 100_000)) });
        const sent = { method: 'POST', body: body!, headers: { ...author, ...headers } };
        expect((await portal.app.request(`http://localhost/api/staff/${path}`, sent)).status).toBe(413);
      }
      const kindsOf = async (text: string) => (await faultsOf('link', fileOf(text))).first.map(({ kind }) => kind);
      expect(await kindsOf('['.repeat(200_000))).toEqual(['tooDeep']);
      expect(await kindsOf('PK\u0003\u0004')).toEqual(['spreadsheet']);
      expect(await kindsOf(JSON.stringify(Array.from({ length: 10_001 }, () => 0)))).toEqual(['tooManyRows']);
      expect(await kindsOf('x'.repeat(importMaxBytes + 1))).toEqual(['tooLarge']);
      expect(await lineFaultsOf(fileOf('<!DOCTYPE gpx [<!ENTITY a "a">]><gpx/>', 'a.gpx'))).toEqual(['documentType']);
      expect(await lineFaultsOf(fileOf('<kml>'.repeat(30), 'a.kml'))).toEqual(['tooDeep']);
    });

    it('makes the line of a course a proposal, and keeps what is known of the old way', async () => {
      const old = content.routes.get(course.id)!;
      // A little beside the old line, as somebody draws it.
      const drawn = lineOf(course.id).map(([lat, lng]): [number, number] => [lat + 0.00005, lng]);
      for (const file of [fileOf(gpxOf(drawn), 'a.gpx'), fileOf(geoJsonOf(drawn), 'a.geojson')]) {
        await portal.context.db.delete(revisions);
        const sent = { course_id: course.id, file, note: '新しい線' };
        const { status, counts } = await send('POST /staff/import_line', sent);
        expect([status, counts]).toMatchObject([200, { added: 0, changed: 1, unchanged: 0 }]);
      }
      const [row] = await proposals();
      const { route, ...rest } = row!.after as unknown as { route: typeof old };
      const { route: _, ...before } = row!.before as unknown as { route: typeof old };
      expect(rest).toEqual(before);
      expect(route).toMatchObject({ source: { line: 'given', heights: null }, stepsM: null, up: null, profile: null });
      expect(route.legs).toHaveLength(course.points.length - 1);
      expect(Math.abs(route.metres - old.metres)).toBeLessThan(old.metres * 0.02);
      expect(route.metres).toBe(route.legs.reduce((sum, { metres }) => sum + metres, 0));
      expect([route.waysOut, route.municipalities]).toEqual([old.waysOut, old.municipalities]);
      expect(route.rests.map(({ kind }) => kind).toSorted()).toEqual(old.rests.map(({ kind }) => kind).toSorted());
      for (const [at, rest] of route.rests.entries())
        if (at) expect(rest.at).toBeGreaterThanOrEqual(route.rests[at - 1]!.at);

      // Published, the course has it, and the same file changes nothing any more.
      const decision = { id: row!.id, table: 'course', type: 'approve', version: 1 } as const;
      const decided = await portal.call('POST /preview/decision', decision, await staff('approver'));
      expect(decided.body.revision.state).toBe('published');
      const again = await send('POST /staff/import_line', {
        course_id: course.id,
        file: fileOf(gpxOf(drawn), 'a.gpx'),
      });
      expect(again.counts).toMatchObject({ changed: 0, unchanged: 1 });
      const shown = (await portal.call('GET /course_detail', { id: course.id })).body.course;
      expect(shown.line_source.kind).toBe('given');
      await send('POST /staff/import_line', { course_id: course.id, file: lineFile(course.id) });
      const [stored] = await portal.context.db.select().from(courses).where(eq(courses.id, course.id));
      expect(stored!.legs).toHaveLength(course.points.length - 1);
    });

    it('puts a line into the own proposal that waits, with its points', async () => {
      const ask = { kind: 'course', id: course.id } as const;
      const form = (await portal.call('GET /staff/content_form', ask, author)).body;
      const rows = form.rows.map(({ of, cells }: { of: string; cells: object }, at: number) => ({
        name: `r${at}`,
        of,
        cells,
      }));
      const via = rows.findLastIndex(
        ({ of, cells }: { of: string; cells: { role?: string } }) => of === 'point' && cells.role === '見どころ',
      );
      const fewer = rows.filter((_: object, at: number) => at !== via);
      const first = await portal.call(
        'POST /staff/content_propose',
        { ...ask, based_on: form.based_on, rows: fewer, note: '道が変わる' },
        author,
      );
      expect(first.status).toBe(200);
      const line = { course_id: course.id, file: fileOf(gpxOf(lineOf(course.id)), 'a.gpx') };
      // Another key's line is for what is public.
      expect((await send('POST /staff/import_line', line, await staff('author'))).counts).toMatchObject({ changed: 1 });
      expect((await send('POST /staff/import_line', line)).counts).toMatchObject({ changed: 1 });
      const [before, other, both] = (await proposals()).toSorted((a, b) => a.id - b.id);
      expect([before!.state, other!.state, both!.state]).toEqual(['withdrawn', 'waiting', 'waiting']);
      const { route, points } = both!.after as unknown as { route: { legs: object[] }; points: object[] };
      expect(points).toHaveLength(course.points.length - 1);
      expect(route.legs).toHaveLength(points.length - 1);
      expect(both!.note).toBe('道が変わる');
      // The same line once more changes nothing.
      expect((await send('POST /staff/import_line', line)).counts).toMatchObject({ changed: 0, unchanged: 1 });
    });

    it('proposes nothing a second time', async () => {
      const { id: _, ...added } = content.links[1]!;
      const file = () =>
        jsonOf({ ...link!, url: 'https://example.jp/twice' }, { ...added, url: 'https://example.jp/also', id: null });
      expect((await send('POST /staff/import', { kind: 'link', file: file() })).counts).toMatchObject({
        added: 1,
        changed: 1,
      });
      const again = await send('POST /staff/import', { kind: 'link', file: file() });
      expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
      expect(await proposals()).toHaveLength(2);
    });

    it('refuses a line that is not the way of the course, and of a course that is not there or not one’s own', async () => {
      const line = lineOf(course.id);
      expect(await lineFaultsOf(fileOf(geoJsonOf(line.toReversed())))).toContain('lineReversed');
      expect(await lineFaultsOf(fileOf(geoJsonOf(lineOf(2001))))).toContain('lineStart');
      expect(await lineFaultsOf(fileOf('a,b'))).toEqual(['lineFormat']);
      const input = { course_id: course.id, file: lineFile(course.id) };
      expect((await send('POST /staff/import_line', { ...input, course_id: 999_999 })).status).toBe(404);
      expect((await send('POST /staff/import_line', input, await staff('author', otherTown))).status).toBe(403);
      expect((await send('POST /staff/import_line', input, await staff('author', ownTown))).status).toBe(200);
    });
  });

  async function get(path: string, headers: Sent = author) {
    const response = await app.request(`http://localhost${path}`, { headers });
    const text = await response.text();
    const main = text.split('<main')[1]?.split('</main')[0] ?? '';
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      text,
      main,
    };
  }
  /** As a browser without JavaScript sends the form of this page. */
  async function post(path: string, values: Record<string, string | File>, headers: Sent = author) {
    const sent = await bytesOfForm(values);
    const response = await app.request(`http://localhost${path}`, {
      ...{ method: 'POST', body: sent.body! },
      headers: { ...headers, ...sent.headers },
    });
    const text = await response.text();
    const main = text.split('<main')[1]?.split('</main')[0] ?? '';
    return { status: response.status, location: response.headers.get('location'), text, main };
  }
  const formIn = (main: string) => {
    const form = main.split('<form').find((part) => part.includes('type="file"'))!;
    expect(form).toMatch(/encType="multipart\/form-data"/i);
    return /action="([^"]*)"/.exec(form)![1]!.replaceAll('&amp;', '&');
  };
  const emptyFile = () => new File([], '');
  const fields = { kind: '', note: '', publish_at: '', file: emptyFile() };

  describe('the page without JavaScript', () => {
    it('leads from the template to the proposals', async () => {
      const start = await get('/staff');
      expect(start.main).toContain(`href="${address}"`);
      const page = await get(address);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('private, no-store');
      for (const kind of importKinds) expect(page.main).toContain(`href="${address}/${kind}.csv"`);
      const template = await app.request(`http://localhost${address}/link.csv`, { headers: author });
      expect(template.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(template.headers.get('content-disposition')).toBe('attachment; filename="tokotoko-link-ja.csv"');
      const csv = Buffer.from(await template.arrayBuffer()).toString('utf8');
      expect(csv).toBe(templateOf('link', 'ja'));

      const row = ',,区の案内,Guide,説明です。,A page.,https://example.jp/\r\n';
      const sent = { ...fields, kind: 'link', note: '一件', file: fileOf(csv + row, 'link.csv') };
      const done = await post(formIn(page.main), sent);
      expect([done.status, done.location]).toEqual([303, `${address}?kind=link&done=1-0-0`]);
      const told = await get(done.location!);
      for (const words of ['提案を出しました', '新しいもの：1件', 'href="/staff/content?list=own"'])
        expect(told.main).toContain(words);
      expect((await get('/staff/content?list=own')).main).toContain('区の案内');
      expect(await proposals()).toMatchObject([
        { note: '一件', publishAt: null, after: { url: 'https://example.jp/' } },
      ]);
    });

    it('reads what Excel writes, and says when nothing changes', async () => {
      const csv = toCsv(
        'link',
        content.links.slice(0, 2).map((source) => ({ source })),
      );
      for (const text of [csv, csv.replace('\uFEFF', '')]) {
        const done = await post(address, { ...fields, kind: 'link', file: fileOf(text) });
        expect([done.status, done.location]).toEqual([303, `${address}?kind=link&done=0-0-2`]);
        const { main } = await get(done.location!);
        expect(main).toContain('変わるところはありませんでした');
        expect(main).not.toContain('list=own');
      }
      await nothing();
      const [header] = csv.replace('\uFEFF', '').split('\r\n');
      const japanese = `${header}\r\n,区の案内,Guide,歩き方の説明です。,A page.,https://example.jp/\r\n`;
      const done = await post(address, { ...fields, kind: 'link', file: fileOf(shiftJisOf(japanese)) });
      expect([done.status, done.location]).toEqual([303, `${address}?kind=link&done=1-0-0`]);
      expect(await proposals()).toMatchObject([
        { after: { description: { ja: '歩き方の説明です。', en: 'A page.' } } },
      ]);
    });

    it('shows the faults in a table, with what was entered, and takes nothing in', async () => {
      const csv = toCsv('link', [{ source: { ...link!, url: 'javascript:alert(1)' } }, { source: content.links[1]! }]);
      const sent = { ...fields, kind: 'link', note: '<b>急ぎ</b>', publish_at: '2026-12-01T09:00', file: fileOf(csv) };
      const page = await post(address, sent);
      expect(page.status).toBe(422);
      expect(page.main).toContain('ファイルに誤りが1か所あります。何も取り込んでいません。');
      const table = page.main.split('<table')[1]!;
      expect(table).toContain('2行目');
      expect(table).toContain('外部サイトのアドレス');
      expect(table).toMatch(/「<bdi[^>]*>javascript:alert\(1\)<\/bdi>」は、サイトのアドレスではありません/);
      expect(page.main).toContain('&lt;b&gt;急ぎ&lt;/b&gt;');
      expect(page.main).toContain('value="2026-12-01T09:00"');
      expect(page.main).toMatch(/<option value="link" selected/);
      expect(page.main).not.toContain('<b>急ぎ');
      await nothing();
      const many = toCsv(
        'link',
        Array.from({ length: 300 }, () => ({ source: { ...link!, id: null, url: 'x' } })),
      );
      const cut = await post(`${address}?lang=en`, { ...fields, kind: 'link', file: fileOf(many) });
      expect(cut.main).toContain('There are 300 mistakes in the file. Nothing was imported.');
      expect(cut.main).toContain('These are the first 100.');
      expect(cut.main.split('<tr').length).toBeGreaterThan(100);
      await nothing();
    });

    it.each([
      ['no file', { kind: 'link' }, 'ファイルを選んでください'],
      ['no kind', { file: noticeFile() }, '種類を選んでください'],
      ['a time that is over', { kind: 'notice', publish_at: '2026-11-20T11:59', file: noticeFile() }, 'これからの日時'],
      ['no time', { kind: 'notice', publish_at: 'x', file: noticeFile() }, '公開する日時'],
      ['a note without end', { kind: 'notice', note: 'あ'.repeat(1001), file: noticeFile() }, '承認する人へのメモ'],
      [
        'a file that is too large',
        { kind: 'link', file: fileOf('x'.repeat(importMaxBytes + 10)) },
        'ファイルが大きすぎます。5MBまで',
      ],
      [
        'a body that is too large',
        { kind: 'link', file: fileOf('x'.repeat(importMaxBytes + 200_000)) },
        'ファイルが大きすぎます。5MBまで',
      ],
    ])('says what is wrong with %s', async (_, given, words) => {
      const page = await post(address, { ...fields, ...(given as Record<string, string | File>) });
      expect(page.status).toBe(422);
      expect(page.main).toContain(words);
      await nothing();
    });

    it('takes the line of a course, which is found first', async () => {
      const found = await get(`${address}?what=line&keyword=${encodeURIComponent(course.name.ja)}`);
      expect(found.main).toContain(`href="${address}?course=${course.id}"`);
      const action = formIn((await get(`${address}?course=${course.id}`)).main);
      expect(action).toBe(`${address}?course=${course.id}`);
      const values = { course_id: String(course.id), note: '', publish_at: '' };
      const reversed = fileOf(geoJsonOf(lineOf(course.id).toReversed()));
      const refused = await post(action, { ...values, file: reversed });
      expect([refused.status, refused.main.includes('線の向きが逆です')]).toEqual([422, true]);
      const drawn = lineOf(course.id).map(([lat, lng]): [number, number] => [lat + 0.00003, lng]);
      const done = await post(action, { ...values, file: fileOf(gpxOf(drawn), 'line.gpx') });
      expect([done.status, done.location]).toEqual([303, `${address}?course=${course.id}&done=0-1-0`]);
      expect((await get(done.location!)).main).toContain('変わるもの：1件');
      const [row] = await proposals();
      expect((await get(`/approve/course?id=${row!.id}`, await staff('approver'))).main).toContain('m');
    });

    it('offers a municipality what is its own', async () => {
      const town = await staff('author', ownTown);
      const page = await get(address, town);
      for (const kind of importKinds)
        expect(page.main.includes(`<option value="${kind}"`), kind).toBe(!bureauKinds.includes(kind));
      const { main } = await get(`${address}?what=line`, town);
      expect(main).toContain(`href="${address}?course=${course.id}"`);
      const foreign = content.courses.find(({ municipality }) => municipality !== course.municipality)!;
      expect(main).not.toContain(`course=${foreign.id}"`);
      const notOwn = await get(`${address}?course=${foreign.id}`, town);
      expect(notOwn.main).toContain('この鍵では、線を取り込めません');
      expect(notOwn.main).not.toContain('type="file"');
      const forced = await post(
        `${address}?course=${foreign.id}`,
        { course_id: String(foreign.id), file: lineFile(foreign.id) },
        town,
      );
      expect([forced.status, forced.location]).toEqual([303, `${address}?course=${foreign.id}`]);
      await nothing();
    });

    it('is for authors: others read why, and nothing that they send is read', async () => {
      const file = noticeFile();
      for (const path of [address, `${address}?course=101`]) {
        const nobody = await get(path, {});
        expect([nobody.status, nobody.location]).toEqual([302, `/staff?next=${encodeURIComponent(path)}`]);
        expect((await post(path, { kind: 'notice', file }, ownPage)).status).toBe(302);
        for (const role of staffRoles.filter((each) => each !== 'author')) {
          const headers = await staff(role);
          for (const page of [await get(path, headers), await post(path, { kind: 'notice', file }, headers)]) {
            expect([page.status, page.main.includes('の鍵では、取り込みはできません')]).toEqual([403, true]);
            expect(page.main).not.toContain('<form');
          }
        }
      }
      const foreign = await post(address, { kind: 'notice', file }, { ...author, origin: 'https://evil.example' });
      expect(foreign.status).toBe(403);
      expect((await get(`${address}?course=999999`)).status).toBe(404);
      await nothing();
    });
  });

  it('gives what there is as a table; with one cell changed, one change is proposed', async () => {
    const table = async (kind: ImportKind, headers = author) =>
      (await app.request(`http://localhost${address}/${kind}.csv?rows=present`, { headers })).text();
    const page = await get(address);
    for (const kind of importKinds) {
      expect(page.main).toContain(`href="${address}/${kind}.csv?rows=present"`);
      // The same again is no change: nothing is lost on the way.
      const { counts } = await send('POST /staff/import', { kind, file: fileOf(await table(kind), 'present.csv') });
      expect([kind, counts]).toMatchObject([kind, { added: 0, changed: 0, unchanged: samples[kind].length }]);
    }
    await nothing();
    const csv = await table('link');
    const changed = csv.replace(link!.title.en, 'Another title');
    const { counts } = await send('POST /staff/import', { kind: 'link', file: fileOf(changed, 'links.csv') });
    expect(counts).toMatchObject({ added: 0, changed: 1, unchanged: content.links.length - 1 });
    expect(await proposals()).toMatchObject([{ key: link!.id, after: { title: { en: 'Another title' } } }]);

    const file = await get(`${address}/park.csv?rows=present&lang=en`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="tokotoko-park-present-en.csv"');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect((await get(`${address}/park.csv?rows=present`, await staff('approver'))).status).toBe(302);
    // Of a municipality, only what belongs to it.
    const inTown = await table('course', await staff('author', ownTown));
    const foreign = content.courses.find(({ municipality }) => municipality !== course.municipality)!;
    expect([inTown.includes(course.name.ja), inTown.includes(foreign.name.ja)]).toEqual([true, false]);
    const other = await table('link', await staff('author', ownTown));
    expect(other.trim().split('\r\n')).toHaveLength(1);
  });

  it('gives templates and schemas to authors alone, as files', async () => {
    for (const kind of importKinds) {
      const english = await get(`${address}/${kind}.csv?lang=en`);
      expect([english.status, english.text]).toEqual([200, templateOf(kind, 'en').slice(1)]);
      expect(english.headers.get('content-disposition')).toContain(`"tokotoko-${kind}-en.csv"`);
      expect(english.headers.get('cache-control')).toBe('private, no-store');
      const schema = await get(`${address}/${kind}.schema.json`);
      expect(schema.headers.get('content-type')).toBe('application/schema+json; charset=utf-8');
      expect(schema.headers.get('content-disposition')).toContain(`"tokotoko-${kind}.schema.json"`);
      expect(JSON.parse(schema.text)).toEqual(JSON.parse(JSON.stringify(jsonSchemaOf(kind))));
    }
    for (const headers of [{}, await staff('approver')])
      for (const file of ['link.csv', 'link.schema.json']) {
        const { status, location } = await get(`${address}/${file}`, headers);
        expect([status, location]).toEqual([302, address]);
      }
    for (const file of ['closure.csv', 'link.exe', '..%2Flink.csv'])
      expect((await get(`${address}/${file}`)).status, file).toBe(404);
  });

  it('takes ten thousand rows over HTTP, and serves pages meanwhile', async () => {
    const origin = await listen(app);
    const words = { ja: '短い文', en: 'Short words' };
    const notice = { publishedOn: '2026-11-19', category: 'notice', title: words, body: words, id: null };
    const csv = toCsv(
      'notice',
      Array.from({ length: 10_000 }, () => ({ source: notice })),
    );
    const body = new FormData();
    body.set('kind', 'notice');
    body.set('file', fileOf(csv, 'notices.csv'));
    const paths = ['/about', '/news', '/healthz'];
    // What a page is made of is loaded with the first.
    for (const path of paths) expect((await fetch(`${origin}${path}`)).status).toBe(200);
    let isRunning = true;
    const importing = fetch(`${origin}/api/staff/import`, {
      method: 'POST',
      body,
      headers: { cookie: author.cookie!, 'x-tokotoko-token': author['x-tokotoko-token']! },
    }).finally(() => {
      isRunning = false;
    });
    // One after the other: each has its answer before the next is asked for.
    let served = 0;
    while (isRunning) {
      const page = await fetch(`${origin}${paths[served % 3]}`);
      expect(page.status).toBe(200);
      await page.arrayBuffer();
      if (isRunning) served += 1;
    }
    const response = await importing;
    expect(await response.json()).toEqual({ result: true, added: 10_000, changed: 0, unchanged: 0 });
    expect(await portal.context.db.$count(revisions)).toBe(10_000);
    expect(served).toBeGreaterThan(20);
  });
});

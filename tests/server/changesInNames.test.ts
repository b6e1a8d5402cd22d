/** Changes are told by names, days and sentences: whoever decides reads no codes. */
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Input } from '../../contract/index.ts';
import type { RevisionDetail } from '../../contract/revisions.ts';
import { revisions } from '../../server/revisions/revisions.table.ts';
import { content } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { ownPage, staffHeaders } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

type Kind = Input<'POST /staff/revision_propose'>['kind'];
const both = (ja: string, en: string) => ({ ja, en });

onEachEngine((engine) => {
  let portal: Portal;
  let app: Hono;
  let author: Record<string, string>;
  beforeAll(async () => {
    portal = await openPortal(engine);
    app = pageServerOf(portal.context);
    author = { ...ownPage, ...(await staffHeaders(portal.context, 'author')) };
  });
  afterAll(() => portal.close());
  beforeEach(() => portal.context.db.delete(revisions));

  const changed = async (kind: Kind, id: number, changes: object): Promise<RevisionDetail> => {
    const { source } = (await portal.call('GET /staff/content', { kind, id }, author)).body;
    const input = { kind, content_id: id, source: { ...source, ...changes } };
    const { status, body, error } = await portal.call('POST /staff/revision_propose', input, author);
    expect(status, error?.error_message).toBe(200);
    return body.revision;
  };
  const toldIn = async (lang: 'ja' | 'en', { id }: RevisionDetail) => {
    const { revision } = (await portal.call('GET /staff/revision', { id, lang }, author)).body;
    return Object.fromEntries(revision.changes.map(({ path, after }) => [path, after]));
  };
  /** The cells of the table of changes, without their marks. */
  const cellsOf = async (path: string) => {
    const response = await app.request(`http://localhost${path}`, { headers: author });
    const table = (await response.text()).split('<tbody')[1]!.split('</tbody')[0]!;
    return table.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  };
  const isIn = (text: string, words: readonly string[]) => words.filter((each) => text.includes(each));

  it('of a course: where it is, its scenes and categories, stations, days', async () => {
    const revision = await changed('course', 101, {
      ...{ municipality: 13102, scenes: ['night', 'hills'], categories: ['oedo'], checkedOn: '2026-11-03' },
      goal: { kind: 'port', name: both('港', 'Port'), kana: 'みなと' },
      start: { kind: 'station', station: '上野' },
      facts: { toilet: { is: true, by: both('区の職員', 'city staff'), on: '2026-11-02' } },
    });
    const name = (slug: string) => content.scenes.find((scene) => scene.slug === slug)!.name;
    expect(await toldIn('en', revision)).toMatchObject({
      ...{ municipality: 'Chuo City', scenes: [name('night').en, name('hills').en] },
      ...{ categories: ['10-minute courses on the Oedo Line'], 'start.station': 'Ueno', 'goal.kind': 'Port' },
      checkedOn: '2026-11-03',
    });
    expect(await toldIn('ja', revision)).toMatchObject({ municipality: '中央区', 'start.station': '上野' });
    const japanese = await cellsOf(`/approve/course?id=${revision.id}`);
    const words = [
      '千代田区',
      '中央区',
      name('night').ja,
      '大江戸線の10分コース',
      '2026年11月3日',
      '2026年11月2日',
      'はい',
    ];
    expect(isIn(japanese, words)).toEqual(words);
    const codes = ['13101', '13102', 'night', 'oedo', '2026-11', 'true', 'port'];
    expect(isIn(japanese, codes)).toEqual([]);
    const english = await cellsOf(`/approve/course?id=${revision.id}&lang=en`);
    expect(isIn(english, ['Chuo City', name('hills').en, '3 November 2026', 'Yes'])).toHaveLength(4);
    expect(isIn(english, ['13102', 'oedo', '2026-11', 'true'])).toEqual([]);
  });

  it('of shops and equipment: icons, hours in a sentence, equipment, surface, the park', async () => {
    const [shop] = content.cooperation;
    const hours = {
      kind: 'weekly',
      week: [{ days: ['mon', 'tue', 'wed'], periods: [['11:00', '14:30', '14:00']] }],
      closed: { dates: [{ from: '12-29', to: '01-03' }] },
    };
    const ofShop = await changed('cooperation', shop!.id, {
      ...{ hours, icons: ['balance', 'other'], saltItems: ['no_pickles'], municipality: 13123 },
    });
    const told = await toldIn('ja', ofShop);
    expect(told).toMatchObject({
      icons: ['栄養バランス', 'そのほか'],
      saltItems: ['漬物なし'],
      municipality: '江戸川区',
    });
    expect(told.hours).toBe(
      '月〜水 11:00〜14:30（ラストオーダー14:00）\n休み：木〜日曜日、年末年始（12月29日〜1月3日）',
    );
    expect((await toldIn('en', ofShop)).hours).toContain('Closed: Thursdays to Sundays');
    // One value, whatever changes in it.
    expect(Object.keys(told).filter((path) => path.startsWith('hours'))).toEqual(['hours']);
    expect(await cellsOf(`/approve/cooperation?id=${ofShop.id}`)).toContain('月〜水 11:00〜14:30');

    const place = content.playground.find(
      ({ park, surface, hours: open }) => park !== undefined && surface !== 'rubber' && open.kind !== 'always',
    )!;
    const park = content.parks.find(({ id }) => id !== place.park)!;
    const ofPlace = await changed('playground', place.id, {
      ...{
        park: park.id,
        equipment: ['leg_press'],
        surface: 'rubber',
        toilet: !place.toilet,
        hours: { kind: 'always' },
      },
    });
    const english = await toldIn('en', ofPlace);
    expect(english).toMatchObject({ park: park.name.en, surface: 'Rubber', hours: 'Open at all hours' });
    expect(english.equipment).toEqual([content.equipment.find(({ kind }) => kind === 'leg_press')!.name.en]);
    const page = await cellsOf(`/approve/play?id=${ofPlace.id}`);
    expect(isIn(page, [park.name.ja, '足おし', 'ゴムの舗装', '24時間いつでも'])).toHaveLength(4);
    expect(isIn(page, ['leg_press', 'rubber', 'true', 'false'])).toEqual([]);
  });

  it('of a new thing and of one that goes every field; what has no name stays as it is', async () => {
    const [event] = content.events;
    const source = { ...event, municipality: 13104, startsOn: '2027-05-01', endsOn: '2027-05-02' };
    const added = await portal.call('POST /staff/revision_propose', { kind: 'event', source }, author);
    const page = await cellsOf(`/approve/event?id=${added.body.revision.id}`);
    expect(isIn(page, ['新宿区', '2027年5月1日', '2027年5月2日'])).toHaveLength(3);
    expect(isIn(page, ['13104', '2027-05'])).toEqual([]);
    const removed = await portal.call('POST /staff/revision_propose', { kind: 'course', content_id: 102 }, author);
    const cells = await cellsOf(`/approve/course?id=${removed.body.revision.id}`);
    const town = content.municipalities.find(
      ({ code }) => code === content.courses.find(({ id }) => id === 102)!.municipality,
    )!;
    expect(cells).toContain(town.name.ja);
    expect(cells).not.toContain(String(town.code));
    const nowhere = await changed('course', 103, {
      start: { kind: 'bus_stop', name: both('停', 'Stop'), kana: 'てい' },
    });
    expect((await toldIn('ja', nowhere))['start.kind']).toBe('バス停');
    const place = content.playground.find(({ park }) => park !== undefined)!;
    const lost = await changed('playground', place.id, { park: 999_999 });
    expect((await toldIn('ja', lost)).park).toBe(999_999);
  });

  it('in the preview as well', async () => {
    const shop = content.cooperation[1]!;
    const revision = await changed('cooperation', shop.id, { icons: ['salt'], hours: { kind: 'unknown' } });
    const page = await cellsOf(`/preview/cooperation_detail?id=${revision.id}`);
    expect(isIn(page, ['減塩', '確認できていません'])).toHaveLength(2);
  });
});

/** The content that the database owns, as files: those of a first start come back byte for byte. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Input } from '../../contract/index.ts';
import { type CourseFiles, exportContent } from '../../server/revisions/exportContent.ts';
import { staffHeaders } from './staffSupport.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

const directory = new URL('../../content/', import.meta.url).pathname;
const read = (name: string) => readFileSync(directory + name, 'utf8');
const courseFiles: CourseFiles = new Map(
  readdirSync(`${directory}courses`).map((name) => [
    name,
    (JSON.parse(read(`courses/${name}`)) as { id: number }[]).map(({ id }) => id),
  ]),
);

onEachEngine((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  const exported = () => exportContent(portal.context.db, courseFiles);

  it('writes every file as it stands in the repository', async () => {
    const files = await exported();
    expect([...files.keys()].sort()).toEqual(
      [
        ...[...courseFiles.keys()].flatMap((name) => [`courses/${name}`, `routes/${name}`]),
        ...['articles', 'banners', 'events', 'links', 'notices', 'parks'].map((name) => `${name}.json`),
        ...['cooperation', 'playground', 'sponsor'].map((name) => `institutions/${name}.json`),
      ].sort(),
    );
    for (const [name, text] of files) expect(text === read(name), name).toBe(true);
  });

  it('shows a published change where it belongs, and a new course in a file of its own', async () => {
    const [author, approver] = await Promise.all(
      (['author', 'approver'] as const).map(async (role) => ({
        ...{ host: 'localhost', origin: 'http://localhost' },
        ...(await staffHeaders(portal.context, role)),
      })),
    );
    const publish = async (input: Input<'POST /staff/revision_propose'>) => {
      const { body } = await portal.call('POST /staff/revision_propose', input, author);
      const decision = { id: body.revision.id, table: input.kind, type: 'approve' as const };
      const { status } = await portal.call('POST /preview/decision', decision, approver);
      expect(status).toBe(200);
      return body.revision.content_id;
    };
    const [link] = JSON.parse(read('links.json'));
    await publish({ kind: 'link', content_id: link.id, source: { ...link, url: 'https://www.example.jp/walk' } });
    const [course] = JSON.parse(read('courses/central.json'));
    const added = await publish({
      kind: 'course',
      source: { ...course, name: { ja: '新しいコース', en: 'New course' } },
    });

    const files = await exported();
    expect(files.get('links.json')).toBe(read('links.json').replace(link.url, 'https://www.example.jp/walk'));
    expect(JSON.parse(files.get('courses/added.json')!)).toEqual([
      { ...course, id: added, name: { ja: '新しいコース', en: 'New course' } },
    ]);
    expect(files.get('routes/added.json')).toBe('[]\n');
    for (const name of courseFiles.keys())
      expect(files.get(`courses/${name}`) === read(`courses/${name}`), name).toBe(true);
  });
});

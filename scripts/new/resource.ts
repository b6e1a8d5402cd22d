/** The files of a resource: table with its migration, contract, queries, handlers, test on both engines; and its places in the lists. */
import { endpointContract, endpointEntries } from './endpoint.ts';
import { type Insertion, type Plan, snake } from './plan.ts';

const schemaEntry = (name: string): Insertion => {
  const line = `export * from '../${name}/${name}.table.ts';`;
  return { file: 'server/db/schema.ts', line, insert: (text) => `${text}${line}\n` };
};

export const resourcePlan = (name: string): Plan => {
  const key = snake(name);
  const call = `GET /${key}`;
  return {
    files: {
      [`contract/${name}.ts`]: endpointContract(name, call),
      [`server/${name}/${name}.table.ts`]: `import { integer, pgTable } from 'drizzle-orm/pg-core';
import { words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';

export const ${name} = pgTable('${key}', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: words('name').notNull(),
});

export const ${name}Data = tableData(${name}, { none: ['id', 'name'] });
`,
      [`server/${name}/${name}.queries.ts`]: `import { asc, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { ${name} } from './${name}.table.ts';

/** One page, counted from 1, and how many there are in all. */
export async function ${name}OfPage(db: Db, page: number, limit: number) {
  const [counted, rows] = await Promise.all([
    db.select({ total: sql<number>\`count(*)::int\` }).from(${name}),
    db.select().from(${name}).orderBy(asc(${name}.id)).limit(limit).offset((page - 1) * limit),
  ]);
  return { total: counted[0]!.total, rows };
}
`,
      [`server/${name}/${name}.api.ts`]: `import { beyondLastPage } from '../../contract/apiError.ts';
import type { ${name}Endpoints } from '../../contract/${name}.ts';
import type { Handlers } from '../context.ts';
import { localise } from '../localise.ts';
import { ${name}OfPage } from './${name}.queries.ts';

export const ${name}Handlers: Handlers<keyof typeof ${name}Endpoints> = {
  '${call}': async ({ page_num, limit_num, lang }, { db }) => {
    const { total, rows } = await ${name}OfPage(db, page_num, limit_num);
    if (page_num > 1 && !rows.length) throw beyondLastPage();
    return { ${key}: rows.map((row) => localise(row, lang)), total, page_num, limit_num };
  },
};
`,
      [`tests/server/${name}.test.ts`]: `import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../contract/index.ts';
import { rowsOf } from '../../server/db/database.ts';
import { ${name} } from '../../server/${name}/${name}.table.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

const nameOf = (number: number) => ({ ja: \`名前\${number}\`, en: \`Name \${number}\` });

onEachEngine((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
    await portal.context.db.insert(${name}).values([1, 2, 3, 4, 5].map((number) => ({ name: nameOf(number) })));
  });
  afterAll(() => portal.close());

  const page = (page_num: number, limit_num: number, lang = 'ja') =>
    portal.call('${call}', { page_num, limit_num, lang });

  it.each(['ja', 'en'] as const)('answers one page in %s', async (lang) => {
    const { status, body } = await page(1, 3, lang);
    expect(status).toBe(200);
    expect(endpoints['${call}'].output.parse(body)).toMatchObject({ total: 5, page_num: 1, limit_num: 3 });
    expect(body.${key}.map(({ name }) => name)).toEqual([1, 2, 3].map((number) => nameOf(number)[lang]));
  });

  it('goes on where the page before ended', async () => {
    const ids = async (page_num: number, limit_num: number) =>
      (await page(page_num, limit_num)).body.${key}.map(({ id }) => id);
    expect([...(await ids(1, 2)), ...(await ids(2, 2))]).toEqual(await ids(1, 4));
  });

  it.each([
    [0, 'below_minimum'],
    [9, 'above_maximum'],
  ])('refuses page %i', async (page_num, kind) => {
    const { status, error } = await page(page_num, 20);
    expect(status).toBe(422);
    expect(error).toMatchObject({ error_code: 'E422', fields: [{ field: 'page_num', kind }] });
  });

  it('drops cached pages when a row changes', async () => {
    const { db } = portal.context;
    const counter = async () => rowsOf(await db.execute(sql\`select counter from content_changes\`));
    const before = await counter();
    await db.update(${name}).set({ name: nameOf(6) }).where(sql\`id = 5\`);
    expect(await counter()).not.toEqual(before);
  });
});
`,
    },
    insertions: [...endpointEntries(name, call), schemaEntry(name)],
    migration: {
      name: key,
      statements: `CREATE TRIGGER "${key}_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${key}" FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();`,
    },
    next: [
      `Annotate every column in server/${name}/${name}.table.ts: see docs/how-to/annotate-stored-data.md.`,
      `Shape server/${name}/${name}.table.ts and contract/${name}.ts; after a change of the table run npm run db:generate.`,
      `If no page shows it: drop the trigger from the migration, and say why in tests/server/contentChanges.test.ts.`,
    ],
  };
};

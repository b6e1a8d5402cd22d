/** The files of an endpoint without a table of its own: contract, queries, handlers, test on both engines; and its places in three lists. */
import { type Insertion, importLine, objectEntry, type Plan, snake, upperFirst } from './plan.ts';

/** A good call of every endpoint stands in one test, which asks for all of them. */
const goodCall = (call: string): Insertion => ({
  file: 'tests/server/responses.test.ts',
  line: `'${call}': {},  (in goodInput)`,
  insert: (text) => {
    const head = /const goodInput: [^=]+ = \{\n/;
    return head.test(text) ? text.replace(head, (found) => `${found}  '${call}': {},\n`) : null;
  },
});

/** What every endpoint is listed in. */
export const endpointEntries = (name: string, call: string): Insertion[] => [
  importLine('contract/index.ts', `import { ${name}Endpoints } from './${name}.ts';`),
  objectEntry('contract/index.ts', 'endpoints', `...${name}Endpoints`),
  importLine('server/api.ts', `import { ${name}Handlers } from './${name}/${name}.api.ts';`),
  objectEntry('server/api.ts', 'handlers', `...${name}Handlers`),
  goodCall(call),
];

export const endpointContract = (name: string, call: string): string => {
  const [type, key] = [upperFirst(name), snake(name)];
  return `/** ${type}: what is asked for, in one line. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, paging, withLang } from './values.ts';

export const ${name}Row = z.object({ id, name: z.string() });
export type ${type}Row = z.infer<typeof ${name}Row>;

export const ${name}Endpoints = {
  '${call}': endpoint({
    summary: '${type}, in the order of their ids',
    input: z.object({ ...paging, ...withLang }),
    output: z.object({ ${key}: z.array(${name}Row), total: z.int(), page_num: z.int(), limit_num: z.int() }),
  }),
};
`;
};

export const endpointPlan = (name: string): Plan => {
  const key = snake(name);
  const call = `GET /${key}`;
  return {
    files: {
      [`contract/${name}.ts`]: endpointContract(name, call),
      [`server/${name}/${name}.queries.ts`]: `import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { courses } from '../courses/courses.table.ts';

/** One page, counted from 1, and how many there are. Public courses stand in for a table of its own. */
export async function ${name}Page(page: number, limit: number, { db }: Context) {
  const isShown = eq(courses.isPublic, true);
  const [counted, rows] = await Promise.all([
    db.select({ total: sql<number>\`count(*)::int\` }).from(courses).where(isShown),
    db
      .select({ id: courses.id, name: courses.name })
      .from(courses)
      .where(isShown)
      .orderBy(asc(courses.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return { rows, total: counted[0]!.total };
}
`,
      [`server/${name}/${name}.api.ts`]: `import type { ${name}Endpoints } from '../../contract/${name}.ts';
import type { Handlers } from '../context.ts';
import { ${name}Page } from './${name}.queries.ts';

export const ${name}Handlers: Handlers<keyof typeof ${name}Endpoints> = {
  '${call}': async ({ page_num, limit_num, lang }, context) => {
    const { rows, total } = await ${name}Page(page_num, limit_num, context);
    return { ${key}: rows.map(({ id, name }) => ({ id, name: name[lang] })), total, page_num, limit_num };
  },
};
`,
      [`tests/server/${name}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../contract/index.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

onEachEngine((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  describe('${call}', () => {
    it('answers one page in the language asked for', async () => {
      const { status, body } = await portal.call('${call}', { limit_num: 3, lang: 'en' });
      expect(status).toBe(200);
      expect(endpoints['${call}'].output.parse(body).${key}).toHaveLength(3);
      expect(body.${key}.map(({ name }) => name).join()).toMatch(/^[\\p{ASCII}\\p{P}\\p{sc=Latin}]+$/u);
    });

    it('goes on where the page before ended', async () => {
      const ids = async (page_num: number, limit_num: number) =>
        (await portal.call('${call}', { page_num, limit_num })).body.${key}.map(({ id }) => id);
      expect([...(await ids(1, 2)), ...(await ids(2, 2))]).toEqual(await ids(1, 4));
    });

    it('refuses a page that cannot be', async () => {
      const { status, error } = await portal.call('${call}', { page_num: 0 });
      expect(status).toBe(422);
      expect(error).toMatchObject({ error_code: 'E422', fields: [{ field: 'page_num', kind: 'below_minimum' }] });
    });
  });
});
`,
    },
    insertions: endpointEntries(name, call),
    next: [`Shape contract/${name}.ts and server/${name}/${name}.queries.ts. With a table: npm run new resource.`],
  };
};

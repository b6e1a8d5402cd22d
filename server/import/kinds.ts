/** The kinds of things that can be imported: their form in `content/`, and their columns. */
import { z } from 'zod';
import type { ImportKind } from '../../contract/importFaults.ts';
import * as content from '../content/content.schema.ts';
import * as institution from '../content/institution.schema.ts';
import type { Form } from './columns.ts';
import { course } from './courseColumns.ts';
import { cooperation, playground, sponsor } from './institutionColumns.ts';
import { article, banner, event, link, notice, park } from './pageColumns.ts';

export const idMax = 2_147_483_647;
const newId = { id: content.id.max(idMax).nullable().optional() };

/** As in `content/`; without an id, or with null, it is a new thing. */
export const schemas = {
  course: content.course.extend(newId),
  cooperation: institution.cooperation.extend(newId),
  sponsor: institution.sponsor.extend(newId),
  playground: institution.playground.extend(newId),
  notice: content.notice.extend(newId),
  event: content.event.extend(newId),
  article: content.article.extend(newId),
  link: content.link.extend(newId),
  banner: content.banner.extend(newId),
  park: content.park.extend(newId),
} satisfies Record<ImportKind, z.ZodObject>;

export const forms: Record<ImportKind, Form> = {
  ...{ course, cooperation, sponsor, playground },
  ...{ notice, event, article, link, banner, park },
};

/** The JSON Schema of a file: one thing or a list of them. The same in every process, until the form changes. */
export const jsonSchemaOf = (kind: ImportKind): Record<string, unknown> => {
  const one = z.toJSONSchema(schemas[kind], { io: 'input', target: 'draft-2020-12' });
  const { $schema, ...form } = one;
  return {
    $schema,
    title: kind,
    anyOf: [{ $ref: '#/$defs/thing' }, { type: 'array', minItems: 1, items: { $ref: '#/$defs/thing' } }],
    $defs: { thing: form },
  };
};

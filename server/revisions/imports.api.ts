import type { importEndpoints } from '../../contract/imports.ts';
import type { Output } from '../../contract/index.ts';
import type { Handlers } from '../context.ts';
import { jsonSchemaOf } from '../import/kinds.ts';
import { templateOf } from '../import/template.ts';
import { importContent, importLine } from './imports.ts';
import { presentTable } from './presentTable.ts';

export const importHandlers: Handlers<keyof typeof importEndpoints> = {
  'POST /staff/import': importContent,
  'POST /staff/import_line': importLine,
  'GET /staff/import_template': async ({ kind, rows, lang }, context) => ({
    csv: rows === 'present' ? await presentTable(kind, lang, context) : templateOf(kind, lang),
  }),
  'GET /staff/import_schema': async ({ kind }) => ({
    schema: jsonSchemaOf(kind) as Output<'GET /staff/import_schema'>['schema'],
  }),
};

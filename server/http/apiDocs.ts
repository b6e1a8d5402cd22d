/** A page that says in words what `/api/openapi.json` says in JSON. */

import type { Endpoint } from '../../contract/endpoint.ts';
import { errorStatus } from '../../contract/errors.ts';
import { endpoints } from '../../contract/index.ts';
import type { Language } from '../../contract/values.ts';
import { escapeMarkup } from './markup.ts';
import { inputSchema } from './openApi.ts';

const texts = {
  ja: {
    title: 'API の使い方',
    intro:
      '基本のパスは /api です。答えはすべて JSON で、成功なら result が true、失敗なら false と error_info が返ります。配列は name[]=値 を繰り返して書きます。lang（ja または en）で言葉を選べます。',
    input: '渡すもの',
    required: '必須',
    optional: '任意',
    errors: 'エラーの種類',
    none: 'ありません',
    machine: '機械向けの説明（OpenAPI 3.1）',
    name: '名前',
    note: '説明',
  },
  en: {
    title: 'How to use the API',
    intro:
      'The base path is /api. Every response is JSON: result is true on success; on failure it is false and error_info says why. Write arrays as repeated name[]=value. Choose the language with lang (ja or en).',
    input: 'Input',
    required: 'required',
    optional: 'optional',
    errors: 'Errors',
    none: 'None',
    machine: 'For machines (OpenAPI 3.1)',
    name: 'Name',
    note: 'Note',
  },
};

export function apiDocsPage(lang: Language): string {
  const t = texts[lang];
  const sections = Object.entries(endpoints).map(([key, definition]) => {
    const endpoint = definition as unknown as Endpoint;
    const schema = inputSchema(endpoint);
    const rows = Object.entries(schema.properties ?? {}).map(
      ([name, property]) =>
        `<tr><th scope="row"><code>${escapeMarkup(name)}</code></th><td>${schema.required?.includes(name) ? t.required : t.optional}</td><td lang="en">${escapeMarkup(property.description ?? '')}</td></tr>`,
    );
    const table = rows.length
      ? `<table><caption>${t.input}</caption><thead><tr><th scope="col">${t.name}</th><td></td><th scope="col">${t.note}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
      : `<p>${t.input}: ${t.none}</p>`;
    return `<section><h2><code>${escapeMarkup(key)}</code></h2><p lang="en">${escapeMarkup(endpoint.summary)}</p>${table}<p>${t.errors}: ${[...(endpoint.errors ?? []), 'E422', 'E429', 'E500', 'E503'].join(', ')}</p></section>`;
  });
  const codes = Object.entries(errorStatus).map(([code, status]) => `<li><code>${code}</code> — HTTP ${status}</li>`);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tokotoko Tokyo - ${t.title}</title><link rel="stylesheet" href="/api-docs.css"></head><body><main><h1>${t.title}</h1><p>${t.intro}</p><p><a href="/api/openapi.json">${t.machine}</a></p>${sections.join('')}<section><h2>${t.errors}</h2><ul>${codes.join('')}</ul></section></main></body></html>`;
}

/** Refusals that come before a page or a call is looked at: an envelope for the API, a small page for people. */
import type { Context as HonoContext } from 'hono';
import { errorStatus, type FieldError } from '../../contract/errors.ts';
import { envelope } from './failures.ts';
import { escapeMarkup } from './markup.ts';

type RefusalCode = 'E403' | 'E413' | 'E429';

const texts = {
  ja: {
    site: 'とことこ東京',
    home: 'トップページへ',
    E403: {
      title: 'この操作は受け付けられませんでした',
      text: 'この操作は、このサイトのページからお願いします。トップページにもどって、もう一度お試しください。',
    },
    E413: {
      title: '送られたデータが大きすぎます',
      text: '前のページにもどり、内容を短くして、もう一度お試しください。',
    },
    E429: {
      title: 'アクセスの回数が多くなっています',
      text: '短い時間に多くのアクセスがありました。{seconds}秒ほど待ってから、もう一度ページを開いてください。',
    },
  },
  en: {
    site: 'Tokotoko Tokyo',
    home: 'Go to the top page',
    E403: {
      title: 'We could not accept this request',
      text: 'Changes can only be made from a page of this site. Go to the top page and try again.',
    },
    E413: {
      title: 'What you sent is too large',
      text: 'Go back to the page before, make it shorter and try again.',
    },
    E429: {
      title: 'Too many requests',
      text: 'There were many requests from your network in a short time. Wait about {seconds} seconds, then open the page again.',
    },
  },
};

function refusalPage(lang: 'ja' | 'en', code: RefusalCode, seconds: number): string {
  const { site, home, [code]: words } = texts[lang];
  const text = words.text.replace('{seconds}', String(seconds));
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${site} - ${escapeMarkup(words.title)}</title><link rel="stylesheet" href="/api-docs.css"></head><body><main><h1>${escapeMarkup(words.title)}</h1><p>${escapeMarkup(text)}</p><p><a href="/${lang === 'en' ? '?lang=en' : ''}">${home}</a></p></main></body></html>`;
}

/** @param message for the API, which answers in English */
export function refuse(
  c: HonoContext,
  code: RefusalCode,
  message: string,
  { fields, retryAfter = 0 }: { fields?: FieldError[]; retryAfter?: number } = {},
): Response {
  if (retryAfter) c.header('retry-after', String(retryAfter));
  c.header('cache-control', 'no-store');
  if (/^\/api(\/|$)/.test(c.req.path))
    return c.json(envelope(code, message, { fields: fields ?? [] }), errorStatus[code]);
  const lang = c.req.query('lang') === 'en' ? 'en' : 'ja';
  return c.html(refusalPage(lang, code, retryAfter), errorStatus[code]);
}

import type { Language } from '../../contract/values.ts';
import { escapeMarkup } from './markup.ts';

const texts = {
  ja: {
    title: '混み合っています',
    text: 'いま、アクセスが集中しています。少し待ってから、もう一度お試しください。',
    again: 'もう一度試す',
  },
  en: {
    title: 'The site is busy',
    text: 'A lot of people are using the site at the moment. Please wait a little and try again.',
    again: 'Try again',
  },
} satisfies Record<Language, object>;

/** Costs nothing to make: sent when there is no time to render. The empty link leads to the page that was asked for. */
export function busyPage(lang: Language, siteName: string): string {
  const { title, text, again } = texts[lang];
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(siteName)} - ${title}</title><link rel="stylesheet" href="/api-docs.css"></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`;
}

/** The rankings of the top page as the server writes them. */
import { expect, it } from 'vitest';
import { renderPage } from '../../app/entry.server.tsx';
import { fakeApi } from '../../stories/fixtures/api.ts';
import { ranking } from '../../stories/fixtures/courses.ts';

async function topPage(lang: 'ja' | 'en') {
  const { html } = await renderPage({
    ...{ path: '/', query: new URLSearchParams(), lang, textSize: 1, consent: 'agree', member: null },
    ...{
      origin: 'https://walk.example.jp',
      settings: { contactUrl: 'https://contact.example.jp/', tiles: 'off', searchProvider: null, hasWorker: true },
    },
    apiFor: (language) => fakeApi(language, { 'GET /ranking': () => ({ ranking: ranking(language) }) }),
    siteAlertsFor: async () => [],
    assetsFor: async () => ({ scripts: [], preloads: [], styles: [], inlineStyle: '' }),
    onError: (error) => {
      throw error;
    },
  });
  return html.replaceAll('<!-- -->', '');
}

it.each([
  ['ja', '同じ順位', '1位'],
  ['en', 'tied', 'No. 1'],
] as const)('give the rank, and say when others share it (%s)', async (lang, shared, first) => {
  const lists = (await topPage(lang)).match(/<ol aria-label[\s\S]*?<\/ol>/g) ?? [];
  expect(lists).toHaveLength(2);
  for (const list of lists) {
    expect([...list.matchAll(/<li value="(\d)"/g)].map(([, rank]) => rank)).toEqual(['1', '2', '2', '4', '5']);
    expect(list).toContain(first);
    expect(list.split(shared)).toHaveLength(3);
    expect(list.match(/<h4/g)).toHaveLength(5);
  }
});

/** What a first visit may weigh, gzip. These budgets fail the build; `docs/bench.md` has the figures. */
import { describe, expect, inject, test } from 'vitest';
import { browserForFile } from './browser.ts';

const open = browserForFile();
const kB = 1000;
const budgets = { script: 150 * kB, style: 20 * kB, all: 220 * kB, requests: 15 };

/** Bytes on the wire of one address when gzip is asked for. */
async function gzipBytes(url: string): Promise<number> {
  const response = await fetch(url, {
    headers: {
      'accept-encoding': 'gzip',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    },
  });
  const length = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  return length;
}

describe.each(['/', '/map/search02?time_band=2', '/map/detail/101'])('%s', (path) => {
  test('weighs no more than its budget, without input', async () => {
    const origin = inject('origin');
    const { page } = await open(path);
    await page.waitForLoadState('networkidle');
    const urls = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        ({ name }) => name,
      ),
    );
    const own = [...new Set(urls.filter((url) => url.startsWith(origin)))];
    const weights = await Promise.all(own.map(async (url) => ({ url, bytes: await gzipBytes(url) })));
    const sum = (pattern: RegExp) =>
      weights.filter(({ url }) => pattern.test(url)).reduce((total, { bytes }) => total + bytes, 0);
    const weight = { script: sum(/\.js$/), style: sum(/\.css$/), all: sum(/./), requests: own.length };
    expect(weight.script, 'scripts were measured').toBeGreaterThan(50 * kB);
    for (const kind of ['script', 'style', 'all', 'requests'] as const)
      expect(
        weight[kind],
        `${kind}: ${weight[kind]}\n${weights.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')}`,
      ).toBeLessThanOrEqual(budgets[kind]);
  });
});

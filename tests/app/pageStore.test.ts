import { expect, test, vi } from 'vitest';
import { failedPage } from '../../app/loadPage.ts';
import type { Page } from '../../app/page.ts';
import { createPageStore, isFrugal } from '../../app/pageStore.ts';

const pageAt = (path: string): Page => ({
  route: null,
  frame: null,
  path,
  query: new URLSearchParams(),
  params: {},
  module: null,
  data: null,
  failure: null,
  form: null,
  status: 200,
  showsProblem: false,
});

/** A store whose pages come when they are told to. */
function slowStore(connection: { saveData?: boolean; effectiveType?: string } = {}) {
  const waiting = new Map<string, (page: Page) => void>();
  const load = vi.fn((address: string) => new Promise<Page>((resolve) => waiting.set(address, resolve)));
  const clock = { now: 0 };
  const isKept = (address: string) => address !== '/own';
  const store = createPageStore(load, { connection: () => connection, now: () => clock.now, isKept });
  const arrive = async (address: string, page = pageAt(address)) => {
    waiting.get(address)!(page);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { store, load, clock, arrive };
}

test('fetches at most four pages ahead at once', async () => {
  const { store, load, arrive } = slowStore();
  for (const path of ['/1', '/2', '/3', '/4', '/5']) store.prefetch(path);
  expect(load.mock.calls.flat()).toEqual(['/1', '/2', '/3', '/4']);
  await arrive('/2');
  for (const path of ['/6', '/7']) store.prefetch(path);
  expect(load.mock.calls.flat()).toEqual(['/1', '/2', '/3', '/4', '/6']);
});

test('a page that is asked for waits for nobody', () => {
  const { store, load } = slowStore();
  for (const path of ['/1', '/2', '/3', '/4']) store.prefetch(path);
  void store.get('/5');
  expect(load).toHaveBeenLastCalledWith('/5');
});

test('a page under way or at hand is not fetched again', async () => {
  const { store, load, arrive } = slowStore();
  store.prefetch('/1');
  store.prefetch('/1');
  const page = store.get('/1');
  await arrive('/1');
  expect(await page).toEqual(pageAt('/1'));
  expect(await store.get('/1')).toEqual(pageAt('/1'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page is fresh for 30 seconds', async () => {
  const { store, load, clock, arrive } = slowStore();
  void store.get('/1');
  await arrive('/1');
  clock.now = 29_999;
  void store.get('/1');
  expect(load).toHaveBeenCalledTimes(1);
  clock.now = 30_000;
  void store.get('/1');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what failed is tried again', async () => {
  const { store, load, arrive } = slowStore();
  void store.get('/1');
  await arrive('/1', failedPage({ kind: 'offline' }, '/1', new URLSearchParams()));
  void store.get('/1');
  expect(load).toHaveBeenCalledTimes(2);
});

test('forgets when it is told to', async () => {
  const { store, load, arrive } = slowStore();
  void store.get('/1');
  await arrive('/1');
  store.forget();
  void store.get('/1');
  expect(load).toHaveBeenCalledTimes(2);
});

test('keeps twenty pages', async () => {
  const { store, load, arrive } = slowStore();
  for (let number = 1; number <= 21; number += 1) {
    void store.get(`/${number}`);
    await arrive(`/${number}`);
  }
  void store.get('/21');
  expect(load).toHaveBeenCalledTimes(21);
  void store.get('/1');
  expect(load).toHaveBeenCalledTimes(22);
});

test.for([
  [{ saveData: true }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{}, false],
  [undefined, false],
] as const)('on %o nothing is fetched ahead: %s', ([connection, frugal]) => {
  expect(isFrugal(connection)).toBe(frugal);
  const { store, load } = slowStore(connection);
  store.prefetch('/1');
  expect(load).toHaveBeenCalledTimes(frugal ? 0 : 1);
});

test('a page that is not kept is neither fetched ahead nor shown again', async () => {
  const { store, load, arrive } = slowStore();
  store.prefetch('/own');
  expect(load).not.toHaveBeenCalled();
  void store.get('/own');
  await arrive('/own');
  void store.get('/own');
  expect(load.mock.calls.flat()).toEqual(['/own', '/own']);
});

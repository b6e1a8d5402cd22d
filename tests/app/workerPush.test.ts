/** What the worker does with notifications: shows them, leads to their page in an open tab, and renews a subscription. */
import { describe, expect, test, vi } from 'vitest';
import { routes } from '../../app/routes.ts';
import { loadScreen } from '../../app/screens/modules.ts';
import {
  listenForPush,
  openMessage,
  pageOfMessage,
  readMessage,
  renewSubscription,
  showMessage,
  type Tab,
  withForm,
} from '../../app/worker/push.ts';

const origin = 'https://walk.example.jp';
const message = {
  title: '暑さに注意してください',
  body: 'とても暑い日です。',
  url: '/news/12',
  tag: 'heat',
  lang: 'ja',
};
const sent = (value: unknown) => ({ json: () => value });

describe('a message', () => {
  test('is shown with its language, its tag, and where it leads', async () => {
    const showNotification = vi.fn(async () => undefined);
    const data = sent({ ...message, lang: 'en', url: '/news/12?lang=en' });
    await showMessage(data, { registration: { showNotification }, origin, icon: '/icon.png' });
    expect(showNotification.mock.calls).toEqual([
      [
        message.title,
        {
          ...{ body: message.body, tag: 'heat', lang: 'en', dir: 'ltr', icon: '/icon.png', silent: false },
          renotify: true,
          data: { url: '/news/12?lang=en' },
        },
      ],
    ]);
  });

  test.each([
    ['news', '20:59:59', false],
    ['news', '21:00:00', true],
    ['news', '07:59:59', true],
    ['news', '08:00:00', false],
    ['heat', '03:00:00', false],
  ])('about %s makes no sound at night in Tokyo, but for heat: %s', async (tag, time, silent) => {
    const showNotification = vi.fn(async () => undefined);
    const now = new Date(`2026-11-28T${time}+09:00`);
    await showMessage(sent({ ...message, tag }), { registration: { showNotification }, origin, icon: '/i.png', now });
    expect(showNotification.mock.calls).toEqual([[message.title, expect.objectContaining({ silent })]]);
  });

  test.each([
    ['nothing', null],
    ['no JSON', { json: () => JSON.parse('<p>') }],
    ['no object', sent('hello')],
    ['null', sent(null)],
    ['a list', sent([])],
    ['no title', sent({ body: 'x' })],
    ['a title of another type', sent({ title: { toString: () => 'x' } })],
  ])('that has %s shows that there is something', (_, data) => {
    expect(readMessage(data, origin)).toMatchObject({ title: 'とことこ東京', url: '/', lang: 'ja' });
  });

  test('keeps to bounds, whatever is sent', () => {
    const read = readMessage(sent({ title: 'x'.repeat(5000), body: 7, tag: {}, lang: 'fr', url: 5 }), origin);
    expect(read).toEqual({ title: 'x'.repeat(1000), body: '', tag: 'message', lang: 'ja', url: '/' });
  });

  test.each([
    ['/map/detail/101?lang=en#way', '/map/detail/101?lang=en#way'],
    [`${origin}/news`, '/news'],
    ['https://evil.example/news', '/'],
    ['//evil.example/news', '/'],
    ['\\\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['http://walk.example.jp/news', '/'],
    ['http://[', '/'],
    [undefined, '/'],
  ])('leads to pages of this site alone: %s', (url, expected) => expect(pageOfMessage(url, origin)).toBe(expected));
});

describe('a click', () => {
  function tabAt(url: string, changes: Partial<Tab> = {}) {
    const steps: string[] = [];
    const tab: Tab = {
      url,
      focus: async () => {
        steps.push('focus');
        return tab;
      },
      navigate: async (address) => {
        steps.push(address);
        return tab;
      },
      ...changes,
    };
    return { tab, steps };
  }
  async function click(tabs: readonly Tab[], url: unknown = '/news/12') {
    const opened: string[] = [];
    const close = vi.fn();
    const clients = {
      matchAll: async () => tabs,
      openWindow: async (address: string) => void opened.push(address),
    };
    await openMessage({ close, data: { url } }, { clients, origin });
    expect(close).toHaveBeenCalledOnce();
    return opened;
  }

  test('leads the open tab of the portal to the page', async () => {
    const [other, own] = [tabAt('https://other.example/'), tabAt(`${origin}/`)];
    expect(await click([other.tab, own.tab])).toEqual([]);
    expect([other.steps, own.steps]).toEqual([[], ['focus', `${origin}/news/12`]]);
  });

  test('takes the tab that is looked at, of several', async () => {
    const [hidden, visible, focused] = [
      tabAt(`${origin}/a`, { visibilityState: 'hidden' }),
      tabAt(`${origin}/b`, { visibilityState: 'visible' }),
      tabAt(`${origin}/c`, { visibilityState: 'visible', focused: true }),
    ];
    await click([hidden.tab, visible.tab, focused.tab]);
    await click([hidden.tab, visible.tab]);
    expect([hidden, visible, focused].map(({ steps }) => steps.length)).toEqual([0, 2, 2]);
  });

  test('leads nobody away from a form', async () => {
    const form = tabAt(`${origin}/mypage/region_reset?lang=en`, { focused: true });
    expect(await click([form.tab])).toEqual([`${origin}/news/12`]);
    const other = tabAt(`${origin}/news`);
    expect(await click([form.tab, other.tab])).toEqual([]);
    expect([form.steps, other.steps]).toEqual([[], ['focus', `${origin}/news/12`]]);
  });

  test('knows every page that has a form in which something is entered', async () => {
    /** A press and no more: nothing is lost. */
    const pressed = ['cooperation', 'course', 'equipment', 'favourites', 'myPage', 'photo', 'photoContest', 'sponsor'];
    const withAction = await Promise.all(
      routes.map(async ({ id, path, screen }) =>
        (await loadScreen(screen!, 'ja', true)).module?.action ? [{ id, path }] : [],
      ),
    );
    const left = withAction.flat().filter(({ path }) => !withForm.test(path.replaceAll(/:\w+/g, '1')));
    expect(left.map(({ id }) => id).toSorted()).toEqual(pressed);
  });

  test('shows the page where it is open, without loading it again', async () => {
    const [other, shown] = [tabAt(`${origin}/`, { focused: true }), tabAt(`${origin}/news/12`)];
    await click([other.tab, shown.tab]);
    expect([other.steps, shown.steps]).toEqual([[], ['focus']]);
  });

  test('opens a window where there is none', async () => {
    expect(await click([])).toEqual([`${origin}/news/12`]);
    expect(await click([tabAt('https://other.example/').tab, tabAt('').tab])).toEqual([`${origin}/news/12`]);
  });

  test('opens a window where the tab cannot be led', async () => {
    const { tab } = tabAt(`${origin}/`, { navigate: () => Promise.reject(new TypeError('not controlled')) });
    expect(await click([tab])).toEqual([`${origin}/news/12`]);
    const { navigate: _, ...fixed } = tabAt(`${origin}/`).tab;
    expect(await click([fixed])).toEqual([`${origin}/news/12`]);
  });

  test('never leads away', async () => {
    expect(await click([], 'https://evil.example/')).toEqual([`${origin}/`]);
    const opened: string[] = [];
    const openWindow = async (address: string) => void opened.push(address);
    await openMessage({ close: () => undefined }, { clients: { matchAll: async () => [], openWindow }, origin });
    expect(opened).toEqual([`${origin}/`]);
  });
});

describe('a subscription that the browser exchanges', () => {
  const keys = { p256dh: 'p', auth: 'a' };
  const subscription = (endpoint: string, has: Record<string, string> = keys) => ({
    endpoint,
    toJSON: () => ({ keys: has }),
  });
  function renewing(subscribe = async () => subscription('https://push.example/new')) {
    const posted: [string, object][] = [];
    return {
      posted,
      pushManager: { subscribe: vi.fn(subscribe) },
      publicKey: async () => 'key',
      post: async (path: string, body: object) => void posted.push([path, body]),
    };
  }
  const old = subscription('https://push.example/old');
  const saved = {
    endpoint: 'https://push.example/new',
    ...{ publicKey: 'p', authToken: 'a', replaces: 'https://push.example/old' },
  };

  test('is told to the server with the one that it replaces', async () => {
    const given = renewing();
    await renewSubscription({ oldSubscription: old, newSubscription: subscription(saved.endpoint) }, given);
    expect(given.posted).toEqual([['/pwa_token_save', saved]]);
    expect(given.pushManager.subscribe).not.toHaveBeenCalled();
  });

  test('is made anew where the browser has only ended the old one', async () => {
    const given = renewing();
    await renewSubscription({ oldSubscription: old }, given);
    expect(given.pushManager.subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'key' }]]);
    expect(given.posted).toEqual([['/pwa_token_save', saved]]);
    const unknown = renewing();
    await renewSubscription({ oldSubscription: null }, unknown);
    expect(unknown.posted).toEqual([['/pwa_token_save', { ...saved, replaces: undefined }]]);
  });

  test('is forgotten where the person has taken the permission away', async () => {
    const given = renewing(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await renewSubscription({ oldSubscription: old }, given);
    expect(given.posted).toEqual([['/pwa_token_delete', { endpoint: 'https://push.example/old' }]]);
    const nothing = renewing(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await renewSubscription({}, nothing);
    expect(nothing.posted).toEqual([]);
  });

  test('stays on the server where the server cannot be asked for its key', async () => {
    const given = { ...renewing(), publicKey: () => Promise.reject(new Error('offline')) };
    await expect(renewSubscription({ oldSubscription: old }, given)).rejects.toThrow('offline');
    expect(given.posted).toEqual([]);
  });
});

describe('in a worker', () => {
  const json = (value: object, status = 200) => Promise.resolve(Response.json(value, { status }));
  function worker(answer: (path: string, init?: RequestInit) => Promise<Response> = () => json({})) {
    const listeners = new Map<string, (event: object) => void>();
    const scope = {
      registration: {
        showNotification: vi.fn(async () => undefined),
        pushManager: { subscribe: vi.fn(async () => Promise.reject(new DOMException('no', 'NotAllowedError'))) },
      },
      clients: { matchAll: async () => [], openWindow: vi.fn(async () => undefined) },
      location: { origin },
      fetch: vi.fn(answer),
      addEventListener: (type: string, listener: (event: never) => void) =>
        void listeners.set(type, listener as (event: object) => void),
    };
    listenForPush(scope, '/icon.png');
    return {
      scope,
      /** What the event asks to wait for. */
      send: async (type: string, event: object) => {
        const waited: Promise<unknown>[] = [];
        listeners.get(type)!({ ...event, waitUntil: (promise: Promise<unknown>) => void waited.push(promise) });
        expect(waited).toHaveLength(1);
        await waited[0];
      },
    };
  }

  test('what is sent is shown, and what is pressed is opened', async () => {
    const { scope, send } = worker();
    await send('push', { data: sent(message) });
    expect(scope.registration.showNotification).toHaveBeenCalledWith(
      message.title,
      expect.objectContaining({ icon: '/icon.png', data: { url: '/news/12' } }),
    );
    await send('notificationclick', { notification: { close: () => undefined, data: { url: '/news/12' } } });
    expect(scope.clients.openWindow).toHaveBeenCalledWith(`${origin}/news/12`);
  });

  test('the server is told of an exchange, and asked for its key', async () => {
    const { scope, send } = worker((path) => json(path === '/api/pwa_key' ? { public_key: 'key' } : {}));
    await send('pushsubscriptionchange', {
      oldSubscription: { endpoint: 'https://push.example/old', toJSON: () => ({ keys: {} }) },
    });
    expect(scope.registration.pushManager.subscribe).toHaveBeenCalledWith({
      ...{ userVisibleOnly: true, applicationServerKey: 'key' },
    });
    expect(scope.fetch.mock.calls.map(([path, init]) => [path, init?.method ?? 'GET', init?.body])).toEqual([
      ['/api/pwa_key', 'GET', undefined],
      ['/api/pwa_token_delete', 'POST', '{"endpoint":"https://push.example/old"}'],
    ]);
  });

  test('a server that refuses is no success', async () => {
    const { send } = worker(() => json({}, 500));
    await expect(send('pushsubscriptionchange', {})).rejects.toThrow('500');
  });
});

/** Calls with files: what the form holds, how much is sent, and how a call ends. The real request is tested in `tests/e2e/photoUpload`. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../contract/client.ts';
import { sendForm, toFormData } from '../../contract/sendForm.ts';

const file = new File(['picture'], 'photo.jpeg', { type: 'image/jpeg' });

describe('the form', () => {
  it.each<[string, object, [string, unknown][]]>([
    [
      'texts, numbers and flags',
      { title: '朝', course_id: 101, is_entry: false },
      [
        ['title', '朝'],
        ['course_id', '101'],
        ['is_entry', 'false'],
      ],
    ],
    ['an empty text', { place: '' }, [['place', '']]],
    [
      'arrays under one name',
      { cautions: ['own', 'people'] },
      [
        ['cautions[]', 'own'],
        ['cautions[]', 'people'],
      ],
    ],
    ['an empty array', { cautions: [] }, []],
    [
      'objects as JSON, within arrays too',
      { start: { lat: 1 }, areas: [{ x: 2 }] },
      [
        ['start', '{"lat":1}'],
        ['areas[]', '{"x":2}'],
      ],
    ],
    [
      'nothing for null, undefined and NaN',
      { a: null, b: undefined, c: Number.NaN, d: [null, 1, undefined] },
      [['d[]', '1']],
    ],
  ])('holds %s', (_, input, expected) => {
    expect([...toFormData(input)]).toEqual(expected);
  });

  it('holds files with their name, type and bytes, alone and in an array', async () => {
    const form = toFormData({ image: file, others: [file, new Blob(['plain'], { type: 'image/png' })] });
    const image = form.get('image') as File;
    expect([image.name, image.type, await image.text()]).toEqual(['photo.jpeg', 'image/jpeg', 'picture']);
    const others = form.getAll('others[]') as File[];
    expect(others.map(({ type, size }) => [type, size])).toEqual([
      ['image/jpeg', 7],
      ['image/png', 5],
    ]);
  });
});

/** What a browser does with a request, when the test says so; `loadend` follows each end, as the standard has it. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | null = null;
  upload = new EventTarget();
  sent: { method: string; url: string; headers: Record<string, string>; body: FormData | null } | null = null;
  isAborted = false;
  responseText = '';
  status = 0;
  private readonly opened = { method: '', url: '', headers: {} as Record<string, string> };

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    Object.assign(this.opened, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.opened.headers[name] = value;
  }
  send(body: FormData) {
    this.sent = { ...this.opened, body };
  }
  abort() {
    this.isAborted = true;
    if (this.sent) this.end('abort');
  }
  end(type: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
  respond(status: number, body: string) {
    Object.assign(this, { status, responseText: body });
    this.end('load');
  }
  tellSent(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

/** A signal that knows who listens to it. */
function watchedSignal() {
  const controller = new AbortController();
  const { signal } = controller;
  const listening = new Set<unknown>();
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
  signal.addEventListener = ((type: string, listener: () => void) => {
    listening.add(listener);
    add(type, listener);
  }) as typeof signal.addEventListener;
  signal.removeEventListener = ((type: string, listener: () => void) => {
    listening.delete(listener);
    remove(type, listener);
  }) as typeof signal.removeEventListener;
  return { controller, signal, listening };
}

describe('the call', () => {
  beforeEach(() => {
    FakeRequest.last = null;
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });
  afterEach(() => vi.unstubAllGlobals());
  const request = () => FakeRequest.last!;

  it('posts the form, and hands the response on as it is', async () => {
    const response = sendForm('/api/photo_save', { title: '朝', image: file }, {});
    const { method, url, headers, body } = request().sent!;
    expect({ method, url, headers }).toEqual({
      ...{ method: 'POST', url: '/api/photo_save', headers: { accept: 'application/json' } },
    });
    expect([...body!.keys()]).toEqual(['title', 'image']);
    request().respond(422, '{"result":false}');
    expect((await response).status).toBe(422);
    expect(await (await response).json()).toEqual({ result: false });
  });

  it('tells how much has been sent; of an unknown length, nothing', () => {
    const told: number[] = [];
    void sendForm('/api/photo_save', { image: file }, { onProgress: (ratio) => told.push(ratio) });
    request().tellSent(0, 400);
    request().tellSent(100, 400);
    request().tellSent(400, 400);
    request().tellSent(100, 0);
    expect(told).toEqual([0, 0.25, 1, 0]);
  });

  it('given up before it begins, sends nothing', async () => {
    const { controller, signal, listening } = watchedSignal();
    controller.abort();
    await expect(sendForm('/api/photo_save', { image: file }, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(request().sent).toBeNull();
    expect(listening.size).toBe(0);
  });

  it('given up in the middle, stops the request', async () => {
    const { controller, signal, listening } = watchedSignal();
    const response = sendForm('/api/photo_save', { image: file }, { signal });
    request().tellSent(100, 400);
    controller.abort();
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
    expect(request().isAborted).toBe(true);
    expect(listening.size).toBe(0);
  });

  it('without a network, rejects as fetch does', async () => {
    const { signal, listening } = watchedSignal();
    const response = sendForm('/api/photo_save', { image: file }, { signal });
    request().end('error');
    await expect(response).rejects.toBeInstanceOf(TypeError);
    expect(listening.size).toBe(0);
  });

  it('over, no longer listens to a signal that goes on', async () => {
    const { controller, signal, listening } = watchedSignal();
    const response = sendForm('/api/photo_save', { image: file }, { signal });
    expect(listening.size).toBe(1);
    request().respond(200, '{"result":true}');
    await response;
    expect(listening.size).toBe(0);
    controller.abort();
    expect(request().isAborted).toBe(false);
  });

  it('is given up with the client that made it', async () => {
    const controller = new AbortController();
    const api = createClient({ lang: () => 'ja', fetch: vi.fn(), signal: controller.signal });
    const call = api('POST /photo_draft', { image: file } as never);
    await vi.waitFor(() => expect(FakeRequest.last?.sent).toBeTruthy());
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(request().isAborted).toBe(true);
  });
});

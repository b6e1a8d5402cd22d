/** A post that is not sent yet, on a device that keeps nothing: nobody is promised that it stays. */
import { afterEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, keptDraft } from '../../app/photo/deviceDraft.ts';
import { atStakeOf } from '../../app/screens/PhotoUpload/usePhotoUpload.ts';
import type { Picture } from '../../machines/photoPost/index.ts';

afterEach(() => vi.unstubAllGlobals());

const picture: Picture = { blob: new Blob(['x']), format: 'jpeg', width: 640, height: 480, made: 'here' };
const draft = { base: picture, picture, areas: [], words: {}, requestKey: null };

/** A database that opens after a while, or not. */
const databaseOf = (put: () => void) => {
  const requestOf = (outcome: () => unknown) => {
    const request = {} as { onsuccess: () => void; onerror: () => void; result: unknown; error: unknown };
    queueMicrotask(() => {
      try {
        request.result = outcome();
        request.onsuccess();
      } catch (error) {
        request.error = error;
        request.onerror();
      }
    });
    return request;
  };
  const objectStore = () => ({ put: () => requestOf(put) });
  return { open: () => requestOf(() => ({ transaction: () => ({ objectStore }), close: () => undefined })) };
};
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const forbidden = {
  open: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
};

test.each([
  ['is full', databaseOf(full)],
  ['is forbidden', forbidden],
])('where the storage %s, keeping says so and nothing breaks', async (_, database) => {
  vi.stubGlobal('indexedDB', database);
  expect(await keepDraft(draft, 'はなこ')).toBe(false);
  expect(await keptDraft('はなこ')).toBeNull();
  expect(await forgetDraft()).toBe(false);
});

test('a device that could not keep it once is asked again', async () => {
  vi.stubGlobal('indexedDB', databaseOf(full));
  const failed = keepDraft(draft, 'はなこ');
  expect(await failed).toBe(false);
  vi.stubGlobal(
    'indexedDB',
    databaseOf(() => undefined),
  );
  expect(await keepDraft(draft, 'はなこ')).toBe(true);
});

test('of drafts that follow each other fast, those in between are not written', async () => {
  const put = vi.fn();
  vi.stubGlobal('indexedDB', databaseOf(put));
  const kept = Array.from({ length: 20 }, () => keepDraft(draft, 'はなこ'));
  expect(await Promise.all(kept)).toEqual(Array.from({ length: 20 }, () => true));
  expect(put).toHaveBeenCalledTimes(1);
});

test.each([
  [{ isSending: false, isKept: true }, 'kept'],
  [{ isSending: false, isKept: false }, 'notKept'],
  [{ isSending: true, isKept: true }, 'sending'],
  [{ isSending: true, isKept: false }, 'sendingNotKept'],
])('leaving with a picture, %j: %s', (state, stake) => {
  expect(atStakeOf({ file: null, picture, words: {} }, state)).toBe(stake);
});

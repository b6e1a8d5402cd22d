import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError, refused } from '../../contract/apiError.ts';
import { NotProvidedError } from '../../machines/notProvided.ts';
import {
  type CoveredArea,
  type Picture,
  type PrepareOutcome,
  type PrepareRequest,
  photoPostMachine,
  type SendRequest,
} from '../../machines/photoPost/index.ts';
import { deferred, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const pictureOf = (text: string): Picture => ({
  ...{ blob: new Blob([text]), format: 'jpeg' as const, width: 2048, height: 1536, made: 'here' as const },
});
const [file, other] = [new Blob(['file']), new Blob(['other'])];
const [base, covered] = [pictureOf('base'), pictureOf('covered')];
const areas: CoveredArea[] = [{ id: 'a', x: 10, y: 10, width: 20, height: 20, style: 'mosaic' }];
const words = { title: '朝' };
const away = new ApiError('E503', 'away');

test('every state and transition can be reached', () => {
  const result = walk(photoPostMachine, {
    starts: [
      { name: 'new', input: { hasAccepted: false, words: {} } },
      { name: 'ticked before JavaScript', input: { hasAccepted: true, words: {} } },
    ],
    // What every path ends in alike: the context would double the states for each.
    events: [
      { type: 'CAUTIONS_CHANGED', hasAccepted: true },
      { type: 'CAUTIONS_CHANGED', hasAccepted: false },
      { type: 'CHOSEN', file },
      { type: 'PREPARE_PROGRESSED', step: 'checking', ratio: 0 },
      { type: 'PREPARE_PROGRESSED', step: 'converting', ratio: 0 },
      { type: 'PREPARE_PROGRESSED', step: 'compressing', ratio: 0 },
      { type: 'SEND_PROGRESSED', ratio: 0 },
      { type: 'COVERED', areas: [] },
      { type: 'WORDS_CHANGED', words: {} },
      { type: 'SUBMIT', words: {} },
      { type: 'CONFIRM', requestKey: 'key' },
      { type: 'RESTORED', draft: { base, picture: base, areas: [], words: {}, requestKey: null } },
      ...['REMOVED', 'CANCEL', 'COVER', 'GO_ON', 'BACK', 'RETRY', 'CHANGE_PICTURE', 'CHANGE_WORDS'].map((type) => ({
        type,
      })),
      ...['DISCARD', 'WENT_ONLINE', 'WENT_OFFLINE'].map((type) => ({ type })),
      ...['prepare', 'cover'].flatMap((id) => [
        { type: `xstate.done.actor.${id}`, output: { picture: base } },
        { type: `xstate.done.actor.${id}`, output: { problem: 'notImage' } },
        { type: `xstate.error.actor.${id}`, error: new Error('no worker') },
      ]),
      { type: 'xstate.done.actor.send', output: undefined },
      { type: 'xstate.error.actor.send', error: away },
      { type: 'xstate.error.actor.send', error: refused('title', 'format_invalid') },
      { type: 'xstate.error.actor.send', error: refused('image', 'bad_input') },
    ] as { type: string }[],
    stopWhen: ({ context }) => context.isRestored || context.pictureProblem !== null || !context.isOnline,
  });
  expectComplete(result);
  expect(result.reached).toEqual([
    ...['cautions', 'choosing', 'confirming', 'done', 'editing.applying', 'editing.covering', 'editing.picture'],
    'editing.words',
    ...['failed', 'preparing.checking', 'preparing.compressing', 'preparing.converting', 'sending'],
  ]);
});

function start(hasAccepted = true) {
  const prepared: { input: PrepareRequest; signal: AbortSignal; outcome: PromiseWithResolvers<PrepareOutcome> }[] = [];
  const sent: { input: SendRequest; signal: AbortSignal; outcome: PromiseWithResolvers<void> }[] = [];
  const actor = createActor(
    photoPostMachine.provide({
      actors: {
        prepare: fromPromise<PrepareOutcome, PrepareRequest>(({ input, signal }) => {
          const outcome = deferred<PrepareOutcome>();
          prepared.push({ input, signal, outcome });
          return outcome.promise;
        }),
        send: fromPromise<void, SendRequest>(({ input, signal }) => {
          const outcome = deferred<void>();
          sent.push({ input, signal, outcome });
          return outcome.promise;
        }),
      },
    }),
    { input: { hasAccepted, words: {} } },
  ).start();
  return { actor, send: actor.send, prepared, sent, snapshot: () => actor.getSnapshot() };
}

async function withPicture() {
  const started = start();
  started.send({ type: 'CHOSEN', file });
  started.prepared[0]!.outcome.resolve({ picture: base });
  await settle();
  return started;
}

async function sending() {
  const started = await withPicture();
  started.send({ type: 'GO_ON' });
  started.send({ type: 'SUBMIT', words });
  started.send({ type: 'CONFIRM', requestKey: 'first' });
  return started;
}

describe('choosing', () => {
  test('prepares nothing before everything is ticked, and then what was chosen already', () => {
    const { send, prepared, snapshot } = start(false);
    send({ type: 'CHOSEN', file });
    expect([snapshot().value, prepared]).toEqual(['cautions', []]);
    send({ type: 'CAUTIONS_CHANGED', hasAccepted: true });
    expect(snapshot().value).toEqual({ preparing: 'checking' });
    expect(prepared[0]!.input.file).toBe(file);
  });

  test('does nothing without a network', () => {
    const { send, prepared, snapshot } = start();
    send({ type: 'WENT_OFFLINE' });
    send({ type: 'CHOSEN', file });
    expect([snapshot().value, prepared]).toEqual(['choosing', []]);
  });

  test('tells how far it is, and stops at once when it is cancelled', () => {
    const { send, prepared, snapshot } = start();
    send({ type: 'CHOSEN', file });
    prepared[0]!.input.onProgress('converting', 0.4);
    expect(snapshot()).toMatchObject({ value: { preparing: 'converting' }, context: { ratio: 0.4 } });
    prepared[0]!.input.onProgress('compressing', 0.5);
    expect(snapshot().value).toEqual({ preparing: 'compressing' });
    send({ type: 'CANCEL' });
    expect(prepared[0]!.signal.aborted).toBe(true);
    expect(snapshot()).toMatchObject({ value: 'choosing', context: { file: null, picture: null } });
  });

  test('another file takes the place of the one that is being prepared', async () => {
    const { send, prepared, snapshot } = start();
    send({ type: 'CHOSEN', file });
    send({ type: 'CHOSEN', file: other });
    expect(prepared.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    prepared[0]!.outcome.resolve({ picture: covered });
    prepared[1]!.outcome.resolve({ picture: base });
    await settle();
    expect(snapshot().context.picture).toBe(base);
  });

  test('a file that is removed while it is being prepared becomes no picture', async () => {
    const { send, prepared, snapshot } = start();
    send({ type: 'CHOSEN', file });
    send({ type: 'REMOVED' });
    expect(prepared[0]!.signal.aborted).toBe(true);
    prepared[0]!.outcome.resolve({ picture: base });
    await settle();
    expect(snapshot()).toMatchObject({ value: 'choosing', context: { file: null, picture: null } });
  });

  test('says nothing more about a file that is removed', async () => {
    const { send, prepared, snapshot } = start();
    send({ type: 'CHOSEN', file });
    prepared[0]!.outcome.resolve({ problem: 'broken' });
    await settle();
    send({ type: 'REMOVED' });
    expect(snapshot()).toMatchObject({ value: 'choosing', context: { pictureProblem: null } });
  });

  test.each(['notImage', 'tooLarge', 'broken'] as const)('says why a file cannot be posted: %s', async (problem) => {
    const { send, prepared, snapshot } = start();
    send({ type: 'CHOSEN', file });
    prepared[0]!.outcome.resolve({ problem });
    await settle();
    expect(snapshot()).toMatchObject({ value: 'choosing', context: { pictureProblem: problem, file: null } });
    send({ type: 'CHOSEN', file: other });
    expect(snapshot().context.pictureProblem).toBeNull();
  });
});

describe('covering', () => {
  test('makes a new picture of the one without covers, as often as wanted', async () => {
    const { send, prepared, snapshot } = await withPicture();
    for (const at of [1, 2]) {
      send({ type: 'COVER' });
      send({ type: 'COVERED', areas });
      expect(prepared[at]!.input).toMatchObject({ file: base.blob, areas });
      prepared[at]!.outcome.resolve({ picture: covered });
      await settle();
    }
    expect(snapshot()).toMatchObject({ value: { editing: 'picture' }, context: { base, picture: covered, areas } });
  });

  test('that is cancelled or fails says of nothing that it is covered', async () => {
    const { send, prepared, snapshot } = await withPicture();
    send({ type: 'COVER' });
    send({ type: 'COVERED', areas });
    send({ type: 'CANCEL' });
    // What was placed is still placed.
    const placed = { picture: base, areas: [], wanted: areas };
    expect(snapshot()).toMatchObject({ value: { editing: 'covering' }, context: placed });
    send({ type: 'COVERED', areas });
    prepared[2]!.outcome.reject(new Error('no worker'));
    await settle();
    expect(snapshot()).toMatchObject({
      value: { editing: 'covering' },
      context: { ...placed, pictureProblem: 'failed' },
    });
    send({ type: 'CANCEL' });
    expect(snapshot()).toMatchObject({
      value: { editing: 'picture' },
      context: { picture: base, areas: [], wanted: null, pictureProblem: null },
    });
  });

  test('stops when the picture is removed', async () => {
    const { send, prepared, snapshot } = await withPicture();
    send({ type: 'COVER' });
    send({ type: 'COVERED', areas });
    send({ type: 'REMOVED' });
    expect(prepared[1]!.signal.aborted).toBe(true);
    prepared[1]!.outcome.resolve({ picture: covered });
    await settle();
    expect(snapshot()).toMatchObject({ value: 'choosing', context: { base: null, picture: null, areas: [] } });
  });

  test('stops when another file is chosen, which takes the place of the picture', async () => {
    const { send, prepared, snapshot } = await withPicture();
    send({ type: 'COVER' });
    send({ type: 'COVERED', areas });
    send({ type: 'CHOSEN', file: other });
    expect(prepared[1]!.signal.aborted).toBe(true);
    expect(snapshot()).toMatchObject({ value: { preparing: 'checking' }, context: { file: other, wanted: null } });
    expect(prepared[2]!.input).toMatchObject({ file: other, areas: [] });
  });

  test.each<[string, (start: Awaited<ReturnType<typeof withPicture>>) => void, object]>([
    ['is none', ({ prepared }) => prepared[1]!.outcome.resolve({ problem: 'broken' }), { pictureProblem: 'broken' }],
    ['fails', ({ prepared }) => prepared[1]!.outcome.reject(new Error('no worker')), { pictureProblem: 'failed' }],
    ['is cancelled', ({ send }) => send({ type: 'CANCEL' }), { pictureProblem: null }],
  ])('another file that %s leaves the picture as it was', async (_, end, more) => {
    const started = await withPicture();
    started.send({ type: 'CHOSEN', file: other });
    end(started);
    await settle();
    const { value, context } = started.snapshot();
    expect([value, context]).toMatchObject([{ editing: 'picture' }, { base, picture: base, file: null, ...more }]);
  });

  test('another file has nothing covered', async () => {
    const { send, prepared, snapshot } = await withPicture();
    send({ type: 'COVER' });
    send({ type: 'COVERED', areas });
    prepared[1]!.outcome.resolve({ picture: covered });
    await settle();
    send({ type: 'CHOSEN', file: other });
    expect(prepared[2]!.input).toMatchObject({ file: other, areas: [] });
    prepared[2]!.outcome.resolve({ picture: base });
    await settle();
    expect(snapshot().context).toMatchObject({ base, picture: base, areas: [] });
  });
});

describe('sending', () => {
  test('is of what was confirmed, once', async () => {
    const { send, sent, snapshot } = await sending();
    send({ type: 'CONFIRM', requestKey: 'again' });
    expect(sent).toHaveLength(1);
    expect(sent[0]!.input).toMatchObject({ picture: base, words, covered: 0, requestKey: 'first' });
    sent[0]!.input.onProgress(0.5);
    expect(snapshot().context.ratio).toBe(0.5);
    sent[0]!.outcome.resolve();
    await settle();
    expect(snapshot().value).toBe('done');
  });

  test('that fails is tried again with the same picture and key', async () => {
    const { send, sent, snapshot } = await sending();
    sent[0]!.outcome.reject(new ApiError(null, 'gone', { offline: true }));
    await settle();
    expect(snapshot()).toMatchObject({ value: 'failed', context: { problem: { kind: 'offline' }, picture: base } });
    send({ type: 'WENT_OFFLINE' });
    send({ type: 'RETRY' });
    expect(snapshot().value).toBe('failed');
    send({ type: 'WENT_ONLINE' });
    send({ type: 'RETRY' });
    expect(snapshot().context.problem).toBeNull();
    expect(sent[1]!.input).toMatchObject({ picture: base, requestKey: 'first' });
  });

  test('that is cancelled goes back to the confirmation, and keeps the key: it may have arrived', async () => {
    const { send, sent, snapshot } = await sending();
    send({ type: 'CANCEL' });
    expect([snapshot().value, sent[0]!.signal.aborted]).toEqual(['confirming', true]);
    send({ type: 'CONFIRM', requestKey: 'second' });
    expect(sent[1]!.input.requestKey).toBe('first');
  });

  test('of something else has another key', async () => {
    const { send, sent } = await sending();
    send({ type: 'CANCEL' });
    send({ type: 'CHANGE_WORDS' });
    send({ type: 'SUBMIT', words: { title: '夕' } });
    send({ type: 'CONFIRM', requestKey: 'second' });
    expect(sent[1]!.input).toMatchObject({ words: { title: '夕' }, requestKey: 'second' });
  });

  test.each([
    [refused('title', 'format_invalid'), { editing: 'words' }],
    [refused('image', 'bad_input'), { editing: 'picture' }],
    [new ApiError('E413', 'too large'), { editing: 'picture' }],
    [new ApiError('E401', 'log in'), 'failed'],
    [new ApiError('E409', 'ten entries'), 'failed'],
  ])('%s leads to where it can be put right', async (error, value) => {
    const { sent, snapshot } = await sending();
    sent[0]!.outcome.reject(error);
    await settle();
    expect(snapshot()).toMatchObject({ value, context: { picture: base, words } });
  });

  test.each([[{ type: 'CHOSEN', file: other }], [{ type: 'REMOVED' }]] as const)(
    'that was refused because of the picture says nothing of it after %j',
    async (event) => {
      const { send, sent, snapshot } = await sending();
      sent[0]!.outcome.reject(refused('image', 'bad_input'));
      await settle();
      expect(snapshot().context.problem).toMatchObject({ kind: 'refused' });
      send(event);
      expect(snapshot().context.problem).toBeNull();
    },
  );
});

describe('a draft', () => {
  const draft = { base, picture: covered, areas, words, requestKey: null };

  test('is where one left it', () => {
    const { send, snapshot } = start(false);
    send({ type: 'RESTORED', draft });
    expect(snapshot()).toMatchObject({
      value: { editing: 'picture' },
      context: { ...draft, hasAccepted: true, isRestored: true },
    });
    send({ type: 'DISCARD' });
    expect(snapshot()).toMatchObject({ value: 'cautions', context: { picture: null, words: {}, isRestored: false } });
  });

  test('that was sent before keeps its key as long as it stays the same', () => {
    const restored = (then: Record<string, string>) => {
      const { send, sent } = start(false);
      send({ type: 'RESTORED', draft: { ...draft, requestKey: 'before the reload' } });
      send({ type: 'GO_ON' });
      send({ type: 'WORDS_CHANGED', words: then });
      send({ type: 'SUBMIT', words: then });
      send({ type: 'CONFIRM', requestKey: 'new' });
      return sent[0]!.input.requestKey;
    };
    // A form has empty fields too, and what the course is called in the other language.
    const same = { ...words, comment: '', course_keyword: '上野', course_name: 'Ueno' };
    expect(restored(same)).toBe('before the reload');
    expect(restored({ ...same, comment: '夕' })).toBe('new');
  });

  test('is not put over what somebody has begun', async () => {
    const { send, snapshot } = await withPicture();
    send({ type: 'RESTORED', draft });
    expect(snapshot().context).toMatchObject({ picture: base, isRestored: false });
  });

  test('is not put over a file that waits for the cautions', () => {
    const { send, snapshot } = start(false);
    send({ type: 'CHOSEN', file });
    send({ type: 'RESTORED', draft });
    expect(snapshot()).toMatchObject({ value: 'cautions', context: { file, picture: null, isRestored: false } });
  });
});

test('effects that were not provided say so', async () => {
  const actor = createActor(photoPostMachine, { input: { hasAccepted: true, words: {} } });
  const failed = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.start();
  actor.send({ type: 'CHOSEN', file });
  const error = await failed;
  expect(error).toBeInstanceOf(NotProvidedError);
  expect(String(error)).toContain('photoPost.prepare was not provided');
});

import type { Check } from '../check.ts';
import { luminanceAt, type Picture, readPng } from './pixels.ts';

const [columns, rows] = [8, 6];
/** A change counts from a tenth of full light, where the darker state is below 0.8. */
const step = 0.1;
const dark = 0.8;

/** Mean light of each part of the window. */
function light(picture: Picture): number[] {
  const sums = new Array<number>(columns * rows).fill(0);
  const counts = new Array<number>(columns * rows).fill(0);
  for (let pixel = 0; pixel < picture.width * picture.height; pixel += 1) {
    const x = Math.floor(((pixel % picture.width) * columns) / picture.width);
    const y = Math.floor((Math.floor(pixel / picture.width) * rows) / picture.height);
    sums[y * columns + x]! += luminanceAt(picture, pixel);
    counts[y * columns + x]! += 1;
  }
  return sums.map((sum, at) => sum / Math.max(counts[at]!, 1));
}

/** Times at which a part has gone up and down again, in seconds. */
function flashesOf(values: readonly { at: number; light: number }[]): number[] {
  const flashes: number[] = [];
  let turn = values[0]!.light;
  let direction = 0;
  for (const { at, light: now } of values) {
    const goes = Math.sign(now - turn);
    const isChange = Math.abs(now - turn) >= step && Math.min(now, turn) < dark;
    if (goes === direction || direction === 0) {
      if (isChange || direction !== 0) [turn, direction] = [now, goes || direction];
    } else if (isChange) {
      flashes.push(at);
      [turn, direction] = [now, goes];
    }
  }
  // Two opposing changes are one flash.
  return flashes.filter((_, at) => at % 2 === 1);
}

/** The most that begin within one second. */
const mostInASecond = (times: readonly number[]): number =>
  Math.max(0, ...times.map((start) => times.filter((at) => at >= start && at < start + 1).length));

export const absentFlashing: Check = {
  id: 'absent-flashing',
  criteria: ['2.3.1', '2.3.2'],
  name: { ja: '光の点滅がないこと', en: 'no flashing' },
  kinds: ['page', 'story'],
  when: 'once',
  run: async (page) => {
    const session = await page.context().newCDPSession(page);
    const frames: { at: number; light: number[] }[] = [];
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: metadata.timestamp ?? 0, light: light(readPng(Buffer.from(data, 'base64'))) });
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    // A picture comes only when something on the screen has changed.
    const watch = (ms: number) =>
      page.evaluate(
        (time) =>
          new Promise<void>((done) => {
            const end = performance.now() + time;
            const next = () => (performance.now() >= end ? done() : void requestAnimationFrame(next));
            next();
          }),
        ms,
      );
    await session.send('Page.startScreencast', { format: 'png', maxWidth: 160, maxHeight: 160 });
    await watch(500);
    if (frames.length > 2) await watch(2000);
    await session.send('Page.stopScreencast');
    await session.detach();
    if (frames.length < 4) return [];
    const parts = frames[0]!.light.map((_, part) => frames.map(({ at, light: all }) => ({ at, light: all[part]! })));
    const most = Math.max(...parts.map((values) => mostInASecond(flashesOf(values))));
    return most > 3 ? [{ message: 'something flashes more than three times a second', target: 'body' }] : [];
  },
};

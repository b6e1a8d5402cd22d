/** How quick it is: on the server, when it is hydrated, mounted and typed into. One call measures once; rounds are made elsewhere. */
import type { Browser, CDPSession, Page } from 'playwright';
import { registration } from '../content/words.ts';
import { openPage, withPage } from './pages.ts';
import type { Served } from './servers.ts';

export const slowdown = 4;
const strokes = 12;
/** The first ones compile what the others run. */
const warmUp = 2;

declare global {
  interface Window {
    /** Called with the milliseconds from a key to the frame that shows it. */
    onStroke?: (time: number) => void;
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const serverTime = async ({ renderTimes }: Served, name: string) => median(await renderTimes(name, 7));

export const hydrationTime = (browser: Browser, served: Served, name: string) =>
  withPage(browser, {}, async (page) => {
    await openPage(page, served, name);
    return page.evaluate(() => window.hydrated!);
  });

export const mountTime = (browser: Browser, served: Served) =>
  withPage(browser, {}, async (page) => {
    await openPage(page, served, 'Fields');
    return page.evaluate(() => window.mountPage!());
  });

/** From the event of the key to the first task after the frame that was drawn next. */
const listen = () => {
  let pressed = 0;
  const drawn = () => window.onStroke?.(performance.now() - pressed);
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    { capture: true },
  );
  addEventListener(
    'input',
    () =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = drawn;
        port2.postMessage(null);
      }),
    { capture: true },
  );
};

const taskSeconds = async (session: CDPSession) =>
  (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value;

async function press(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let stroke = 0; stroke < count; stroke += 1) {
    // Asked before the key is pressed: nothing polls while it is worked on.
    const time = page.evaluate(
      () =>
        new Promise<number>((done) => {
          window.onStroke = done;
        }),
    );
    await page.keyboard.press('a');
    times.push(await time);
  }
  return times;
}

export interface Keystroke {
  /** Until it is painted, with the wait for the next frame. */
  painted: number;
  /** Work on the main thread for one. */
  work: number;
}

export const keystrokeTime = (browser: Browser, served: Served): Promise<Keystroke> =>
  withPage(browser, {}, async (page) => {
    await openPage(page, served, 'Registration');
    await page.evaluate(listen);
    await page.getByRole('textbox', { name: registration.nickname.label }).focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await press(page, warmUp);
    const before = await taskSeconds(session);
    const times = await press(page, strokes - warmUp);
    const after = await taskSeconds(session);
    return { painted: median(times), work: ((after - before) * 1000) / times.length };
  });

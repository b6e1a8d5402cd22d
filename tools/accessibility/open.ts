/** Opens pages and stories under given conditions in a real Chromium. */
import type { Page } from 'playwright';
import { userAgent } from '../../tests/e2e/browser.ts';
import { type Subject, viewports } from './check.ts';
import { settle, traces } from './checks/support.ts';
import type { Combination, Unit } from './conditions.ts';
import { reach } from './states.ts';
import type { StoryUnit } from './units.ts';

export interface Origins {
  portal: string;
  storybook: string;
}

export const contextOptions = {
  userAgent,
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  serviceWorkers: 'block',
} as const;

const media = {
  plain: { media: 'screen', forcedColors: 'none', reducedMotion: 'no-preference' },
  forced: { media: 'screen', forcedColors: 'active', reducedMotion: 'no-preference' },
  reduced: { media: 'screen', forcedColors: 'none', reducedMotion: 'reduce' },
  print: { media: 'print', forcedColors: 'none', reducedMotion: 'no-preference' },
} as const;

const inLanguage = (path: string, lang: string) =>
  lang === 'en' ? `${path}${path.includes('?') ? '&' : '?'}lang=en` : path;

export const storyAddress = (
  origin: string,
  id: string,
  { lang, textSize }: Pick<Combination, 'lang' | 'textSize'>,
  frame: StoryUnit['frame'] = 'page',
) =>
  `${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=language:${lang};textSize:${textSize};frame:${frame};a11y.manual:!true`;

/** Waits until the story stands and its play has ended. @throws when it failed to */
async function storyIsShown(page: Page, id: string): Promise<void> {
  const phase = await page
    .waitForFunction(
      (wanted) => {
        if (document.body.classList.contains('sb-show-errordisplay')) return 'errored';
        const preview = (
          window as unknown as {
            __STORYBOOK_PREVIEW__?: {
              currentRender?: { id: string; phase?: string };
              channel?: { last: (event: string) => unknown };
            };
          }
        ).__STORYBOOK_PREVIEW__;
        const render = preview?.currentRender;
        // After a play that has failed the phase goes on to the last one.
        if (preview?.channel?.last('playFunctionThrewException')) return 'errored';
        return (
          render?.id === wanted && /^(completed|finished|errored|aborted)$/.test(render.phase ?? '') && render.phase
        );
      },
      id,
      { timeout: 30_000 },
    )
    .then((handle) => handle.jsonValue());
  if (phase === 'errored' || phase === 'aborted') throw new Error(`${id}: the story failed`);
}

/** @returns whether it could be, its play to the end included */
const storyIsRemounted = (page: Page, storyId: string): Promise<boolean> =>
  page
    .evaluate(
      (id) =>
        new Promise<boolean>((done) => {
          interface Channel {
            once: (event: string, listener: () => void) => void;
            emit: (event: string, payload: object) => void;
          }
          const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: { channel: Channel } }).__STORYBOOK_PREVIEW__;
          if (!preview) return done(false);
          preview.channel.once('storyFinished', () => done(true));
          for (const failure of ['storyThrewException', 'storyErrored', 'playFunctionThrewException'])
            preview.channel.once(failure, () => done(false));
          setTimeout(() => done(false), 10_000);
          preview.channel.emit('forceRemount', { storyId: id });
        }),
      storyId,
    )
    .catch(() => false);

/** What the story before had read out is not of this one. React Aria keeps the element, and takes its messages away late. */
const emptyAnnouncer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
  });

async function openPage(page: Page, { portal }: Origins, { unit, lang, textSize }: Combination): Promise<void> {
  const context = page.context();
  const cookie = (name: string, value: string) => ({ name, value, url: portal });
  await context.clearCookies();
  await context.addCookies([
    cookie('text_size', String(textSize)),
    ...(unit.state === 'cookie-banner' ? [] : [cookie('consent', 'agree')]),
  ]);
  await page.goto(portal + inLanguage(unit.id, lang));
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await reach(unit.state, page, lang);
}

/** Opens it, and returns what checks are told. */
export async function open(page: Page, origins: Origins, combination: Combination): Promise<Subject> {
  const { unit, lang, textSize, viewport, mode } = combination;
  const setConditions = async (during: typeof mode) => {
    await page.setViewportSize(sizeOf(unit, viewport));
    await page.emulateMedia(media[during]);
  };
  const reopen = async () => {
    // What leads to a state is done on the screen; then it is printed.
    await setConditions(mode === 'print' ? 'plain' : mode);
    if (unit.kind === 'page') await openPage(page, origins, combination);
    else {
      await page.goto(storyAddress(origins.storybook, unit.id, combination, frameOf(unit)));
      await storyIsShown(page, unit.id);
      // Parts that are loaded on their own come a moment after. Checks that act take what changes later for their own doing.
      await settle(page, combination.depth === 'quick' ? 60 : 200);
    }
    if (mode === 'print') await setConditions(mode);
    // Fonts and pictures move what is measured.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
  await reopen();
  const opened = await traces(page);
  /** A story is made anew in the page that stands; when it is not as it was at first, the page is opened again. */
  const refresh = async () => {
    await setConditions(mode === 'print' ? 'plain' : mode);
    if (unit.kind === 'page' || !(await storyIsRemounted(page, unit.id))) return reopen();
    await emptyAnnouncer(page);
    await settle(page, 60);
    if (mode === 'print') await setConditions(mode);
    if ((await traces(page)) !== opened) await reopen();
  };
  const isThorough = combination.depth === 'thorough';
  return {
    ...{ kind: unit.kind, id: unit.id, state: unit.state, lang, textSize, viewport, mode, isThorough },
    ...{ reopen, refresh },
  };
}

/** How much of a page is shown around a story. */
const frameOf = (unit: Unit & Partial<StoryUnit>) => unit.frame;

/** A story that sets its own width is seen at that width. */
function sizeOf(unit: Unit & Partial<StoryUnit>, viewport: Combination['viewport']) {
  return unit.width ? { width: unit.width, height: 740 } : viewports[viewport];
}

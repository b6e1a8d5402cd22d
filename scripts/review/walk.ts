/** Opens stories one after another, several at once, each in its languages on a large screen. */
import { chromium, type Page } from 'playwright';
import type { Language } from '../../contract/values.ts';
import type { Combination } from '../../tests/a11y/conditions.ts';
import { contextOptions, open } from '../../tests/a11y/open.ts';
import { buildStorybook, type StoryEntry, serveStorybook, storyEntries } from '../../tests/a11y/storybook.ts';
import { storyUnits } from '../../tests/a11y/units.ts';
import { flags } from '../../tests/e2e/browser.ts';
import { headlessChromiumPath } from '../chromium.ts';

/** Pages that are looked at side by side. */
const workers = 3;

/** Stories that show the day show the same one always. Only the date stands still: timers and measured times go on. */
function stopDate(): void {
  const moment = Date.parse('2026-04-01T09:00:00+09:00');
  window.Date = new Proxy(Date, {
    construct: (target, given: [], made) => Reflect.construct(target, given.length ? given : [moment], made),
    get: (target, name) => (name === 'now' ? () => moment : Reflect.get(target, name)),
  });
}

export interface Seen<What> {
  story: StoryEntry;
  by: Partial<Record<Language, What>>;
}

export interface WalkOptions<What> {
  isAsked: (story: StoryEntry) => boolean;
  /** Once for each page that is used. */
  prepare?: (page: Page) => Promise<unknown>;
  see: (page: Page) => Promise<What>;
}

/** In the order of the index. */
export async function walkStories<What>({ isAsked, prepare, see }: WalkOptions<What>): Promise<Seen<What>[]> {
  buildStorybook();
  const storybook = await serveStorybook();
  const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
  try {
    const origins = { portal: '', storybook: storybook.origin };
    const context = await browser.newContext(contextOptions);
    const units = new Map((await storyUnits(await context.newPage(), origins)).map((unit) => [unit.id, unit]));
    const seen = storyEntries()
      .filter(isAsked)
      .map((story): Seen<What> => ({ story, by: {} }));
    const waiting = [...seen];
    const work = async () => {
      const page = await context.newPage();
      await page.addInitScript(stopDate);
      await prepare?.(page);
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const unit = units.get(next.story.id)!;
        for (const lang of unit.langs) {
          const combination: Combination = {
            ...{ unit, lang, mode: 'plain', depth: 'quick' },
            ...{ textSize: unit.textSizes[0]!, viewport: unit.viewports.at(-1)! },
          };
          await open(page, origins, combination);
          next.by[lang] = await see(page);
        }
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    return seen;
  } finally {
    await browser.close();
    storybook.stop();
  }
}

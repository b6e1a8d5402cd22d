/** Everything that is looked at: every page of the running portal in its states, and every story. */
import type { Page } from 'playwright';
import { pages } from '../../tests/e2e/pages.ts';
import type { Mode, TextSize, ViewportName } from './check.ts';
import type { Unit } from './conditions.ts';
import { type Origins, storyAddress } from './open.ts';
import { chosenCoursePages } from './sample.ts';
import { states } from './states.ts';
import { storyEntries } from './storybook.ts';

const langs = ['ja', 'en'] as const;
const textSizes = [1, 2] as const;
const viewports = ['s', 'm', 'l'] as const;
const everyMode: readonly Mode[] = ['plain', 'forced', 'reduced', 'print'];
/** What is opened over a page is not printed. */
const onScreen: readonly Mode[] = ['plain', 'forced', 'reduced'];

/** @param drawn pages of courses drawn by lot */
export function pageUnits(drawn: readonly string[]): Unit[] {
  const unit = (id: string, state: string): Unit => ({
    ...{ kind: 'page', id, state, langs, textSizes },
    viewports: states[state]?.viewports ?? viewports,
    modes: state === 'first' ? everyMode : onScreen,
  });
  return [
    ...[...pages, ...chosenCoursePages(), ...drawn].map((id) => unit(id, 'first')),
    ...Object.entries(states).flatMap(([state, { on }]) => on.map((id) => unit(id, state))),
  ];
}

interface StoryGlobals {
  language?: 'ja' | 'en';
  textSize?: '1' | '2';
  viewport?: { value?: string };
}

const widths: Record<string, { name: ViewportName; width: number }> = {
  narrow: { name: 's', width: 320 },
  phone: { name: 's', width: 360 },
  small: { name: 'm', width: 768 },
  desktop: { name: 'l', width: 1280 },
};

/** What stories set themselves cannot be set from outside: Storybook is asked for it. */
async function globalsOfStories(page: Page, origins: Origins, ids: readonly string[]) {
  await page.goto(storyAddress(origins.storybook, ids[0]!, { lang: 'ja', textSize: 1 }));
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  return page.evaluate(async (all) => {
    interface Preview {
      ready: () => Promise<unknown>;
      storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<{ storyGlobals?: object }> };
    }
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    await preview.ready();
    const found: Record<string, object> = {};
    for (const storyId of all)
      found[storyId] = (await preview.storyStoreValue.loadStory({ storyId })).storyGlobals ?? {};
    return found;
  }, ids) as Promise<Record<string, StoryGlobals>>;
}

export type StoryUnit = Unit & { width?: number; frame: 'page' | 'content' };

export async function storyUnits(page: Page, origins: Origins): Promise<StoryUnit[]> {
  const entries = storyEntries();
  const globals = await globalsOfStories(
    page,
    origins,
    entries.map(({ id }) => id),
  );
  /** All pages share one frame: of each screen the first story is looked at in it, the others by themselves. */
  const first = new Map(entries.toReversed().map(({ id, title }) => [title, id]));
  const met = new Map<string, number>();
  return entries.map(({ id, title }): StoryUnit => {
    const sister = met.get(title) ?? 0;
    met.set(title, sister + 1);
    const { language, textSize, viewport } = globals[id]!;
    const own = widths[viewport?.value ?? ''];
    return {
      kind: 'story',
      id,
      state: 'first',
      langs: language ? [language] : langs,
      textSizes: textSize ? [Number(textSize) as TextSize] : textSizes,
      viewports: own ? [own.name] : viewports,
      // Paper shows screens, not components by themselves.
      modes: title.startsWith('画面/') ? everyMode : onScreen,
      frame: first.get(title) === id ? 'page' : 'content',
      isRepeated: Boolean(language ?? textSize ?? own),
      sister,
      ...(own ? { width: own.width } : {}),
    };
  });
}

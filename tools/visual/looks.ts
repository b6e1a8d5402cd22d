/** Every story of two Storybooks, photographed in both and compared. */
import type { Browser } from 'playwright';
import { titleOfStory } from '../../stories/englishNames.ts';
import { light } from '../../tokens/primitives.ts';
import { readPng } from '../accessibility/checks/pixels.ts';
import type { StoryEntry } from '../accessibility/storybook.ts';
import { comparePictures, type Difference, drawDifference } from './compare.ts';
import { type Condition, darkroom, photographStory, type Shown, shownOn } from './photograph.ts';

const conditions: readonly Condition[] = [
  { lang: 'ja', textSize: 1, viewport: 'l' },
  { lang: 'en', textSize: 2, viewport: 's' },
  { lang: 'ja', textSize: 1, viewport: 'l', isForced: true },
];

/** In the order in which they are shown. */
export const statuses = ['changed', 'failed', 'new', 'removed', 'same'] as const;
export type Status = (typeof statuses)[number];

export interface Photograph {
  png: Buffer;
  width: number;
  height: number;
}

export interface Look {
  id: string;
  title: { ja: string; en: string };
  shown: Shown;
  status: Status;
  /** Of changed pixels, 0–1; a story that only one side has is wholly changed. */
  share: number;
  before?: Photograph;
  after?: Photograph;
  /** The changed pixels alone. */
  difference?: Photograph & Pick<Difference, 'changed' | 'area'>;
  /** It did not look the same twice in one revision. */
  isUnsteady?: boolean;
  /** Why it could not be photographed. */
  reason?: string;
}

export interface ComparisonOptions {
  browser: Browser;
  /** Where the two Storybooks are served. */
  before: string;
  after: string;
  /** Part of an id or a title. */
  only?: string;
  workers: number;
  onProgress?: (done: number, total: number, look: Look) => void;
}

/** Most looks at one story: a difference must be seen twice, with each side as it was before. */
const mostLooks = 4;

const photographOf = (png: Buffer): Photograph => {
  const { width, height } = readPng(png);
  return { png, width, height };
};
const firstLine = (error: unknown) =>
  String((error as Error).message ?? error)
    .split('\n')[0]!
    .slice(0, 300);

async function storiesOf(origin: string, only = ''): Promise<Map<string, StoryEntry>> {
  const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as {
    entries: Record<string, StoryEntry & { type: string }>;
  };
  const asked = Object.values(entries).filter(
    ({ type, id, title, name }) => type === 'story' && (id.includes(only) || `${title}: ${name}`.includes(only)),
  );
  return new Map(asked.map((entry) => [entry.id, entry]));
}

export async function compareStories(options: ComparisonOptions): Promise<Look[]> {
  const { browser, before, after, only, workers, onProgress } = options;
  const [old, now] = await Promise.all([storiesOf(before, only), storiesOf(after, only)]);
  const entries = [...now.values(), ...[...old.values()].filter(({ id }) => !now.has(id))];
  const jobs = entries.flatMap((entry) => conditions.map((condition) => ({ entry, condition })));
  const looks: Look[] = [];
  let next = 0;
  let done = 0;

  async function work(): Promise<void> {
    const context = await darkroom(browser);
    const [left, right] = [await context.newPage(), await context.newPage()];
    async function see(id: string, condition: Condition): Promise<Seen> {
      const takeBefore = () => photographStory(left, before, id, condition);
      const takeAfter = () => photographStory(right, after, id, condition);
      if (!old.has(id)) return { status: 'new', share: 1, after: photographOf(await takeAfter()) };
      if (!now.has(id)) return { status: 'removed', share: 1, before: photographOf(await takeBefore()) };
      return lookTwice(takeBefore, takeAfter);
    }
    while (next < jobs.length) {
      const at = next;
      next += 1;
      const { entry, condition } = jobs[at]!;
      const seen = await see(entry.id, condition).catch(
        (error: unknown): Seen => ({ status: 'failed', share: 1, reason: firstLine(error) }),
      );
      const shown = await shownOn(now.has(entry.id) ? right : left, condition);
      const look: Look = { id: entry.id, title: titleOfStory(entry), shown, ...seen };
      looks[at] = look;
      done += 1;
      onProgress?.(done, jobs.length, look);
    }
    await context.close();
  }
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, work));
  return looks;
}

type Seen = Omit<Look, 'id' | 'title' | 'shown'>;

/** Takes both sides, and a difference again: one that comes and goes is not a change of the look. */
export async function lookTwice(takeBefore: () => Promise<Buffer>, takeAfter: () => Promise<Buffer>): Promise<Seen> {
  let last: { before: Buffer; after: Buffer } | undefined;
  for (let look = 1; ; look += 1) {
    const [before, after] = await Promise.all([takeBefore(), takeAfter()]);
    if (before.equals(after)) return { status: 'same', share: 0 };
    const found = comparePictures(readPng(before), readPng(after));
    if (found.changed === 0) return { status: 'same', share: 0 };
    const isSteady = last?.before.equals(before) && last.after.equals(after);
    if (isSteady || look === mostLooks) {
      const { share, width, height, changed, area } = found;
      return {
        ...{ status: 'changed', share, isUnsteady: !isSteady },
        ...{ before: photographOf(before), after: photographOf(after) },
        difference: { png: drawDifference(found, light.danger), width, height, changed, area },
      };
    }
    last = { before, after };
  }
}

/** What stands against the change, at most so large a share of changed pixels being borne. */
export const isBeyond =
  (threshold: number) =>
  (look: Look): boolean =>
    look.status === 'failed' || (look.status !== 'same' && look.share > threshold);

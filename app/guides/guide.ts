/** What walking tips and fashion guides are made of: a small table and a Markdown file for each language, in `content/`. */
import type { Input } from '../../contract/index.ts';
import type { Language } from '../../contract/values.ts';
import type { Scene } from '../../tokens/primitives.ts';

export const guideSeries = ['tips', 'fashion'] as const;
export type GuideSeries = (typeof guideSeries)[number];

/** A piece of a guide's text, in order. HTML is made at build time and trusted. */
export type Block =
  | { kind: 'text'; html: string }
  | {
      kind: 'drawing';
      /** File beside the text, without its ending. */
      drawing: string;
      alt: string;
      caption: string;
      /** The list that names its numbered parts. */
      parts: string | null;
    };

/** A row of `content/{series}/index.json`. */
export interface GuideRow {
  id: number | string;
  title: Record<Language, string>;
  lead: Record<Language, string>;
  /** The drawing that stands for it in lists. */
  drawing: string;
  /** The scene whose light the ground of its drawings takes. */
  tint: Scene;
  publishedOn: string;
  courses: {
    heading: Record<Language, string>;
    /** The search that finds them, in the words of a page's address and of the API alike. */
    search: Pick<Input<'GET /search'>, 'category' | 'scene' | 'time_band' | 'flat'>;
  };
}

/** How fast adults read, a little on the slow side. */
const perMinute = { ja: { unit: /\S/gu, count: 500 }, en: { unit: /\S+/gu, count: 200 } } satisfies Record<
  Language,
  { unit: RegExp; count: number }
>;

/** Whole minutes, at least one. */
export function readingMinutes(blocks: readonly Block[], lang: Language): number {
  const text = blocks.map((block) => (block.kind === 'text' ? block.html : `${block.caption} ${block.parts ?? ''}`));
  const { unit, count } = perMinute[lang];
  const units =
    text
      .join(' ')
      .replace(/<[^>]+>/g, ' ')
      .match(unit)?.length ?? 0;
  return Math.max(1, Math.round(units / count));
}

/** Every drawing of a series has the same frame, in its own units. */
export const drawingSize = {
  tips: { width: 640, height: 360 },
  fashion: { width: 400, height: 500 },
} as const satisfies Record<GuideSeries, { width: number; height: number }>;

/** The route of one guide. */
export const guideRoute = { tips: 'tip', fashion: 'fashionDetail' } as const satisfies Record<GuideSeries, string>;

import { useEffect, useMemo, useState } from 'react';
import { builtRoutes } from '../../app/routes.ts';
import { type IndexEntry, type Screen, screensOf } from './screens.ts';

/** Storybook's own list of stories, beside the page in the built one and in the running one. @throws when it did not come */
async function readIndex(): Promise<IndexEntry[]> {
  const response = await fetch(new URL('index.json', document.baseURI));
  if (!response.ok) throw new Error(`index.json: ${response.status}`);
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
}

/** `null` while it comes; `failed` when it does not. */
export function useIndex(): IndexEntry[] | 'failed' | null {
  const [entries, setEntries] = useState<IndexEntry[] | 'failed' | null>(null);
  useEffect(() => {
    readIndex().then(setEntries, () => setEntries('failed'));
  }, []);
  return entries;
}

export function useScreens(): Screen[] | 'failed' | null {
  const entries = useIndex();
  return useMemo(() => (Array.isArray(entries) ? screensOf(entries, builtRoutes) : entries), [entries]);
}

export const storyHref = (id: string): string => `./?path=/story/${encodeURIComponent(id)}`;
/** The story alone. The accessibility panel's own run would only cost time here. */
export const frameHref = (id: string): string =>
  `./iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=a11y.manual:!true`;
export const docsHref = (title: string): string =>
  `./?path=/docs/${encodeURIComponent(title.replaceAll('/', '-'))}--説明`;

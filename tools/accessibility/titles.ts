/** What pages and stories are called in both languages. */
import { matchRoute } from '../../app/matchRoute.ts';
import { titleOfStory } from '../../stories/englishNames.ts';
import { type StoryEntry, storyEntries } from './storybook.ts';

let stories: ReadonlyMap<string, StoryEntry> | undefined;

/**
 * `画面/コースを探す: キーワードの結果`, `Find a course: Results for a keyword`. A page is called by its route; one of several of a route, also by what tells it from
 * the others: no two titles are the same.
 */
export function titleOf(id: string): { ja: string; en: string } {
  if (id.startsWith('/')) {
    const [address, query] = id.split('?');
    const match = matchRoute(address!);
    const label = match?.route.label ?? { ja: 'ページが見つかりません', en: 'Page not found' };
    const own = match && Object.keys(match.params).length ? id : query;
    if (!own) return label;
    // What an English reader can copy into the address; a Japanese one can read it.
    return { ja: `${label.ja} (${decodeURIComponent(own)})`, en: `${label.en} (${own})` };
  }
  stories ??= new Map(storyEntries().map((entry) => [entry.id, entry]));
  return titleOfStory(stories.get(id)!);
}

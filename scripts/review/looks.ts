/** How every screen looks in both languages, as a fingerprint. */
import { hashOf, seeLook } from './look.ts';
import { walkStories } from './walk.ts';

/** By the id of the story, in the order of the ids. */
export async function seeLooks(): Promise<Record<string, string>> {
  const seen = await walkStories({
    isAsked: ({ title }) => title.startsWith('画面/'),
    see: (page) => page.evaluate(seeLook),
  });
  const found = seen.map(({ story, by }): [string, string] => [story.id, hashOf(by)]);
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the site search finds, in the order in which results stand. Free of zod: pages use it. */
export const siteKinds = [
  'course',
  'place',
  'park',
  'institution',
  'tip',
  'fashion',
  'relation',
  'article',
  'event',
  'news',
  'page',
] as const;
export type SiteKind = (typeof siteKinds)[number];

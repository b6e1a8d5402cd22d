/** What the benchmark asks of the gallery and the rankings of photos. */
import { photoSeasons } from '../../contract/photoRules.ts';
import type { Content } from '../../server/content/readContent.ts';
import type { Case } from './cases.ts';
import { pick } from './generate.ts';

/** Milliseconds, at whatever size. */
const quick = 15;
const deep = 40;

export function casesOfPhotos(content: Content): Case[] {
  const gallery = (name: string, limit: number, query: Case['query'], page?: Case['page']): Case => ({
    ...{ name, path: '/photo_gallery', limit, query, page },
  });
  const pages = (name: string, query: Case['query'], first = quick) => [
    gallery(`${name}, first page`, first, query),
    gallery(`${name}, middle page`, deep, query, 'middle'),
    gallery(`${name}, last page`, deep, query, 'last'),
  ];
  const town = (random: () => number) => pick(content.municipalities, random).slug;
  const month = (random: () => number) => 1 + Math.floor(random() * 12);
  const course_id = (random: () => number) => pick(content.courses, random).id;
  const season = (random: () => number) => pick(photoSeasons, random);
  return [
    ...pages('newest', () => ({})),
    ...pages('oldest', () => ({ sort: 'oldest' })),
    ...pages('most liked', () => ({ sort: 'likes' }), deep),
    ...pages('course', (random) => ({ course_id: course_id(random) })),
    ...pages('municipality', (random) => ({ municipality: [town(random)] })),
    ...pages('many municipalities', (random) => ({ municipality: Array.from({ length: 20 }, () => town(random)) })),
    ...pages('month', (random) => ({ month: month(random) })),
    ...pages('season', (random) => ({ season: season(random) })),
    ...pages('contest', () => ({ contest: '2025' })),
    ...pages('combined', (random) => ({ season: season(random), municipality: [town(random)], contest: '2025' })),
    ...pages('most liked, combined', (random) => ({ sort: 'likes', season: season(random), contest: '2025' }), deep),
    {
      name: 'one photo',
      path: '/photo_get',
      limit: quick,
      // Published among the samples, and among as many as are generated.
      query: (random) => ({ id: 1 + Math.floor(random() * 3) }),
    },
    { name: 'ranking', path: '/ranking_photo', limit: deep, query: () => ({}) },
    { name: 'contest, page of entries', path: '/contest', limit: deep, query: () => ({ id: '2025' }), page: 'middle' },
  ];
}

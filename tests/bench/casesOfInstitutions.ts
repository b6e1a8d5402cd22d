/** What the benchmark asks of shops and facilities. */
import { equipmentKinds, institutionKinds, shopIcons } from '../../contract/institutionKinds.ts';
import type { Content } from '../../server/content/readContent.ts';
import type { Case } from './cases.ts';
import { pick } from './generate.ts';

/** Parts of names and of what shops do, found in few rows and in many. */
const words = ['一万', '坂', 'そば', '野菜', 'パン', '減塩', 'ベンチ', 'さんぽ'];

export function casesOfInstitutions(content: Content): Case[] {
  const search = (name: string, query: Case['query'], page?: Case['page']): Case => ({
    ...{ name, path: '/institutions', query, page },
  });
  const firstAndLast = (name: string, query: Case['query']) => [
    search(`${name}, first page`, query),
    search(`${name}, last page`, query, 'last'),
  ];
  const town = (random: () => number) => pick(content.municipalities, random).slug;
  const course_id = (random: () => number) => pick(content.courses, random).id;
  const here = (random: () => number) => ({
    lat: (35.55 + random() * 0.25).toFixed(5),
    lng: (139.2 + random() * 0.65).toFixed(5),
  });
  const facets = (random: () => number) =>
    pick(
      [
        { category: 'cooperation', icons: [pick(shopIcons, random)] },
        { category: 'playground', equipment: [pick(equipmentKinds, random)] },
        { category: pick(institutionKinds, random), municipalities: [town(random), town(random)] },
      ],
      random,
    );
  const open_now = '1';
  const ofKind = (kind: (typeof institutionKinds)[number]) => content[kind].map(({ id }) => id);
  const detail = (kind: (typeof institutionKinds)[number]): Case => ({
    name: `${kind} detail`,
    path: `/${kind}_detail`,
    query: (random) => ({ id: pick(ofKind(kind), random) }),
  });
  return [
    ...firstAndLast('no condition', () => ({})),
    search('no condition, middle page', () => ({}), 'middle'),
    ...firstAndLast('facets', facets),
    ...firstAndLast('municipality', (random) => ({ municipalities: [town(random)] })),
    ...firstAndLast('keyword', (random) => ({ keyword: pick(words, random) })),
    ...firstAndLast('keyword and facets', (random) => ({ ...facets(random), keyword: pick(words, random) })),
    search('keyword without a hit', (random) => ({ keyword: pick(['ぬぬ', 'zzxx', '存在しないお店'], random) })),
    ...firstAndLast('open now', () => ({ open_now })),
    ...firstAndLast('open now and facets', (random) => ({ ...facets(random), open_now })),
    search('open now and keyword', (random) => ({ keyword: pick(words, random), open_now })),
    ...firstAndLast('nearest', here),
    ...firstAndLast('nearest, facets', (random) => ({ ...here(random), ...facets(random) })),
    search('nearest, open now', (random) => ({ ...here(random), open_now })),
    search('nearest, keyword', (random) => ({ ...here(random), keyword: pick(words, random) })),
    search('near a course', (random) => ({ course_id: course_id(random) })),
    search('near a course, in the order of the walk', (random) => ({ course_id: course_id(random), sort: 'walk' })),
    search('near a course, open now', (random) => ({ course_id: course_id(random), open_now })),
    search('near a course, 1 km', (random) => ({ course_id: course_id(random), within_m: 1000 })),
    search('by ids', (random) => ({ ids: [0, 1, 2, 3].map(() => pick(ofKind('cooperation'), random)) })),
    ...institutionKinds.map(detail),
    { name: 'numbers', path: '/num', query: () => ({}), figure: 50 },
  ];
}

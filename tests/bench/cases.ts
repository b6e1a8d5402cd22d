/** What the benchmark asks: seeded searches of every kind, and the other calls that pages make. */
import { sceneSlugs } from '../../contract/bands.ts';
import type { Content } from '../../server/content/readContent.ts';
import { fold } from '../../server/keyword.ts';
import { pick } from './generate.ts';

type Random = () => number;
/** Found in every tenth course or more, some in nearly all. */
const broadWords = ['歴史', '公園', 'えき', 'から', '神社', '水辺'];

export interface Case {
  name: string;
  path: string;
  /** Milliseconds, where a case may take longer than the figure of its size. */
  figure?: number;
  /** Milliseconds, whatever the size. */
  limit?: number;
  query: (random: Random) => object;
  page?: 'last' | 'middle';
}

export function casesOf(content: Content): Case[] {
  const search = (name: string, query: Case['query'], page?: Case['page']): Case => ({
    name,
    path: '/search',
    query,
    page,
  });
  const firstAndLast = (name: string, query: Case['query']) => [
    search(`${name}, first page`, query),
    search(`${name}, last page`, query, 'last'),
  ];
  const names = content.courses
    .flatMap((course) => [course.name.ja, ...course.points.map((point) => point.name.ja)])
    .flatMap((name) => fold(name).split(' '));
  const part = (length: number, random: Random) => {
    const word = pick(
      names.filter((name) => [...name].length >= length),
      random,
    );
    const start = Math.floor(random() * ([...word].length - length + 1));
    return [...word].slice(start, start + length).join('');
  };
  const municipality = (random: Random) => pick(content.municipalities, random).slug;
  const started = content.courses.flatMap(({ start }) =>
    start.kind === 'station' ? [content.stations.find(({ name }) => name.ja === start.station)!.id] : [],
  );
  const here = (random: Random) => ({
    lat: (35.55 + random() * 0.25).toFixed(5),
    lng: (139.2 + random() * 0.65).toFixed(5),
  });
  const broad = (random: Random) =>
    pick(
      [
        { time_band: [1, 2] },
        { step_band: [1] },
        { scene: ['history'] },
        { scene: ['park', 'waterside'] },
        { category: 'machisanpo' },
      ],
      random,
    );
  const facets = (random: Random) => ({
    time_band: [1 + Math.floor(random() * 5), 1 + Math.floor(random() * 5)],
    scene: [pick(sceneSlugs, random), pick(sceneSlugs, random)],
    ...(random() < 0.5
      ? { municipality: [municipality(random), municipality(random)] }
      : { step_band: [1 + Math.floor(random() * 4)] }),
  });
  const course_id = (random: Random) => pick(content.courses, random).id;
  const other = (name: string, path: string, query: Case['query'] = () => ({})): Case => ({
    name,
    path,
    query,
    figure: 50,
  });
  return [
    ...firstAndLast('no condition', () => ({})),
    search('no condition, middle page', () => ({}), 'middle'),
    ...firstAndLast('broad facet', broad),
    ...firstAndLast('narrow facet: municipality', (random) => ({ municipality: [municipality(random)] })),
    ...firstAndLast('narrow facet: station', (random) => ({ station: pick(started, random) })),
    ...firstAndLast('narrow facet: line', (random) => ({ line: pick(content.lines, random).id })),
    ...firstAndLast('combined facets', facets),
    ...firstAndLast('shortest first, broad facet', (random) => ({ ...broad(random), sort: 'short' })),
    ...firstAndLast('keyword, 1 character', (random) => ({ keyword: part(1, random) })),
    ...firstAndLast('keyword, 2 characters', (random) => ({ keyword: part(2, random) })),
    ...firstAndLast('keyword, 2 characters, broad', (random) => ({ keyword: pick(broadWords, random) })),
    // Tens of thousands of finds are sorted for a page that nobody turns to: no figure was set, this one keeps it sane.
    {
      ...search(
        'keyword, 2 characters, broad, middle page',
        (random) => ({ keyword: pick(broadWords, random) }),
        'middle',
      ),
      figure: 80,
    },
    ...firstAndLast('keyword, 3 to 5 characters', (random) => ({
      keyword: part(3 + Math.floor(random() * 3), random),
    })),
    ...firstAndLast('keyword, long and broad', (random) => ({
      keyword: pick(['れきし', 'station', 'history', 'みずべ', 'shinju'], random),
    })),
    search('keyword, two words', (random) => ({
      keyword: `${part(2, random)} ${pick(['公園', '歴史', '駅'], random)}`,
    })),
    search('keyword and facet', (random) => ({ ...broad(random), keyword: part(2, random) })),
    search('no hit, keyword', (random) => ({ keyword: pick(['ぬぬ', 'ゑゐゑ', 'zzxx', '存在しない場所'], random) })),
    search('no hit, facets', (random) => ({
      category: 'yamanote',
      scene: ['island'],
      municipality: [municipality(random)],
      step_band: [4],
    })),
    search('five nearest', here),
    search('five nearest, broad facet', (random) => ({ ...here(random), ...broad(random) })),
    search('five nearest, narrow facet', (random) => ({ ...here(random), municipality: [municipality(random)] })),
    search('five nearest, combined facets', (random) => ({ ...here(random), ...facets(random) })),
    search('five nearest, keyword', (random) => ({ ...here(random), keyword: part(2, random) })),
    search('five nearest, near_station', (random) => ({ near_station: pick(content.stations, random).id })),
    other('suggestions', '/suggest', (random) => ({ keyword: part(1 + Math.floor(random() * 4), random) })),
    other('municipalities', '/get_municipalities'),
    other('scenes', '/get_scene'),
    other('lines and stations', '/get_train_bus'),
    other('ranking', '/ranking', (random) => ({ type: pick(['walked', 'accessed'], random) })),
    other('recommend', '/recommend', (random) => ({
      course_id: course_id(random),
      ...(random() < 0.5 ? { duration: 20 + Math.floor(random() * 60) } : {}),
    })),
    other('numbers', '/num'),
    other('course detail', '/course_detail', (random) => ({ id: course_id(random) })),
  ];
}

/** Fifty courses, made from short lists so that every run has the same. */
const places = [
  '上野公園',
  '隅田川',
  '皇居外苑',
  '井の頭池',
  '高尾山口',
  '玉川上水',
  '神田明神',
  '谷中銀座',
  '多摩川',
  '小金井公園',
];
const shapes = [
  'ひとめぐりコース',
  '朝のさんぽコース',
  '坂と水辺のコース',
  '商店街をぬけるコース',
  '駅から駅へのコース',
];
const kinds = ['公園', '水辺', '歴史', '商店街'];

export interface Course {
  id: number;
  name: string;
  href: string;
  text: string;
  figures: string;
  tags: readonly string[];
}

export const courses: readonly Course[] = Array.from({ length: 50 }, (_, at) => ({
  id: 101 + at,
  name: `${places[at % places.length]}${shapes[Math.floor(at / places.length)]}`,
  href: `#course-${101 + at}`,
  text: `${places[at % places.length]}から歩き始めて、次の駅まで行きます。段差は少なめです。`,
  figures: `${25 + ((at * 7) % 60)}分・${(1.8 + ((at * 3) % 40) / 10).toFixed(1)}km`,
  tags: [kinds[at % kinds.length]!, kinds[(at + 1 + (at % 2)) % kinds.length]!],
}));

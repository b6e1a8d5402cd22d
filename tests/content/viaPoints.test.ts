/** A point on the way is something that a walker can find: a name of a block is on no sign at one place. */
import { describe, expect, it } from 'vitest';
import { readContent } from '../../server/content/readContent.ts';

const isBlock = (name: string) => /(町|丁目)$/.test(name);

/** By course and name. */
const kept = new Map([
  ['123 青葉台一丁目', 'the map data name nothing within 60 m: the corner of two streets without names'],
]);

describe('points on the way', () => {
  const blocks = readContent().courses.flatMap(({ id, points }) =>
    points.flatMap(({ role, name }) => (role === 'via' && isBlock(name.ja) ? [`${id} ${name.ja}`] : [])),
  );

  it('do not bear the name of a block only, or say why', () => {
    expect(blocks.filter((point) => !kept.has(point))).toEqual([]);
  });

  it('a reason belongs to a point', () => {
    expect([...kept.keys()].filter((point) => !blocks.includes(point))).toEqual([]);
  });
});

/** What the drawing of a course is known by. */
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../app/i18n/i18n.ts';
import { base } from '../../app/i18n/ja.ts';
import ja from '../../app/screens/Course/ja.json' with { type: 'json' };
import { namesOf } from '../../app/screens/Course/namesOf.ts';
import { courseDetail } from '../../stories/fixtures/courseDetail.ts';

const i18n = createI18n('ja', { ...base });
i18n.add({ course: ja });
const { t } = i18n;
const course = courseDetail('ja');
const at = (name: string, role: 'via' | 'highlight', lat: number) => ({
  ...course.points[1]!,
  ...{ name, name_ja: name, role, lat },
});

describe('names on the drawing of a course', () => {
  it('the ends first, then waters, stations around and sights, each once', () => {
    const [start, ...others] = course.points;
    const goal = others.at(-1)!;
    const points = [
      start!,
      at('神田川', 'via', 35.7),
      at('弁慶堀', 'highlight', 35.71),
      at('二重橋', 'highlight', 35.72),
      goal,
    ];
    const names = namesOf({ ...course, points, around: [{ name: '桜田門', lat: 35.68, lng: 139.75 }] }, t);
    const told = names.map(({ name }) => name);
    expect(told.slice(-4)).toEqual(['神田川', '弁慶堀', '桜田門駅', '二重橋']);
    expect(new Set(told).size).toBe(told.length);
    // A river has no dot of its own; a highlight has its number.
    expect(names.filter((name) => 'isWide' in name && name.isWide).map(({ name }) => name)).toEqual(['神田川']);
  });

  it('a bridge over a river and a town called after one are no water', () => {
    const points = [
      course.points[0]!,
      at('川崎街道', 'via', 35.7),
      at('目黒川 上流', 'via', 35.71),
      course.points.at(-1)!,
    ];
    const told = namesOf({ ...course, points, around: [] }, t).map(({ name }) => name);
    expect(told).not.toContain('川崎街道');
    expect(told).toContain('目黒川 上流');
  });
});

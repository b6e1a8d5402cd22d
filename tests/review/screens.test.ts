/** What the list of screens makes of Storybook's index, the route table and the accessibility summary. */
import { describe, expect, it } from 'vitest';
import { builtRoutes } from '../../app/routes.ts';
import { wordsOf } from '../../stories/englishNames.ts';
import { type IndexEntry, screensOf, statesSince, verdictOn } from '../../stories/review/screens.ts';

const story = (file: string, title: string, exportName: string, name = exportName): IndexEntry => ({
  id: `${title.replace('/', '-')}--${exportName.toLowerCase()}`,
  ...{ title, name, type: 'story', importPath: `./stories/screens/${file}.stories.tsx`, exportName },
});

describe('screens', () => {
  const screens = screensOf(
    [
      story('Failure', '画面/エラー', 'Plain', '見つからない'),
      story('CourseSearch', '画面/コースを探す', 'Plain', '条件を選ぶ'),
      story('CourseSearch', '画面/コースを探す', 'NoneConfirmed', '確認できた設備がない'),
      story('Top', '画面/トップ', 'Plain'),
      story('Button', '部品/Button', 'Plain'),
      { ...story('List', '画面/画面一覧', 'Docs'), type: 'docs' },
    ],
    builtRoutes,
  );

  it('stand in the order of the route table, those without an address last; nothing else is among them', () => {
    expect(screens.map(({ ja }) => ja)).toEqual(['トップ', 'コースを探す', 'エラー']);
  });

  it('have words in both languages, all their addresses and all their states', () => {
    const search = screens[1]!;
    expect(search).toMatchObject({ name: 'CourseSearch', en: 'Find a course' });
    expect(search.routes.map(({ path }) => path)).toEqual(
      builtRoutes.flatMap(({ path, screen }) => (screen === 'CourseSearch' ? path : [])),
    );
    expect(search.routes.length).toBeGreaterThan(1);
    expect(search.states.map(({ ja, en }) => [ja, en])).toEqual([
      ['条件を選ぶ', 'Choosing conditions'],
      ['確認できた設備がない', 'No facilities confirmed'],
    ]);
    expect(screens[2]!.routes).toEqual([]);
  });

  it('are called by their code where nobody has named them', () => {
    expect(['NewsDetail', 'Top', 'Page2Empty'].map(wordsOf)).toEqual(['News detail', 'Top', 'Page2 empty']);
  });
});

describe('the verdict', () => {
  const own = (subject: string) => subject === 'a' || subject === '/news';
  const clean = { looks: 4, violations: 0, undecided: 0, findings: 0, tested_at: '2026-11-23T00:00:00Z' };

  it('is untested without a summary, and where nobody has looked', () => {
    expect(verdictOn(null, own)).toEqual({ kind: 'untested' });
    expect(verdictOn({ subjects: [{ ...clean, id: 'b' }] }, own)).toEqual({ kind: 'untested' });
    expect(verdictOn({ subjects: [{ ...clean, id: 'a', looks: 0 }] }, own)).toEqual({ kind: 'untested' });
  });

  it('is passed only where nothing at all was found', () => {
    const news = { ...clean, id: '/news', tested_at: '2026-11-20T00:00:00Z' };
    expect(verdictOn({ subjects: [{ ...clean, id: 'a' }, news] }, own)).toEqual({
      ...{ kind: 'passed', looks: 8, testedAt: '2026-11-20T00:00:00Z' },
    });
    for (const name of ['violations', 'undecided', 'findings'] as const)
      expect(verdictOn({ subjects: [{ ...clean, id: 'a', [name]: 2 }, news] }, own)).toEqual({
        ...{ kind: 'failed', violations: 0, undecided: 0, findings: 0, testedAt: '2026-11-20T00:00:00Z', [name]: 2 },
      });
  });

  it('is not said of states that have come since', () => {
    const first = { id: 'a', ja: 'はじめ', en: 'Plain' };
    const second = { id: 'c', ja: 'あと', en: 'New' };
    const screen = { states: [first, second] };
    expect(statesSince({ subjects: [{ id: 'a' }] }, screen)).toEqual([second]);
    expect(statesSince({ subjects: [{ id: 'a' }, { id: 'c' }] }, screen)).toEqual([]);
    // Never tested is another thing, and said as such.
    expect(statesSince({ subjects: [{ id: '/news' }] }, screen)).toEqual([]);
    expect(statesSince(null, screen)).toEqual([]);
  });
});

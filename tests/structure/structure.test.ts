import { describe, expect, test } from 'vitest';
import { builtRoutes } from '../../app/routes.ts';
import { endpoints } from '../../contract/index.ts';
import { missingOfComponents, missingOfEndpoints, missingOfMachines, missingOfScreens, projectRoot } from './parts.ts';

describe('nothing is missing', () => {
  test('every component has stories, a docs page and a test', () => {
    expect(missingOfComponents(projectRoot)).toEqual([]);
  });

  test('every machine has a docs page and a test', () => {
    expect(missingOfMachines(projectRoot)).toEqual([]);
  });

  test('every built route names its module and has a screen with a view and stories', () => {
    expect(builtRoutes.filter(({ module }) => !module).map((route) => route.path)).toEqual([]);
    expect(
      missingOfScreens(
        projectRoot,
        builtRoutes.map(({ module }) => module!),
      ),
    ).toEqual([]);
  });

  test('every endpoint has a handler and stands in a test of the server', () => {
    expect(missingOfEndpoints(projectRoot, Object.keys(endpoints))).toEqual([]);
  });
});

test('what is missing is named', () => {
  expect(missingOfScreens(projectRoot, ['app/screens/Nowhere/index.ts'])).toEqual([
    'app/screens/Nowhere/index.ts',
    'app/screens/Nowhere/Nowhere.tsx',
    'app/screens/Nowhere/NowhereScreen.tsx',
    'stories/screens/Nowhere.stories.tsx',
  ]);
  expect(missingOfEndpoints(projectRoot, ['GET /nowhere'])).toEqual([
    'GET /nowhere: no handler in server/',
    'GET /nowhere: in no test of tests/server/',
  ]);
});

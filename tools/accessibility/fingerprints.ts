/** A fingerprint of everything that a subject's outcome depends on: where it is as it was, so is the outcome. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { guardedNamespaces } from '../../app/i18n/guardedNamespaces.ts';
import { sharedNamespaces } from '../../app/i18n/namespaces.ts';
import { matchRoute } from '../../app/matchRoute.ts';
import { type RouteId, route } from '../../app/routes.ts';
import { fixturesName } from '../../scripts/courseFixtures.ts';
import type { Origins } from './open.ts';
import { filesIn, hashText, sourceGraph } from './sourceGraph.ts';
import type { StoryEntry } from './storybook.ts';

/** What looks and judges; how outcomes are added up and written is not part of it. */
const toolRoots = ['run.ts', 'units.ts', 'storybook.ts', 'checks/index.ts'].map(
  (name) => `tools/accessibility/${name}`,
);
/** How states are reached: of pages that have any. */
const statesFile = 'tools/accessibility/states.ts';
/** Which pages there are decides what is looked at, not how. */
const isOfTools = (file: string) =>
  (file.startsWith('tools/accessibility/') && file !== statesFile) || file === 'tests/e2e/browser.ts';
/** Versions of every dependency, how the sources are built, and files that are sent as they are. */
const commonFiles = ['package-lock.json', 'vite.config.ts', 'public'];
/** What stories are shown in. */
const storybookFiles = ['main.ts', 'preview.tsx', 'preview-head.html'].map((name) => `.storybook/${name}`);
/** What only the panels around a story ask for. */
const isOfPanels = (file: string) => file === 'stories/review/beside.ts';
const pageFiles = ['scripts/build.ts', 'app/entry.client.tsx'];
/** How the content is put into stories; what is put in counts by itself. */
const isOfStories = (file: string) => /^scripts\/\w+Fixtures\.ts$/.test(file);
/** A state that is reached by acting asks the API for more than the page's HTML shows; the outcome of a run, and what was signed, are no part of it. */
const apiFiles = ['server', 'contract', 'content'];

export interface PageSubject {
  id: string;
  /** The HTML of each language: with it comes the content that the page shows. */
  html: readonly string[];
  hasStates: boolean;
}

/** File names of the build carry hashes: what is in them counts by its sources. */
const withoutBuildHashes = (html: string) => html.replace(/(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g, '$1$2');

/** A rule whose every selector holds a class of its own file is seen only where that file is used; `:not()` is seen everywhere else. */
function isOfOwnClasses(selectors: string, text: string): boolean {
  const own = (name: string) => new RegExp(`\\bconst ${name} = style\\(`).test(text);
  return selectors
    .split(',')
    .every(
      (selector) =>
        !selector.includes(':not(${') && [...selector.matchAll(/\$\{(\w+)\}/g)].some(([, name]) => own(name!)),
    );
}
const globalCall =
  /\b(globalStyle|globalFontFace|globalKeyframes|createGlobalThemeContract|createGlobalTheme)\(\s*(?:`([^`]*)`)?/g;
/** All pages have one style sheet: what a file says of elements by name holds on every page. */
const hasGlobalStyles = (text: string) =>
  [...text.matchAll(globalCall)].some(
    ([, call, selectors]) => call !== 'globalStyle' || !selectors || !isOfOwnClasses(selectors, text),
  );

/** They name all screens and translations, to load those of one page by name, or for their types. */
const loaders = [
  ...['modules', 'guardedModules', 'memberModules'].map((name) => `app/screens/${name}.ts`),
  ...['namespaces', 'guardedTexts', 'ja', 'en'].map((name) => `app/i18n/${name}.ts`),
];
/** Stories have all of them at hand, and show few. */
const storyLoaders = [...loaders, 'stories/screens/translations.ts'];
/** Folders of screens, and translations that several share; those of every page are imported as they are. */
const isLoadedByName = (file: string, from: string) =>
  storyLoaders.includes(from) &&
  /^app\/(screens\/[^/]+|i18n\/\w+)\/[^/]+$/.test(file) &&
  !/\/(common|failure)\.json$/.test(file);
const screenOf = (file: string) => /^app\/screens\/([^/]+)\//.exec(file)?.[1];
/** An address that one goes to: `/map/detail/101`, or `path('course'`. What a link leads to is not shown beside it. */
const addresses = /(?<!\bhref(?:=\{|: |\()*)(?:\bpath\('(\w+)'|['"`](\/[^'"`?#\s]*))/g;
const screensNamedIn = (text: string): string[] =>
  [...text.matchAll(addresses)].flatMap(
    ([, id, address]) => (id ? route(id as RouteId) : matchRoute(address!)?.route)?.screen ?? [],
  );
const isScript = (file: string) => /\.tsx?$/.test(file);

/** There responses are held to the contract; a build has no part of it but what it imports by itself. */
const isOfDevelopment = (file: string, from: string) => file === 'contract/index.ts' && from === 'app/entry.client.tsx';

/**
 * @param root where the sources are
 * @param browser version, so much of it as is to count
 * @param fixtures what stories are told of the content, as text
 */
export function fingerprintsOf(root: string, browser: string, fixtures: string) {
  const graph = sourceGraph(root);
  const hashOfPlaces = (places: readonly string[]) =>
    graph.hashOf(
      filesIn(root, places)
        .filter((file) => !/^content\/(accessibility|reviews)\//.test(file))
        .sort(),
    );
  const tools = graph.hashOf(graph.filesFrom(toolRoots, (file) => !isOfTools(file)));
  const common = hashText([browser, tools, hashOfPlaces(commonFiles)].join(' '));
  const storybook = graph.hashOf(graph.filesFrom(storybookFiles, isOfPanels));
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const told = hashText(fixtures);
  const fixtureFiles = filesIn(root, ['stories'])
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => textOf(file).includes(`'${fixturesName}'`));
  const isTold = (file: string) => fixtureFiles.includes(file);

  /** Those that a story imports, and those that it or these go to. None: it may show any. */
  function screensOf(story: string): string[] {
    const own = graph.filesFrom([story], isLoadedByName).flatMap((file) => screenOf(file) ?? []);
    if (own.length === 0) return [];
    const folders = [...new Set(own)].map((screen) => `app/screens/${screen}`);
    const going = [story, ...filesIn(root, folders)].filter(isScript);
    return [...new Set([...own, ...going.flatMap((file) => screensNamedIn(textOf(file)))])];
  }

  const sharedWords = filesIn(root, ['app/i18n/ja', 'app/i18n/en']);
  /** Words that several screens share, of which a file names the namespace: `useTranslation('push')`, `t('push:on')`. */
  function wordsOf(files: readonly string[]): string[] {
    const texts = files
      .filter((file) => isScript(file) && /^(app|stories)\//.test(file) && !storyLoaders.includes(file))
      .map(textOf);
    return sharedWords.filter((file) => {
      const name = new RegExp(`['"\`]${path.basename(file, '.json')}['"\`:]`);
      return texts.some((text) => name.test(text));
    });
  }

  function ofStory({ importPath }: Pick<StoryEntry, 'importPath'>): string {
    const story = path.posix.normalize(importPath);
    const screens = screensOf(story).flatMap((screen) =>
      filesIn(root, [`app/screens/${screen}`]).filter((file) =>
        /\/(index\.ts|member\.ts|ja\.json|en\.json)$/.test(file),
      ),
    );
    const shown = graph.filesFrom([story, ...screens], screens.length > 0 ? isLoadedByName : undefined);
    const files = [...new Set([...shown, ...wordsOf(shown)])].sort();
    return hashText([common, storybook, graph.hashOf(files), files.some(isTold) ? told : ''].join(' '));
  }

  const globalStyles = filesIn(root, ['app', 'ui', 'tokens']).filter(
    (file) => file.endsWith('.css.ts') && hasGlobalStyles(textOf(file)),
  );

  /** @throws when the route table names a screen that is not there */
  function screenFiles(screen: string): string[] {
    const entry = `app/screens/${screen}/index.ts`;
    if (!existsSync(path.join(root, entry))) throw new Error(`${entry} is not there`);
    const shared = (sharedNamespaces[screen] ?? guardedNamespaces[screen] ?? []).flatMap((name) => [
      `ja/${name}`,
      `en/${name}`,
    ]);
    const translations = [
      ...['ja', 'en'].map((lang) => `app/screens/${screen}/${lang}.json`),
      ...shared.map((name) => `app/i18n/${name}.json`),
    ];
    return [entry, ...translations.filter((file) => existsSync(path.join(root, file)))];
  }

  function ofPage({ id, html, hasStates }: PageSubject): string {
    const screen = matchRoute(id.split('?')[0]!)?.route.screen;
    const own = screen ? screenFiles(screen) : [];
    // Where the screen is not known, every screen may be it.
    const files = graph.filesFrom(
      [...pageFiles, ...globalStyles, ...own],
      (file, from) =>
        isOfStories(file) || isOfDevelopment(file, from) || (own.length > 0 && isLoadedByName(file, from)),
    );
    const data = [...html.map(withoutBuildHashes), hasStates ? hashOfPlaces([...apiFiles, statesFile]) : ''];
    return hashText([common, graph.hashOf(files), ...data].join('\n'));
  }
  return { ofStory, ofPage };
}

/** What a server says anew with every response. */
const passing = new Set(['date', 'etag', 'content-length', 'connection', 'keep-alive', 'age', 'x-request-id']);

/** The page in both languages as it leaves the server, with its headers: a policy decides what may run. */
export async function htmlOf(id: string, { portal }: Pick<Origins, 'portal'>): Promise<string[]> {
  const inEnglish = `${id}${id.includes('?') ? '&' : '?'}lang=en`;
  const { host } = new URL(portal);
  return Promise.all(
    [id, inEnglish].map(async (address) => {
      const response = await fetch(portal + address);
      const headers = [...response.headers].filter(([name]) => !passing.has(name));
      // The port is another in every run.
      return `${JSON.stringify(headers)}\n${await response.text()}`.replaceAll(host, '');
    }),
  );
}

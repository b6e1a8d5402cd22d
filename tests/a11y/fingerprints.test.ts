/** No fingerprint may hide a fault: wherever one is planted, the subjects concerned lose their earlier outcome, and no others. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/steps.ts';
import { fingerprintsOf } from '../../tools/accessibility/fingerprints.ts';
import { sourceGraph } from '../../tools/accessibility/sourceGraph.ts';

const stories = {
  accordion: 'stories/ui/Accordion.stories.tsx',
  meter: 'stories/ui/Meter.stories.tsx',
  parks: 'stories/screens/Parks.stories.tsx',
  register: 'stories/screens/Register.stories.tsx',
  reports: 'stories/screens/StaffReports.stories.tsx',
};
const pages = { parks: '/parks', news: '/news', map: '/map', none: '/no-such-page' };
type Html = Partial<Record<keyof typeof pages, string>>;
const browser = 'Chromium 1';
const html = (words: string) => [`<p>${words}</p><script src="/assets/entry.client-AbCd1234.js"></script>`, words];

const copy = mkdtempSync(path.join(tmpdir(), 'tokotoko-fingerprints-'));
const places = [
  ...['app', 'ui', 'tokens', 'machines', 'contract', 'content', 'server', 'public', 'stories', 'scripts', 'tools'],
  ...['.storybook', 'tests/e2e', 'package.json', 'package-lock.json', 'vite.config.ts'],
];
beforeAll(() => {
  for (const place of places) cpSync(path.join(root, place), path.join(copy, place), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Of all stories and pages above, by name. */
function fingerprints(version = browser, told: Html = {}, fixtures = 'courses'): Record<string, string> {
  const { ofStory, ofPage } = fingerprintsOf(copy, version, fixtures);
  return Object.fromEntries([
    ...Object.entries(stories).map(([name, importPath]) => [
      `story ${name}`,
      ofStory({ importPath: `./${importPath}` }),
    ]),
    ...Object.entries(pages).map(([name, id]) => [
      `page ${name}`,
      ofPage({ id, html: html(told[name as keyof typeof pages] ?? id), hasStates: name === 'map' }),
    ]),
  ]);
}
const changed = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before).filter((name) => before[name] !== after[name]);

/** @returns what has another fingerprint while the file is another */
function changedBy(file: string, change: (text: string) => string): string[] {
  const absolute = path.join(copy, file);
  const text = readFileSync(absolute, 'utf8');
  const before = fingerprints();
  writeFileSync(absolute, change(text));
  try {
    return changed(before, fingerprints());
  } finally {
    writeFileSync(absolute, text);
  }
}
const everyPage = Object.keys(pages).map((name) => `page ${name}`);
const everything = [...Object.keys(stories).map((name) => `story ${name}`), ...everyPage];
const faulty = (text: string) => `${text}\n/* a planted fault */\n`;

test('nothing planted: nothing is looked at again, whatever the build calls its files', () => {
  const other = html('/news').map((text) => text.replace('AbCd1234', 'Zz_9-xyW'));
  const page = (told: readonly string[]) =>
    fingerprintsOf(copy, browser, '').ofPage({ id: '/news', html: told, hasStates: false });
  expect(fingerprints()).toEqual(fingerprints());
  expect(page(other)).toBe(page(html('/news')));
  expect(new Set(Object.values(fingerprints())).size).toBe(everything.length);
});

test.each([
  ['a component', 'ui/Accordion/Accordion.tsx', ['story accordion']],
  ['a component inside another', 'ui/Disclosure/Disclosure.css.ts', ['story accordion']],
  ['a screen', 'app/screens/Parks/ParksScreen.tsx', ['story parks', 'page parks', 'page none']],
  ['the fixtures of a story', 'stories/screens/Parks.stories.tsx', ['story parks']],
  ['words', 'app/i18n/ja/common.json', ['story parks', ...everyPage]],
  ['words of one screen', 'app/screens/Parks/ja.json', ['story parks', 'page parks']],
  ['a screen that a story goes to', 'app/screens/RegisterDone/RegisterDoneScreen.tsx', ['story register']],
  ['words that screens share', 'app/i18n/en/park.json', ['story parks', 'page parks']],
  ['the frame of all pages', 'app/layout/Layout.tsx', ['story parks', ...everyPage]],
  ['what a state asks of the API', 'content/stations.json', ['page map']],
])('a fault in %s: what is made of it', (_, file, concerned) => {
  expect(changedBy(file, faulty)).toEqual(expect.arrayContaining(concerned));
});

test.each([
  ['a component', 'ui/Accordion/Accordion.tsx', ['story meter', 'page parks', 'page news']],
  ['a screen', 'app/screens/Parks/ParksScreen.tsx', ['story accordion', 'story meter', 'page news', 'page map']],
  ['a story', 'stories/screens/Parks.stories.tsx', ['story accordion', ...everyPage]],
  ['a screen of staff', 'app/screens/StaffReports/Entry.tsx', ['story parks', 'page parks', 'page news', 'page map']],
  ['a screen of members', 'app/screens/MyPage/OwnPhotos.tsx', ['story parks', 'page parks', 'page news']],
  ['what members alone see', 'app/screens/Photo/MemberPhoto.tsx', ['story parks', 'page parks', 'page news']],
  ['words of another screen', 'app/screens/Register/ja.json', ['story meter', 'page parks', 'page news']],
  ['words that other screens share', 'app/i18n/ja/push.json', ['story parks', 'page parks']],
  ['a screen that a story has a link to', 'app/screens/StaffDuty/StaffDutyScreen.tsx', ['story reports']],
  ['a style of its own classes', 'app/map/InteractiveMap.css.ts', ['story parks', 'page parks', 'page news']],
  ['a call that pages do not make', 'contract/reports.ts', ['story meter', 'page parks', 'page news']],
])('a fault in %s: nothing else', (_, file, others) => {
  expect(changedBy(file, faulty).filter((name) => others.includes(name))).toEqual([]);
});

test.each([
  ['a token', 'tokens/primitives.ts'],
  ['a style of everything', 'tokens/global.css.ts'],
  ['a check', 'tools/accessibility/checks/targetSize.ts'],
  ['how pages are opened', 'tools/accessibility/open.ts'],
  ['a file that is sent as it is', 'public/favicon.svg'],
  ['how it is built', 'vite.config.ts'],
])('a fault in %s: everything', (_, file) => {
  expect(changedBy(file, faulty)).toEqual(everything);
});

test.each([
  ['how a state is reached: pages that have states', 'tools/accessibility/states.ts', ['page map']],
  ['how content is put into stories: nothing but what is put in', 'scripts/courseFixtures.ts', []],
  ['the list of pages: nothing', 'tests/e2e/pages.ts', []],
  ['the panel beside stories: nothing', '.storybook/ReviewPanel.tsx', []],
  [
    'what stories stand in: stories',
    '.storybook/decorators.tsx',
    everything.filter((name) => name.startsWith('story')),
  ],
])('a fault in %s', (_, file, concerned) => {
  expect(changedBy(file, faulty)).toEqual(concerned);
});

test('another version of axe, of any package or of the browser: everything', () => {
  const axe = (text: string) => text.replace(/("node_modules\/axe-core": \{\s+"version": ")[^"]+/, '$14.99.0');
  expect(changedBy('package-lock.json', axe)).toEqual(everything);
  expect(changed(fingerprints(), fingerprints('Chromium 2'))).toEqual(everything);
});

test('other content on a page: that page', () => {
  expect(changed(fingerprints(), fingerprints(browser, { news: 'A news item without a date' }))).toEqual(['page news']);
});

test('other content in what stories are told: the stories that show it', () => {
  const told = changed(fingerprints(), fingerprints(browser, {}, 'another course'));
  expect(told).toEqual(['story parks', 'story register', 'story reports']);
});

test('a component that styles elements by name: every page, as they share one style sheet', () => {
  const style = "\nimport { globalStyle } from '@vanilla-extract/css';\nglobalStyle('p', { color: '#999' });\n";
  expect(changedBy('ui/Accordion/Accordion.css.ts', (text) => text + style)).toEqual(['story accordion', ...everyPage]);
});

test.each([
  ['of another class', `import { map } from '../../app/map/InteractiveMap.css.ts';\nglobalStyle(\`\${map} p\`, {});`],
  ['of its own class beside an element', `globalStyle(\`\${accordion} p, h2\`, {});`],
  ['of what its own class is not', `globalStyle(\`p:not(\${accordion})\`, {});`],
])('a style %s: every page', (_, style) => {
  const styled = (text: string) => `${text}\nimport { globalStyle } from '@vanilla-extract/css';\n${style}\n`;
  expect(changedBy('ui/Accordion/Accordion.css.ts', styled)).toEqual(['story accordion', ...everyPage]);
});

test('how outcomes are added up and shown is no reason to look again', () => {
  expect(changedBy('tools/accessibility/result.ts', faulty)).toEqual([]);
  expect(changedBy('content/accessibility/summary.json', faulty)).toEqual([]);
});

test('an import that leads nowhere is an error, and globs are followed', () => {
  appendFileSync(path.join(copy, 'ui/cx.ts'), "\nconst all = import.meta.glob(['./Meter/*.tsx']);\n");
  expect(sourceGraph(copy).filesFrom(['ui/cx.ts'])).toContain('ui/Meter/Meter.tsx');
  appendFileSync(path.join(copy, 'ui/cx.ts'), "\nimport './nowhere.ts';\n");
  expect(() => sourceGraph(copy).filesFrom(['ui/cx.ts'])).toThrow('ui/cx.ts: ./nowhere.ts leads nowhere');
});

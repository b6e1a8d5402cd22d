/** The comparison of a plain story with its page names what differs. */
import { expect, test } from 'vitest';
import { outlineDifferences, outlineOf } from './outline.ts';

const page = `
  <nav aria-label="Breadcrumbs"><a href="/">Home</a><a href="/map" >Courses</a><span aria-current="page">Moat Loop</span></nav>
  <main>
    <h1>Moat Loop</h1>
    <section aria-labelledby="way"><h2 id="way">The way in words</h2>
      <p>Stop here: 200 m to Takebashi.</p><p>Stop here: 300 m to Hanzomon.</p></section>
    <form role="search" aria-label="Courses"><fieldset><legend>Time</legend><label for="a">Short</label><input id="a" type="checkbox"></fieldset></form>
    <button type="button" aria-label="Open the map"><svg aria-hidden="true"><title>map</title></svg></button>
  </main>`;

test('an outline has headings, landmarks, groups, labels, fields, buttons, breadcrumbs and paragraphs in order', () => {
  expect(outlineOf(page)).toEqual([
    'navigation: Breadcrumbs',
    'breadcrumb: Home',
    'breadcrumb: Courses',
    'breadcrumb: Moat Loop',
    'main',
    'heading 1: Moat Loop',
    'region: The way in words',
    'heading 2: The way in words',
    'text: Stop here: 200 m to Takebashi.',
    'text: Stop here: 300 m to Hanzomon.',
    'search: Courses',
    'group: Time',
    'label: Short',
    'checkbox field',
    'button: Open the map',
  ]);
});

test.each([
  ['a line', '<p>Stop here: 300 m to Hanzomon.</p>', '', ['only in the page: text: Stop here: 300 m to Hanzomon.']],
  ['a button', /<button.*<\/button>/, '', ['only in the page: button: Open the map']],
  [
    ...(['another breadcrumb', '>Courses<', '>Search<'] as const),
    ['only in the story: breadcrumb: Search', 'only in the page: breadcrumb: Courses'],
  ],
  [
    ...(['another level', /<h2(.*)<\/h2>/, '<h3$1</h3>'] as const),
    ['only in the story: heading 3: The way in words', 'only in the page: heading 2: The way in words'],
  ],
  ['another label', '>Short<', '>Long<', ['only in the story: label: Long', 'only in the page: label: Short']],
  ['what nobody sees', '<h1>', '<p hidden>Draft</p><h1>', []],
])('%s of the story is named', (_, part, instead, expected) => {
  expect(outlineDifferences(page.replace(part, instead), page)).toEqual(expected);
});

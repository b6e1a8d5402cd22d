/**
 * Writes `storybook-static/changed.json`: the ids of stories whose sources are not those that the accessibility result was made of. A
 * part of `npm run storybook:build`; the list of screens reads it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accessibilitySummary } from '../../contract/accessibilitySummary.ts';
import { courseFixtures } from '../../scripts/courseFixtures.ts';
import { root } from '../../scripts/steps.ts';
import { fingerprintsOf } from '../accessibility/fingerprints.ts';
import { storyEntries } from '../accessibility/storybook.ts';

const kept = path.join(root, 'content/accessibility/summary.json');
const { subjects, tools } = accessibilitySummary.parse(JSON.parse(readFileSync(kept, 'utf8')));
/** By another browser the same story may look otherwise, which is for the next run to find. */
const browser = /\d+/.exec(tools.browser)![0];
const { ofStory } = fingerprintsOf(root, browser, JSON.stringify(courseFixtures()));
const tested = new Map(subjects.map(({ id, fingerprint }) => [id, fingerprint]));
const changed = storyEntries()
  .filter((entry) => tested.has(entry.id) && tested.get(entry.id) !== ofStory(entry))
  .map(({ id }) => id);
writeFileSync(path.join(root, 'storybook-static/changed.json'), `${JSON.stringify(changed)}\n`);
process.stdout.write(`changed since the accessibility result: ${changed.length} of ${tested.size} stories and pages\n`);

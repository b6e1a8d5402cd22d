/** Where there is no JavaScript nothing stands that only works with it, and no room is kept for it. */
import { composeStories } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import * as courses from '../../stories/screens/Course.stories.tsx';
import * as searches from '../../stories/screens/CourseSearch.stories.tsx';
import * as accordions from '../../stories/ui/Accordion.stories.tsx';
import * as likeButtons from '../../stories/ui/LikeButton.stories.tsx';
import * as passwordFields from '../../stories/ui/PasswordField.stories.tsx';
import * as tabNavs from '../../stories/ui/TabNav.stories.tsx';
import * as textAreas from '../../stories/ui/TextArea.stories.tsx';
import { withJavaScript } from '../../ui/javascript.css.ts';
import { type Stories, show } from './suites/show.ts';
import { serverHtml, withoutJavaScript } from './suites/withoutJavaScript.ts';

const files = {
  accordions,
  likeButtons,
  passwordFields,
  tabNavs,
  textAreas,
};
/** A button that a form does not need and the browser does nothing with. */
const dead = 'button[type="button"]:not([popovertarget], [command])';
const seen = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
const hasRoom = (element: Element) => element.getBoundingClientRect().height > 0;
const wordsOf = (elements: Element[]) => elements.map((element) => element.textContent);

describe.each(Object.entries(files))('%s', (_, stories) => {
  test.each(Object.entries(composeStories(stories as never) as Stories))('%s', async (_name, story) => {
    expectNothingDead(await withoutJavaScript(serverHtml(story)));
  });
});

// Of a screen what a server can send; what comes of a press needs JavaScript anyway.
test.each([
  ['the search', composeStories(searches).Plain],
  ['a course', composeStories(courses).Plain],
])('%s, whose story loads its page first', async (_, story) => {
  await show(story);
  await expect.poll(() => document.querySelector(`.${withJavaScript}`)).not.toBeNull();
  // The frame around it has tests of its own; here it has been taken over already.
  expectNothingDead(await withoutJavaScript(document.querySelector('main')!.outerHTML));
});

function expectNothingDead({ body }: Document): void {
  expect(body.querySelector('button, input, textarea, a, p')).not.toBeNull();
  expect(wordsOf([...body.querySelectorAll(dead)].filter(seen))).toEqual([]);
  expect([...body.querySelectorAll(`.${withJavaScript}`)].filter(seen)).toEqual([]);
  const kept = [...body.querySelectorAll('[style*="visibility"], [data-waiting]')];
  expect(wordsOf(kept.filter((element) => !seen(element) && hasRoom(element)))).toEqual([]);
}

/** What an officer presses while the page of another reason is on its way. */
import { composeStory } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closureSentences } from '../../app/screens/StaffDuty/sentences.ts';
import { ApiError } from '../../contract/apiError.ts';
import { courseSummaries } from '../../stories/fixtures/courses.ts';
import { dutyOfBureau, quiet, standing } from '../../stories/fixtures/duty.ts';
import { wired } from '../../stories/screens/wired.tsx';
import { show } from './suites/show.ts';

const [course] = courseSummaries('ja');
const ofCourse = `/staff/duty?course=${course!.id}`;
const [closure] = standing('ja').closures;
type State = ReturnType<typeof quiet>;

test.each([
  ['before', 'without the closure'],
  ['before', 'with the closure'],
  ['after', 'with the closure'],
] as const)('it is sent, and its outcome told, where that page comes %s the answer, %s', async (when, what) => {
  const [other, answer] = [Promise.withResolvers<State>(), Promise.withResolvers<object>()];
  let loads = 0;
  const closing = vi.fn(() => answer.promise);
  const responses = {
    'GET /staff/me': () => ({ staff: dutyOfBureau }),
    'GET /staff/duty': () => {
      loads += 1;
      return loads === 2 ? other.promise : loads === 1 ? quiet() : standing('ja');
    },
    'POST /staff/course_close': closing,
  };
  await show(composeStory(wired(ofCourse, { responses: responses as never, goTo: `${ofCourse}&reason=weather` }), {}));
  await expect.poll(() => loads).toBe(2);
  await page.getByRole('button', { name: '通行止めにする' }).click();
  await expect.poll(() => closing.mock.calls.length).toBe(1);
  const arrives = async () => {
    other.resolve(what === 'with the closure' ? standing('ja') : quiet());
    await expect
      .element(page.getByRole('textbox', { name: /^日本語の文/ }))
      .toHaveValue(closureSentences.closed.weather.ja);
  };
  if (when === 'before') await arrives();
  answer.resolve({ closure });
  await expect.element(page.getByText('公開しました。コースのページや一覧に出ています。').first()).toBeVisible();
});

test('where it comes to the same twice, it is told twice, and what was entered stays', async () => {
  const responses = {
    'GET /staff/me': () => ({ staff: dutyOfBureau }),
    'GET /staff/duty': () => standing('ja'),
    'POST /staff/course_close': () => Promise.reject(new ApiError('E409', 'It is closed')),
  };
  await show(composeStory(wired(ofCourse, { responses: responses as never }), {}));
  const sentence = page.getByRole('textbox', { name: /^日本語の文/ });
  await sentence.fill('工事のため、夕方まで通れません。');
  const already = '同じ内容が、その日時にすでに設定されています';
  const said: string[] = [];
  const region = document.querySelector('[role=status][data-live-announcer]')!;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) said.push(textContent ?? '');
  }).observe(region, { childList: true });
  for (const times of [1, 2]) {
    await page.getByRole('button', { name: '通行止めにする' }).click();
    await expect.poll(() => said.filter((words) => words === already).length).toBe(times);
    await expect.element(page.getByRole('button', { name: '通行止めにする' })).toBeEnabled();
  }
  expect(said.filter((words) => words === already)).toHaveLength(2);
  await expect.element(sentence).toHaveValue('工事のため、夕方まで通れません。');
});

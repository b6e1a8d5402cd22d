/** What an officer presses while the page of another reason is on its way. */
import { composeStory } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closureSentences } from '../../app/screens/StaffDuty/sentences.ts';
import { courseSummaries } from '../../stories/fixtures/courses.ts';
import { dutyOfBureau, quiet, standing } from '../../stories/fixtures/duty.ts';
import { wired } from '../../stories/screens/wired.tsx';
import { show } from './suites/show.ts';

const [course] = courseSummaries('ja');
const ofCourse = `/staff/duty?course=${course!.id}`;
const [closure] = standing('ja').closures;
type State = ReturnType<typeof quiet>;

test.each(['before', 'after'] as const)(
  'it is sent, and its outcome told, where that page comes %s the answer',
  async (when) => {
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
    await show(
      composeStory(wired(ofCourse, { responses: responses as never, goTo: `${ofCourse}&reason=weather` }), {}),
    );
    await expect.poll(() => loads).toBe(2);
    await page.getByRole('button', { name: '通行止めにする' }).click();
    await expect.poll(() => closing.mock.calls.length).toBe(1);
    const arrives = async () => {
      other.resolve(quiet());
      await expect
        .element(page.getByRole('textbox', { name: /^日本語の文/ }))
        .toHaveValue(closureSentences.closed.weather.ja);
    };
    if (when === 'before') await arrives();
    answer.resolve({ closure });
    await expect.element(page.getByText('公開しました。コースのページや一覧に出ています。').first()).toBeVisible();
  },
);

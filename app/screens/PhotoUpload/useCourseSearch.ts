import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { createLiveAnswerMachine } from '../../../machines/liveAnswer/index.ts';
import type { PhotoWords } from '../../../machines/photoPost/index.ts';
import { useApi } from '../../PageContext.tsx';
import { courseOf, type OfferedCourse, searchCourses } from './data.ts';

export interface CourseSearch {
  /** What was searched for; empty before. */
  keyword: string;
  /** Of that name, after the one that was chosen before. */
  courses: readonly OfferedCourse[];
  /** How many have that name, whichever of them is chosen. */
  count: number;
  isPending: boolean;
  hasFailed: boolean;
  /** null: without JavaScript, the form itself searches. */
  onSearch: ((keyword: string) => void) | null;
}

interface Answer {
  /** Empty where a course was asked for by its id. */
  keyword: string;
  found: OfferedCourse[];
  count: number;
}
/** `kept`: what is chosen stays, whatever is found. */
type Question = { keyword: string; kept: OfferedCourse | undefined } | { id: string };

const machine = createLiveAnswerMachine<Question, Answer>();

/** The course among the words of a draft, by the name that it had then. */
const courseAmong = ({ course_id: id = '', course_name: name, course_town: municipality = '' }: PhotoWords) =>
  id && name ? [{ id: Number(id), name, municipality }] : [];

/** What the words keep of the chosen course beside its id. */
export function namesOfCourse(courses: readonly OfferedCourse[], chosenId: string | undefined): PhotoWords {
  const course = courses.find(({ id }) => String(id) === chosenId);
  return course ? { course_name: course.name, course_town: course.municipality } : {};
}

/** Courses by a part of their name, asked for when somebody presses the button. */
export function useCourseSearch(first: readonly OfferedCourse[], words: PhotoWords): CourseSearch {
  const chosenId = words.course_id ?? '';
  const api = useApi();
  const [state, send] = useMachine(
    useMemo(
      () =>
        machine.provide({
          actors: {
            answer: fromPromise<Answer, { question: Question }>(async ({ input: { question } }) => {
              if ('id' in question) return { keyword: '', found: await courseOf(api, question.id), count: 0 };
              const { keyword, kept } = question;
              const all = await searchCourses(api, keyword);
              const found = kept ? [kept, ...all.filter(({ id }) => id !== kept.id)] : all;
              return { keyword, found, count: all.length };
            }),
          },
        }),
      [api],
    ),
    { input: { pauseMs: 0 } },
  );
  const { answer } = state.context;
  const found = answer?.found ?? [];
  const isChosen = ({ id }: OfferedCourse) => String(id) === chosenId;
  const known = [...first, ...found].find(isChosen);
  // The course of a draft may have another name by now, or it was kept in the other language.
  const isUnknown = chosenId !== '' && !known && state.matches('idle');
  const chosen = known ?? courseAmong(words).find(isChosen);
  useEffect(() => {
    if (isUnknown) send({ type: 'ASK', question: { id: chosenId } });
  }, [isUnknown, chosenId, send]);
  const listed = answer ? found : first;
  return {
    keyword: answer?.keyword ?? '',
    // In their order: one that moved as it is chosen would take the focus with it.
    courses: chosen && !listed.some(isChosen) ? [chosen, ...listed] : listed,
    count: answer?.count ?? 0,
    isPending: state.hasTag('busy'),
    hasFailed: state.matches('failed'),
    onSearch: (text) => {
      const keyword = text.trim();
      if (keyword) send({ type: 'ASK', question: { keyword, kept: chosen } });
    },
  };
}

import { MemberFavouriteButton } from '../../favourites/MemberFavouriteButton.tsx';
import { changeFavourite, isFavouriteForm, loadFavourite, type OwnFavourite } from '../../favourites/ownFavourite.ts';
import type { ActionInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { changeWalk, loadWalk, type OwnWalk } from '../../walked/ownWalk.ts';
import { useWalkedRecord } from '../../walked/useWalkedRecord.ts';
import { WalkedRecord } from '../../walked/WalkedRecord.tsx';
import type { CourseData } from './Course.tsx';

interface MemberCourseData extends CourseData {
  walk: OwnWalk;
  favourite: OwnFavourite;
}

async function action({ api, values }: ActionInput): Promise<string> {
  const told = await (isFavouriteForm(values) ? changeFavourite('course', values, api) : changeWalk(values, api));
  return `${path('course', { id: Number(values.id) })}?${told}`;
}

/** The course as for everybody, and what the member has done with it. */
export function screenOf({
  screen,
  load: loadCourse,
  courseIdOf,
  CoursePage,
}: typeof import('./index.ts')): ScreenModule<MemberCourseData> {
  async function load(input: LoadInput): Promise<{ data: MemberCourseData }> {
    const id = courseIdOf(input.params);
    const [{ data }, walk, favourite] = await Promise.all([
      loadCourse(input),
      loadWalk(id, input.api, input.query),
      loadFavourite('course', input.api, input.query),
    ]);
    return { data: { ...data, walk, favourite } };
  }

  function Screen({ data }: { data: MemberCourseData }) {
    const { course, walk, favourite } = data;
    const state = useWalkedRecord(course.id, walk);
    return (
      <CoursePage
        data={data}
        actions={
          <>
            <WalkedRecord {...state} course={course} times={walk.times} isClosed={course.status === 'closed'} />
            <MemberFavouriteButton kind="course" id={course.id} name={course.name} {...favourite} />
          </>
        }
      />
    );
  }

  return { ...screen, load, action, Screen };
}

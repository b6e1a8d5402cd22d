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

  function Walk({ course, walk }: Pick<MemberCourseData, 'course' | 'walk'>) {
    const state = useWalkedRecord(course.id, walk);
    return <WalkedRecord {...state} course={course} times={walk.times} isClosed={course.status === 'closed'} />;
  }

  function Screen({ data }: { data: MemberCourseData }) {
    const { course, walk, favourite } = data;
    return (
      <CoursePage
        data={data}
        actions={
          <>
            {/* Each day begins with what the page has loaded. */}
            <Walk key={walk.day} course={course} walk={walk} />
            <MemberFavouriteButton kind="course" id={course.id} name={course.name} {...favourite} />
          </>
        }
      />
    );
  }

  return { ...screen, load, action, Screen };
}

import { MemberFavouriteButton } from '../../favourites/MemberFavouriteButton.tsx';
import { changeFavourite, isFavouriteForm, loadFavourite, type OwnFavourite } from '../../favourites/ownFavourite.ts';
import type { ActionInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { changeWalk, loadWalk, type OwnWalk } from '../../walked/ownWalk.ts';
import { useWalkedRecord } from '../../walked/useWalkedRecord.ts';
import { WalkedRecord } from '../../walked/WalkedRecord.tsx';
import { type CourseData, CoursePage, course, courseIdOf, load as loadCourse } from './Course.tsx';

interface MemberCourseData extends CourseData {
  walk: OwnWalk;
  favourite: OwnFavourite;
}

/** The course as for everybody, and what the member has done with it. */
async function load(input: LoadInput): Promise<{ data: MemberCourseData }> {
  const id = courseIdOf(input.params);
  const [{ data }, walk, favourite] = await Promise.all([
    loadCourse(input),
    loadWalk(id, input.api, input.query),
    loadFavourite('course', input.api, input.query),
  ]);
  return { data: { ...data, walk, favourite } };
}

async function action({ api, values }: ActionInput): Promise<string> {
  const told = await (isFavouriteForm(values) ? changeFavourite('course', values, api) : changeWalk(values, api));
  return `${path('course', { id: Number(values.id) })}?${told}`;
}

function Screen({ data }: { data: MemberCourseData }) {
  const { walk, favourite } = data;
  const { id, name, status } = data.course;
  return (
    <CoursePage
      data={data}
      actions={
        <>
          <WalkedRecord
            {...useWalkedRecord(id, walk)}
            course={data.course}
            times={walk.times}
            isClosed={status === 'closed'}
          />
          <MemberFavouriteButton kind="course" id={id} name={name} {...favourite} />
        </>
      }
    />
  );
}

export const memberCourse: ScreenModule<MemberCourseData> = { ...course, load, action, Screen };

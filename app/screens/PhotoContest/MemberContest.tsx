import { usePage } from '../../PageContext.tsx';
import type { ActionInput, Loaded, LoadInput, ScreenModule } from '../../page.ts';
import { changeLike, loadLikes, type OwnLikes } from '../../photos/ownLike.ts';
import { PhotoLike } from '../../photos/PhotoLike.tsx';
import { path } from '../../routes.ts';
import type { ContestData } from './PhotoContest.tsx';

interface MemberContestData extends ContestData {
  likes: OwnLikes;
}

/** The contest as for everybody; while votes are given, each entry of somebody else can be liked where it stands. */
export function screenOf({
  screen,
  load: loadContest,
  ContestPage,
}: typeof import('./index.ts')): ScreenModule<MemberContestData> {
  async function load(input: LoadInput): Promise<Loaded<MemberContestData>> {
    const { data, ...loaded } = await loadContest(input);
    const voted = data.contest?.phase === 'voting' ? data.entries.map(({ id }) => id) : [];
    return { ...loaded, data: { ...data, likes: await loadLikes(voted, input.api, input.query) } };
  }

  async function action({ api, values, query }: ActionInput): Promise<string> {
    const { liked } = await changeLike(values, api);
    const next = new URLSearchParams(query);
    next.set('liked', String(liked));
    return `${path('photoContest')}?${next}`;
  }

  const Screen = ({ data }: { data: MemberContestData }) => {
    const { member } = usePage();
    return (
      <ContestPage
        data={data}
        likeOf={(photo) =>
          // No two members have the same name, but somebody may be called what stands on samples.
          !photo.is_sample && photo.user_name === member?.user_name ? null : (
            <PhotoLike key={photo.id} photo={photo} own={data.likes} />
          )
        }
      />
    );
  };

  return { ...screen, load, action, Screen };
}

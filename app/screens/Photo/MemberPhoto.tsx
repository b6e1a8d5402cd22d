import type { ActionInput, LoadInput, ScreenModule } from '../../page.ts';
import { changeLike, isLikeForm, loadLikes, type OwnLikes } from '../../photos/ownLike.ts';
import { PhotoLike } from '../../photos/PhotoLike.tsx';
import { path } from '../../routes.ts';
import type { PhotoData } from './Photo.tsx';
import { Likes } from './VisitorLike.tsx';

interface MemberPhotoData extends PhotoData {
  likes: OwnLikes;
}

/** The photo as for everybody, with the member's like; an own one cannot be liked, but deleted. */
export function screenOf({
  screen,
  load: loadPhoto,
  PhotoPage,
}: typeof import('./index.ts')): ScreenModule<MemberPhotoData> {
  async function load(input: LoadInput): Promise<{ data: MemberPhotoData }> {
    const { data } = await loadPhoto(input);
    return { data: { ...data, likes: await loadLikes([data.photo.id], input.api, input.query) } };
  }

  async function action(input: ActionInput): Promise<string> {
    const { values, api } = input;
    const id = Number(values.id);
    if (values.intent === 'delete') {
      const { was_entry } = await api('POST /photo_delete', { id });
      return `${path('myPhotos')}?deleted=${was_entry ? 'entry' : 'photo'}`;
    }
    if (!isLikeForm(values)) return screen.action!(input);
    const { liked } = await changeLike(values, api);
    return `${path('photo', { id })}?liked=${liked}`;
  }

  const Screen = ({ data }: { data: MemberPhotoData }) => {
    const { photo, likes } = data;
    return (
      <PhotoPage
        data={data}
        like={photo.is_own ? <Likes {...photo} /> : <PhotoLike key={photo.id} photo={photo} own={likes} />}
      />
    );
  };

  return { ...screen, load, action, Screen };
}

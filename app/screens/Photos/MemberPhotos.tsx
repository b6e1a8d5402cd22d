import type { PhotoSummary } from '../../../contract/photos.ts';
import { usePage } from '../../PageContext.tsx';
import type { Loaded, LoadInput, ScreenModule, ScreenProps } from '../../page.ts';
import { likedOf } from '../../photos/ownLike.ts';
import { LikesLine } from '../../photos/PhotoGrid.tsx';
import { likesWords } from '../../photos/words.ts';
import type { PhotosData } from './data.ts';

interface MemberPhotosData extends PhotosData {
  /** Those of the shown photos that the member likes. */
  liked: readonly number[];
}

function LikedLine({ likes }: PhotoSummary) {
  const { t, i18n } = usePage();
  return <LikesLine words={t('photoLike:given', { likes: likesWords(likes, i18n) })} />;
}

/** The gallery as for everybody; those that the member likes say so. */
export function screenOf({
  screen,
  load: loadPhotos,
  PhotosPage,
}: typeof import('./index.ts')): ScreenModule<MemberPhotosData> {
  async function load(input: LoadInput): Promise<Loaded<MemberPhotosData>> {
    const { data, ...loaded } = await loadPhotos(input);
    const shown = [...(data.result?.photos ?? []), ...(data.ranking?.posted ?? [])].map(({ id }) => id);
    const liked = await likedOf([...new Set(shown)], input.api);
    return { ...loaded, data: { ...data, liked } };
  }

  const Screen = (props: ScreenProps<MemberPhotosData>) => (
    <PhotosPage
      {...props}
      footerOf={(photo) => (props.data.liked.includes(photo.id) ? <LikedLine {...photo} /> : undefined)}
    />
  );

  return { ...screen, load, Screen };
}

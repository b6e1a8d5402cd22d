import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule, ScreenProps } from '../../page.ts';
import type { PhotoGridProps } from '../../photos/PhotoGrid.tsx';
import { active } from './conditions.ts';
import type { PhotosData } from './data.ts';
import { load } from './load.ts';
import { PhotosScreen } from './PhotosScreen.tsx';
import { titleOf } from './words.ts';

/** @param footerOf in the place of the number of likes */
export function PhotosPage({ data, ...state }: ScreenProps<PhotosData> & Pick<PhotoGridProps, 'footerOf'>) {
  const { member } = usePage();
  return <PhotosScreen {...data} {...state} isMember={member !== null} />;
}

function head({ i18n, route, data }: HeadInput<PhotosData>) {
  const label = route.label[i18n.lang];
  return {
    label,
    title: titleOf(label, data, i18n),
    description: i18n.t('photos:description'),
    isIndexed: active(data.conditions).length === 0,
  };
}

export { load };
export const photos: ScreenModule<PhotosData> = { load, head, Screen: PhotosPage, showsProblem: true };

import type { Output } from '../../../contract/index.ts';
import { asked, pageNumber } from '../../asked.ts';
import type { HeadInput, Loaded, LoadInput, ScreenModule } from '../../page.ts';
import { MyPhotosScreen } from './MyPhotosScreen.tsx';

const photosPerPage = 24;

export interface MyPhotosData extends Output<'GET /mypage_archive'> {
  limit_num: number;
  /** What has just been deleted: a photo, or one that stood in a contest. */
  deleted: 'photo' | 'entry' | null;
  isWrongPage: boolean;
}

async function load({ api, query }: LoadInput): Promise<Loaded<MyPhotosData>> {
  const pageOf = (page_num: string) => api('GET /mypage_archive', { page_num, limit_num: photosPerPage });
  const found = await asked(pageOf(pageNumber(query)));
  const isWrongPage = !found.value;
  const archive = found.value ?? (await pageOf('1'));
  const told = query.get('deleted');
  return {
    data: {
      ...{ ...archive, limit_num: photosPerPage, isWrongPage },
      deleted: told === 'entry' || told === 'photo' ? told : null,
    },
    status: isWrongPage ? 422 : 200,
  };
}

const head = ({ i18n: { t, lang }, route, data: { total, page_num, limit_num } }: HeadInput<MyPhotosData>) => {
  const label = route.label[lang];
  return {
    label,
    ...(page_num > 1 && {
      title: t('titlePage', { title: label, page: page_num, pageCount: Math.ceil(total / limit_num) }),
    }),
    description: t('myPhotos:description'),
  };
};

const Screen = ({ data }: { data: MyPhotosData }) => <MyPhotosScreen {...data} />;

export const myPhotos: ScreenModule<MyPhotosData> = { load, head, Screen };

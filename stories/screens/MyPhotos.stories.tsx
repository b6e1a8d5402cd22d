import type { Meta } from '@storybook/react-vite';
import { MyPhotosScreen } from '../../app/screens/MyPhotos/MyPhotosScreen.tsx';
import type { Language } from '../../contract/values.ts';
import { failing, offline, type Responses, refused } from '../fixtures/api.ts';
import { longPhoto, manyPhotos, ownPhotoProblems, photoArchive, photoSummaries } from '../fixtures/photos.ts';
import { wired } from './wired.tsx';

export default { title: '画面/投稿した写真', component: MyPhotosScreen } satisfies Meta<typeof MyPhotosScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const address = '/mypage/archive';

/** The member's own: samples are nobody's. */
const own = (lang: Language, count: number) =>
  manyPhotos(lang, count).map((photo) => ({ ...photo, is_sample: false, user_name: 'はなこ' }));
const archive = (response: NonNullable<Responses['GET /mypage_archive']>): { responses: Responses } => ({
  responses: { 'GET /mypage_archive': response },
});
const wrongPage = refused({ field: 'page_num', kind: 'below_minimum' });
const full = archive((_, lang) => photoArchive(lang, own(lang, 5)));

export const Plain = {
  name: '写真がない',
  ...wired(address, { states: ['empty'], ...archive((_, lang) => photoArchive(lang, [])) }),
};
export const Full = { name: '写真がある', ...wired(address, { states: ['full'], ...full }) };
export const Pages = {
  name: 'たくさん・2ページ目',
  ...wired(`${address}?page=2`, {
    states: ['pages'],
    ...archive((_, lang) => ({ ...photoArchive(lang, own(lang, 24), [], 2), total: 60 })),
  }),
};
export const Others = {
  name: '確認中・公開しなかった写真もある',
  ...wired(address, {
    states: ['others'],
    ...archive((_, lang) => photoArchive(lang, own(lang, 2), ownPhotoProblems)),
  }),
};
export const Deleted = { name: '削除した後', ...wired(`${address}?deleted=photo`, { states: ['deleted'], ...full }) };
export const DeletedEntry = {
  name: '応募した写真を削除した後',
  ...wired(`${address}?deleted=entry`, { states: ['deletedEntry'], ...full }),
};
export const WrongPage = {
  name: 'ないページ（422）',
  ...wired(`${address}?page=0`, {
    states: ['wrongPage'],
    ...archive(({ page_num }, lang) => (page_num === '0' ? wrongPage() : photoArchive(lang, own(lang, 5)))),
  }),
};
export const LongText = {
  name: '長い文（320px）',
  globals: narrow,
  ...wired(address, {
    states: ['longText'],
    ...archive((_, lang) => photoArchive(lang, [longPhoto(lang, 1), ...photoSummaries(lang).slice(0, 2)])),
  }),
};
export const Failed = {
  name: '開けなかった',
  ...wired(address, { states: ['error'], ...archive(failing) }),
};
export const Offline = {
  name: '開けなかった：オフライン',
  ...wired(address, { states: ['offline'], ...archive(offline) }),
};
export const English = { name: '英語', globals: english, ...wired(address, full) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  globals: { ...english, ...narrow, textSize: '2' },
  ...wired(address, full),
};

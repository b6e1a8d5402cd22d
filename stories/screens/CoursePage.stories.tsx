import type { Meta } from '@storybook/react-vite';
import { CoursePageScreen } from '../../app/screens/CoursePage/CoursePageScreen.tsx';
import { failing, offline, pending, unavailable } from '../fixtures/api.ts';
import { wired } from './wired.tsx';

export default { title: '画面/コースの特集', component: CoursePageScreen } satisfies Meta<typeof CoursePageScreen>;

const narrow = { viewport: { value: 'narrow' } };
const english = { language: 'en' };

export const Plain = { name: '10分コース（山手線）', ...wired('/10minutes-course', { states: 'yamanote' }) };
export const Oedo = { name: '10分コース（大江戸線）', ...wired('/10minutes-course?tab=oedo', { states: 'oedo' }) };
export const UnknownLine = {
  name: '10分コース（ない路線、422）',
  ...wired('/10minutes-course?tab=chuo', { states: 'refused' }),
};
export const TenMinutesEnglish = { name: '10分コース（英語）', globals: english, ...wired('/10minutes-course') };
export const TenMinutesNarrow = {
  name: '10分コース（320px・文字サイズ大）',
  globals: { ...narrow, textSize: '2' },
  ...wired('/10minutes-course?tab=oedo'),
};
export const Tokotoko = { name: 'とことこウォーク', ...wired('/tokotoko-walk', { states: 'tokotokoWalk' }) };
export const TokotokoEnglish = { name: 'とことこウォーク（英語）', globals: english, ...wired('/tokotoko-walk') };
export const Riverside = { name: '川辺のウォーキング', ...wired('/kawabe-walking', { states: 'kawabeWalking' }) };
export const SecondPage = { name: '川辺のウォーキング（2ページ目）', ...wired('/kawabe-walking?page=2') };
export const WrongPage = {
  name: '川辺のウォーキング（ないページ、422）',
  ...wired('/kawabe-walking?page=99', { states: 'refused' }),
};
export const Machisanpo = { name: 'まち散歩', ...wired('/tokotoko-machisanpo', { states: 'machisanpo' }) };
export const MachisanpoNarrow = {
  name: 'まち散歩（320px・英語）',
  globals: { ...narrow, ...english },
  ...wired('/tokotoko-machisanpo'),
};
export const TamaTosho = { name: '多摩・島しょ', ...wired('/tama_tosho', { states: 'tamaTosho' }) };
export const TamaToshoLarge = {
  name: '多摩・島しょ（文字サイズ大・英語）',
  globals: { textSize: '2', ...english },
  ...wired('/tama_tosho'),
};
export const Pending = {
  name: '次のページを読み込んでいる',
  ...wired('/kawabe-walking', {
    states: 'pending',
    responses: { 'GET /search': ({ page_num }) => (page_num === '2' ? pending() : undefined) },
    goTo: '/kawabe-walking?page=2',
  }),
};
export const Failed = {
  name: 'サーバーの問題',
  ...wired('/tokotoko-walk', { states: 'error', responses: { 'GET /search': failing } }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired('/tokotoko-walk', { states: 'error', responses: { 'GET /search': unavailable } }),
};
export const Offline = {
  name: 'オフライン',
  ...wired('/tokotoko-walk', { states: 'offline', responses: { 'GET /search': offline } }),
};

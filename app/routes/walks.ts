/** The top page, the ways to search for a course, and the courses. */
import { product } from '../product.ts';
import type { CoursePageKey, Facet, RouteTable } from './route.ts';

const searchQuery = [
  ...['keyword', 'municipality', 'time_band', 'step_band', 'scene', 'facility', 'line', 'station', 'near_station'],
  ...['facts', 'flat', 'category', 'sort', 'page'],
];

const search = (facet: Facet) => ({ screen: 'CourseSearch', props: { facet }, query: searchQuery, parent: 'search' });
const coursePage = (page: CoursePageKey, query: readonly string[] = ['page']) => ({
  ...{ screen: 'CoursePage', props: { coursePage: page }, query },
});

export const walks = {
  top: { path: '/', label: { ja: 'トップ', en: 'Home' }, screen: 'Top', linkedFrom: ['footer'] },
  search: {
    path: '/map',
    label: { ja: 'コースを探す', en: 'Find a course' },
    ...search('all'),
    parent: 'top',
    linkedFrom: ['bar', 'footer', 'top'],
  },
  searchByMunicipality: {
    path: '/map/search01',
    label: { ja: '区市町村から探す', en: 'Find by municipality' },
    ...search('municipality'),
    linkedFrom: ['top', 'footer'],
  },
  searchByTime: {
    path: '/map/search02',
    label: { ja: '歩行時間から探す', en: 'Find by walking time' },
    ...search('time'),
    linkedFrom: ['top', 'footer'],
  },
  searchByLine: {
    path: '/map/search03',
    label: { ja: '路線・駅から探す', en: 'Find by line and station' },
    ...search('line'),
    linkedFrom: ['top', 'footer'],
  },
  searchByStation: {
    path: '/map/search03/:line',
    label: { ja: '駅を選ぶ', en: 'Choose a station' },
    ...search('line'),
    parent: 'searchByLine',
    ids: 'lineIds',
  },
  searchByScene: {
    path: '/map/search04',
    label: { ja: 'シーンから探す', en: 'Find by scene' },
    ...search('scene'),
    linkedFrom: ['top', 'footer'],
  },
  searchBySteps: {
    path: '/map/search05',
    label: { ja: '目標歩数から探す', en: 'Find by target steps' },
    ...search('steps'),
    linkedFrom: ['top', 'footer'],
  },
  crossSearch: {
    path: '/map/cross_search',
    label: { ja: '区市町村まるごと検索', en: 'All in one municipality' },
    screen: 'CrossSearch',
    query: ['municipality', 'page'],
    parent: 'search',
    linkedFrom: ['footer'],
  },
  course: {
    path: '/map/detail/:id',
    label: { ja: 'コース詳細', en: 'Course' },
    screen: 'Course',
    // What a member's form has just done.
    query: ['walked', 'title', 'favourite', 'oldest'],
    parent: 'search',
    ids: 'courseIds',
  },
  tenMinutes: {
    path: '/10minutes-course',
    label: { ja: '10分コース', en: '10-minute courses' },
    ...coursePage('tenMinutes', ['tab']),
    linkedFrom: ['bar', 'footer'],
  },
  tokotokoWalk: {
    path: `/${product.slug}-walk`,
    label: { ja: 'とことこウォーク', en: 'Tokotoko walk' },
    ...coursePage('tokotoko'),
    linkedFrom: ['footer'],
  },
  riversideWalk: {
    path: '/kawabe-walking',
    label: { ja: '川辺のウォーキング', en: 'Riverside walking' },
    ...coursePage('kawabe'),
    linkedFrom: ['footer'],
  },
  townWalk: {
    path: `/${product.slug}-machisanpo`,
    label: { ja: 'まち散歩', en: 'Town walk' },
    ...coursePage('machisanpo'),
    linkedFrom: ['footer'],
  },
  tamaIslands: {
    path: '/tama_tosho',
    label: { ja: '多摩・島しょ', en: 'Tama and Islands' },
    ...coursePage('tamaTosho'),
    linkedFrom: ['footer'],
  },
} as const satisfies RouteTable;

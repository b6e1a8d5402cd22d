/** What lies along the courses and in the municipalities: parks, projects, shops and facilities. */
import type { InstitutionKind } from '../../contract/institutionKinds.ts';
import type { RouteTable } from './route.ts';

const institutionSearch = (institution: InstitutionKind) => ({
  ...{ screen: 'InstitutionSearch', props: { institution }, parent: 'areaGuide' },
  query: ['keyword', 'municipalities', 'icons', 'equipment', 'open_now', 'course_id', 'course', 'sort', 'page'],
  linkedFrom: ['footer'] as const,
});
const institutionPage = (institution: InstitutionKind) => ({
  ...{ screen: 'InstitutionDetail', props: { institution } },
  query: ['favourite', 'oldest'],
});

export const places = {
  parks: {
    path: '/parks',
    label: { ja: '公園', en: 'Parks' },
    screen: 'Parks',
    query: ['area', 'municipality'],
    linkedFrom: ['bar', 'footer'],
  },
  relation: {
    path: '/relation',
    label: { ja: '区市町村の取組', en: 'Municipal projects' },
    screen: 'Relation',
    linkedFrom: ['footer'],
  },
  relationDetail: {
    path: '/relation/:municipality',
    label: { ja: '区市町村の取組', en: 'Municipal projects' },
    screen: 'RelationDetail',
    parent: 'relation',
    ids: 'relationSlugs',
  },
  healthWalk: {
    path: '/health_walk',
    label: { ja: '健康ウォーク(終了)', en: 'Health walk (finished)' },
    screen: 'Text',
    linkedFrom: ['footer'],
  },
  areaGuide: {
    path: '/area_guide',
    label: { ja: '周辺のお店・施設', en: 'Shops and facilities' },
    screen: 'AreaGuide',
    query: ['tab'],
    linkedFrom: ['bar', 'footer'],
  },
  cooperationSearch: {
    path: '/area_guide/kyoryoku_search',
    label: { ja: '健康づくり協力店を探す', en: 'Find cooperation shops' },
    ...institutionSearch('cooperation'),
  },
  sponsorSearch: {
    path: '/area_guide/kyosan_search',
    label: { ja: '協賛店を探す', en: 'Find sponsor shops' },
    ...institutionSearch('sponsor'),
  },
  equipmentSearch: {
    path: '/area_guide/yugu_search',
    label: { ja: '健康遊具を探す', en: 'Find exercise equipment' },
    ...institutionSearch('playground'),
  },
  cooperation: {
    path: '/area_guide/kyoryoku/:id',
    label: { ja: '健康づくり協力店', en: 'Cooperation shop' },
    ...institutionPage('cooperation'),
    parent: 'cooperationSearch',
    ids: 'cooperationIds',
  },
  sponsor: {
    path: '/area_guide/kyosan/:id',
    label: { ja: '協賛店', en: 'Sponsor shop' },
    ...institutionPage('sponsor'),
    parent: 'sponsorSearch',
    ids: 'sponsorIds',
  },
  equipment: {
    path: '/area_guide/yugu/:id',
    label: { ja: '健康遊具', en: 'Exercise equipment' },
    ...institutionPage('playground'),
    parent: 'equipmentSearch',
    ids: 'playgroundIds',
  },
} as const satisfies RouteTable;

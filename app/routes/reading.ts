/** News, tips and fashion. */
import type { RouteTable } from './route.ts';

export const reading = {
  news: {
    path: '/news',
    label: { ja: 'お知らせ', en: 'News' },
    screen: 'News',
    query: ['tab', 'page'],
    linkedFrom: ['bar', 'footer'],
  },
  newsDetail: {
    path: '/news/:id',
    label: { ja: 'お知らせ', en: 'News' },
    screen: 'NewsDetail',
    parent: 'news',
    ids: 'noticeIds',
  },
  tips: {
    path: '/tips',
    label: { ja: 'ウォーキングのコツ', en: 'Walking tips' },
    ...{ screen: 'GuideList', props: { guides: 'tips' } },
    linkedFrom: ['footer'],
  },
  tip: {
    path: '/tips/:id',
    label: { ja: 'ウォーキングのコツ', en: 'Walking tip' },
    ...{ screen: 'Guide', props: { guides: 'tips' } },
    parent: 'tips',
    ids: 'tipIds',
  },
  fashion: {
    path: '/fashion',
    label: { ja: '季節のファッション', en: 'Fashion by season' },
    ...{ screen: 'GuideList', props: { guides: 'fashion' } },
    linkedFrom: ['footer'],
  },
  fashionDetail: {
    path: '/fashion/:id',
    label: { ja: '季節のファッション', en: 'Fashion by season' },
    ...{ screen: 'Guide', props: { guides: 'fashion' } },
    parent: 'fashion',
    ids: 'fashionIds',
  },
} as const satisfies RouteTable;

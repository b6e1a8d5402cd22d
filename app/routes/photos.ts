/** The gallery, posting and the contest. */
import type { RouteTable } from './route.ts';

export const photos = {
  photos: {
    path: '/photo',
    label: { ja: 'フォトギャラリー', en: 'Photo gallery' },
    screen: 'Photos',
    query: ['municipality', 'course_id', 'contest', 'season', 'month', 'sort', 'page'],
    linkedFrom: ['bar', 'footer'],
  },
  photoUpload: {
    path: '/photo/upload',
    label: { ja: '写真を投稿する', en: 'Post a photo' },
    screen: 'PhotoUpload',
    query: ['course', 'step'],
    parent: 'photos',
    guard: 'login',
    // So the browser asks about a photo that is not posted yet, by whatever way it is left.
    isOwnDocument: true,
  },
  photoUploadDone: {
    path: '/photo/upload/done',
    label: { ja: '写真の投稿の完了', en: 'Photo posted' },
    screen: 'PhotoUploadDone',
    parent: 'photoUpload',
    guard: 'login',
    isOutcome: true,
  },
  photo: {
    path: '/photo/:id',
    label: { ja: '写真', en: 'Photo' },
    screen: 'Photo',
    // What is being done with it, and what a form has just done.
    query: ['step', 'liked', 'reported'],
    parent: 'photos',
    ids: 'photoIds',
  },
  photoContest: {
    path: '/photo_contest',
    label: { ja: 'フォトコンテスト', en: 'Photo contest' },
    screen: 'PhotoContest',
    query: ['id', 'page', 'liked'],
    parent: 'photos',
    linkedFrom: ['footer'],
  },
} as const satisfies RouteTable;

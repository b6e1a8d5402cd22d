/** For staff alone; previews and approvals are declared for later. */
import type { RouteTable } from './route.ts';

export const staff = {
  staff: {
    path: '/staff',
    label: { ja: '職員ページ', en: 'Staff' },
    screen: 'Staff',
    query: ['next'],
    for: 'staff',
  },
  staffPhotos: {
    path: '/staff/photos',
    label: { ja: '写真の確認', en: 'Photo review' },
    screen: 'StaffPhotos',
    query: ['id', 'after', 'done'],
    parent: 'staff',
    guard: 'staff',
    for: 'staff',
  },
  previewLink: { path: '/preview/link', label: { ja: 'プレビュー', en: 'Preview' } },
  previewNews: { path: '/preview/news', label: { ja: 'プレビュー', en: 'Preview' } },
  previewNewsDetail: { path: '/preview/news_detail', label: { ja: 'プレビュー', en: 'Preview' } },
  previewPlay: { path: '/preview/play', label: { ja: 'プレビュー', en: 'Preview' } },
  previewPlayDetail: { path: '/preview/play_detail', label: { ja: 'プレビュー', en: 'Preview' } },
  previewEvent: { path: '/preview/event', label: { ja: 'プレビュー', en: 'Preview' } },
  previewCourse: { path: '/preview/course', label: { ja: 'プレビュー', en: 'Preview' } },
  previewCourseDetail: { path: '/preview/course_detail', label: { ja: 'プレビュー', en: 'Preview' } },
  previewSponsor: { path: '/preview/sponsor', label: { ja: 'プレビュー', en: 'Preview' } },
  previewSponsorDetail: { path: '/preview/sponsor_detail', label: { ja: 'プレビュー', en: 'Preview' } },
  previewCooperation: { path: '/preview/cooperation', label: { ja: 'プレビュー', en: 'Preview' } },
  previewCooperationDetail: { path: '/preview/cooperation_detail', label: { ja: 'プレビュー', en: 'Preview' } },
  previewTopBanner: { path: '/preview/top_banner', label: { ja: 'プレビュー', en: 'Preview' } },
  previewOtherBanner: { path: '/preview/other_banner', label: { ja: 'プレビュー', en: 'Preview' } },
  approvePlay: { path: '/approve/play', label: { ja: '承認', en: 'Approval' } },
  approveCourse: { path: '/approve/course', label: { ja: '承認', en: 'Approval' } },
  approveSponsor: { path: '/approve/sponsor', label: { ja: '承認', en: 'Approval' } },
  approveCooperation: { path: '/approve/cooperation', label: { ja: '承認', en: 'Approval' } },
} as const satisfies RouteTable;

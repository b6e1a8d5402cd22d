/** Login, registration, My Page and favourites. */
import type { MemberChoice, RouteTable } from './route.ts';

/** A page that changes one of the registered details. */
const detail = { query: ['saved'], parent: 'memberDetails', guard: 'login' } as const;
const choiceReset = (choice: MemberChoice) => ({ screen: 'ChoiceReset', props: { choice }, ...detail });

export const members = {
  login: {
    path: '/login',
    label: { ja: 'ログイン', en: 'Log in' },
    screen: 'Login',
    query: ['next'],
    linkedFrom: ['footer'],
    for: 'visitor',
    isIndexed: false,
  },
  register: {
    path: '/register',
    label: { ja: '新規登録', en: 'Register' },
    screen: 'Register',
    query: ['step'],
    linkedFrom: ['footer'],
    for: 'visitor',
  },
  registerDone: {
    path: '/register/done',
    label: { ja: '登録の完了', en: 'Registration complete' },
    screen: 'RegisterDone',
    parent: 'register',
    isOutcome: true,
  },
  passwordForgotten: {
    path: '/forgot/password_reset',
    label: { ja: 'パスワード再設定', en: 'Reset password' },
    screen: 'PasswordForgotten',
    query: ['step'],
    for: 'visitor',
    isIndexed: false,
  },
  passwordForgottenDone: {
    path: '/forgot/password_reset/done',
    label: { ja: 'パスワード再設定の完了', en: 'Password reset complete' },
    screen: 'PasswordForgottenDone',
    parent: 'passwordForgotten',
    isOutcome: true,
  },
  myPage: {
    path: '/mypage',
    label: { ja: 'マイページ', en: 'My Page' },
    screen: 'MyPage',
    // `delete`: the photo that the member is asked about; `deleted`: what a form has just deleted.
    query: ['card', 'delete', 'deleted'],
    linkedFrom: ['footer'],
    guard: 'login',
  },
  memberDetails: {
    path: '/mypage/check',
    label: { ja: '登録情報', en: 'Registered details' },
    screen: 'MemberDetails',
    query: ['ended'],
    parent: 'myPage',
    linkedFrom: ['footer'],
    guard: 'login',
  },
  memberData: {
    path: '/mypage/data',
    label: { ja: '保存している情報', en: 'What is stored about you' },
    screen: 'MemberData',
    parent: 'memberDetails',
    guard: 'login',
  },
  myPhotos: {
    path: '/mypage/archive',
    label: { ja: '投稿した写真', en: 'My photos' },
    screen: 'MyPhotos',
    query: ['page', 'deleted'],
    parent: 'myPage',
    linkedFrom: ['footer'],
    guard: 'login',
  },
  usernameReset: {
    path: '/mypage/username_reset',
    label: { ja: 'ユーザー名の変更', en: 'Change user name' },
    screen: 'UsernameReset',
    ...detail,
  },
  passwordReset: {
    path: '/mypage/password_reset',
    label: { ja: 'パスワードの変更', en: 'Change password' },
    screen: 'PasswordReset',
    ...detail,
  },
  regionReset: {
    path: '/mypage/region_reset',
    label: { ja: 'お住まいの地域の変更', en: 'Change region' },
    ...choiceReset('region'),
  },
  ageReset: {
    path: '/mypage/age_reset',
    label: { ja: '年代の変更', en: 'Change age group' },
    ...choiceReset('age_band'),
  },
  genderReset: {
    path: '/mypage/gender_reset',
    label: { ja: '性別の変更', en: 'Change gender' },
    ...choiceReset('gender'),
  },
  memberDelete: {
    path: '/mypage/delete',
    label: { ja: '退会', en: 'Delete My Page' },
    screen: 'MemberDelete',
    query: ['step'],
    parent: 'memberDetails',
    guard: 'login',
  },
  memberDeleteDone: {
    path: '/mypage/delete/done',
    label: { ja: '退会しました', en: 'My Page is deleted' },
    screen: 'MemberDeleteDone',
    isOutcome: true,
  },
  favourites: {
    path: '/favorite',
    label: { ja: 'お気に入り', en: 'Favourites' },
    screen: 'Favourites',
    query: ['removed'],
    linkedFrom: ['footer'],
    guard: 'login',
  },
} as const satisfies RouteTable;

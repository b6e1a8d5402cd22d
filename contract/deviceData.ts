/**
 * Everything that the site keeps on a visitor's device. Code takes names from here by type only, so that no browser loads the
 * words: `app/deviceStorage.ts` for what the browser stores, `server/http/cookies.ts` for cookies of the server.
 */
import type { DeviceArea, DeviceData } from './dataAnnotations.ts';

export const deviceData = [
  {
    area: 'cookie',
    names: ['text_size'],
    of: 'visitor',
    what: { ja: '文字の大きさ', en: 'Text size' },
    why: {
      ja: '標準か大かの選択を覚えて、次のページも同じ大きさで表示するため。',
      en: 'To remember whether you chose normal or large text, and show the next page in that size.',
    },
    until: {
      ja: '選んだときに保存し、1年で消えます。',
      en: 'Stored when you choose. It expires after one year.',
    },
    seenBy: 'site',
    changedOn: '2026-11-24',
  },
  {
    area: 'cookie',
    names: ['consent'],
    of: 'visitor',
    what: { ja: 'クッキーの選択', en: 'Cookie choice' },
    why: {
      ja: '「同意する」か「同意しない」かの選択を覚えて、何度も聞かないため。',
      en: 'To remember whether you chose “Agree” or “Do not agree”, and not ask again.',
    },
    until: {
      ja: '選んだときに保存し、1年で消えます。',
      en: 'Stored when you choose. It expires after one year.',
    },
    seenBy: 'site',
    changedOn: '2026-11-24',
  },
  {
    area: 'cookie',
    names: ['__Host-session', 'session'],
    of: 'member',
    what: { ja: 'ログイン中のしるし', en: 'Proof that you are logged in' },
    why: {
      ja: 'ページを移っても、ログインしたままにするため。でたらめな文字の列で、名前やパスワードは入っていません。',
      en: 'To keep you logged in from page to page. It is a random string, without your name or password.',
    },
    until: {
      ja: 'ログインしたときに保存し、ログアウトすると消えます。長くても90日で消えます。',
      en: 'Stored when you log in, and deleted when you log out. It expires after 90 days at the latest.',
    },
    seenBy: 'site',
    changedOn: '2026-11-24',
  },
  {
    area: 'cookie',
    names: ['__Host-known-device', 'known-device'],
    of: 'member',
    what: { ja: 'ログインしたことがある機器のしるし', en: 'Proof that you have logged in on this device before' },
    why: {
      ja: 'だれかがあなたのユーザー名でパスワードを試し続けても、この機器からは、待たずにログインできるようにするため。でたらめな文字の列で、名前やパスワードは入っていません。ログインしたことにはなりません。',
      en: 'So that you can log in on this device without waiting, even while somebody else keeps trying passwords with your user name. It is a random string, without your name or password, and does not log anyone in.',
    },
    until: {
      ja: 'ログインしたときに保存し、ログアウトしても残ります。パスワードを変えると新しくなり、登録を消すと消えます。最後のログインから1年で消えます。',
      en: 'Stored when you log in, and kept when you log out. It is replaced when you change your password, and deleted when you delete your registration. It expires one year after you last logged in.',
    },
    seenBy: 'site',
    changedOn: '2026-11-25',
  },
  {
    area: 'cookie',
    names: ['__Host-registration', 'registration'],
    of: 'visitor',
    what: { ja: '登録の途中のしるし', en: 'Proof that you are registering' },
    why: {
      ja: '登録の途中で入力した内容を、確認の画面で表示するため。でたらめな文字の列で、入力した内容は入っていません。',
      en: 'To show you what you have entered before you register. It is a random string, without what you entered.',
    },
    until: {
      ja: '確認の画面に進むと保存し、登録するか、「入力した内容を消す」を押すと消えます。最後に確認の画面を開いてから30分で消えます。',
      en: 'Stored when you go on to the confirmation, and deleted when you register or discard it. It expires 30 minutes after you last opened the confirmation.',
    },
    seenBy: 'site',
    changedOn: '2026-11-25',
  },
  {
    area: 'cookie',
    names: ['__Host-password-reset', 'password-reset'],
    of: 'member',
    what: { ja: 'パスワードを再設定できるしるし', en: 'Permission to reset your password' },
    why: {
      ja: '秘密の質問に答えた人だけが、新しいパスワードを決められるようにするため。でたらめな文字の列です。',
      en: 'So that only the person who has answered the secret questions can set a new password. It is a random string.',
    },
    until: {
      ja: '秘密の質問に答えると保存し、再設定すると消えます。長くても10分で消えます。',
      en: 'Stored when you have answered the secret questions, and deleted when you reset the password. It expires after 10 minutes at the latest.',
    },
    seenBy: 'site',
    changedOn: '2026-11-24',
  },
  {
    area: 'cookie',
    names: ['__Host-photo-draft', 'photo-draft'],
    of: 'member',
    what: { ja: '写真の投稿の途中のしるし', en: 'Proof that you are posting a photo' },
    why: {
      ja: 'JavaScriptを使わないとき、投稿する前の写真と入力した内容を、確認の画面で表示するため。でたらめな文字の列で、写真や内容は入っていません。',
      en: 'Without JavaScript: to show you the photo and its words before you post them. It is a random string, without photo or words.',
    },
    until: {
      ja: '写真を選んで進むと保存し、投稿すると消えます。長くても30分で消えます。',
      en: 'Stored when you have chosen a photo and go on, and deleted when you post it. It expires after 30 minutes at the latest.',
    },
    seenBy: 'site',
    changedOn: '2026-11-25',
  },
  {
    area: 'cookie',
    names: ['__Host-staff', 'staff'],
    of: 'staff',
    what: { ja: '職員がログインしているしるし', en: 'Proof that staff are logged in' },
    why: {
      ja: '職員の画面を、職員にだけ見せるため。でたらめな文字の列で、名前や鍵は入っていません。',
      en: 'To show staff pages to staff only. It is a random string, without a name or the key.',
    },
    until: {
      ja: '職員がログインしたときに保存し、ログアウトすると消えます。長くても8時間で消えます。',
      en: 'Stored when staff log in, and deleted when they log out. It expires after 8 hours at the latest.',
    },
    seenBy: 'site',
    changedOn: '2026-11-25',
  },
  {
    area: 'localStorage',
    names: ['favourites-course', 'favourites-cooperation', 'favourites-sponsor', 'favourites-playground'],
    of: 'visitor',
    what: { ja: 'お気に入り', en: 'Your favourites' },
    why: {
      ja: 'ログインしなくても、お気に入りのコースやお店、施設をもう一度見られるようにするため。番号だけを、種類ごとに12件まで残します。一覧を開くと、いまの名前を調べるために、番号をサーバーに送ります。',
      en: 'So that you find your favourite courses, shops and facilities again without logging in. Only their numbers are kept, up to 12 of each kind. When you open the list, the numbers are sent to our server to look up the present names.',
    },
    until: {
      ja: '「お気に入り」を押したときに保存し、外すと消えます。ログインして、お気に入りやマイページを開くと、会員のお気に入りに移し、この端末からは消します。',
      en: 'Stored when you press “Favourite”, and deleted when you take it off. When you log in and open your favourites or My Page, they become your favourites as a member, and are deleted from this device.',
    },
    seenBy: 'site',
    changedOn: '2026-11-24',
  },
  {
    area: 'localStorage',
    names: ['history-course', 'history-cooperation', 'history-sponsor', 'history-playground'],
    of: 'visitor',
    what: { ja: '閲覧履歴', en: 'History' },
    why: {
      ja: '最近見たコースやお店、施設をもう一度見られるようにするため。番号、名前、場所と、コースの時間や距離を、種類ごとに12件まで残します。一覧を開くと、いまの名前を調べるために、番号をサーバーに送ります。',
      en: 'So that you find the courses, shops and facilities that you viewed last. Their numbers, names and places are kept, with the time and distance of a course, up to 12 of each kind. When you open the list, the numbers are sent to our server to look up the present names.',
    },
    until: {
      ja: 'ページを開いたときに保存します。12件をこえると古いものから消え、同意をやめるとすぐにすべて消えます。',
      en: 'Stored when you open a page. Beyond 12 the oldest is deleted, and all of it at once when you withdraw your consent.',
    },
    seenBy: 'site',
    needsConsent: true,
    changedOn: '2026-11-24',
  },
  {
    area: 'localStorage',
    names: ['push-off', 'push-offered'],
    of: 'visitor',
    what: { ja: '通知についての選択', en: 'Your choice about notifications' },
    why: {
      ja: '通知をやめたことを覚えて、またはじめないため。また、通知のご案内を一度だけにするため。',
      en: 'To remember that you turned notifications off, and not turn them on again. And to offer them only once.',
    },
    until: {
      ja: '通知をやめたとき、ご案内を出したときに保存します。通知をやめたことは、もう一度受け取ると消えます。',
      en: 'Stored when you turn notifications off, and when they are offered. Turning them on again deletes the first.',
    },
    seenBy: 'device',
    changedOn: '2026-11-26',
  },
  {
    area: 'localStorage',
    names: ['install-hint'],
    of: 'visitor',
    what: {
      ja: 'はじめて来た日と、ホーム画面に追加する案内を出したかどうか',
      en: 'The day of your first visit, and whether you have been told about the home screen',
    },
    why: {
      ja: '「ホーム画面に追加できます」という案内を、はじめての日には出さず、そのあとも一度しか出さないため。',
      en: 'So that the message about adding this site to your home screen does not come on the first day, and later only once.',
    },
    until: {
      ja: 'はじめて来たときに日付を保存し、案内を出すと「出した」というしるしに変わります。しるしは、あなたがブラウザーのデータを消すまで残ります。クッキーに「同意しない」を選ぶと、日付は次に開いたときに消えます。',
      en: 'The day is stored at your first visit, and replaced by a mark when the message has come. The mark stays until you clear the data of your browser. If you choose “Do not agree” to cookies, the day is deleted when you next open a page.',
    },
    seenBy: 'device',
    changedOn: '2026-11-26',
  },
  {
    area: 'sessionStorage',
    names: ['reloaded-at'],
    of: 'visitor',
    what: { ja: 'ページを自動で読み込み直した時刻', en: 'When a page last reloaded itself' },
    why: {
      ja: 'ページの一部を読み込めないとき、自動の読み込み直しを何度もくり返さないため。',
      en: 'So that a page reloads itself only once when part of it cannot be loaded.',
    },
    until: { ja: 'タブを閉じると消えます。', en: 'Deleted when you close the tab.' },
    seenBy: 'device',
    changedOn: '2026-11-24',
  },
  {
    area: 'sessionStorage',
    names: ['typed-fields'],
    of: 'visitor',
    what: {
      ja: 'ページが自動で読み込み直すときに、入力していた内容',
      en: 'What you had typed when a page reloads itself',
    },
    why: {
      ja: 'サイトを新しくしても、入力し直さずにすむように。パスワード、秘密の質問の答え、写真は残しません。',
      en: 'So that you need not type it again when the site is updated. Passwords, answers to secret questions and photos are not kept.',
    },
    until: {
      ja: '読み込み直すときに保存し、入力欄にもどすとすぐに消えます。',
      en: 'Stored when the page reloads, and deleted as soon as it is back in its fields.',
    },
    seenBy: 'device',
    changedOn: '2026-11-26',
  },
  {
    area: 'sessionStorage',
    names: ['registration-draft'],
    of: 'visitor',
    what: {
      ja: '登録の途中で入力した、ユーザー名、お住まいの地域、年代、性別',
      en: 'The user name, region, age group and gender that you have begun to register',
    },
    why: {
      ja: 'ページを読み込み直しても、入力し直さずにすむように。パスワードと、秘密の質問と答えは残しません。',
      en: 'So that you need not enter them again when the page reloads. Passwords, secret questions and answers are not kept.',
    },
    until: {
      ja: '登録の画面で入力すると保存し、登録するか、タブを閉じると消えます。',
      en: 'Stored when you enter them to register, and deleted when you have registered or close the tab.',
    },
    seenBy: 'device',
    changedOn: '2026-11-24',
  },
  {
    area: 'sessionStorage',
    names: ['favourites-dropped'],
    of: 'member',
    what: {
      ja: 'この端末のお気に入りを移したとき、かわりに外れたお気に入りと、あなたのユーザー名',
      en: 'Favourites that had to go when those of this device were added, and your user name',
    },
    why: {
      ja: '外れたものをお知らせし、元にもどせるようにするため。ユーザー名は、ほかの人に見せないためです。',
      en: 'To tell you what had to go, and to let you put it back. The user name is there so that nobody else is shown it.',
    },
    until: {
      ja: '12件をこえたときに保存し、元にもどすか、「外したままにする」を押すか、タブを閉じると消えます。',
      en: 'Stored when there were more than 12, and deleted when you put them back, press “Leave them off” or close the tab.',
    },
    seenBy: 'device',
    changedOn: '2026-11-29',
  },
  {
    area: 'indexedDB',
    names: ['photo-draft'],
    of: 'member',
    what: { ja: '投稿する前の写真と、入力した内容', en: 'A photo and its words before you post them' },
    why: {
      ja: 'ページを読み込み直しても、写真を選び直したり、入力し直したりせずにすむように。',
      en: 'So that you need not choose the photo and enter its words again when the page reloads.',
    },
    until: {
      ja: '写真を選ぶと保存し、投稿するか、ログアウトするか、退会すると消えます。1日たつと使えなくなり、次に投稿のページを開いたときに消えます。',
      en: 'Stored when you have chosen a photo, and deleted when you post it, log out or delete your registration. After one day it can no longer be used, and is deleted when the page for posting is next opened.',
    },
    seenBy: 'device',
    changedOn: '2026-11-25',
  },
  {
    area: 'cacheStorage',
    names: ['files-of-…', 'files-used'],
    of: 'visitor',
    what: { ja: 'このサイトのページを動かすファイル', en: 'Files that make the pages of this site work' },
    why: {
      ja: '2回目からページを早く表示し、電波のない所でも開けるようにするため。だれにでも同じファイルです。',
      en: 'So that pages open faster from the second time on, and also without a network. They are the same for everybody.',
    },
    until: {
      ja: 'ページを開いたあとで保存します。サイトが新しくなると、古いものから消えます。',
      en: 'Stored after you have opened a page. When the site has a new version, the older ones are deleted.',
    },
    seenBy: 'device',
    changedOn: '2026-11-26',
  },
  {
    area: 'cacheStorage',
    names: ['pages'],
    of: 'visitor',
    what: { ja: '最近開いたページの写し（50ページまで）', en: 'Copies of pages that you opened last (up to 50)' },
    why: {
      ja: '電波のない所でも、もう一度読めるようにするため。だれにでも同じページだけで、ログインしているときのページは残しません。',
      en: 'So that you can read them again without a network. Only pages that are the same for everybody are kept, and none that you open while you are logged in.',
    },
    until: {
      ja: 'ページを開いたときに保存します。50ページをこえると古いものから消えます。クッキーに同意しないとき、ログインしたとき、サイトが新しくなったときは、すべて消えます。',
      en: 'Stored when you open a page. Beyond 50 the oldest is deleted, and all of them when you reject cookies, log in, or the site has a new version.',
    },
    seenBy: 'device',
    changedOn: '2026-11-26',
  },
  {
    area: 'cacheStorage',
    names: ['saved-course-…'],
    of: 'visitor',
    what: { ja: '端末に保存したコース', en: 'Courses that you save on this device' },
    why: {
      ja: '電波のない所でも、コースの道順や地図を読めるようにするため。インターネットにつながると、閉鎖されたコースを調べるために、コースの番号をサーバーに送ります。',
      en: 'So that you can read the way and the map of a course without a network. When you are connected, the numbers of the courses are sent to our server to look up whether one has been closed.',
    },
    until: {
      ja: '「端末に保存する」を押したときに保存し、「端末から消す」を押すと消えます。',
      en: 'Stored when you press “Save on this device”, and deleted when you press “Delete from this device”.',
    },
    seenBy: 'site',
    changedOn: '2026-11-26',
  },
  {
    area: 'history',
    names: ['position'],
    of: 'visitor',
    what: { ja: 'ページのどこを見ていたか', en: 'Where you were on a page' },
    why: {
      ja: '前のページにもどったとき、見ていた所を表示するため。',
      en: 'So that “back” takes you to the place where you were.',
    },
    until: {
      ja: 'タブを閉じると、ブラウザーが消します。',
      en: 'Your browser deletes it after you close the tab.',
    },
    seenBy: 'device',
    changedOn: '2026-11-24',
  },
] as const satisfies readonly DeviceData[];

type Entry = (typeof deviceData)[number];
/** The names that an area may hold. */
export type DeviceName<Area extends DeviceArea> = Extract<Entry, { area: Area }>['names'][number];

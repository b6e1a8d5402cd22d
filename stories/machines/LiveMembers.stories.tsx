import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, refused } from '../../contract/apiError.ts';
import type { ContestDates } from '../../contract/contest.ts';
import type { PushSettings } from '../../contract/push.ts';
import { accountDeletionMachine } from '../../machines/accountDeletion/index.ts';
import { contestMachine } from '../../machines/contest/index.ts';
import type { KeptKind } from '../../machines/deviceLists/index.ts';
import { favouritesTransferMachine, type TransferredList } from '../../machines/favouritesTransfer/index.ts';
import { passwordResetMachine } from '../../machines/passwordReset/index.ts';
import { type Liked, photoLikeMachine } from '../../machines/photoLike/index.ts';
import {
  type Picture,
  type PrepareOutcome,
  type PrepareRequest,
  photoPostMachine,
  type SendRequest,
} from '../../machines/photoPost/index.ts';
import { photoReviewMachine } from '../../machines/photoReview/index.ts';
import { type PushAnswer, type PushWishes, pushPermissionMachine } from '../../machines/pushPermission/index.ts';
import { registrationMachine } from '../../machines/registration/index.ts';
import { sessionMachine } from '../../machines/session/index.ts';
import { type SubmissionValues, submissionMachine } from '../../machines/submission/index.ts';
import { type WalkedOutcome, walkedRecordMachine } from '../../machines/walkedRecord/index.ts';
import { withPage } from '../screens/withPage.tsx';
import { LiveMachine } from './LiveMachine.tsx';
import { broken, shown } from './shown.tsx';

const meta = {
  title: '動き/動かしてみる（会員） Live members',
  decorators: [withPage],
  parameters: { layout: 'none', page: { path: '/map' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Sent = { values: SubmissionValues };
const wrongField = { words: { ja: '項目がちがう', en: 'A field is wrong' }, error: refused('password', 'not_valid') };
const goesOn = { words: { ja: '次へ進む', en: 'It goes on' }, output: '/next' };
const network = [
  { words: { ja: '通信が切れる', en: 'The network goes' }, event: { type: 'WENT_OFFLINE' } },
  { words: { ja: '通信がもどる', en: 'The network is back' }, event: { type: 'WENT_ONLINE' } },
] as const;

export const Session: Story = {
  name: 'ログインの確認 session',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) => sessionMachine.provide({ actors: { check: stage.actor<number>('check') } })}
      input={{ isLoggedIn: true }}
      events={[
        { words: { ja: 'ページが変わる', en: 'The page changes' }, event: { type: 'CHECK' } },
        { words: { ja: 'もう一度', en: 'Again' }, event: { type: 'RETRY' } },
      ]}
      outcomes={{
        check: [
          { words: { ja: 'ログイン中と答える', en: 'Logged in' }, output: 1 },
          { words: { ja: 'ログインしていないと答える', en: 'Not logged in' }, output: 0 },
          broken,
        ],
      }}
      screen={({ context }) => <p lang="ja">{context.isLoggedIn ? 'はなこ' : '-'}</p>}
    />
  )),
};

export const Submission: Story = {
  name: 'フォームの送信 submission',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) => submissionMachine.provide({ actors: { submit: stage.actor<string, Sent>('submit') } })}
      input={{}}
      events={[
        { words: { ja: '送る', en: 'Send' }, event: { type: 'SUBMIT', values: { user_name: 'はなこ' } } },
        { words: { ja: '「もどる」でもどる', en: 'Come back' }, event: { type: 'RETURNED' } },
        { words: { ja: '別のページが来る', en: 'Another page comes' }, event: { type: 'ARRIVED' } },
      ]}
      outcomes={{ submit: [goesOn, wrongField, broken] }}
      screen={({ context: { problem, destination } }) => <p>{destination ?? problem?.kind ?? '-'}</p>}
    />
  )),
};

export const FavouritesTransfer: Story = {
  name: 'お気に入りの引きつぎ favouritesTransfer',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        favouritesTransferMachine.provide({
          actors: { send: stage.actor<TransferredList, { kind: KeptKind }>('send') },
        })
      }
      events={[{ words: { ja: '会員のページを開く', en: 'Open a page of members' }, event: { type: 'START' } }]}
      outcomes={{
        send: [
          { words: { ja: '2件を移す', en: 'Two are moved' }, output: { moved: 2, dropped: 0 } },
          { words: { ja: '3件を移し、1件を外す', en: 'Three are moved, one goes' }, output: { moved: 3, dropped: 1 } },
          broken,
        ],
      }}
      screen={({ context: { waiting, moved, dropped } }) => (
        <p>
          {waiting.join(', ') || '-'}: +{moved} −{dropped}
        </p>
      )}
    />
  )),
};

const walk: WalkedOutcome = {
  isNew: true,
  stamp: true,
  titles: [{ id: 'first', name: 'はじめの一歩' }],
  isUndoable: true,
};

export const WalkedRecord: Story = {
  name: '歩いた記録 walkedRecord',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        walkedRecordMachine.provide({
          actors: { record: stage.actor<WalkedOutcome>('record'), undo: stage.actor<void>('undo') },
        })
      }
      input={{ isRecorded: false, outcome: null, isUndoable: false, isUndone: false, problem: null }}
      events={[
        { words: { ja: '歩きました', en: 'Walked' }, event: { type: 'RECORD' } },
        { words: { ja: '記録を取り消す', en: 'Take it back' }, event: { type: 'UNDO' } },
        ...network,
      ]}
      outcomes={{
        record: [{ words: { ja: 'スタンプがつく', en: 'A stamp comes' }, output: walk }, broken],
        undo: [
          { words: { ja: '取り消せる', en: 'It is taken back' }, output: undefined },
          { words: { ja: '1分が過ぎていた', en: 'The minute is over' }, error: new ApiError('E409', 'too late') },
          broken,
        ],
      }}
      screen={({ context: { outcome, isUndone, problem } }) => (
        <p>{outcome?.titles[0]?.name ?? (isUndone ? '↶' : (problem?.kind ?? '-'))}</p>
      )}
    />
  )),
};

export const Registration: Story = {
  name: '新規登録 registration',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        registrationMachine.provide({
          actors: {
            checkName: stage.actor<boolean, { name: string }>('checkName'),
            draft: stage.actor<string, Sent>('draft'),
            save: stage.actor<string, Sent>('save'),
          },
        })
      }
      input={{ step: 'form', hasAccepted: false, name: '', problem: null }}
      events={[
        {
          words: { ja: '規約に同意する', en: 'Accept the terms' },
          event: { type: 'TERMS_CHANGED', hasAccepted: true },
        },
        { words: { ja: '名前を入れる', en: 'Enter a name' }, event: { type: 'NAME_CHANGED', name: 'はなこ' } },
        { words: { ja: '確認へ進む', en: 'Go on' }, event: { type: 'SUBMIT', values: {} } },
        { words: { ja: '登録する', en: 'Register' }, event: { type: 'CONFIRM', values: {} } },
      ]}
      outcomes={{
        checkName: [
          { words: { ja: 'ほかにいない', en: 'The name is free' }, output: true },
          { words: { ja: 'ほかの人が使っている', en: 'The name is taken' }, output: false },
        ],
        draft: [goesOn, wrongField, broken],
        save: [goesOn, wrongField, broken],
      }}
      screen={({ context: { asked, destination, problem } }) => (
        <p>
          {asked.isFree === null ? '' : asked.isFree ? '○ ' : '× '}
          {problem?.kind ?? destination ?? '-'}
        </p>
      )}
    />
  )),
};

export const PasswordReset: Story = {
  name: 'パスワードの再設定 passwordReset',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        passwordResetMachine.provide({
          actors: { verify: stage.actor<string, Sent>('verify'), save: stage.actor<string, Sent>('save') },
        })
      }
      input={{ step: 'questions', problem: null }}
      events={[{ words: { ja: '送る', en: 'Send' }, event: { type: 'SUBMIT', values: {} } }]}
      outcomes={{
        verify: [
          {
            words: { ja: '答えが正しい', en: 'The answers are right' },
            output: '/forgot/password_reset?step=password',
          },
          { words: { ja: '答えがちがう', en: 'An answer is wrong' }, error: new ApiError('E401', 'wrong') },
          broken,
        ],
        save: [goesOn, wrongField, broken],
      }}
      screen={({ context: { problem, destination } }) => <p>{problem?.kind ?? destination ?? '-'}</p>}
    />
  )),
};

const yes: PushSettings = { regions: ['taito'], kinds: ['heat'], language: 'ja', follows_favorites: true };

export const PushPermission: Story = {
  name: '通知 pushPermission',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        pushPermissionMachine.provide({
          actors: {
            request: stage.actor<PushAnswer>('request'),
            subscribe: stage.actor<PushSettings>('subscribe'),
            change: stage.actor<PushSettings, { wishes: PushWishes }>('change'),
            unsubscribe: stage.actor<void>('unsubscribe'),
          },
          actions: { keepOff: stage.action('keepOff'), keepOn: stage.action('keepOn') },
        })
      }
      input={{ answer: 'default', isOff: false }}
      events={[
        { words: { ja: '通知を受け取る', en: 'Turn on' }, event: { type: 'ASK' } },
        { words: { ja: '説明を読んで進む', en: 'Go on' }, event: { type: 'ACCEPT' } },
        { words: { ja: 'やめる', en: 'Cancel' }, event: { type: 'CANCEL' } },
        { words: { ja: '種類を変える', en: 'Change kinds' }, event: { type: 'CHANGE', wishes: { kinds: ['heat'] } } },
        { words: { ja: '通知をやめる', en: 'Turn off' }, event: { type: 'TURN_OFF' } },
        {
          words: { ja: 'ブラウザの設定で止める', en: 'Blocked in the browser' },
          event: { type: 'ANSWER_CHANGED', answer: 'denied' },
        },
      ]}
      outcomes={{
        request: [
          { words: { ja: '許可する', en: 'Allowed' }, output: 'granted' },
          { words: { ja: '許可しない', en: 'Blocked' }, output: 'denied' },
          { words: { ja: '選ばずに閉じる', en: 'Closed' }, output: 'default' },
        ],
        subscribe: [{ words: { ja: '登録できる', en: 'Subscribed' }, output: yes }, broken],
        change: [{ words: { ja: '変わる', en: 'Changed' }, output: yes }, broken],
        unsubscribe: [{ words: { ja: '終わる', en: 'Ended' }, output: undefined }, broken],
      }}
      screen={({ context }) => <p>{context.settings?.kinds.join(', ') ?? '-'}</p>}
    />
  )),
};

export const AccountDeletion: Story = {
  name: '退会 accountDeletion',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        accountDeletionMachine.provide({
          actors: { deleteAccount: stage.actor<string, { password: string }>('deleteAccount') },
          actions: { clearDevice: stage.action('clearDevice') },
        })
      }
      input={{}}
      events={[
        { words: { ja: '退会へ進む', en: 'Go on' }, event: { type: 'CONFIRM' } },
        { words: { ja: 'やめる', en: 'Cancel' }, event: { type: 'CANCEL' } },
        {
          words: { ja: 'パスワードを送る', en: 'Send the password' },
          event: { type: 'SUBMIT', request: { password: 'aruku2026', clearsDevice: true } },
        },
      ]}
      outcomes={{
        deleteAccount: [
          { words: { ja: '消える', en: 'It is deleted' }, output: '/mypage/delete/done' },
          wrongField,
          broken,
        ],
      }}
      screen={({ context: { problem, destination } }) => <p>{problem?.kind ?? destination ?? '-'}</p>}
    />
  )),
};

const dates: ContestDates = {
  ...{ posting_from: '2026-10-01', posting_to: '2026-10-31', voting_from: '2026-11-10', voting_to: '2026-11-30' },
  ...{ announced_on: '2026-12-10', exhibition_from: '2026-12-15', exhibition_to: '2026-12-25' },
};
const clock = (day: string) => ({ type: 'TIME_READ' as const, now: Date.parse(`${day}T12:00:00+09:00`) });

export const Contest: Story = {
  name: 'フォトコンテスト contest',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={() => contestMachine}
      input={{ dates, now: clock('2026-09-01').now }}
      events={[
        { words: { ja: '10月1日になる', en: '1 October comes' }, event: clock('2026-10-01') },
        { words: { ja: '11月1日になる', en: '1 November comes' }, event: clock('2026-11-01') },
        { words: { ja: '11月15日になる', en: '15 November comes' }, event: clock('2026-11-15') },
        { words: { ja: '12月1日になる', en: '1 December comes' }, event: clock('2026-12-01') },
        { words: { ja: '12月10日になる', en: '10 December comes' }, event: clock('2026-12-10') },
        { words: { ja: '12月20日になる', en: '20 December comes' }, event: clock('2026-12-20') },
        { words: { ja: '翌年になる', en: 'The next year comes' }, event: clock('2027-01-01') },
      ]}
      screen={(snapshot) => <p>{[...snapshot.tags].join(', ') || '-'}</p>}
    />
  )),
};

export const PhotoLike: Story = {
  name: '「いいね」 photoLike',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        photoLikeMachine.provide({ actors: { save: stage.actor<Liked, { isLiked: boolean }>('save') } })
      }
      input={{ isLiked: false, likes: 4, isChanged: false, problem: null }}
      events={[{ words: { ja: '押す', en: 'Press' }, event: { type: 'TOGGLE' } }, ...network]}
      outcomes={{
        save: [
          { words: { ja: 'ほかの人も押していた', en: 'Others liked it too' }, output: { isLiked: true, likes: 7 } },
          { words: { ja: '取り消される', en: 'It is taken back' }, output: { isLiked: false, likes: 6 } },
          broken,
        ],
      }}
      screen={({ context: { shown: liked, problem } }) => (
        <p>
          {liked.isLiked ? '♥' : '♡'} {liked.likes} {problem?.kind}
        </p>
      )}
    />
  )),
};

const blob = new Blob(['picture'], { type: 'image/jpeg' });
const picture: Picture = { blob, format: 'jpeg', width: 1600, height: 1200, made: 'asItWas' };

export const PhotoPost: Story = {
  name: '写真の投稿 photoPost',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        photoPostMachine.provide({
          actors: {
            prepare: stage.actor<PrepareOutcome, PrepareRequest>('prepare'),
            send: stage.actor<void, SendRequest>('send'),
          },
        })
      }
      input={{ hasAccepted: false, words: {} }}
      events={[
        {
          words: { ja: '注意をすべて確かめる', en: 'Tick every caution' },
          event: { type: 'CAUTIONS_CHANGED', hasAccepted: true },
        },
        { words: { ja: '写真を選ぶ', en: 'Choose a photo' }, event: { type: 'CHOSEN', file: blob } },
        { words: { ja: '隠す', en: 'Cover' }, event: { type: 'COVER' } },
        { words: { ja: '隠す所を決める', en: 'Cover these' }, event: { type: 'COVERED', areas: [] } },
        { words: { ja: '題名へ進む', en: 'Go on to the title' }, event: { type: 'GO_ON' } },
        { words: { ja: '確認へ進む', en: 'Go on' }, event: { type: 'SUBMIT', words: { title: '坂' } } },
        { words: { ja: '投稿する', en: 'Post' }, event: { type: 'CONFIRM', requestKey: 'key' } },
        { words: { ja: 'もう一度', en: 'Again' }, event: { type: 'RETRY' } },
        { words: { ja: 'やめる', en: 'Cancel' }, event: { type: 'CANCEL' } },
        { words: { ja: 'すべて消す', en: 'Discard all' }, event: { type: 'DISCARD' } },
        ...network,
      ]}
      outcomes={{
        prepare: [
          { words: { ja: '写真ができる', en: 'The picture is ready' }, output: { picture } },
          { words: { ja: '小さすぎる', en: 'It is too small' }, output: { problem: 'tooSmall' } },
          broken,
        ],
        send: [
          { words: { ja: '届く', en: 'It arrives' }, output: undefined },
          { words: { ja: '題名がちがう', en: 'The title is wrong' }, error: refused('title', 'not_valid') },
          broken,
        ],
      }}
      screen={({ context: { picture: ready, words, pictureProblem, problem } }) => (
        <p>{pictureProblem ?? problem?.kind ?? words.title ?? (ready ? `${ready.width} × ${ready.height}` : '-')}</p>
      )}
    />
  )),
};

export const PhotoReview: Story = {
  name: '写真の審査 photoReview',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={() => photoReviewMachine}
      input={{ isEntry: true }}
      events={[
        { words: { ja: '見はじめる', en: 'Open it' }, event: { type: 'OPEN' } },
        { words: { ja: '公開する', en: 'Publish' }, event: { type: 'PUBLISH' } },
        { words: { ja: '公開しない', en: 'Do not publish' }, event: { type: 'REJECT', reason: 'person' } },
        { words: { ja: '通報する', en: 'Report' }, event: { type: 'REPORT' } },
        { words: { ja: 'そのままにする', en: 'Keep it' }, event: { type: 'KEEP' } },
        { words: { ja: '公開をやめる', en: 'Remove' }, event: { type: 'REMOVE', reason: 'private' } },
        { words: { ja: '本人が消す', en: 'Its member deletes it' }, event: { type: 'DELETE' } },
      ]}
      screen={({ context: { isEntry, reason } }) => (
        <p>
          {isEntry ? '★' : '☆'} {reason ?? '-'}
        </p>
      )}
    />
  )),
};

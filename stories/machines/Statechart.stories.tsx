import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountDeletionMachine } from '../../machines/accountDeletion/index.ts';
import { approvalMachine } from '../../machines/approval/index.ts';
import { appUpdateMachine } from '../../machines/appUpdate/index.ts';
import { connectivityMachine } from '../../machines/connectivity/index.ts';
import { contestMachine } from '../../machines/contest/index.ts';
import { cookieConsentMachine } from '../../machines/cookieConsent/index.ts';
import { createDeviceListsMachine } from '../../machines/deviceLists/index.ts';
import { favouritesTransferMachine } from '../../machines/favouritesTransfer/index.ts';
import { installHintMachine } from '../../machines/installHint/index.ts';
import { createLiveAnswerMachine } from '../../machines/liveAnswer/index.ts';
import { modalStackMachine } from '../../machines/modalStack/index.ts';
import { createNavigationMachine } from '../../machines/navigation/index.ts';
import { createNearbyMachine } from '../../machines/nearby/index.ts';
import { passwordResetMachine } from '../../machines/passwordReset/index.ts';
import { photoLikeMachine } from '../../machines/photoLike/index.ts';
import { photoPostMachine } from '../../machines/photoPost/index.ts';
import { photoReviewMachine } from '../../machines/photoReview/index.ts';
import { pushPermissionMachine } from '../../machines/pushPermission/index.ts';
import { registrationMachine } from '../../machines/registration/index.ts';
import { createResourceListMachine } from '../../machines/resourceList/index.ts';
import { savedCourseMachine } from '../../machines/savedCourse/index.ts';
import { sessionMachine } from '../../machines/session/index.ts';
import { submissionMachine } from '../../machines/submission/index.ts';
import { walkedRecordMachine } from '../../machines/walkedRecord/index.ts';
import { Statechart } from './Statechart.tsx';

// The machines stand in `render`, not in `args`: the controls would try to write a whole machine as text.
const meta = { title: '動き/状態遷移図 Statechart', component: Statechart } satisfies Meta<typeof Statechart>;
export default meta;

type Story = Omit<StoryObj<typeof meta>, 'args'>;

const navigationMachine = createNavigationMachine();
const resourceListMachine = createResourceListMachine();
const liveAnswerMachine = createLiveAnswerMachine();
const deviceListsMachine = createDeviceListsMachine();
const nearbyMachine = createNearbyMachine();

export const ResourceList: Story = {
  name: '一覧の読み込み resourceList',
  render: () => <Statechart machine={resourceListMachine} />,
};
export const LiveAnswer: Story = {
  name: '入力中の問い合わせ liveAnswer',
  render: () => <Statechart machine={liveAnswerMachine} />,
};
export const DeviceLists: Story = {
  name: '端末に残す一覧 deviceLists',
  render: () => <Statechart machine={deviceListsMachine} />,
};
export const Navigation: Story = {
  name: 'ページの移動 navigation',
  render: () => <Statechart machine={navigationMachine} />,
};
export const Submission: Story = {
  name: 'フォームの送信 submission',
  render: () => <Statechart machine={submissionMachine} />,
};
export const Session: Story = {
  name: 'ログインの確認 session',
  render: () => <Statechart machine={sessionMachine} />,
};
export const Nearby: Story = { name: '近くのコース nearby', render: () => <Statechart machine={nearbyMachine} /> };
export const CookieConsent: Story = {
  name: 'クッキーの同意 cookieConsent',
  render: () => <Statechart machine={cookieConsentMachine} />,
};
export const Connectivity: Story = {
  name: '接続 connectivity',
  render: () => <Statechart machine={connectivityMachine} />,
};
export const AppUpdate: Story = {
  name: '新しいバージョン appUpdate',
  render: () => <Statechart machine={appUpdateMachine} />,
};
export const SavedCourse: Story = {
  name: '端末に保存したコース savedCourse',
  render: () => <Statechart machine={savedCourseMachine} />,
};
export const InstallHint: Story = {
  name: 'ホーム画面への追加 installHint',
  render: () => <Statechart machine={installHintMachine} />,
};
export const ModalStack: Story = {
  name: 'モーダルの重なり modalStack',
  render: () => <Statechart machine={modalStackMachine} />,
};
export const WalkedRecord: Story = {
  name: '歩いた記録 walkedRecord',
  render: () => <Statechart machine={walkedRecordMachine} />,
};
export const PushPermission: Story = {
  name: '通知 pushPermission',
  render: () => <Statechart machine={pushPermissionMachine} />,
};
export const Registration: Story = {
  name: '新規登録の状態 registration',
  render: () => <Statechart machine={registrationMachine} />,
};
export const PasswordReset: Story = {
  name: 'パスワードの再設定の状態 passwordReset',
  render: () => <Statechart machine={passwordResetMachine} />,
};
export const PhotoLike: Story = {
  name: '写真のいいね photoLike',
  render: () => <Statechart machine={photoLikeMachine} />,
};
export const FavouritesTransfer: Story = {
  name: 'お気に入りの引きつぎ favouritesTransfer',
  render: () => <Statechart machine={favouritesTransferMachine} />,
};
export const AccountDeletion: Story = {
  name: '退会 accountDeletion',
  render: () => <Statechart machine={accountDeletionMachine} />,
};
export const Approval: Story = {
  name: '承認 approval',
  render: () => <Statechart machine={approvalMachine} />,
};
export const Contest: Story = {
  name: 'フォトコンテスト contest',
  render: () => <Statechart machine={contestMachine} />,
};
export const PhotoReview: Story = {
  name: '写真の確認 photoReview',
  render: () => <Statechart machine={photoReviewMachine} />,
};
export const PhotoPost: Story = {
  name: '写真の投稿 photoPost',
  render: () => <Statechart machine={photoPostMachine} />,
};

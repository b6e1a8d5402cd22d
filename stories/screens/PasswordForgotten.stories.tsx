import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PasswordForgottenScreen } from '../../app/screens/PasswordForgotten/PasswordForgottenScreen.tsx';
import { ApiError, unauthorised } from '../../contract/apiError.ts';
import { failing, offline, pending, refused, unavailable } from '../fixtures/api.ts';
import { wired } from './wired.tsx';

export default {
  title: '画面/パスワード再設定',
  component: PasswordForgottenScreen,
} satisfies Meta<typeof PasswordForgottenScreen>;

const [questions, newPassword] = ['/forgot/password_reset', '/forgot/password_reset?step=password'];
const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' }, textSize: '2' };
interface Played {
  canvasElement: HTMLElement;
}

const control = ({ canvasElement }: Played, id: string) => canvasElement.querySelector(`#${id}`)!;
const press = ({ canvasElement }: Played, name: RegExp) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
const problems = ({ canvasElement }: Played) =>
  within(canvasElement).findByRole('heading', { name: /入力を確かめて|to correct/ });

const answer = async (context: Played) => {
  await userEvent.type(control(context, 'user_name'), 'はなこ');
  await userEvent.selectOptions(control(context, 'secret_question_1'), 'school');
  await userEvent.type(control(context, 'secret_answer_1'), 'うえの');
  await userEvent.selectOptions(control(context, 'secret_question_2'), 'book');
  await userEvent.type(control(context, 'secret_answer_2'), 'ぎんが');
  await press(context, /^(次へ進む|Continue)$/);
};
const answered = async (context: Played) => {
  await answer(context);
  await problems(context);
};
const change = (password: string) => async (context: Played) => {
  if (password) {
    await userEvent.type(control(context, 'password'), password);
    await userEvent.type(control(context, 'password_confirmation'), password);
  }
  await press(context, /^(パスワードを変える|Change password)$/);
};
const changed =
  (password = 'tokotoko2026') =>
  async (context: Played) => {
    await change(password)(context);
    await problems(context);
  };
const verifying = (response: () => Promise<never>) => ({ responses: { 'POST /user_secret_check': response } });
const saving = (response: () => Promise<never>) => ({ responses: { 'POST /user_change_password': response } });
const wrong = () => Promise.reject(unauthorised());
const tooMany = () => Promise.reject(new ApiError('E429', 'Slow down', { retryAfter: 900 }));

export const Plain = { name: '質問に答える', ...wired(questions, { states: 'questions' }) };
export const Empty = {
  name: '何も入力しない',
  play: async (context: Played) => press(context, /^(次へ進む|Continue)$/),
  ...wired(questions, { states: 'refused' }),
};
export const Wrong = {
  name: '名前か答えが違う',
  play: answered,
  ...wired(questions, { states: 'wrong', ...verifying(wrong) }),
};
export const TooMany = {
  name: '何度も間違えた',
  play: answered,
  ...wired(questions, { states: 'tooMany', ...verifying(tooMany) }),
};
export const Checking = {
  name: '確かめているところ',
  play: answer,
  ...wired(questions, { states: 'pending', ...verifying(pending) }),
};
export const Offline = {
  name: 'オフライン',
  play: answered,
  ...wired(questions, { states: 'offline', ...verifying(offline) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  play: answered,
  ...wired(questions, { states: 'error', ...verifying(unavailable) }),
};
export const Failed = {
  name: 'サーバーの問題',
  play: answered,
  ...wired(questions, { states: 'error', ...verifying(failing) }),
};
export const NewPassword = { name: '新しいパスワード', ...wired(newPassword, { states: 'newPassword' }) };
export const NewPasswordEmpty = { name: '新しいパスワードがない', play: changed(''), ...wired(newPassword) };
export const NewPasswordCommon = {
  name: 'よく使われるパスワード',
  play: changed('password1'),
  ...wired(newPassword, {
    states: 'passwordRefused',
    ...saving(refused({ field: 'password', kind: 'not_valid' })),
  }),
};
export const Expired = {
  name: '10分が過ぎた',
  play: changed(),
  ...wired(newPassword, { states: 'expired', ...saving(wrong) }),
};
export const Saving = {
  name: '変えているところ',
  play: change('tokotoko2026'),
  ...wired(newPassword, { states: 'pending', ...saving(pending) }),
};
export const LoggedIn = {
  name: 'ログイン済み',
  globals: { member: 'member' },
  ...wired(questions, { states: 'loggedIn' }),
};
export const English = { name: '英語', globals: english, ...wired(questions) };
export const WrongEnglish = {
  name: '違う（英語）',
  globals: english,
  play: answered,
  ...wired(questions, verifying(wrong)),
};
export const NewPasswordEnglish = { name: '新しいパスワード（英語）', globals: english, ...wired(newPassword) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: narrow,
  play: answered,
  ...wired(questions, verifying(wrong)),
};
export const NewPasswordNarrow = {
  name: '新しいパスワード（320px・文字サイズ大）',
  globals: narrow,
  play: changed(),
  ...wired(newPassword, saving(wrong)),
};

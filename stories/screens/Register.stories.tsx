import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { forgetDraft, keepDraft } from '../../app/screens/Register/deviceDraft.ts';
import { RegisterScreen } from '../../app/screens/Register/RegisterScreen.tsx';
import { ApiError, taken } from '../../contract/apiError.ts';
import { failing, offline, pending, refused, unavailable } from '../fixtures/api.ts';
import { memberDraft } from '../fixtures/members.ts';
import { wired } from './wired.tsx';

export default {
  title: '画面/新規登録',
  component: RegisterScreen,
  beforeEach: () => {
    forgetDraft();
    return forgetDraft;
  },
} satisfies Meta<typeof RegisterScreen>;

const [form, confirmation] = ['/register', '/register?step=confirm'];
const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' }, textSize: '2' };
interface Played {
  canvasElement: HTMLElement;
}

const control = ({ canvasElement }: Played, id: string) => canvasElement.querySelector(`#${id}`)!;
const press = ({ canvasElement }: Played, name: RegExp) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

/** What was entered, field by field; the terms are accepted first. */
const enter =
  (texts: Record<string, string> = {}, { isAccepted = true } = {}) =>
  async (context: Played) => {
    if (isAccepted) await userEvent.click(within(context.canvasElement).getByRole('checkbox'));
    for (const [id, text] of Object.entries(texts)) await userEvent.type(control(context, id), text);
  };
const everything = { user_name: 'はなこ', password: 'tokotoko2026', password_confirmation: 'tokotoko2026' };
const fill =
  (texts: Record<string, string> = {}) =>
  async (context: Played) => {
    await enter({ ...everything, ...texts })(context);
    for (const [number, question, answer] of [
      [1, 'school', 'うえの'],
      [2, 'book', 'ぎんが'],
    ] as const) {
      await userEvent.selectOptions(control(context, `secret_question_${number}`), question);
      if (!texts[`secret_answer_${number}`]) await userEvent.type(control(context, `secret_answer_${number}`), answer);
    }
    // It is asked after a pause: on a slow machine before the form is sent, on a fast one not at all.
    if (!texts.user_name) await within(context.canvasElement).findAllByText(nameFree, {}, { timeout: 5000 });
  };
const nameFree = /この名前は使えます|You can use this name/;
const next = /^(確認へ進む|Continue to confirm)$/;
const problems = ({ canvasElement }: Played) =>
  within(canvasElement).findByRole('heading', { name: /入力を確かめて|to correct/ });
const send =
  (begin: (context: Played) => Promise<unknown> = fill()) =>
  async (context: Played) => {
    await begin(context);
    await press(context, next);
  };
const sent = (begin?: (context: Played) => Promise<unknown>) => async (context: Played) => {
  await send(begin)(context);
  await problems(context);
};
const said = (begin: (context: Played) => Promise<unknown>, words: RegExp) => async (context: Played) => {
  await begin(context);
  await within(context.canvasElement).findAllByText(words, {}, { timeout: 5000 });
};
const confirm = async (context: Played) => press(context, /^(登録する|Register)$/);
const confirmed = async (context: Played) => {
  await confirm(context);
  await problems(context);
};
const nothing = async () => undefined;
const drafting = (response: () => Promise<never>) => ({ responses: { 'POST /user_draft': response } });
const saving = (response: () => Promise<never>) => ({ responses: { 'POST /user_draft_save': response } });
const isTaken = () => Promise.reject(taken('user_name'));
const tooMany = () => Promise.reject(new ApiError('E429', 'Slow down', { retryAfter: 540 }));

const wrong = refused(
  { field: 'terms', kind: 'required' },
  { field: 'user_name', kind: 'format_invalid' },
  { field: 'password', kind: 'not_valid' },
  { field: 'password_confirmation', kind: 'not_valid' },
  { field: 'secret_question_1', kind: 'not_valid' },
  { field: 'secret_answer_1', kind: 'format_invalid' },
  { field: 'secret_question_2', kind: 'not_valid' },
  { field: 'secret_answer_2', kind: 'too_long' },
  { field: 'region', kind: 'not_valid' },
  { field: 'age_band', kind: 'not_valid' },
  { field: 'gender', kind: 'not_valid' },
);
const longDraft = () => ({
  draft: {
    ...memberDraft.draft!,
    user_name: 'とことこ歩いてどこまでも行きたい人のなまえ',
    secret_answer_1: 'とうきょうとりつとてもながいなまえのついたまちのちいさなしょうがっこうのだいいちぶんこう',
  },
});

export const Plain = { name: '入力する前', ...wired(form, { states: 'form' }) };
export const Empty = { name: '何も入力しない', play: sent(nothing), ...wired(form, { states: 'refused' }) };
export const NotAllowed = {
  name: '決まりに合わない入力',
  play: sent(
    fill({ user_name: 'お茶🍵', password: 'とことこ', password_confirmation: 'ちがう', secret_answer_1: '上野小' }),
  ),
  ...wired(form),
};
export const EveryError = {
  name: 'すべての欄のまちがい（サーバーの答え）',
  play: sent(),
  ...wired(form, { states: 'refused', ...drafting(wrong) }),
};
export const NameFree = {
  name: '名前が使える',
  play: said(enter({ user_name: 'はなこ' }), nameFree),
  ...wired(form, { states: 'nameFree' }),
};
export const NameChecking = {
  name: '名前を調べているところ',
  play: said(enter({ user_name: 'はなこ' }), /調べています|Checking whether/),
  ...wired(form, { states: 'nameChecking', responses: { 'POST /user_check': pending } }),
};
export const NameTaken = {
  name: '名前が使われている',
  play: said(enter({ user_name: 'はなこ' }), /ほかの人が使っています|Somebody else has/),
  ...wired(form, { states: 'taken', responses: { 'POST /user_check': () => ({ is_available: false }) } }),
};
export const NamePersonal = {
  name: '本名のような名前',
  play: said(enter({ user_name: '山田花子' }), /本名のように見えます|looks like a real name/),
  ...wired(form, { states: 'namePersonal' }),
};
export const NameTooLong = {
  name: '長すぎる名前',
  play: sent(fill({ user_name: 'とことこ歩いてどこまでも行きたい人のなまえです' })),
  ...wired(form),
};
export const Reading = {
  name: '答えをひらがなに直す',
  play: said(enter({ secret_answer_1: 'Ueno', secret_answer_2: 'ギンガ' }), /ぎんが/),
  ...wired(form, { states: 'answerConverted' }),
};
export const Taken = {
  name: '送ったときに使われていた',
  play: sent(),
  ...wired(form, { states: 'taken', ...drafting(isTaken) }),
};
export const Restored = {
  name: '読み込み直した',
  ...wired(form, { states: 'restored' }),
  beforeEach: () => keepDraft({ user_name: 'はなこ', region: 'taito', age_band: '70s', gender: 'female' }),
};
export const Changing = { name: '確認からもどった', ...wired('/register?step=change', { states: 'changing' }) };
export const Expired = {
  name: '30分が過ぎた',
  ...wired(confirmation, { states: 'expired', responses: { 'GET /user_draft': () => ({ draft: null }) } }),
};
export const Sending = {
  name: '確かめているところ',
  play: send(),
  ...wired(form, { states: 'pending', ...drafting(pending) }),
};
export const TooMany = {
  name: '何度も送った',
  play: sent(),
  ...wired(form, { states: 'tooMany', ...drafting(tooMany) }),
};
export const Offline = {
  name: 'オフライン',
  play: sent(),
  ...wired(form, { states: 'offline', ...drafting(offline) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  play: sent(),
  ...wired(form, { states: 'error', ...drafting(unavailable) }),
};
export const Failed = {
  name: 'サーバーの問題',
  play: sent(),
  ...wired(form, { states: 'error', ...drafting(failing) }),
};
export const Confirmation = { name: '確認', ...wired(confirmation, { states: 'confirmation' }) };
export const ConfirmationLong = {
  name: '確認（長い入力）',
  ...wired(confirmation, { states: 'confirmation', responses: { 'GET /user_draft': longDraft } }),
};
export const Discarded = {
  name: '入力した内容を消した',
  ...wired('/register?step=discarded', { states: 'discarded' }),
};
export const Saving = {
  name: '登録しているところ',
  play: confirm,
  ...wired(confirmation, { states: 'saving', ...saving(pending) }),
};
export const TakenMeanwhile = {
  name: '確認の間に使われた',
  play: confirmed,
  ...wired(confirmation, { states: 'takenMeanwhile', ...saving(isTaken) }),
};
export const SavingFailed = {
  name: '登録できなかった',
  play: confirmed,
  ...wired(confirmation, { states: 'error', ...saving(failing) }),
};
export const LoggedIn = {
  name: 'ログイン済み',
  globals: { member: 'member' },
  ...wired(form, { states: 'loggedIn' }),
};
export const English = { name: '英語', globals: english, ...wired(form) };
export const EnglishErrors = {
  name: 'すべての欄のまちがい（英語）',
  globals: english,
  play: sent(),
  ...wired(form, drafting(wrong)),
};
export const EnglishConfirmation = { name: '確認（英語）', globals: english, ...wired(confirmation) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: narrow,
  play: sent(),
  ...wired(form, drafting(wrong)),
};
export const NarrowConfirmation = {
  name: '確認（320px・文字サイズ大）',
  globals: narrow,
  ...wired(confirmation, { responses: { 'GET /user_draft': longDraft } }),
};

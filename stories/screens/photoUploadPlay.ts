/** What somebody does on the page of a post, for its stories. */
import { userEvent, within } from 'storybook/test';
import { keepDraft } from '../../app/photo/deviceDraft.ts';
import type { Language } from '../../contract/values.ts';
import type { PhotoWords, PreparingStep } from '../../machines/photoPost/index.ts';
import { keptPost, wordsIn } from '../fixtures/posting.ts';
import { languageOf } from './languageOf.ts';

interface Played {
  canvasElement: HTMLElement;
}
export type Play = (context: Played) => Promise<unknown>;

export const inOrder =
  (...plays: Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context);
  };
export const press =
  (name: RegExp): Play =>
  async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name }, { timeout: 15_000 }));
export const said =
  (text: RegExp): Play =>
  ({ canvasElement }) =>
    within(canvasElement).findAllByText(text, {}, { timeout: 15_000 });
export const tick: Play = async ({ canvasElement }) => {
  for (const box of canvasElement.querySelectorAll<HTMLElement>('#cautions input')) await userEvent.click(box);
};
export const choose =
  (make: () => File | Promise<File>): Play =>
  async ({ canvasElement }) =>
    userEvent.upload(canvasElement.querySelector<HTMLInputElement>('#image-file')!, await make(), {
      applyAccept: false,
    });
export const next = press(/^(次へ進む|Next)$/);
export const toConfirm = press(/^(確認へ進む|Continue to check)$/);
export const send = press(/^(投稿する|Post)$/);
export const ready = said(/^(投稿する写真|The photo you will post)$/);
export const problems = said(/入力を確かめて|to correct/);
export const failed = said(/投稿できませんでした|could not be posted/);

/** A draft of this device, as a reload finds it. */
export const kept =
  (words: (lang: Language) => PhotoWords = wordsIn) =>
  async ({ globals }: { globals: Record<string, unknown> }) =>
    void (await keepDraft(await keptPost(words(languageOf(globals))), 'はなこ'));
/** Nothing is written yet. */
export const keptPicture = kept(() => ({ course_id: '' }));
export const fromDraft = (...plays: Play[]) => ({
  beforeEach: kept(),
  play: inOrder(ready, ...plays),
});
export const toWords = inOrder(ready, next, said(/^(題名|Title)$/));
export const confirmed = [next, toConfirm, said(/まだ投稿していません|Nothing has been posted yet/)];
export const saving = (response: () => Promise<never>) => ({ responses: { 'POST /photo_save': response } });
const long = '川'.repeat(20);
export const longWords = (lang: Language) => ({
  ...wordsIn(lang),
  title: long,
  place: '橋のたもとのベンチから見た遠くのまちなみ'.repeat(3).slice(0, 60),
  comment: 'とてもながいコメントです。'.repeat(30),
});

/** A worker that is at this step and never gets further. @returns how to have the real one back */
export const stopAt = (step: PreparingStep, ratio: number) => () => {
  const { Worker: real } = window;
  class Stopped extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { step, ratio } })));
    }
    terminate() {}
  }
  window.Worker = Stopped as unknown as typeof Worker;
  return () => {
    window.Worker = real;
  };
};

export const search =
  (keyword: string): Play =>
  async ({ canvasElement }) =>
    userEvent.type(canvasElement.querySelector('#course_keyword')!, `${keyword}{Enter}`);
export const cover = inOrder(press(/^(顔や名前を隠す|Cover faces and names)$/), press(/真ん中に足す|in the middle/));

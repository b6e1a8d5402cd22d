/** Criteria that hold because there is nothing of the kind: found again each time, not taken for granted. */
import type { Check } from '../check.ts';
import { isSound, noteListeners } from './listeners.ts';
import { pressed } from './presses.ts';
import { look } from './support.ts';

export const absentAudioVideo: Check = {
  id: 'absent-audio-video',
  criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.2.6', '1.2.7', '1.2.8', '1.2.9', '1.4.2', '1.4.7'],
  name: { ja: '音声・動画がないこと', en: 'no sound or video' },
  kinds: ['page', 'story'],
  when: 'once',
  script: noteListeners,
  run: async (page, subject) => {
    const media = await look(page, ({ selector }) => {
      const players = /youtube|youtu\.be|vimeo|nicovideo|soundcloud|player|\.(mp[34]|webm|ogg|m3u8)\b/i;
      return [...document.querySelectorAll('audio, video, bgsound, embed, object, iframe')]
        .filter(
          (each) =>
            each.matches('audio, video, bgsound') ||
            players.test(each.getAttribute('src') ?? each.getAttribute('data') ?? ''),
        )
        .map((each) => ({
          message: `${each.localName}: sound or video must be judged by a person`,
          target: selector(each),
        }));
    });
    const calls = await page.evaluate(() => window.called ?? []);
    const atRest = [...new Set(calls.filter(isSound))].map((call) => ({
      message: `a script makes sound (${call})`,
      target: 'html',
    }));
    // A page that is silent until somebody does something has sound all the same.
    // Further states and stories have the scripts of the first.
    const afterPress = (subject.isThorough ? await pressed(page, subject) : []).flatMap(({ button, calls: since }) =>
      [...new Set(since.filter(isSound))].map((call) => ({
        message: `a script makes sound (${call}) when it is pressed`,
        target: button,
      })),
    );
    return [...media, ...atRest, ...afterPress];
  },
};

export const absentMotionActuation: Check = {
  id: 'absent-motion-actuation',
  criteria: ['2.5.4'],
  name: { ja: '端末を振る・傾ける操作がないこと', en: 'nothing is worked by moving the device' },
  kinds: ['page', 'story'],
  when: 'once',
  script: noteListeners,
  run: (page) =>
    look(page, () => {
      const events = ['devicemotion', 'deviceorientation', 'deviceorientationabsolute'];
      const heard = (window.noted ?? []).map(({ type }) => type).filter((type) => events.includes(type));
      const set = events.filter((type) => Reflect.get(window, `on${type}`));
      const sensors = (window.called ?? []).filter((each) => /Sensor$|^Accelerometer$|^Gyroscope$/.test(each));
      return [...new Set([...heard, ...set, ...sensors])].map((each) => ({
        message: `the page follows the movement of the device (${each})`,
        target: 'html',
      }));
    }),
};

/** A form that changes something with a person's own entries shows them once more before, or can be taken back. */
export const absentTransactions: Check = {
  id: 'absent-transactions',
  criteria: ['3.3.4', '3.3.6'],
  name: { ja: '取り消せない送信がないこと', en: 'nothing is sent for good unasked' },
  kinds: ['page', 'story'],
  when: 'every',
  modes: ['plain'],
  run: (page) =>
    look(page, ({ selector, name }) =>
      [...document.forms].flatMap((form) => {
        if (form.method !== 'post') return [];
        const submits = [...form.querySelectorAll('button:not([type=button]), input[type=submit]')];
        // While it is on its way nothing can be sent. A button that only waits for entries is judged as it will be.
        const seen = submits.filter((each) => !each.matches('[aria-hidden=true]'));
        if (seen.length > 0 && seen.every((each) => each.matches('[aria-disabled=true][data-pending]'))) return [];
        // A fixed choice, such as a preference, is changed back by pressing another.
        const entries = [...form.elements].filter((each) =>
          each.matches('input:not([type=hidden], [type=submit], [type=button], [type=reset]), select, textarea'),
        );
        // While no button is shown, Enter still means the one in front of the fields.
        const buttons = (seen.length > 0 ? seen : submits).map(name);
        const isFinal = buttons.some((each) =>
          /\b(delete|remove|buy|order|pay|sign|transfer)\b|削除|購入|注文|支払|振込|契約|退会/i.test(each),
        );
        // A search inside a form leads back to the form.
        const isReview =
          buttons.length > 0 &&
          buttons.every((each) => /\b(review|check|confirm|continue|next|search)\b|確認|次へ|探す/i.test(each));
        const isConfirmed = entries.some(
          (each) =>
            each.matches('[type=checkbox]:is([required], [aria-required=true])') &&
            /confirm|checked|確認/i.test(name(each)),
        );
        // Who logs in changes nothing of their own.
        const isLogin =
          form.querySelector('[autocomplete="current-password"]') !== null &&
          form.querySelector('[autocomplete="new-password"]') === null;
        // What can be sent again with the earlier entries is not for good; the form has to say so.
        const description = (form.getAttribute('aria-describedby') ?? '')
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ');
        // A step of its own, after what it will do was shown, that asks whether it is meant.
        const heading = form.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? '';
        const isAsked = /本当に|\breally\b|\bare you sure\b/i.test(document.getElementById(heading)?.textContent ?? '');
        // Nor is what a person reads before anything comes of it.
        const isReversible =
          /\bchange (it|them|this) again\b|\bundo\b|\btake it off\b|\blift it at any time\b|\bnothing changes until\b|また変えられ|元に(?:戻|もど)せ|あとからやめられ|いつでも解除でき|何も変わりません/i.test(
            description,
          );
        if (
          (!entries.length && !isFinal) ||
          isReview ||
          isConfirmed ||
          isAsked ||
          ((isLogin || isReversible) && !isFinal)
        )
          return [];
        return [
          {
            message: `sends ${isFinal ? 'something final' : 'what a person entered'} without showing it once more`,
            target: selector(form),
          },
        ];
      }),
    ),
};

export const absentLoginPuzzle: Check = {
  id: 'absent-login-puzzle',
  criteria: ['3.3.8', '3.3.9'],
  name: { ja: '解くべきなぞがないこと', en: 'no puzzle to get in' },
  kinds: ['page', 'story'],
  when: 'every',
  modes: ['plain'],
  run: (page) =>
    look(page, ({ selector, name }) => {
      const services = /captcha|turnstile|arkoselabs|geetest/i;
      const questions =
        /captcha|画像の文字|表示された文字|認証画像|type the (characters|letters)|what is \d+\s*[+×x-]\s*\d+|\d+\s*[+＋]\s*\d+\s*[=＝は]|not a robot|ロボットでは/i;
      const framed = [...document.querySelectorAll('iframe, script[src], img, canvas')].filter((each) =>
        services.test(`${each.getAttribute('src')} ${each.id} ${each.className} ${each.getAttribute('title')}`),
      );
      const asked = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].filter((each) =>
        questions.test(`${name(each)} ${each.name}`),
      );
      const blocked = [...document.querySelectorAll<HTMLInputElement>('input[type=password]')].filter(
        (each) => each.autocomplete === 'off',
      );
      return [
        ...[...framed, ...asked].map((each) => ({
          message: 'a puzzle stands before what a person wants',
          target: selector(each),
        })),
        ...blocked.map((each) => ({
          message: 'a password cannot be filled in by a password manager',
          target: selector(each),
        })),
      ];
    }),
};

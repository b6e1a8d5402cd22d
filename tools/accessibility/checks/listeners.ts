/** What a page listens to, noted from before its own scripts. */
export interface Noted {
  target: EventTarget;
  type: string;
}

declare global {
  interface Window {
    noted?: Noted[];
    /** Calls that a reader should be asked about: sound, sensors. */
    called?: string[];
  }
}

/** Sent to the browser as text: it may use nothing from outside itself. */
export const noteListeners = (): void => {
  const noted: Noted[] = [];
  const called: string[] = [];
  window.noted = noted;
  window.called = called;
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function listen(this: EventTarget, ...args: Parameters<typeof add>) {
    noted.push({ target: this ?? window, type: args[0] });
    return add.apply(this, args);
  };
  for (const name of [
    'Accelerometer',
    'LinearAccelerationSensor',
    'Gyroscope',
    'AbsoluteOrientationSensor',
    'AudioContext',
    'webkitAudioContext',
  ]) {
    const original = Reflect.get(window, name) as (new (...args: unknown[]) => object) | undefined;
    if (!original) continue;
    Reflect.set(
      window,
      name,
      new Proxy(original, {
        construct(target, args) {
          called.push(name);
          return Reflect.construct(target, args) as object;
        },
      }),
    );
  }
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function start(this: HTMLMediaElement) {
    called.push('play');
    return play.call(this);
  };
  if (!('SpeechSynthesis' in window)) return;
  const speak = SpeechSynthesis.prototype.speak;
  SpeechSynthesis.prototype.speak = function start(this: SpeechSynthesis, utterance) {
    called.push('speak');
    return speak.call(this, utterance);
  };
};

/** Whether a call that was noted makes sound; the others feel how the device is moved. */
export const isSound = (call: string): boolean => /^(play|speak|AudioContext|webkitAudioContext)$/.test(call);

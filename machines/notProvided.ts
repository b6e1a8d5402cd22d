/**
 * Stand-ins for the effects that a machine only declares. Whoever starts the machine provides the real ones with
 * `machine.provide({ actors, actions })`; one that was forgotten fails and says its own name.
 */
import { fromPromise, type NonReducibleUnknown } from 'xstate';

export class NotProvidedError extends Error {
  constructor(effect: string) {
    super(`${effect} was not provided`);
    this.name = 'NotProvidedError';
  }
}

/** @param effect machine and name, such as `nearby.locate` */
export function actorNotProvided<Output, Input = NonReducibleUnknown>(effect: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new NotProvidedError(effect)));
}

/** @param effect machine and name, such as `modalStack.lockScroll` */
export function actionNotProvided(effect: string) {
  return (): void => {
    throw new NotProvidedError(effect);
  };
}

export {
  type CookieChoice,
  type CookieConsentContext,
  type CookieConsentEvent,
  type CookieConsentInput,
  cookieConsentMachine,
} from './cookieConsent.machine.ts';

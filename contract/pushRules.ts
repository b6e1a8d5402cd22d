/** What a device may ask notifications for, without zod: the settings of My Page use it too. */

/** `closures`: of courses that the member has among the favourites; `notices`: notices and events. */
export const pushKinds = ['heat', 'closures', 'notices', 'contest'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Instead of slugs of municipalities. */
export const allRegions = 'all';

/** Addresses of the push services that there are have 150 to 1,000 characters. */
export const pushEndpointMax = 2000;

/** What the worker is sent, and shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path on this site, with its language. */
  url: string;
  /** Of several with the same tag the device shows the last. */
  tag: string;
  lang: 'ja' | 'en';
}

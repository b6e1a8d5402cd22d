import { existsSync } from 'node:fs';

/** A Chromium with everything that the headless shell lacks, such as installing. undefined: there is none. */
export const wholeChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (place) => existsSync(place),
);

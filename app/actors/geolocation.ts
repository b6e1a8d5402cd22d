/** Where the person is, asked only after a press, and rounded to about 100 m before it leaves the browser. */
import { deniedErrorCode, type NearbyPermission, type NearbyPosition } from '../../machines/nearby/index.ts';

const timeoutMs = 15_000;
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

export async function askPermission(): Promise<NearbyPermission> {
  if (!('geolocation' in navigator)) return 'unsupported';
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  // An undecided person is asked by the browser when the position is wanted.
  return permission?.state === 'denied' ? 'denied' : 'granted';
}

/** @throws an error with `code` E_DENIED when the person says no */
export const locate = (): Promise<NearbyPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      ({ code, message, PERMISSION_DENIED }) =>
        reject(
          Object.assign(new Error(message), { code: code === PERMISSION_DENIED ? deniedErrorCode : 'E_POSITION' }),
        ),
      { timeout: timeoutMs, maximumAge: 60_000 },
    );
  });

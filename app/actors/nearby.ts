/** Where the visitor is, asked only after a press, and rounded to about 100 m before it leaves the browser. */
import { fromPromise } from 'xstate';
import type { Position } from '../../contract/values.ts';
import { LocationDeniedError, type NearbyPermission, type NearbyPlace } from '../../machines/nearby/index.ts';

const timeoutMs = 15_000;
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

async function askPermission(): Promise<NearbyPermission> {
  if (!('geolocation' in navigator)) return 'unsupported';
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  // An undecided visitor is asked by the browser when the position is wanted.
  return permission?.state === 'denied' ? 'denied' : 'granted';
}

/** @throws LocationDeniedError when the visitor says no */
const locate = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      ({ code, message, PERMISSION_DENIED }) =>
        reject(code === PERMISSION_DENIED ? new LocationDeniedError(message) : new Error(message)),
      { timeout: timeoutMs, maximumAge: 60_000 },
    );
  });

/** The actors of a nearby machine in a browser. */
export const defineNearbyActors = <Query, Result>(
  search: (place: NearbyPlace, query: Query | null) => Promise<Result>,
) => ({
  askPermission: fromPromise<NearbyPermission>(askPermission),
  locate: fromPromise<Position>(locate),
  searchNearby: fromPromise<Result, { place: NearbyPlace; query: Query | null }>(({ input: { place, query } }) =>
    search(place, query),
  ),
});

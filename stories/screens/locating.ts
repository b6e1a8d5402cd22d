/** The browser's answer to the question where the visitor is, in a story. */
export const locating = (answer: 'found' | 'denied' | 'asking') => ({
  beforeEach: () => {
    const { geolocation, permissions } = navigator;
    const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
      // The parts of a position and of an error that the portal reads.
      if (answer === 'found') found({ coords: { latitude: 35.68, longitude: 139.77 } } as GeolocationPosition);
      if (answer === 'denied') failed?.({ code: 1, message: 'no', PERMISSION_DENIED: 1 } as GeolocationPositionError);
    };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: undefined });
    return () => {
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
      Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions });
    };
  },
});

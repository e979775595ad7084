/** The two address forms differ in some messages and rules (specification, sections 5 and 8). */
export type FormPlace = 'checkout' | 'account';

export class LocationError extends Error {
  override readonly name = 'LocationError';
}

const unsupported = 'Geolocation is not supported by your browser.';
const denied = 'Location access denied. Please enable location services.';

/** Returns the customer's position with high accuracy within 10 seconds. Throws a `LocationError` with the form's message. */
export function locate(place: FormPlace): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new LocationError(unsupported));
    return navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => reject(new LocationError(locationMessages(place, code))),
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  });
}

/** Codes of the browser: 1 denied, 2 unavailable, 3 timed out; 0 for the rest, such as a failed look-up. */
export function locationMessages(place: FormPlace, code: number): string {
  if (code === 1) return denied;
  if (place === 'checkout') return 'Failed to get current location.';
  if (code === 2) return 'Location is unavailable right now.';
  if (code === 3) return 'Location request timed out. Please try again.';
  return 'Could not get your location.';
}

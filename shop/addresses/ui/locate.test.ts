import { afterEach, expect, test, vi } from 'vitest';
import { locate, LocationError } from './locate.ts';

type Ask = Geolocation['getCurrentPosition'];

function browserThat(getCurrentPosition: Ask) {
  const ask = vi.fn<Ask>(getCurrentPosition);
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: ask } });
  return ask;
}

afterEach(() => vi.unstubAllGlobals());

// §9 geolocation waits ten seconds, then says so
test('the browser has ten seconds and high accuracy', async () => {
  const coords = { latitude: 12.97, longitude: 77.59 } as GeolocationCoordinates;
  const ask = browserThat((found) => found({ coords } as GeolocationPosition));
  expect(await locate('account')).toBe(coords);
  expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 10_000 });
});

test('a refusal shows the message of its form', async () => {
  browserThat((_, refuse) => refuse?.({ code: 3 } as GeolocationPositionError));
  await expect(locate('account')).rejects.toEqual(
    new LocationError('Location request timed out. Please try again.'),
  );
  await expect(locate('checkout')).rejects.toEqual(new LocationError('Failed to get current location.'));
});

test('a browser without geolocation shows a message', async () => {
  vi.stubGlobal('navigator', {});
  await expect(locate('checkout')).rejects.toThrow('Geolocation is not supported by your browser.');
});

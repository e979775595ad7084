import { expect, it } from 'vitest';
import { googleOffer } from './google-offer.ts';

it.each([
  [{ demo: true, google: false, ended: false }, 'placeholder'],
  [{ demo: false, google: false, ended: false }, null],
  [{ demo: false, google: true, ended: false }, 'real'],
  [{ demo: true, google: true, ended: false }, 'real'],
  [{ demo: true, google: true, ended: true }, null],
])('the login offers %j the Google button %s', (shop, offer) => {
  expect(googleOffer(shop)).toBe(offer);
});

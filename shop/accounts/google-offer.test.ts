// §4 the Google placeholder is shown in a demo shop only
import { expect, it } from 'vitest';
import { googleOffer } from './google-offer.ts';

it.each([
  [{ demo: true, google: false, ended: false, isInApp: false }, 'placeholder'],
  [{ demo: false, google: false, ended: false, isInApp: false }, null],
  [{ demo: false, google: true, ended: false, isInApp: false }, 'real'],
  [{ demo: true, google: true, ended: false, isInApp: false }, 'real'],
  [{ demo: true, google: true, ended: true, isInApp: false }, null],
  [{ demo: false, google: true, ended: false, isInApp: true }, null],
  [{ demo: true, google: false, ended: false, isInApp: true }, null],
])('the login offers %j the Google button %s', (shop, offer) => {
  expect(googleOffer(shop)).toBe(offer);
});

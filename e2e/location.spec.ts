import { Traveller } from './people/traveller.ts';
import { expect, somebody, test } from './shopper.ts';

const denied = 'Location access denied. Please enable location services.';
const unsupported = 'Geolocation is not supported by your browser.';
const words = {
  account: {
    unavailable: 'Location is unavailable right now.',
    timedOut: 'Location request timed out. Please try again.',
    other: 'Could not get your location.',
  },
  checkout: {
    unavailable: 'Failed to get current location.',
    timedOut: 'Failed to get current location.',
    other: 'Failed to get current location.',
  },
};

for (const place of ['account', 'checkout'] as const)
  test(`Use My Current Location fills the ${place} form, or says why not and keeps what was typed`, async ({
    shopper,
  }) => {
    test.slow();
    const { page } = shopper;
    const traveller = new Traveller(shopper);
    await traveller.opensForm(place, somebody());
    await page.getByLabel('Name', { exact: true }).fill('Meera Iyer');

    await traveller.allows();
    await traveller.asksWhere();
    await traveller.isTold(words[place].timedOut);
    await traveller.isNowhere();
    await traveller.asksWhere();
    await traveller.isTold(words[place].unavailable);

    await traveller.isAt(12.9752, 77.6033);
    await page.route('**/lookup/reverse*', (route) => route.abort());
    await traveller.asksWhere();
    await traveller.isTold(words[place].other);
    await page.unroute('**/lookup/reverse*');
    await traveller.isAt(48.8566, 2.3522);
    await traveller.asksWhere();
    await traveller.isTold(words[place].other);
    await shopper.seesPlace('', '');

    await traveller.isAt(12.9752, 77.6033);
    await traveller.asksWhere();
    await shopper.seesPlace('Bengaluru', 'Karnataka');
    await expect(page.getByLabel('Pincode')).toHaveValue(/^56\d{4}$/);
    await expect(page.getByLabel('Locality')).not.toHaveValue('');

    await traveller.forbids();
    await traveller.asksWhere();
    await traveller.isTold(denied);
    await traveller.hasNoGeolocation();
    await traveller.asksWhere();
    await traveller.isTold(unsupported);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Iyer');
    await shopper.seesPlace('Bengaluru', 'Karnataka');
  });

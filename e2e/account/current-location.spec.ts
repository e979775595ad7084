import { expect, test } from '../fixtures/test.ts';

const checkoutFailed = 'Failed to get current location.';
const messages = {
  account: {
    unavailable: 'Location is unavailable right now.',
    timedOut: 'Location request timed out. Please try again.',
    other: 'Could not get your location.',
  },
  checkout: { unavailable: checkoutFailed, timedOut: checkoutFailed, other: checkoutFailed },
};

for (const place of ['account', 'checkout'] as const)
  test(`fills the ${place} form from the location or says why not`, async ({
    page,
    signedInCustomer,
    addressBook,
    checkoutPage,
    deviceLocation,
  }) => {
    const { form } = addressBook;
    const { unavailable, timedOut, other } = messages[place];
    const expectRefusal = async (message: string) => {
      await form.useCurrentLocation();
      await form.closeMessage(message);
    };
    await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
    if (place === 'account') {
      await addressBook.open();
      await addressBook.add();
    } else await checkoutPage.open();
    await form.field('Name').fill('Meera Iyer');

    await deviceLocation.allow();
    await deviceLocation.shortenWait();
    await expectRefusal(timedOut);
    await deviceLocation.restoreWait();
    await deviceLocation.losePosition();
    await expectRefusal(unavailable);

    await deviceLocation.moveTo(12.9752, 77.6033);
    await page.route('**/lookup/reverse*', (route) => route.abort());
    await expectRefusal(other);
    await page.unroute('**/lookup/reverse*');
    await deviceLocation.moveTo(48.8566, 2.3522);
    await expectRefusal(other);
    await form.expectPlace('', '');

    await deviceLocation.moveTo(12.9752, 77.6033);
    await form.useCurrentLocation();
    await form.expectPlace('Bengaluru', 'Karnataka');
    await expect(form.field('Pincode')).toHaveValue(/^56\d{4}$/);
    await expect(form.field('Locality')).not.toHaveValue('');

    await deviceLocation.deny();
    await expectRefusal('Location access denied. Please enable location services.');
    await deviceLocation.removeFromBrowser();
    await expectRefusal('Geolocation is not supported by your browser.');
    await expect(form.field('Name')).toHaveValue('Meera Iyer');
    await form.expectPlace('Bengaluru', 'Karnataka');
  });

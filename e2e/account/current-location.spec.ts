// §8 address, pincode and location messages
// §9 geolocation waits ten seconds, then says so
import { expect, test } from '../fixtures/test.ts';

test('fills the account form from the location or says why not', async ({
  page,
  signedInCustomer,
  addressBook,
  deviceLocation,
}) => {
  const { form } = addressBook;
  const expectRefusal = async (message: string) => {
    await form.useCurrentLocation();
    await form.closeMessage(message);
  };
  await signedInCustomer();
  await addressBook.open();
  await addressBook.add();
  await form.field('Name').fill('Meera Iyer');

  await deviceLocation.allow();
  await deviceLocation.shortenWait();
  await expectRefusal('Location request timed out. Please try again.');
  await deviceLocation.restoreWait();
  await deviceLocation.losePosition();
  await expectRefusal('Location is unavailable right now.');

  await deviceLocation.moveTo(12.9752, 77.6033);
  await page.route('**/lookup/reverse*', (route) => route.abort());
  await expectRefusal('Could not get your location.');
  await page.unroute('**/lookup/reverse*');
  await deviceLocation.moveTo(48.8566, 2.3522);
  await expectRefusal('Could not get your location.');
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

/** `shop/addresses/ui/locate.test.ts` and `find-place.test.ts` hold each message of both forms. */
test('fills the checkout form from the location, with the message of its own', async ({
  signedInCustomer,
  checkoutPage,
  deviceLocation,
}) => {
  const { addressForm: form } = checkoutPage;
  await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
  await checkoutPage.open();
  await deviceLocation.allow();
  await deviceLocation.losePosition();
  await form.useCurrentLocation();
  await form.closeMessage('Failed to get current location.');
  await deviceLocation.moveTo(48.8566, 2.3522);
  await form.useCurrentLocation();
  await form.closeMessage('Failed to get current location.');
  await deviceLocation.moveTo(12.9752, 77.6033);
  await form.useCurrentLocation();
  await form.expectPlace('Bengaluru', 'Karnataka');
  await expect(form.field('Pincode')).toHaveValue(/^56\d{4}$/);
});

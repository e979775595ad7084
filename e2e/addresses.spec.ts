import { expect, somebody, test } from './shopper.ts';

test.beforeEach(async ({ shopper }) => {
  await shopper.visit('/profile?tab=addresses');
  await shopper.startLogin();
  await shopper.registerAndLogIn(somebody());
  await shopper.sees('No saved addresses yet');
});

test('addresses are added, edited, made the default and deleted', async ({ shopper }) => {
  const { page } = shopper;
  const cards = page.getByRole('article');
  await shopper.addAddress();
  await page.getByLabel('Mobile number').pressSequentially('98x7');
  await expect(page.getByLabel('Mobile number')).toHaveValue('987');
  await expect(page.getByLabel('Mobile number')).toHaveAttribute(
    'title',
    'Please enter a 10-digit mobile number',
  );
  await page.getByLabel('Pincode').fill('56000');
  await shopper.saveAddress();
  await shopper.sees('Please enter a 6-digit pincode');
  await shopper.sees('Please enter a 10-digit mobile number');
  await shopper.isAccessible();
  await shopper.fillAddress('560001');
  await shopper.seesPlace('Bengaluru', 'Karnataka');
  await shopper.saveAddress();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Default');

  await shopper.addAddress();
  await shopper.fillAddress('400001');
  await page.getByLabel('Pincode').fill('4000');
  await shopper.seesPlace('', '');
  await page.getByLabel('Pincode').fill('400001');
  await shopper.seesPlace('Mumbai', 'Maharashtra');
  await page.getByLabel('Work').check();
  await shopper.saveAddress();
  await expect(cards).toHaveCount(2);
  await cards.nth(1).getByRole('button', { name: 'Make it the default' }).click();
  await expect(cards.first()).toContainText('Mumbai');
  await expect(cards.first()).toContainText('Default');

  await cards.nth(1).getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Meera at home');
  await shopper.saveAddress();
  await expect(cards.nth(1)).toContainText('Meera at home');
  await shopper.isAccessible();

  await cards.first().getByRole('button', { name: 'Delete' }).click();
  await expect(shopper.dialog).toContainText('Are you sure you want to delete this address?');
  await shopper.isAccessible();
  await shopper.dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(cards).toHaveCount(2);
  await cards.first().getByRole('button', { name: 'Delete' }).click();
  await shopper.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Default');
  await shopper.complainsNothing();
});

test('what fails is said in the words of the specification', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.addAddress();
  await shopper.fillAddress('560001');
  await page.getByLabel('Pincode').fill('999999');
  await shopper.isTold('Pincode not recognized. Please fill city and state manually.');
  await shopper.seesPlace('', '');
  await page.route('**/lookup/pincode/*', (route) => route.abort());
  await page.getByLabel('Pincode').fill('400001');
  await shopper.isTold('Failed to auto-fill city/state. Please enter manually.');
  await page.unroute('**/lookup/pincode/*');
  await page.getByLabel('Pincode').fill('560001');
  await shopper.seesPlace('Bengaluru', 'Karnataka');

  await page.route('**/api/addresses/**', (route) => route.abort());
  await shopper.saveAddress();
  await shopper.isTold('Failed to save address.');
  await page.unroute('**/api/addresses/**');
  await shopper.saveAddress();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.route('**/api/addresses/**', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  await shopper.dialog.getByRole('button', { name: 'Delete' }).click();
  await shopper.isTold('Failed to delete address.');
  await page.route('**/api/addresses/**', (route) => route.abort());
  await page.reload();
  await shopper.sees('Failed to load addresses.');
});

test('the location button fills the address from where the shopper is, or says why not', async ({
  shopper,
  context,
}) => {
  const { page } = shopper;
  const locate = page.getByRole('button', { name: 'Use My Current Location' });
  await shopper.addAddress();
  await context.clearPermissions();
  await locate.click();
  await shopper.isTold('Location access denied. Please enable location services.');

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 12.9752, longitude: 77.6033 });
  await locate.click();
  await shopper.seesPlace('Bengaluru', 'Karnataka');
  await expect(page.getByLabel('Pincode')).toHaveValue(/^56\d{4}$/);

  for (const [code, words] of [
    [2, 'Location is unavailable right now.'],
    [3, 'Location request timed out. Please try again.'],
  ] as const) {
    await page.evaluate((code) => {
      navigator.geolocation.getCurrentPosition = (_, fail) => fail?.({ code } as GeolocationPositionError);
    }, code);
    await locate.click();
    await shopper.isTold(words);
  }
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
  await locate.click();
  await shopper.isTold('Geolocation is not supported by your browser.');
});

import { Member } from './people/account/member.ts';
import { expect, somebody, test } from './shopper.ts';

test.beforeEach(async ({ shopper }) => {
  await new Member(shopper).comesIn(somebody(), '/profile?tab=addresses');
  await shopper.sees('No saved addresses yet');
});

test('addresses are added, edited, made the default and deleted', async ({ shopper }) => {
  const { page } = shopper;
  const cards = page.getByRole('article');
  await shopper.addAddress();
  const states = page.getByLabel('State').locator('option:not([value=""])');
  await expect(states).toHaveCount(36);
  for (const name of [
    'Delhi',
    'Puducherry',
    'Lakshadweep',
    'Chandigarh',
    'Andaman and Nicobar Islands',
    'Dadra and Nagar Haveli and Daman and Diu',
  ])
    await expect(states.filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(1);
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
  const sayingNo = (method: string, message: string) =>
    page.route('**/api/addresses/**', (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 409, json: { message, code: 'no', requestId: '' } })
        : route.fallback(),
    );
  await sayingNo('POST', 'You have 20 addresses already. Please delete one first.');
  await shopper.saveAddress();
  await shopper.isTold('You have 20 addresses already. Please delete one first.');
  await page.unroute('**/api/addresses/**');
  await shopper.saveAddress();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.route('**/api/addresses/**', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  await shopper.dialog.getByRole('button', { name: 'Delete' }).click();
  await shopper.isTold('Failed to delete address.');
  await expect(page.getByText('Are you sure you want to delete this address?')).toBeHidden();
  await sayingNo('DELETE', 'An order on its way goes there.');
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await shopper.dialog.getByRole('button', { name: 'Delete' }).click();
  await shopper.isTold('An order on its way goes there.');
  await page.route('**/api/addresses/**', (route) => route.abort());
  await page.reload();
  await shopper.sees('Failed to load addresses.');
});

test('the post offices of a pincode are offered as localities, by mouse or keyboard, and one’s own words do as well', async ({
  shopper,
}) => {
  const { page } = shopper;
  const locality = page.getByLabel('Locality');
  await shopper.addAddress();
  await shopper.fillAddress('560001');
  await shopper.seesPlace('Bengaluru', 'Karnataka');
  await shopper.sees(/places share this pincode/);
  await locality.fill('');
  await locality.click();
  // The states are options too, those of a list to choose from.
  const offered = page.getByRole('listbox').getByRole('option');
  await expect(offered.nth(1)).toBeVisible();
  await shopper.isAccessible();
  const second = await offered.nth(1).innerText();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(locality).toHaveValue(second);
  await expect(offered).toHaveCount(0);
  await locality.fill('Behind the old banyan');
  await shopper.saveAddress();
  await expect(page.getByRole('article')).toContainText('Behind the old banyan');
});

test('a state that the pincode does not lie in is pointed out, and may be saved', async ({ shopper }) => {
  const { page } = shopper;
  const warning = page.getByText('Pincode 560001 lies in Karnataka, not in Kerala.');
  await shopper.addAddress();
  await shopper.fillAddress('560001');
  await page.getByLabel('State').selectOption('Kerala');
  await expect(warning).toBeVisible();
  await shopper.isAccessible();
  await page.getByLabel('State').selectOption('Karnataka');
  await expect(warning).toBeHidden();
  await page.getByLabel('State').selectOption('Kerala');
  await shopper.saveAddress();
  await expect(page.getByRole('article')).toContainText('Kerala');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(warning).toBeVisible();
});

test('an address half typed is there again after a reload, and gone once it is given up or its person logs out', async ({
  shopper,
}) => {
  const { page } = shopper;
  const name = page.getByLabel('Name', { exact: true });
  const meera = new Member(shopper);
  await shopper.addAddress();
  await shopper.fillAddress('560001');
  await page.getByLabel('Work').check();
  await page.reload();
  await expect(name).toHaveValue('Meera Iyer');
  await shopper.seesPlace('Bengaluru', 'Karnataka');
  await expect(page.getByLabel('Work')).toBeChecked();
  await shopper.openTab('Payments');
  await page.goBack();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12, Lavelle Road');
  await shopper.saveAddress();
  const card = page.getByRole('article');
  await expect(card).toContainText('Meera Iyer');
  await expect.poll(() => meera.keptDrafts()).toEqual([]);

  await card.getByRole('button', { name: 'Edit' }).click();
  await name.fill('Meera at the sea');
  await page.reload();
  await expect(name).toHaveValue('Meera at the sea');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('Meera Iyer');
  await page.reload();
  await expect(card).toContainText('Meera Iyer');
  await expect(name).toBeHidden();

  await shopper.addAddress();
  await name.fill('A secret place');
  await expect.poll(() => meera.keptDrafts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(meera.loginButton).toBeVisible();
  await expect.poll(() => meera.keptDrafts()).toEqual([]);
});

test('the checkout’s form keeps what was typed over a reload, and chooses what was saved', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.visit('/category/hair-care/hair-oils');
  await shopper.addFromList('Bhringraj Hair Oil');
  await shopper.openCart();
  await shopper.continueToCheckout();
  await shopper.fillAddress('560001');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Iyer');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12, Lavelle Road');
  await shopper.saveAddress();
  await shopper.sees('12, Lavelle Road');
  await page.reload();
  await shopper.sees('12, Lavelle Road');
  await expect(page.getByLabel('Name', { exact: true })).toBeHidden();
});

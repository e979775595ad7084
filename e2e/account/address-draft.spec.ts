// §4 an address half typed outlives a reload and a step back, in the account and the checkout
import { expect, test } from '../fixtures/test.ts';

test('keeps a new address over a reload and a step back until it is saved', async ({
  page,
  signedInCustomer,
  addressBook,
  profilePage,
  session,
}) => {
  const { form } = addressBook;
  await signedInCustomer();
  await addressBook.open();
  await addressBook.add();
  await form.fill('560001');
  await form.field('Work').check();
  await addressBook.reload();
  await expect(form.field('Name')).toHaveValue('Meera Iyer');
  await form.expectPlace('Bengaluru', 'Karnataka');
  await expect(form.field('Work')).toBeChecked();
  await profilePage.openPart('Payments');
  await page.goBack();
  await expect(form.field('Address')).toHaveValue('12, Lavelle Road');
  await form.save();
  await expect(addressBook.cards).toContainText('Meera Iyer');
  await expect.poll(() => session.drafts()).toEqual([]);
});

test('drops a changed address on Cancel and a new one on logout', async ({
  signedInCustomer,
  addressBook,
  profilePage,
  header,
  session,
}) => {
  const { cards, form } = addressBook;
  await signedInCustomer({ address: true });
  await addressBook.open();
  await addressBook.edit();
  await form.field('Name').fill('Meera at the sea');
  await addressBook.reload();
  await expect(form.field('Name')).toHaveValue('Meera at the sea');
  await form.cancel();
  await expect(cards).toContainText('Meera Iyer');
  await addressBook.reload();
  await expect(cards).toContainText('Meera Iyer');
  await expect(form.field('Name')).toBeHidden();

  await addressBook.add();
  await form.field('Name').fill('A secret place');
  await expect.poll(() => session.drafts()).toHaveLength(1);
  await profilePage.logoutButton.click();
  await expect(header.loginButton).toBeVisible();
  await expect.poll(() => session.drafts()).toEqual([]);
});

test('keeps the checkout’s address over a reload and chooses it once saved', async ({
  signedInCustomer,
  checkoutPage,
}) => {
  const { addressForm, addressSection } = checkoutPage;
  await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
  await checkoutPage.open();
  await addressForm.fill('560001');
  await checkoutPage.reload();
  await expect(addressForm.field('Name')).toHaveValue('Meera Iyer');
  await expect(addressForm.field('Address')).toHaveValue('12, Lavelle Road');
  await addressForm.save();
  await expect(addressSection).toContainText('12, Lavelle Road');
  await checkoutPage.reload();
  await expect(addressSection).toContainText('12, Lavelle Road');
  await expect(addressForm.field('Name')).toBeHidden();
});

import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { LoginDialog } from '../pages/login-dialog.ts';

/** Opens the login by key and leaves it in each way. Each time the focus returns to the opener. */
async function expectFocusReturns(login: LoginDialog, opener: Locator): Promise<void> {
  for (const leave of [
    () => login.page.keyboard.press('Escape'),
    () => login.button('Close').press('Enter'),
    () => login.page.mouse.click(5, 5),
  ]) {
    await opener.focus();
    await login.page.keyboard.press('Enter');
    await expect(login.field('Email')).toBeFocused();
    await leave();
    await expect(login.dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

test('the login gives the focus back to the button that opened it', async ({
  page,
  header,
  loginDialog,
  cartPage,
  checkoutPage,
  shopPage,
}) => {
  await cartPage.addProducts({ 'bhringraj-oil': 1 });
  await header.visit('/product/bhringraj-oil');
  await expectFocusReturns(loginDialog, header.loginButton);
  await checkoutPage.open();
  await loginDialog.expectOpen();
  await page.keyboard.press('Escape');
  await expect(loginDialog.dialog).toBeHidden();
  await expectFocusReturns(loginDialog, checkoutPage.loginButton);
  for (const path of ['/orders', '/wishlist']) {
    await shopPage.visit(path);
    await expectFocusReturns(loginDialog, shopPage.logInButton);
  }
});

test('a login opened from the sidebar gives the focus back to the menu button', async ({
  page,
  sidebar,
  loginDialog,
}) => {
  await sidebar.visit('/');
  await sidebar.button.focus();
  await page.keyboard.press('Enter');
  await sidebar.accountButton('Login / Register').press('Enter');
  await loginDialog.expectOpen();
  await page.keyboard.press('Escape');
  await expect(loginDialog.dialog).toBeHidden();
  await expect(sidebar.button).toBeFocused();
});

test('Cancel closes the form for a first address, and the form can be opened again', async ({
  signedInCustomer,
  checkoutPage,
}) => {
  const { addressForm, addressSection, placeOrderButton } = checkoutPage;
  await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
  await checkoutPage.open();
  await addressForm.field('Name').fill('Half a name');
  await addressForm.cancel();
  await expect(addressForm.field('Pincode')).toBeHidden();
  await expect(checkoutPage.sectionHeading(addressSection)).toBeFocused();
  await expect(placeOrderButton).toBeDisabled();
  await checkoutPage.addAddressButton.click();
  await expect(addressForm.field('Name')).not.toHaveValue('Half a name');
  await addressForm.fill('560001');
  await addressForm.save();
  await expect(placeOrderButton).toBeEnabled();
  await checkoutPage.placeOrder();
});

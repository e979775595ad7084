import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import type { LoginDialog } from './pages/login-dialog.ts';

/** Opens the login by key and leaves it in each way; the focus is on the opener again. */
async function expectReturn({ page, dialog, field, button }: Login, opener: Locator): Promise<void> {
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => button('Close').press('Enter'),
    () => page.mouse.click(5, 5),
  ]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(field('Email')).toBeFocused();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

type Login = {
  page: LoginDialog['page'];
  dialog: Locator;
  field: (label: string) => Locator;
  button: (name: string) => Locator;
};

const partsOf = (login: LoginDialog): Login => ({
  page: login.page,
  dialog: login.dialog,
  field: (label) => login.field(label),
  button: (name) => login.button(name),
});

test('the login gives the focus back to the button that opened it', async ({
  header,
  loginDialog,
  productPage,
  checkoutPage,
}) => {
  const login = partsOf(loginDialog);
  await productPage.open('bhringraj-oil');
  await expectReturn(login, header.loginButton);
  await productPage.addToCart('Bhringraj Hair Oil');
  await checkoutPage.open();
  await loginDialog.expectOpen();
  await header.page.keyboard.press('Escape');
  await expect(loginDialog.dialog).toBeHidden();
  await expectReturn(login, checkoutPage.loginSection.getByRole('button', { name: 'LOGIN' }));
  for (const path of ['/orders', '/wishlist']) {
    await header.visit(path);
    await expectReturn(login, header.main.getByRole('button', { name: 'Log in' }));
  }
});

test('a login that the menu opened gives the focus back to the menu button', async ({
  header,
  loginDialog,
  shopPage,
}) => {
  await header.visit('/');
  await header.menuButton.focus();
  await header.page.keyboard.press('Enter');
  await shopPage.page.getByRole('button', { name: 'Login / Register' }).press('Enter');
  await loginDialog.expectOpen();
  await header.page.keyboard.press('Escape');
  await expect(loginDialog.dialog).toBeHidden();
  await expect(header.menuButton).toBeFocused();
});

test('a first address may be cancelled in the checkout, and begun again', async ({
  signedInCustomer,
  checkoutPage,
}) => {
  const { addressForm, addressSection, placeOrderButton } = checkoutPage;
  await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
  await checkoutPage.open();
  await addressForm.field('Name').fill('Half a name');
  await addressForm.cancel();
  await expect(addressForm.field('Pincode')).toBeHidden();
  await expect(addressSection.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(placeOrderButton).toBeDisabled();
  await addressSection.getByRole('button', { name: 'Add a new address' }).click();
  await expect(addressForm.field('Name')).not.toHaveValue('Half a name');
  await addressForm.fill('560001');
  await addressForm.save();
  await expect(placeOrderButton).toBeEnabled();
  await checkoutPage.placeOrder();
});

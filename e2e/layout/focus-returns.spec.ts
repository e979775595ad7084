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

// §2 every route change scrolls to the top, with the focus on the heading; Back restores the place
test('a page begins at its top with focus on its heading, and Back finds the place', async ({
  page,
  listingPage,
}) => {
  await listingPage.visit('/all-products');
  await listingPage.scrollTo(900);
  await listingPage.openCard(listingPage.cardAt(5));
  await expect(page).toHaveURL(/\/product\//);
  await expect(listingPage.heading).toBeFocused();
  await expect.poll(() => listingPage.scrolledTo()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/all-products$/);
  await expect.poll(async () => Math.abs((await listingPage.scrolledTo()) - 900)).toBeLessThan(300);
});

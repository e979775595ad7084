// §2 every route, dialog, menu and toast without a serious finding of axe
import { bothWidths, expect, newUser, test } from '../fixtures/test.ts';

/** Open dialogs, menus, suggestions, messages and refused forms are as accessible as the pages. */
test.describe('axe finds nothing', bothWidths('dialogs and menus cover a phone differently'), () => {
  test('in Product Options, the sidebar and the suggestions', async ({
    header,
    sidebar,
    productOptions,
    searchBox,
  }) => {
    await header.visit('/');
    await productOptions.open('Ashwagandha');
    await productOptions.expectAccessible();
    await header.page.keyboard.press('Escape');
    await expect(productOptions.dialog).toBeHidden();
    await sidebar.open();
    await sidebar.expectAccessible();
    await header.page.keyboard.press('Escape');
    await searchBox.type('ash');
    await expect(searchBox.suggestionAt(0)).toBeVisible();
    await searchBox.expectAccessible();
  });

  test('in the steps of the login and their refusals', async ({ header, loginDialog }) => {
    await header.visit('/about');
    await header.openLogin();
    await loginDialog.expectAccessible();
    await loginDialog.sendCode();
    await loginDialog.expectText('Enter a valid email');
    await loginDialog.expectAccessible();
    await loginDialog.field('Email').fill(newUser().email);
    await loginDialog.sendCode();
    await loginDialog.expectText('Verify Login OTP');
    await loginDialog.expectAccessible();
    await loginDialog.button('Back to Login').click();
    await loginDialog.button('Register now').click();
    await loginDialog.expectText('Create Your Account');
    await loginDialog.expectAccessible();
  });

  test('in messages of every kind', async ({ header, productPage, cartPage }) => {
    await productPage.open('shilajit-resin');
    await productPage.button('Buy Now').press('Enter');
    await productPage.expectMessage('Himalayan Shilajit Resin is currently out of stock.');
    await productPage.expectAccessible();
    await productPage.open('neem-comb');
    await productPage.addToCart('Neem Wood Comb');
    await productPage.expectAccessible();
    await header.openCart();
    await cartPage.removeButton('Neem Wood Comb').click();
    await cartPage.expectMessage('Neem Wood Comb removed from cart.');
    await cartPage.expectAccessible();
  });

  test('in the menus and forms of a customer', async ({ signedInCustomer, checkoutPage, header }) => {
    await signedInCustomer({ address: true, cart: { 'bhringraj-oil': 1 } });
    await checkoutPage.open();
    await checkoutPage.openAddressChoice();
    await checkoutPage.expectAccessible();
    await checkoutPage.chooseAddress('Add a new address');
    await checkoutPage.addressForm.save();
    await checkoutPage.expectAccessible();
    await header.openAccountMenu();
    await header.expectAccessible();
    await header.leaveAccountMenuByTab();
  });
});

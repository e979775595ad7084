import { Customer } from './people/customer.ts';
import { Onlooker } from './people/onlooker.ts';
import { expect, type Shopper, somebody, test as base } from './shopper.ts';

/** What opens over a page is as accessible as the pages: dialogs, menus, suggestions, toasts, refused forms. */
const test = base.extend<{ onlooker: Onlooker }>({
  onlooker: async ({ page }, use) => {
    await use(new Onlooker(page));
  },
});

test('the sidebar, the suggestions and Product Options', async ({ shopper, onlooker }) => {
  await shopper.visit('/');
  await onlooker.opensProductOptions();
  await shopper.isAccessible();
  await shopper.page.keyboard.press('Escape');
  await expect(shopper.dialog).toBeHidden();
  await onlooker.opensSidebar();
  await shopper.isAccessible();
  await shopper.page.keyboard.press('Escape');
  await shopper.searchFor('ash');
  await shopper.suggestions.first().waitFor();
  await shopper.isAccessible();
});

test('the four steps of the login, also with what they refuse', async ({ shopper }) => {
  await shopper.visit('/about');
  await shopper.startLogin();
  await shopper.isAccessible();
  await shopper.dialog.getByRole('button', { name: 'Send OTP' }).click();
  await shopper.sees('Enter a valid email');
  await shopper.isAccessible();
  await shopper.dialog.getByLabel('Email').fill(somebody().email);
  await shopper.dialog.getByRole('button', { name: 'Send OTP' }).click();
  await shopper.sees('Verify Login OTP');
  await shopper.isAccessible();
  await shopper.dialog.getByRole('button', { name: 'Back to Login' }).click();
  await shopper.dialog.getByRole('button', { name: 'Register now' }).click();
  await shopper.sees('Create Your Account');
  await shopper.isAccessible();
});

test('toasts of every kind, while they are seen', async ({ shopper, onlooker }) => {
  await shopper.visit('/product/shilajit-resin');
  await onlooker.triesToBuy();
  await shopper.isTold('Himalayan Shilajit Resin is currently out of stock.');
  await shopper.isAccessible();
  await shopper.visit('/product/neem-comb');
  await shopper.addToCart('Neem Wood Comb');
  await shopper.isAccessible();
  await shopper.openCart();
  await shopper
    .line('Neem Wood Comb')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await shopper.isTold('Neem Wood Comb removed from cart.');
  await shopper.isAccessible();
});

test('the menus and forms of a customer', async ({ shopper, onlooker }) => {
  const customer = await Customer.signUp(shopper.page);
  await customer.savesAddress();
  await customer.puts('bhringraj-oil');
  await shopper.visit('/checkoutpage');
  await onlooker.opensAddressChoice();
  await shopper.isAccessible();
  await onlooker.choosesNewAddress();
  await refusesEmptyAddress(shopper);
  await onlooker.opensProfileMenu();
  await shopper.isAccessible();
  await onlooker.leavesMenuByTab();
});

async function refusesEmptyAddress(shopper: Shopper): Promise<void> {
  await shopper.saveAddress();
  await shopper.isAccessible();
}

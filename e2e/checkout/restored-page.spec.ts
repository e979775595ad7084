// §4 two devices: a cart that one ordered the other cannot order; a restored page reads cart, session and prices
import type { BrowserContext, Page } from '@playwright/test';
import { CartPage } from '../pages/cart-page.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { Header } from '../pages/header.ts';
import { ProductPage } from '../pages/catalogue/product-page.ts';
import { keepsAnyPage, leaveAndReturn } from '../fixtures/browser/leave-and-return.ts';
import { expect, test as base } from '../fixtures/test.ts';

const [oil, powder] = ['Bhringraj Hair Oil', 'Amla Powder'];

type Fixtures = { keepsPages: BrowserContext; phone: Page };

/** Playwright turns the back-forward cache off, so these journeys launch a browser of their own. */
const test = base.extend<Fixtures>({
  keepsPages: async ({ browser, launchOptions, shop }, use, info) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const own = await browser.browserType().launch({ ...launchOptions, ignoreDefaultArgs });
    const context = await own.newContext({ baseURL: shop.url });
    info.skip(!(await keepsAnyPage(context)), 'This browser keeps no page, so none is restored.');
    await use(context);
    await own.close();
  },
  phone: async ({ keepsPages }, use) => use(await keepsPages.newPage()),
});

test('a restored checkout whose cart another device ordered places no second order', async ({
  phone,
  signedInCustomer,
  checkoutPage,
}) => {
  const customer = await signedInCustomer({ address: true, cart: { 'bhringraj-oil': 1 } });
  await customer.signInOn(phone);
  const there = new CheckoutPage(phone);
  await there.open();
  await expect(there.summary).toContainText(oil);
  await leaveAndReturn(phone, async () => {
    await checkoutPage.open();
    await checkoutPage.placeOrder();
  });
  await there.expectMessage('Your cart is empty. Redirecting to cart page.');
  await expect(phone).toHaveURL(/\/cart$/);
});

test('a restored page reads the counter, the cart and the prices again', async ({
  shop,
  phone,
  signedInCustomer,
}) => {
  const customer = await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
  await customer.signInOn(phone);
  const [cart, header, product] = [new CartPage(phone), new Header(phone), new ProductPage(phone)];
  await cart.open();
  await header.expectCartCount(1);
  await leaveAndReturn(phone, () => customer.addToCart('amla-powder', 2));
  await header.expectCartCount(3);
  await expect(cart.line(powder)).toBeVisible();
  await shop.changeProduct('reetha-powder', { mrpPaise: 15_000, discountPercent: 0 });
  await product.open('reetha-powder');
  await product.expectText('₹150.00');
  await leaveAndReturn(phone, () => shop.changeProduct('reetha-powder', { mrpPaise: 18_000 }));
  await product.expectText('₹180.00');
});

test('a restored page of a session that ended elsewhere shows no name', async ({
  phone,
  signedInCustomer,
  session,
}) => {
  const customer = await signedInCustomer();
  const there = await customer.signInOn(phone);
  const header = new Header(phone);
  await header.visit('/');
  await header.openAccountMenu();
  await phone.keyboard.press('Escape');
  await leaveAndReturn(phone, () => session.end(there.token));
  await expect(header.loginButton).toBeVisible();
});

import type { Request } from '@playwright/test';
import { CartPage } from '../pages/cart-page.ts';
import { Customer } from '../fixtures/customer.ts';
import { holdResponses } from '../fixtures/held-response.ts';
import { expect, newUser, test } from '../fixtures/test.ts';

const [oil, powder] = ['Bhringraj Hair Oil', 'Amla Powder'];

// §2 header: cart badge is the sum of quantities
// §2 cart page: empty with Start Shopping to /; plus and minus, remove, Price Details, Continue and its note
// §4 cart: read on start, again after each change; emptied by clear
test('changes quantities, removes with Undo and names every amount due', async ({
  cartPage,
  header,
  complaints,
}) => {
  await cartPage.open();
  await cartPage.expectText('Your Cart is Empty!');
  await cartPage.startShopping();
  await cartPage.expectHeading('Your Trusted Ayurvedic Partner');
  await expect(cartPage.page).toHaveURL(/\/$/);
  await cartPage.addProducts({ 'bhringraj-oil': 1, 'amla-powder': 1 });
  await cartPage.reload();
  await header.expectCartCount(2);
  await header.openCart();
  await cartPage.untilSaved(() => cartPage.moreButton(oil).click());
  await header.expectCartCount(3);
  await cartPage.untilSaved(() => cartPage.lessButton(oil).click());
  await header.expectCartCount(2);
  await expect(cartPage.lessButton(oil)).toBeDisabled();
  await cartPage.untilSaved(() => cartPage.moreButton(oil).click());
  await header.expectCartCount(3);
  await expect(cartPage.prices).toContainText('Platform fee');
  await expect(cartPage.continueButton).toBeEnabled();
  await cartPage.remove(powder);
  await cartPage.untilSaved(() => cartPage.undoButton.click());
  await header.expectCartCount(3);
  await cartPage.reload();
  await header.expectCartCount(3);
  expect(complaints).toEqual([]);
});

// §4 each add, change and removal is followed by reading the cart again; an empty cart leads to /
// §7 the browser sends the fields that the specification names, and only those
test('reads the cart again after each change, and sends the specified fields', async ({
  page,
  productPage,
  cartPage,
  header,
}) => {
  const calls: ('changed' | 'read')[] = [];
  page.on('response', (response) => {
    if (/\/api\/cart\/\w+/.test(response.url())) calls.push('changed');
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart') && request.method() === 'GET') calls.push('read');
  });
  const expectReadAfter = async (change: () => Promise<void>) => {
    calls.length = 0;
    await change();
    await expect
      .poll(() => calls.includes('changed') && calls.lastIndexOf('read') > calls.indexOf('changed'))
      .toBe(true);
  };
  await productPage.open('bhringraj-oil');
  const sent = page.waitForRequest('**/api/cart/add');
  await expectReadAfter(() => productPage.addToCart(oil));
  expect((await sent).postDataJSON()).toEqual({
    productId: expect.any(Number),
    productName: oil,
    price: 509.15,
    quantity: 1,
    imageUrl: expect.stringMatching(/\.webp$/),
    seller: 'Aranya Herbals',
  });
  await header.openCart();
  await expectReadAfter(() => cartPage.moreButton(oil).click());
  await header.expectCartCount(2);
  await expect(cartPage.prices).toContainText(/Price \(1 item\).*2 units.*₹1,018\.30.*Cart total₹1,008\.30/);
  await expectReadAfter(() => cartPage.removeButton(oil).click());
  await cartPage.expectText('Your Cart is Empty!');
});

// §4 two tabs: what one does to the cart the other hears
// §4 'Empty cart' with Undo; one read of the cart after a change
test('reads the cart once after a change, in the tab and in its neighbour', async ({
  context,
  productPage,
  cartPage,
}) => {
  const otherTab = new CartPage(await context.newPage());
  await otherTab.open();
  await otherTab.expectText('Your Cart is Empty!');
  await productPage.open('bhringraj-oil');
  const reads = { here: 0, there: 0 };
  const count = (of: keyof typeof reads) => (request: Request) => {
    if (request.url().endsWith('/api/cart')) reads[of] += 1;
  };
  cartPage.page.on('request', count('here'));
  otherTab.page.on('request', count('there'));
  await productPage.addToCart(oil);
  await expect(otherTab.line(oil)).toBeVisible();
  expect(reads).toEqual({ here: 1, there: 1 });
});

// §8 a failed add shows no message; its button says 'Not added. Try again'
test('says on the button that an add failed, and shows no message', async ({ page, listingPage, header }) => {
  await page.clock.install();
  await listingPage.visit('/category/hair-care/hair-oils');
  await page.route('**/api/cart/add', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  // The label represents four seconds of the page's clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await listingPage.addButton(listingPage.card(oil)).click();
  const failed = listingPage.notAddedButton(listingPage.card(oil));
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await failed.isVisible()).toBe(true);
  }).toPass();
  await expect(listingPage.alerts).toHaveText('Not added. Try again');
  await expect(listingPage.message('No.')).toHaveCount(0);
  await page.unroute('**/api/cart/add');
  await page.clock.runFor(4_000);
  await expect(failed).toHaveCount(0);
  await page.clock.resume();
  await listingPage.addButton(listingPage.card(oil)).click();
  await header.expectCartCount(1);
});

test('keeps a guest’s cart at the login and shows it on another device', async ({
  shop,
  browser,
  cartPage,
  header,
  loginDialog,
}) => {
  const kabir = newUser('Kabir');
  await new Customer(cartPage.page, shop.emails, kabir).register();
  await cartPage.addProducts({ 'bhringraj-oil': 1 });
  await header.visit('/about');
  await header.openLogin();
  await loginDialog.signIn(kabir.email);
  await header.expectCartCount(1);

  const device = await browser.newContext({ baseURL: shop.url });
  const cartElsewhere = new CartPage(await device.newPage());
  await new Customer(cartElsewhere.page, shop.emails, kabir).signIn();
  await cartElsewhere.open();
  await expect(cartElsewhere.line(oil)).toBeVisible();
  await device.close();
});

// §2 checkout page: empty cart leads to the cart
test('leads from an empty checkout to the cart and says why', async ({ checkoutPage }) => {
  // The message disappears by itself, so the journey does not wait for an interactive page first.
  await checkoutPage.page.goto('/checkoutpage', { waitUntil: 'commit' });
  await checkoutPage.expectMessage('Your cart is empty. Redirecting to cart page.');
  await expect(checkoutPage.page).toHaveURL(/\/cart$/);
});

// §8 cart failures are only logged; the line is as it was
test('only logs a change that fails and shows the line as it was', async ({
  page,
  cartPage,
  header,
  complaints,
}) => {
  await cartPage.addProducts({ 'bhringraj-oil': 1 });
  await cartPage.open();
  await page.route('**/api/cart/update', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something broke' } }),
  );
  const { release } = await holdResponses(page, '**/api/cart/update');
  await cartPage.moreButton(oil).click();
  await header.expectCartCount(2);
  release();
  await header.expectCartCount(1);
  await expect.poll(() => complaints.join(' ')).toContain('The cart request failed');
  await expect(cartPage.message('Something broke')).toHaveCount(0);
});

// §2 cart by keyboard: the focus after Remove and Undo, the limit announced
// §8 limits of the cart: 50 lines, 10 units, the stock; several choices
test('says that one order may hold at most ten units, at each press beyond', async ({
  cartPage,
  productPage,
  header,
}) => {
  const limit = 'You can have at most 10 of this in one order.';
  await cartPage.addProducts({ 'bhringraj-oil': 9 });
  await cartPage.open();
  await cartPage.noteAnnouncements();
  await cartPage.moreButton(oil).press('Enter');
  await header.expectCartCount(10);
  await expect(cartPage.line(oil)).toContainText(limit);
  await expect(cartPage.moreButton(oil)).toBeDisabled();
  await expect.poll(() => cartPage.announcements()).toEqual(['10', limit]);
  await cartPage.moreButton(oil).press('Enter');
  await expect.poll(() => cartPage.announcements()).toEqual(['10', limit, limit]);
  await expect(cartPage.moreButton(oil)).toBeFocused();
  await expect.poll(() => cartPage.storedQuantities()).toEqual([10]);
  const refusal = `You can have at most 10 of ${oil} in your cart.`;
  const response = await cartPage.add('bhringraj-oil', 1);
  expect(await response.json()).toMatchObject({ message: refusal });
  await productPage.open('bhringraj-oil');
  await productPage.button('Add to Cart').click();
  await productPage.expectMessage(refusal);
  await header.expectCartCount(10);
});

// §8 a failed cart fetch empties the list
test('shows a cart that cannot be read as empty and reads it on Look again', async ({ page, cartPage }) => {
  await cartPage.addProducts({ 'bhringraj-oil': 1 });
  await page.route('**/api/cart', (route) => route.abort());
  // As soon as the shop answers here, the page reads the cart by itself.
  await page.route('**/healthz', (route) => route.abort());
  await cartPage.open();
  await cartPage.expectText('Your Cart is Empty!');
  await page.unroute('**/api/cart');
  await cartPage.lookAgain();
  await expect(cartPage.line(oil)).toBeVisible();
});

// §3 the seller of a cart line, N/A where there is none
test('names the seller of each product, and N/A where there is none', async ({ shop, cartPage }) => {
  await shop.changeProduct('giloy-tulsi-juice', { seller: '' });
  await cartPage.addProducts({ '1001': 1, 'bhringraj-oil': 1, 'giloy-tulsi-juice': 1 });
  await cartPage.open();
  await expect(cartPage.line('Seller: Palakkad Taila House')).toHaveCount(1);
  await expect(cartPage.line(oil)).toContainText('Seller: Aranya Herbals');
  await expect(cartPage.line('Giloy')).toContainText('Seller: N/A');
});

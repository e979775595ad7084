import { Buyer } from './people/buyer.ts';
import { merchantChanges } from './people/merchant.ts';
import { expect, Shopper, somebody, test } from './shopper.ts';

test('a visitor counts, removes with Undo, and is told every amount before it is due', async ({
  shopper,
}) => {
  await shopper.visit('/cart');
  await shopper.sees('Your Cart is Empty!');
  await shopper.main.getByRole('link', { name: 'Start Shopping' }).click();
  await shopper.seesHeading('Your Trusted Ayurvedic Partner');
  await shopper.visit('/category/hair-care/hair-oils');
  await shopper.addFromList('Bhringraj Hair Oil');
  await shopper.addFromList('Amla Hair Oil');
  await shopper.seesInCartBadge(2);
  await shopper.openCart();
  const bhringraj = shopper.line('Bhringraj Hair Oil');
  const more = bhringraj.getByRole('button', { name: 'One more' });
  const less = bhringraj.getByRole('button', { name: 'One less' });
  await shopper.saves(() => more.click());
  await shopper.seesInCartBadge(3);
  await shopper.saves(() => less.click());
  await shopper.seesInCartBadge(2);
  await expect(less).toBeDisabled();
  await shopper.saves(() => more.click());
  await shopper.seesInCartBadge(3);
  await shopper.sees('Price Details');
  await expect(shopper.main.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await shopper.sees('Platform fee');
  const removes = shopper.line('Amla Hair Oil').getByRole('button', { name: /^Remove/ });
  await shopper.saves(() => removes.click());
  await shopper.seesInCartBadge(2);
  await shopper.saves(() => shopper.page.getByRole('button', { name: 'Undo' }).click());
  await shopper.seesInCartBadge(3);
  await shopper.page.reload();
  await shopper.seesInCartBadge(3);
  await shopper.complainsNothing();
});

test('each change of the cart is followed by reading it again; an empty one leads on to the shop', async ({
  shopper,
}) => {
  const { page } = shopper;
  const cart: ('changed' | 'read')[] = [];
  page.on('response', (answer) => {
    if (/\/api\/cart\/\w+/.test(answer.url())) cart.push('changed');
  });
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/cart') && asked.method() === 'GET') cart.push('read');
  });
  const readAfter = async (change: () => Promise<void>) => {
    cart.length = 0;
    await change();
    await expect
      .poll(() => cart.lastIndexOf('read') > cart.indexOf('changed') && cart.includes('changed'))
      .toBe(true);
  };
  await shopper.visit('/product/bhringraj-oil');
  await readAfter(() => shopper.addToCart('Bhringraj Hair Oil'));
  await shopper.openCart();
  const line = shopper.line('Bhringraj Hair Oil');
  await readAfter(() => line.getByRole('button', { name: 'One more' }).click());
  await shopper.seesInCartBadge(2);
  await expect(page.getByRole('region', { name: 'Price Details', exact: true })).toContainText(
    /Price \(1 item\).*₹1,018\.30.*Cart total₹1,008\.30/,
  );
  await readAfter(() => line.getByRole('button', { name: /^Remove/ }).click());
  await shopper.sees('Your Cart is Empty!');
  await shopper.main.getByRole('link', { name: 'Start Shopping', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a visitor’s cart comes along at the login and is there on another device', async ({
  shopper,
  browser,
}) => {
  const kabir = somebody('Kabir');
  await shopper.visit('/category/hair-care/hair-oils');
  await shopper.addFromList('Bhringraj Hair Oil');
  await shopper.startLogin();
  await shopper.registerAndLogIn(kabir);
  await shopper.seesInCartBadge(1);

  const elsewhere = new Shopper(await (await browser.newContext()).newPage());
  await elsewhere.visit('/');
  await elsewhere.startLogin();
  await elsewhere.logIn(kabir.email, 3);
  await elsewhere.seesInCartBadge(1);
  await elsewhere.page.context().close();
});

test('a checkout without anything in the cart says so and leads to the cart', async ({ shopper }) => {
  // What is said goes by itself: it is looked for before the page comes to rest.
  await shopper.page.goto('/checkoutpage');
  await shopper.isTold('Your cart is empty. Redirecting to cart page.');
  await expect(shopper.page).toHaveURL(/\/cart$/);
});

test('Buy Now checks out one product and leaves the cart alone', async ({ shopper }) => {
  await shopper.visit('/category/hair-care/hair-oils');
  await shopper.addFromList('Amla Hair Oil');
  await shopper.visit('/product/bhringraj-oil');
  await shopper.page.getByRole('button', { name: 'Buy Now' }).locator('visible=true').first().click();
  await shopper.isAskedToLogIn();
  await shopper.page.keyboard.press('Escape');
  await shopper.seesHeading('Checkout');
  const summary = new Buyer(shopper).section('3 ORDER SUMMARY');
  await expect(summary).toContainText('Bhringraj Hair Oil');
  await expect(summary).not.toContainText('Amla Hair Oil');
  await shopper.seesInCartBadge(1);
});

test('Product Options prices a plan and a subscription', async ({ shopper }) => {
  await shopper.visit('/');
  await shopper.page
    .getByRole('button', { name: /ADD TO BAG.*Ashwagandha Root Extract Capsules/ })
    .first()
    .click();
  const options = shopper.page.getByRole('dialog', { name: 'Product Options' });
  await expect(options).toContainText('Subscribe & Save 15%');
  await options.getByText('120-day supply').click();
  await expect(options.getByRole('button', { name: /ADD TO BAG/ })).toContainText('₹763.73');
  await options.getByText('Subscribe & Save 15%').click();
  await expect(options.getByRole('button', { name: /ADD TO BAG/ })).toContainText('₹649.17');
  await options.getByRole('button', { name: /ADD TO BAG/ }).click();
  await shopper.seesInCartBadge(1);
  await shopper.openCart();
  await shopper.sees('₹649.17');
});

test('a change that fails is only logged, and the line is as it was', async ({ shopper }) => {
  await shopper.visit('/product/bhringraj-oil');
  await shopper.addToCart('Bhringraj Hair Oil');
  await shopper.openCart();
  let fail = () => {};
  const seen = new Promise<void>((resolve) => (fail = resolve));
  await shopper.page.route('**/api/cart/update', async (route) => {
    await seen;
    await route.fulfill({ status: 500, json: { message: 'Something broke' } });
  });
  await shopper.line('Bhringraj Hair Oil').getByRole('button', { name: 'One more' }).click();
  await shopper.seesInCartBadge(2);
  fail();
  await shopper.seesInCartBadge(1);
  await expect.poll(() => shopper.complaints.join(' ')).toContain('The cart call failed');
  await expect(shopper.page.getByText('Something broke')).toHaveCount(0);
});

test('more than there is, or than one order may hold, is refused in words', async ({ shopper }) => {
  await shopper.visit('/product/bhringraj-oil');
  const add = async (quantity: number) =>
    shopper.page.request.post('/api/cart/add', { data: { productId: 2, quantity } });
  expect((await add(9)).ok()).toBe(true);
  await shopper.visit('/cart');
  const line = shopper.line('Bhringraj Hair Oil');
  await shopper.saves(() => line.getByRole('button', { name: 'One more' }).click());
  await shopper.seesInCartBadge(10);
  await expect(line).toContainText('You can have at most 10 of this in one order.');
  await expect(line.getByRole('button', { name: 'One more' })).toBeDisabled();
  expect(await (await add(1)).json()).toMatchObject({
    message: 'You can have at most 10 of Bhringraj Hair Oil in your cart.',
  });
  await shopper.visit('/product/bhringraj-oil');
  await shopper.page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await shopper.isTold('You can have at most 10 of Bhringraj Hair Oil in your cart.');
  await shopper.seesInCartBadge(10);
});

test('a cart that cannot be read is an empty one, and can be looked at again', async ({ shopper }) => {
  await shopper.visit('/product/bhringraj-oil');
  await shopper.addToCart('Bhringraj Hair Oil');
  await shopper.page.route('**/api/cart', (route) => route.abort());
  await shopper.visit('/cart');
  await shopper.sees('Your Cart is Empty!');
  await shopper.page.unroute('**/api/cart');
  await shopper.page.getByRole('button', { name: 'Look again' }).click();
  await expect(shopper.line('Bhringraj Hair Oil')).toBeVisible();
});

test('what one tab puts into the cart the other shows too', async ({ shopper, context }) => {
  await shopper.visit('/product/bhringraj-oil');
  const other = new Shopper(await context.newPage());
  await other.visit('/cart');
  await other.sees('Your Cart is Empty!');
  await shopper.addToCart('Bhringraj Hair Oil');
  await other.seesInCartBadge(1);
  await expect(other.line('Bhringraj Hair Oil')).toBeVisible();
});

test('a line names the seller of its product, and N/A where there is none', async ({ shopper }) => {
  await merchantChanges('giloy-tulsi-juice', { seller: '' });
  for (const productId of [1001, 2, 131])
    await shopper.page.request.post('/api/cart/add', { data: { productId, quantity: 1 } });
  await shopper.visit('/cart');
  await expect(shopper.line('Seller: Palakkad Taila House')).toHaveCount(1);
  await expect(shopper.line('Bhringraj Hair Oil').filter({ hasText: 'Seller: Aranya Herbals' })).toHaveCount(
    1,
  );
  await expect(shopper.line('Giloy').filter({ hasText: 'Seller: N/A' })).toHaveCount(1);
});

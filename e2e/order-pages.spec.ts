import { Customer } from './people/customer.ts';
import { Orderer } from './people/orders/orderer.ts';
import { expect, test } from './shopper.ts';

const promise = /^Delivers by (Mon|Tue|Wed|Thu|Fri|Sat) \d{1,2} \w+ to 560001 · cash on delivery available$/;

test('by when it arrives is said on product, cart, checkout and order', async ({ shopper }) => {
  test.slow();
  const buyer = new Orderer(shopper);
  await shopper.visit('/product/bhringraj-oil');
  await buyer.checksPincode('999999');
  await shopper.sees('We do not know the pincode 999999. Please check it.');
  await buyer.checksPincode('560001');
  await shopper.sees(promise);
  await shopper.isAccessible();
  await shopper.page.reload();
  await shopper.sees(promise);
  await buyer.standsAtCheckout();
  await shopper.sees(promise);
  await shopper.placeOrder();
  await shopper.sees(/^Delivers by \w{3} \d{1,2} \w+ to 560001$/);
  await shopper.isAccessible();
});

test('an answer that is lost after the order was placed is found out', async ({ shopper }) => {
  const buyer = new Orderer(shopper);
  await buyer.standsAtCheckout();
  await buyer.losesTheAnswer(2);
  await buyer.pressesPlaceOrder();
  await shopper.sees('Checking your order');
  await buyer.isAtThePlacedOrder();
  await buyer.countsOrders(1);
});

test('a line that breaks before the server hears anything loses nothing either', async ({ shopper }) => {
  const buyer = new Orderer(shopper);
  await buyer.standsAtCheckout();
  await buyer.losesTheLineBefore(2);
  await buyer.pressesPlaceOrder();
  await shopper.sees('Checking your order');
  await buyer.isAtThePlacedOrder();
  await buyer.countsOrders(1);
});

test('a reload in the middle finds the order that was placed', async ({ shopper }) => {
  const buyer = new Orderer(shopper);
  await buyer.standsAtCheckout();
  await buyer.losesTheAnswer(9);
  await buyer.pressesPlaceOrder();
  await shopper.sees('Checking your order');
  await shopper.page.reload();
  await buyer.isAtThePlacedOrder();
  await buyer.countsOrders(1);
});

test('a reload in the middle says that nothing was placed, and it can be placed then', async ({
  shopper,
}) => {
  test.slow();
  const buyer = new Orderer(shopper);
  await buyer.standsAtCheckout();
  await buyer.losesTheLineBefore(9);
  await buyer.pressesPlaceOrder();
  await shopper.sees('Checking your order');
  await shopper.page.reload();
  await shopper.sees('Checking your order');
  await shopper.page.unrouteAll();
  await shopper.isAccessible();
  await expect(
    shopper.page.getByText('Your order was not placed. Please place it again.').first(),
  ).toBeVisible({
    timeout: 30_000,
  });
  await buyer.pressesPlaceOrder();
  await buyer.isAtThePlacedOrder();
  await buyer.countsOrders(1);
});

test('an order is found, asked about, cancelled with a reason and ordered again', async ({ shopper }) => {
  test.slow();
  const buyer = new Orderer(shopper);
  await buyer.standsAtCheckout();
  await shopper.placeOrder();
  const orderNumber = await buyer.isAtThePlacedOrder();

  await buyer.countsOrders(1);
  await buyer.searchesOrders('Tulsi');
  await shopper.sees('No order found');
  await shopper.isAccessible();
  await buyer.searchesOrders(orderNumber.replace('AR-', 'ar '));
  await shopper.sees(orderNumber);
  await buyer.narrowsTo('State', 'Cancelled');
  await shopper.sees('No order found');
  await expect(shopper.page).toHaveURL(/is=cancelled/);
  await shopper.page.reload();
  await shopper.sees('No order found');
  await buyer.narrowsTo('State', 'On the way');
  await shopper.sees(orderNumber);
  await shopper.isAccessible();

  await shopper.visit(`/orders/${orderNumber}`);
  await expect(buyer.help).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\d+\\?text=.*${orderNumber}`),
  );
  await expect(buyer.help).toHaveAttribute('target', '_blank');
  await buyer.cancels('It would come too late', 'I travel on Friday.');
  await shopper.isTold(`Order ${orderNumber} is cancelled.`);
  await shopper.sees('It would come too late: I travel on Friday.');
  await shopper.isAccessible();
  await buyer.orderAgain.click();
  await shopper.seesHeading('Cart');
  await shopper.sees('Bhringraj Hair Oil');
  await shopper.complainsNothing();
});

test('the placed page without an order leads to My Orders; search engines are asked to leave out what is one’s own', async ({
  shopper,
}) => {
  const { page } = shopper;
  await Customer.signUp(page);
  await shopper.visit('/payment');
  await expect(page).toHaveURL(/\/orders$/);
  await shopper.seesHeading('My Orders');
  const robots = async (path: string) =>
    /<meta name="robots" content="(\w+)"/.exec(await (await page.request.get(path)).text())?.[1];
  for (const path of [
    '/cart',
    '/checkoutpage',
    '/payment',
    '/profile',
    '/settings',
    '/orders',
    '/orders/AR-1',
  ])
    expect(`${path} ${await robots(path)}`).toBe(`${path} noindex`);
  for (const path of ['/', '/product/bhringraj-oil', '/blog'])
    expect(`${path} ${await robots(path)}`).toBe(`${path} undefined`);
});

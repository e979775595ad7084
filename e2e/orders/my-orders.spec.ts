import { expect, test } from '../fixtures/test.ts';

test('an order is found, cancelled with a reason at a second try, and ordered again', async ({
  page,
  signedInCustomer,
  ordersPage,
  orderPage,
  cartPage,
  complaints,
}) => {
  const customer = await signedInCustomer({ orders: ['bhringraj-oil'] });
  const [orderNumber] = customer.orderNumbers as [string];
  await ordersPage.expectCount(1);
  await expect(ordersPage.filter).toHaveCount(0);
  await ordersPage.sayTotal(10);
  await ordersPage.open();
  await ordersPage.search('Tulsi');
  await ordersPage.expectText('No order found');
  await ordersPage.expectAccessible();
  await ordersPage.search(orderNumber.replace('AR-', 'ar '));
  await ordersPage.expectText(orderNumber);
  await ordersPage.filterBy('State', 'Cancelled');
  await ordersPage.expectText('No order found');
  await expect(ordersPage.page).toHaveURL(/is=cancelled/);
  await ordersPage.reload();
  await ordersPage.expectText('No order found');
  await ordersPage.filterBy('State', 'On the way');
  await ordersPage.expectText(orderNumber);
  await ordersPage.expectAccessible();
  await ordersPage.expectToFitSmallPhones();

  await page.route('**/cancel', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await orderPage.open(orderNumber);
  await expect(orderPage.helpLink).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\d+\\?text=.*${orderNumber}`),
  );
  await expect(orderPage.helpLink).toHaveAttribute('target', '_blank');
  await orderPage.cancel('It would come too late', 'I travel on Friday.');
  await orderPage.cancelAgain('I travel on Friday.');
  await orderPage.expectMessage(`Order ${orderNumber} is cancelled.`);
  await orderPage.expectText('It would come too late: I travel on Friday.');
  await orderPage.expectAccessible();
  await orderPage.expectToFitSmallPhones();
  await orderPage.reorder();
  await cartPage.expectHeading('Cart');
  await expect(cartPage.line('Bhringraj Hair Oil')).toBeVisible();
  // The browser itself names the cancellation that failed.
  expect(complaints).toEqual([expect.stringContaining('503')]);
});

// §4 /payment without an order leads to My Orders; personal pages are noindex
test('the placed page without an order leads to My Orders', async ({ signedInCustomer, ordersPage }) => {
  await signedInCustomer();
  await ordersPage.page.goto('/payment');
  await expect(ordersPage.page).toHaveURL(/\/orders$/);
  await ordersPage.expectHeading('My Orders');
});

// §4 /payment without an order leads to My Orders; personal pages are noindex
test('personal pages ask search engines to leave them out', async ({ request }) => {
  const robots = async (path: string) =>
    /<meta name="robots" content="(\w+)"/.exec(await (await request.get(path)).text())?.[1];
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

import { expect, test } from '../fixtures/test.ts';

const ready = { address: true, cart: { 'bhringraj-oil': 1 } };

test.beforeEach(async ({ signedInCustomer, checkoutPage }) => {
  await signedInCustomer(ready);
  // The checkout pauses between its requests and waits for the server to end an earlier one.
  await checkoutPage.page.clock.install();
  await checkoutPage.open();
});

test('an order whose responses are lost is found', async ({ checkoutPage, paymentPage, ordersPage }) => {
  await checkoutPage.loseResponses(2);
  await checkoutPage.placeOrderButton.click();
  await checkoutPage.expectText('Checking your order');
  await checkoutPage.passPauses();
  await paymentPage.expectPlaced();
  await ordersPage.expectCount(1);
});

// §4 an order that is sent again keeps its orderId and exists once
test('an order whose requests are lost is sent again under its orderId', async ({
  checkoutPage,
  paymentPage,
  ordersPage,
}) => {
  const sent = checkoutPage.sentOrderIds();
  await checkoutPage.loseRequests(2);
  await checkoutPage.placeOrderButton.click();
  await checkoutPage.expectText('Checking your order');
  await checkoutPage.passPauses();
  await paymentPage.expectPlaced();
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent).size).toBe(1);
  await ordersPage.expectCount(1);
});

test('a reload while an order is checked finds the placed order', async ({
  checkoutPage,
  paymentPage,
  ordersPage,
}) => {
  await checkoutPage.loseResponses();
  await checkoutPage.placeOrderButton.click();
  await checkoutPage.expectText('Checking your order');
  await checkoutPage.page.reload();
  await paymentPage.expectPlaced();
  await ordersPage.expectCount(1);
});

test('a reload while an order is checked says that none was placed', async ({
  checkoutPage,
  paymentPage,
  ordersPage,
}) => {
  await checkoutPage.loseRequests();
  await checkoutPage.placeOrderButton.click();
  await checkoutPage.expectText('Checking your order');
  // The page measures its wait from before its first look.
  const looks = checkoutPage.page.waitForRequest(/\/api\/orders\?orderId=/);
  await checkoutPage.reload();
  await checkoutPage.expectText('Checking your order');
  await checkoutPage.page.unrouteAll();
  await looks;
  await checkoutPage.page.clock.fastForward('00:15');
  await checkoutPage.expectText('Your order was not placed. Please place it again.');
  await checkoutPage.expectAccessible();
  await expect(checkoutPage.placeOrderButton).toBeEnabled();
  await checkoutPage.placeOrderButton.click();
  await paymentPage.expectPlaced();
  await ordersPage.expectCount(1);
});

import { CheckoutPage } from '../pages/checkout-page.ts';
import { expect, test } from '../fixtures/test.ts';

// §4 two devices: a cart that one ordered the other cannot order; a restored page reads cart, session and prices
test('refuses a cart that another device ordered, names that order and leads to it', async ({
  signedInCustomer,
  checkoutPage,
  openDevice,
}) => {
  const customer = await signedInCustomer({ address: true, cart: { 'bhringraj-oil': 1, 'amla-powder': 1 } });
  await checkoutPage.open();
  await expect(checkoutPage.placeOrderButton).toBeEnabled();
  const phone = new CheckoutPage(await openDevice());
  await customer.signInOn(phone.page);
  await phone.open();
  await phone.placeOrder();
  await checkoutPage.placeOrderButton.click();
  await checkoutPage.expectMessage(
    /^Shipment creation failed: You ordered this from another device: AR-\d+\.$/,
  );
  await checkoutPage.expectText('You ordered this from another device');
  await expect(checkoutPage.placeOrderButton).toBeHidden();
  await checkoutPage.expectAccessible();
  await checkoutPage.earlierOrderLink.click();
  await expect(checkoutPage.page).toHaveURL(/\/orders\/AR-\d+$/);
  await checkoutPage.expectText('Amla Powder');
});

// §4 two tabs: what one does to the cart the other hears
test('orders the cart of two tabs only once', async ({ signedInCustomer, checkoutPage, context }) => {
  await signedInCustomer({ address: true, cart: { 'bhringraj-oil': 1 } });
  await checkoutPage.open();
  const otherTab = new CheckoutPage(await context.newPage());
  await otherTab.open();
  await expect(otherTab.placeOrderButton).toBeEnabled();
  await checkoutPage.placeOrder();
  await otherTab.expectMessage('Your cart is empty. Redirecting to cart page.');
  await expect(otherTab.page).toHaveURL(/\/cart$/);
});

import { expect, phoneOnly, test } from '../fixtures/test.ts';

const estimate = /^Delivers by (Mon|Tue|Wed|Thu|Fri|Sat) \d{1,2} \w+ to 560001 · cash on delivery available$/;

test(
  'the delivery date is named on product, cart, checkout and order',
  phoneOnly('the form for the pincode has little room on a phone'),
  async ({ signedInCustomer, productPage, header, cartPage, checkoutPage, paymentPage }) => {
    await signedInCustomer({ address: true, cart: { 'bhringraj-oil': 1 } });
    await productPage.open('bhringraj-oil');
    await productPage.section('Delivery').click();
    await productPage.checkPincode('999999');
    await productPage.expectText('Pincode not recognized. Please check 999999.');
    await productPage.checkPincode('PIN 560 001');
    await productPage.expectText(estimate);
    await productPage.expectAccessible();
    await productPage.reload();
    await productPage.section('Delivery').click();
    await productPage.expectText(estimate);
    await header.openCart();
    await cartPage.expectText(estimate);
    await cartPage.continueToCheckout();
    await checkoutPage.expectText(estimate);
    await expect(checkoutPage.placeOrderButton).toBeEnabled();
    await checkoutPage.placeOrder();
    await paymentPage.expectText(/^Delivers by \w{3} \d{1,2} \w+ to 560001$/);
  },
);

import type { BrowserContext } from '@playwright/test';
import { endUnpaid } from '#shop/checkout/server/payments/testing/unpaid-orders.ts';
import { Customer } from '../fixtures/customer.ts';
import { expect, newUser, test } from '../fixtures/test.ts';
import { CartPage } from '../pages/cart-page.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { PaymentPage } from '../pages/orders/payment-page.ts';
import { SimulatedPhone } from '../pages/orders/simulated-phone.ts';
import { openUpiShop, type UpiShop } from '../shop/upi-shop.ts';

test.describe('with UPI at the checkout', () => {
  test.describe.configure({ mode: 'default' });
  let upi: UpiShop;
  let device: BrowserContext;

  test.beforeAll(async ({ shop }) => {
    upi = await openUpiShop(shop.secondPort);
  });
  test.beforeEach(async ({ browser }) => {
    device = await browser.newContext({ baseURL: upi.url });
  });
  test.afterEach(() => device.close());
  test.afterAll(() => upi.close());

  /** A customer at the checkout, with the page of the phone beside it. */
  async function atCheckout() {
    const page = await device.newPage();
    const customer = new Customer(page, upi.emails, newUser(), upi);
    await customer.register();
    await customer.signIn();
    await customer.prepare({ address: true, cart: { 'amla-powder': 1 } });
    const checkout = new CheckoutPage(page);
    await checkout.open();
    return { page, customer, checkout, payment: new PaymentPage(page), cart: new CartPage(page) };
  }

  test('a customer pays by UPI after a wrong PIN and a cancelled try, in two tabs', async ({ browser }) => {
    const { page, customer, checkout, payment } = await atCheckout();
    await expect(checkout.prices).toContainText('Total payable');
    await checkout.chooseUpi();
    await expect(checkout.prices).toContainText('Saving for paying before');
    await expect(checkout.prices).not.toContainText(/at the door|due on delivery|Keep ₹/i);
    await checkout.placeUnpaid();
    await expect(payment.messagesWith('Shipment created successfully!')).toHaveCount(0);
    await expect(payment.code).toBeVisible();
    const amount = /₹[\d,.]+\d/.exec((await payment.code.getAttribute('alt'))!)![0];
    const other = new PaymentPage(await device.newPage());
    await other.visit(new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(other.code).toBeVisible();

    const phonePage = await browser.newPage();
    const phone = new SimulatedPhone(phonePage, upi.phoneUrl);
    await phone.scan(amount, { pin: '0000', button: 'Pay' });
    await phone.expectSaid('Wrong PIN. Payment failed');
    await payment.expectText(/You can try again/);
    await other.expectText(/You can try again/);
    await payment.payByUpi();
    await expect(payment.code).toBeVisible();
    await phone.scan(amount, { button: 'Cancel' });
    await phone.expectSaid('Payment cancelled');
    await payment.expectText(/You can try again/);
    await payment.payByUpi();
    await expect(payment.code).toBeVisible();
    await phone.scan(amount, { pin: '1234', button: 'Pay' });
    const paidAt = performance.now();
    await payment.expectText(`We have your payment of ${amount}`);
    test.info().annotations.push({
      type: 'milliseconds until the page says paid',
      description: String(Math.round(performance.now() - paidAt)),
    });
    await phonePage.close();
    await payment.expectMessage('Shipment created successfully!');
    await payment.expectHeading('Thank you, your order is placed');
    await other.expectHeading('Thank you, your order is placed');
    await payment.reload();
    await payment.expectText('Total, paid by UPI');
    await expect(payment.main).not.toContainText(/Keep ₹/);
    await upi.emails.find(customer.email, 'is placed');
  });

  test('an order that nobody paid in time is placed in cash by one click', async () => {
    const { page, checkout, payment, cart } = await atCheckout();
    await checkout.chooseUpi();
    await checkout.placeUnpaid();
    const order = new URL(page.url()).searchParams.get('order')!;
    await cart.open();
    await cart.expectText(`Your order ${order} waits for its payment of ₹`);
    await cart.payWaitingOrder();
    await expect(payment.code).toBeVisible();
    await upi.onDatabase(({ db }) => endUnpaid(db));
    await payment.expectText(/The time to pay has ended, and nothing was taken/);
    await payment.payInCash();
    await payment.expectMessage('Shipment created successfully!');
    expect(await payment.expectPlaced()).toBe(order);
  });
});

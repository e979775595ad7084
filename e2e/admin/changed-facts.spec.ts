import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dayOf } from '#platform/india-time.ts';
import { readPdf } from '#shop/invoices/server/testing.ts';
import type { Page } from '@playwright/test';
import { atPhoneWidth, type Customer, expect, test } from '../fixtures/test.ts';
import { CartPage } from '../pages/cart-page.ts';
import { LogPage } from '../pages/admin/log-page.ts';
import { ProductPage } from '../pages/catalogue/product-page.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { OrderPage } from '../pages/orders/order-page.ts';
import { PaymentPage } from '../pages/orders/payment-page.ts';
import { SettingsPage } from '../pages/admin/settings-page.ts';
import { linksTo } from '../shop/email-sink.ts';
import type { JourneyShop } from '../shop/journey-shop.ts';
import { scans } from '../shop/scans.ts';

test('a holiday of the shop moves the delivery day, and its end brings the day back', async ({
  page,
  browser,
  shop,
  signedInStaff,
}) => {
  await signedInStaff('owner');
  const settings = new SettingsPage(page);
  const device = await (await browser.newContext({ baseURL: shop.url })).newPage();
  const product = new ProductPage(device);
  await product.open('bhringraj-oil');
  await product.checkPincode('560001');
  const readEstimate = () => product.estimate('560001').innerText();
  const before = await readEstimate();
  const [today, end] = [dayOf(new Date()), addDays(dayOf(new Date()), 20)];
  await settings.open('delivery');
  await settings.enter('Courier and dispatch', {
    'First day': today,
    'Last day (optional)': end,
    'Words for customers (optional)': 'Closed for a wedding',
  });
  await settings.addDays('Courier and dispatch');
  await settings.save('Courier and dispatch');
  await settings.expectMessage('Saved. Customers see it within two seconds.');
  await expect(async () => {
    await product.reload();
    await product.expectText('(Closed for a wedding)');
  }).toPass();
  const moved = await readEstimate();
  expect(moved).not.toBe(before);
  expect(moved).toContain('closed until ');
  await undoLastChange(page);
  await expect(async () => {
    await product.reload();
    expect(await readEstimate()).toBe(before);
  }).toPass();
  await device.context().close();
});

test('a changed phone number is in footer, search data, order email and invoice', async ({
  page,
  shop,
  openDevice,
  signedInStaff,
  signedInCustomer,
}) => {
  const device = await openDevice();
  const customer = await signedInCustomer({ device, address: true, orders: ['amla-powder'] });
  const invoice = await shippedInvoice(shop, customer, customer.orderNumbers[0]!);
  expect(await invoice()).toContain('+91 98765 43210 · namaste@aranya.example');
  const usual = await shop.emails.orderPlaced(customer.email, 1);
  expect(usual.text).toContain('Write to namaste@aranya.example or call +91 98765 43210');

  await signedInStaff('owner');
  const settings = new SettingsPage(page);
  await settings.open('shop');
  await settings.enter('Contact', { Phone: '+919811122233' });
  await settings.save('Contact');
  await settings.expectMessage('Saved. Customers see it within two seconds.');
  await pause(2_000);
  const home = await (await device.request.get('/')).text();
  expect(home).toContain('href="tel:+919811122233"');
  expect(home).toContain('"telephone":"+919811122233"');
  expect(home).not.toContain('+919876543210');
  expect(await invoice()).toContain('+91 98111 22233 · namaste@aranya.example');
  await customer.order('amla-powder');
  const { text } = await shop.emails.orderPlaced(customer.email, 2);
  expect(text).toContain('Write to namaste@aranya.example or call +91 98111 22233');
  await undoLastChange(page);
});

test('changed charges are those of the next order, and an earlier order keeps its own', async ({
  page,
  shop,
  openDevice,
  signedInStaff,
  signedInCustomer,
}) => {
  // It orders twice, and the courier takes both parcels.
  test.slow();
  await shop.changeProduct('bhringraj-oil', { mrpPaise: 33_300, discountPercent: 10, stock: 50 });
  const device = await openDevice();
  const [cart, checkout, order] = [new CartPage(device), new CheckoutPage(device), new OrderPage(device)];
  const customer = await signedInCustomer({ device, address: true, orders: ['bhringraj-oil'] });
  const [earlier] = customer.orderNumbers as [string];

  await signedInStaff('owner');
  const settings = new SettingsPage(page);
  await settings.open('delivery');
  await settings.enter('Delivery and charges', {
    'Discount of each order, in rupees': '25',
    'Platform fee, in rupees': '12',
  });
  await settings.save('Delivery and charges');
  await settings.expectMessage('Saved. Customers see it within two seconds.');
  await pause(2_000);

  await customer.addToCart('bhringraj-oil', 3);
  await cart.open();
  await expect(cart.prices).toContainText('Discount− ₹25.00');
  await expect(cart.prices).toContainText('Platform fee, added at checkout₹12.00');
  await expect(cart.amount('Amount due on delivery')).toHaveText('₹886.10');
  await cart.continueToCheckout();
  await expect(checkout.prices).toContainText('Total payable₹886.10');
  await checkout.placeOrder();
  const placed = await new PaymentPage(device).expectPlaced();
  await order.open(placed);
  await expectAmounts(order, { discount: '− ₹25.00', fee: '₹12.00', total: '₹886.10' });
  const { text } = await shop.emails.orderPlaced(customer.email, 2);
  for (const words of ['− ₹25.00', '₹12.00', 'Keep ₹886.10 ready']) expect(text).toContain(words);
  const invoice = await (await shippedInvoice(shop, customer, placed))();
  for (const words of ['Discount -₹25.00', 'Total, cash on delivery ₹886.10'])
    expect(invoice).toContain(words);

  await order.open(earlier);
  await expectAmounts(order, { discount: '− ₹10.00', fee: '₹7.00', total: '₹296.70' });
  const earlierInvoice = await (await shippedInvoice(shop, customer, earlier))();
  for (const words of ['Discount -₹10.00', 'Total, cash on delivery ₹296.70'])
    expect(earlierInvoice).toContain(words);
  await undoLastChange(page);
});

test('a customer sees the charge of the zone, and a limit of cash before the checkout', async ({
  page,
  shop,
  openDevice,
  signedInStaff,
  signedInCustomer,
}) => {
  await shop.changeProduct('bhringraj-oil', { mrpPaise: 33_300, discountPercent: 10, stock: 50 });
  const device = await openDevice();
  const [cart, checkout, product] = [new CartPage(device), new CheckoutPage(device), new ProductPage(device)];
  const customer = await signedInCustomer({ device, address: true, cart: { 'bhringraj-oil': 1 } });
  await signedInStaff('owner');
  const settings = new SettingsPage(page);
  await settings.open('delivery');
  await settings.enter('Delivery and charges', {
    'Delivery charge, in rupees': '60',
    'Zones with a charge of their own': 'South: Karnataka, Kerala = 90',
    'Cash on delivery up to, in rupees': '500',
  });
  await settings.save('Delivery and charges');
  await settings.expectMessage('Saved. Customers see it within two seconds.');
  await pause(2_000);

  await product.open('bhringraj-oil');
  await expect(product.main).toContainText('Cash on delivery for orders up to ₹500.00');
  await expect(product.main).toContainText('₹60.00 for each order, ₹90.00 to South (Karnataka, Kerala)');
  await cart.open();
  await cart.continueToCheckout();
  await expect(checkout.prices).toContainText('Delivery charge₹90.00');
  await expect(checkout.prices).toContainText('Total payable₹386.70');
  await customer.addToCart('bhringraj-oil', 1);
  await cart.open();
  await expect(cart.main).toContainText('We take cash on delivery for orders up to ₹500.00');
  await checkout.open();
  await expect(checkout.main).toContainText(
    'We take cash on delivery for orders up to ₹500.00, and ₹686.40 is due.',
  );
  await atPhoneWidth(device, () => expect(checkout.main).toContainText('Please order less, or write to us.'));
  await undoLastChange(page);
});

/** The message of the save, which offers the same, has gone by then. */
async function undoLastChange(page: Page) {
  const log = new LogPage(page);
  await log.open('?kind=settings');
  await log.undoFirst();
  await log.expectMessage('Undone.');
}

async function expectAmounts(order: OrderPage, amounts: { discount: string; fee: string; total: string }) {
  await expect(order.amount('Discount')).toHaveText(amounts.discount);
  await expect(order.amount('Platform fee')).toHaveText(amounts.fee);
  await expect(order.amount('Total to pay, cash on delivery')).toHaveText(amounts.total);
}

/** Lets the courier take the parcel. Returns a reader of the invoice that the email links to. */
async function shippedInvoice(shop: JourneyShop, customer: Customer, orderNumber: string) {
  await shop.courier.scan(await customer.waybill(orderNumber), scans.pickedUp);
  const [link] = linksTo('invoice', await shop.emails.find(customer.email, `${orderNumber} is on its way`));
  return async () => readPdf(await (await fetch(link!)).arrayBuffer());
}

import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dayOf } from '#platform/india-time.ts';
import { readPdf } from '#shop/invoices/server/testing.ts';
import { type Customer, expect, test } from '../fixtures/test.ts';
import { ProductPage } from '../pages/catalogue/product-page.ts';
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
  await settings.open();
  await settings.enter('Courier and delivery', {
    'Holidays of the shop': `${today}..${end} Closed for a wedding`,
  });
  await settings.save('Courier and delivery');
  await settings.expectMessage('Saved. Customers see it within two seconds.');
  await expect(async () => {
    await product.reload();
    await product.expectText('(Closed for a wedding)');
  }).toPass();
  const moved = await readEstimate();
  expect(moved).not.toBe(before);
  expect(moved).toContain('closed until ');
  await settings.undo();
  await settings.expectMessage('Undone.');
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
  await settings.open();
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
  await settings.undo();
  await settings.expectMessage('Undone.');
});

/** Lets the courier take the parcel. Returns a reader of the invoice that the email links to. */
async function shippedInvoice(shop: JourneyShop, customer: Customer, orderNumber: string) {
  await shop.courier.scan(await customer.waybill(orderNumber), scans.pickedUp);
  const [link] = linksTo('invoice', await shop.emails.find(customer.email, `${orderNumber} is on its way`));
  return async () => readPdf(await (await fetch(link!)).arrayBuffer());
}

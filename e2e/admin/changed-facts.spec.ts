import { readPdf } from '#shop/invoices/server/testing.ts';
import { addDays, dayOf } from '#platform/india-time.ts';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { newUser, expect, test } from '../fixtures/test.ts';
import { Customer } from '../fixtures/customer.ts';
import { CartPage } from '../pages/cart-page.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { OrderPage } from '../pages/orders/order-page.ts';
import { PaymentPage } from '../pages/orders/payment-page.ts';
import { ProductPage } from '../pages/catalogue/product-page.ts';
import { SettingsPage } from '../pages/admin/settings-page.ts';
import { linksTo } from '../shop/email-sink.ts';
import { scans } from '../shop/scans.ts';

test('charges, phone and address of the owner reach cart, order, email and invoice', async ({
  page,
  shop,
  browser,
  signedInStaff,
}) => {
  await signedInStaff('owner');
  const settings = new SettingsPage(page);
  await settings.open();
  const saved = 'Saved. Customers see it within two seconds.';
  await settings.enter('Orders', {
    'Discount of each order, in rupees': '25',
    'Platform fee, in rupees': '12',
  });
  await settings.save('Orders');
  await settings.expectMessage(saved);
  await settings.enter('Contact', { Phone: '+919811122255' });
  await settings.save('Contact');
  await settings.expectMessage(saved);
  await settings.enter('Seller and tax', { 'Address of the seller': '7 New Lane, Mysuru 570001' });
  await settings.save('Seller and tax');
  await settings.expectMessage(saved);

  const device = await (await browser.newContext({ baseURL: shop.url })).newPage();
  const customer = new Customer(device, shop.emails, newUser());
  await customer.register();
  await customer.signIn();
  await customer.prepare({ address: true, cart: { 'bhringraj-oil': 1 } });
  const [cart, checkout, order] = [new CartPage(device), new CheckoutPage(device), new OrderPage(device)];
  await cart.open();
  await expect(cart.amount('Discount')).toHaveText('− ₹25.00');
  await expect(cart.amount('Platform fee, added at checkout')).toHaveText('₹12.00');
  const home = await (await device.request.get('/')).text();
  expect(home.slice(home.indexOf('<footer'))).toContain('tel:+919811122255');
  expect(home.match(/"telephone":"([^"]+)"/)?.[1]).toBe('+919811122255');
  const due = await cart.amount('Amount due on delivery').innerText();
  await cart.continueToCheckout();
  await expect(checkout.prices).toContainText('Discount− ₹25.00');
  await expect(checkout.prices).toContainText(`Total payable${due}`);
  await checkout.placeOrder();
  const orderNumber = await new PaymentPage(device).expectPlaced();
  await order.open(orderNumber);
  await expect(order.amount('Total to pay, cash on delivery')).toHaveText(due);
  const placed = await shop.emails.orderPlaced(customer.email);
  expect(placed.text).toContain(`Keep ${due} ready`);
  expect(`${placed.text}${JSON.stringify(placed)}`).toContain('919811122255');

  await shop.courier.scan(await customer.waybill(orderNumber), scans.pickedUp);
  const shipped = await shop.emails.find(customer.email, `${orderNumber} is on its way`);
  const invoice = await readPdf(await (await device.request.get(linksTo('invoice', shipped)[0]!)).body());
  expect(invoice).toContain(`Total, cash on delivery ${due}`);
  expect(invoice).toContain('7 New Lane, Mysuru 570001');

  await settings.enter('Orders', {
    'Discount of each order, in rupees': '10',
    'Platform fee, in rupees': '7',
  });
  await settings.save('Orders');
  await settings.expectMessage(saved);
  // An order keeps the charges of its moment.
  await order.reload();
  await expect(order.amount('Total to pay, cash on delivery')).toHaveText(due);
  expect(await shop.onDatabase(({ db }) => checkInvariants(db))).toEqual([]);
  await device.context().close();
  await settings.enter('Contact', { Phone: '+919876543210' });
  await settings.save('Contact');
  await settings.expectMessage(saved);
});

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

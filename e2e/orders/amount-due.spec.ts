// §9 amount due: cart = checkout = order = mail = invoice = courier
// §9 the invoice from the mail, by a signed link that ends, without signing in
import { formatRupees } from '#platform/money.ts';
import { readPdf } from '#shop/invoices/server/testing.ts';
import { expect, test } from '../fixtures/test.ts';
import { linksTo } from '../shop/email-sink.ts';
import { scans } from '../shop/scans.ts';

const capsules = 'Ashwagandha Root Extract Capsules';

test('cart, checkout, order, emails, invoice and courier show the same amount due', async ({
  page,
  shop,
  signedInCustomer,
  shopPage,
  productOptions,
  cartPage,
  checkoutPage,
  paymentPage,
  orderPage,
  complaints,
}) => {
  const customer = await signedInCustomer({ address: true, cart: { 'bhringraj-oil': 1, '1001': 1 } });
  await shopPage.visit('/');
  await productOptions.open(capsules);
  await productOptions.subscribe(60);
  await productOptions.addToBag(capsules);
  await productOptions.open(capsules);
  await productOptions.option('120-day supply').click();
  await expect(productOptions.radio('120-day supply')).toBeChecked();
  await productOptions.addToBag(capsules);
  await cartPage.open();
  await expect(cartPage.lines).toHaveCount(4);
  await expect(cartPage.amount('Amount due on delivery')).toHaveText(/^₹\d,\d{3}\.\d{2}$/);
  const due = await cartPage.amount('Amount due on delivery').innerText();

  await cartPage.continueToCheckout();
  await expect(checkoutPage.prices).toContainText(`Total payable${due}`);
  await checkoutPage.placeOrder();
  const orderNumber = await paymentPage.expectPlaced();
  await paymentPage.expectText(`Keep ${due} ready`);
  await orderPage.open(orderNumber);
  await expect(orderPage.amount('Total to pay, cash on delivery')).toHaveText(due);
  expect((await shop.emails.orderPlaced(customer.email)).text).toContain(`Keep ${due} ready`);
  const waybill = await customer.waybill(orderNumber);
  expect(formatRupees(await shop.courier.cashToCollect(waybill))).toBe(due);

  await shop.courier.scan(waybill, scans.pickedUp);
  const shipped = await shop.emails.find(customer.email, `${orderNumber} is on its way`);
  expect(shipped.text).toContain(`You pay ${due} in cash`);
  const [link] = linksTo('invoice', shipped);
  const invoice = await page.request.get(link!);
  expect(invoice.headers()['content-type']).toBe('application/pdf');
  const text = await readPdf(await invoice.body());
  expect(text).toContain(`Order ${orderNumber}`);
  expect(text).toContain(`Total, cash on delivery ${due}`);

  await orderPage.reload();
  const download = page.waitForEvent('download');
  await orderPage.downloadInvoice();
  expect((await download).url()).toMatch(/\/api\/documents\/invoice\//);
  expect((await download).suggestedFilename()).toMatch(/^invoice-[\w-]+\.pdf$/);
  expect(complaints).toEqual([]);

  const forged = link!.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
  const refused = await page.goto(forged);
  expect(refused!.status()).toBe(404);
  await shopPage.expectText('This link has ended');
  await shopPage.expectAccessible();
});

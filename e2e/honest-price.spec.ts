import { formatRupees } from '#platform/money.ts';
import { readPdf } from '#shop/invoicing/server/testing.ts';
import { Customer } from './people/customer.ts';
import { ParcelWatcher } from './people/orders/parcel-watcher.ts';
import { Subscriber } from './people/orders/subscriber.ts';
import { expect, type Shopper, somebody, test } from './shopper.ts';

const capsules = 'Ashwagandha Root Extract Capsules';

/** The amount beside a label on the page. */
async function amountOf(shopper: Shopper, label: string): Promise<string> {
  const row = shopper.main.locator('p, div').filter({ hasText: new RegExp(`^${label}\\s*₹[\\d,.]+$`) });
  return /₹[\d,.]+/.exec(await row.last().innerText())![0];
}

test('the amount named in the cart is that of checkout, order, mails, invoice and courier', async ({
  shopper,
}) => {
  test.setTimeout(180_000);
  const meera = somebody('Meera');
  const customer = await Customer.signUp(shopper.page, meera);
  await customer.savesAddress();
  const subscriber = new Subscriber(shopper, meera.email);
  await shopper.visit('/');
  await subscriber.subscribeTo(capsules, 60);
  await subscriber.takesOnce(capsules, '120-day supply');
  const combo = shopper.main.getByRole('article').filter({ hasText: 'Seller:' }).first();
  const comboName = await combo.getByRole('heading').innerText();
  await combo.getByRole('button', { name: /^Add to Cart/ }).click();
  await shopper.isTold(`${comboName} added to cart!`);
  await shopper.visit('/product/bhringraj-oil');
  await shopper.addToCart('Bhringraj Hair Oil');
  await shopper.openCart();
  await expect(shopper.main.getByRole('listitem').filter({ hasText: '₹' })).toHaveCount(4);
  await expect.poll(() => amountOf(shopper, 'Amount due on delivery')).toMatch(/^₹\d,/);
  const named = await amountOf(shopper, 'Amount due on delivery');
  expect(named).toMatch(/^₹\d,\d{3}\.\d{2}$/);

  await shopper.continueToCheckout();
  await shopper.sees('Total payable');
  await expect.poll(() => amountOf(shopper, 'Total payable')).toBe(named);
  await shopper.placeOrder();
  await shopper.sees(`Keep ${named} ready`);
  const parcel = new ParcelWatcher(shopper, meera.email);
  const orderNumber = await parcel.orderNumber();
  await shopper.visit(`/orders/${orderNumber}`);
  await shopper.sees('Total, paid in cash on delivery');
  expect(await amountOf(shopper, 'Total, paid in cash on delivery')).toBe(named);
  expect(await parcel.getsMail('is placed')).toContain(`Keep ${named} ready`);
  expect(formatRupees(await parcel.cashToCollect(orderNumber))).toBe(named);

  await parcel.courierScans(orderNumber, {
    type: 'UD',
    status: 'In Transit',
    code: 'X-PPOM',
    instructions: 'Shipment picked up',
    place: 'Bengaluru_Peenya_GW (Karnataka)',
  });
  const shipped = await parcel.getsMail(`${orderNumber} is on its way`);
  expect(shipped).toContain(`You pay ${named} in cash`);
  const [link] = parcel.linksTo('invoice', shipped);
  const { request } = shopper.page;
  const invoice = await request.get(link!);
  expect(invoice.headers()['content-type']).toBe('application/pdf');
  const text = await readPdf(await invoice.body());
  expect(text).toContain(`Order ${orderNumber}`);
  expect(text).toContain(`Total, cash on delivery ${named}`);

  await shopper.visit(`/orders/${orderNumber}`);
  const file = shopper.page.waitForEvent('download');
  await shopper.main.getByRole('button', { name: 'Invoice (PDF)' }).click();
  expect((await file).suggestedFilename()).toBe(`invoice-${orderNumber}.pdf`);
  await shopper.complainsNothing();

  const forged = link!.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
  const refused = await shopper.page.goto(forged);
  expect(refused!.status()).toBe(404);
  await shopper.sees('This link has ended');
  await shopper.isAccessible();
});

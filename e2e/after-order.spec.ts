import { Customer } from './people/customer.ts';
import { ParcelWatcher } from './people/orders/parcel-watcher.ts';
import { expect, somebody, test } from './shopper.ts';

const place = 'Bengaluru_Shanthala_D (Karnataka)';
const pickedUp = {
  type: 'UD',
  status: 'In Transit',
  code: 'X-PPOM',
  instructions: 'Shipment picked up',
  place,
};
const outForDelivery = {
  type: 'UD',
  status: 'Dispatched',
  code: 'X-DDD3FD',
  instructions: 'Out for delivery',
  place,
};
const nobodyThere = {
  type: 'UD',
  status: 'Pending',
  code: 'EOD-11',
  instructions: 'Consignee Unavailable',
  place,
};
const delivered = {
  type: 'DL',
  status: 'Delivered',
  code: 'EOD-38',
  instructions: 'Delivered to consignee',
  place,
};

test('a parcel is followed by mail and link to the door, and reviewed by the stars of the last mail', async ({
  shopper,
  browser,
}) => {
  test.setTimeout(120_000);
  const asha = somebody('Asha');
  const parcel = new ParcelWatcher(shopper, asha.email);
  await shopper.visit('/category/hair-care/hair-oils');
  await shopper.openProduct('Bhringraj Hair Oil');
  const product = shopper.page.url();
  await shopper.startLogin();
  await shopper.registerAndLogIn(asha);
  await shopper.addToCart('Bhringraj Hair Oil');
  await shopper.openCart();
  await shopper.continueToCheckout();
  await shopper.fillAddress('560001');
  await shopper.saveAddress();
  await shopper.placeOrder();
  const orderNumber = await parcel.orderNumber();

  await parcel.courierScans(orderNumber, pickedUp);
  const shipped = await parcel.getsMail(`${orderNumber} is on its way`);
  const [track] = parcel.linksTo('track', shipped);

  await parcel.strangerFollows(browser, track!, {
    sees: [orderNumber, 'To Bengaluru 560001'],
    not: 'Lavelle',
  });
  await shopper.visit(track!);
  await parcel.seesStep('Shipped');
  await parcel.seesScan('Picked up', 'Bengaluru, Karnataka');
  await shopper.isAccessible();

  await parcel.courierScans(orderNumber, outForDelivery);
  await parcel.getsMail('Keep ₹506.15 ready');
  await parcel.courierScans(orderNumber, nobodyThere);
  await parcel.getsMail(`could not hand over your order ${orderNumber}`);
  await shopper.visit(`/orders/${orderNumber}`);
  await parcel.seesStep('Not delivered');
  await parcel.seesScan('Recipient unavailable', 'Bengaluru, Karnataka');
  await shopper.isAccessible();

  await parcel.courierScans(orderNumber, outForDelivery);
  await parcel.courierScans(orderNumber, delivered);
  const arrived = await parcel.getsMail(`${orderNumber} has arrived`);
  const [review] = parcel.linksTo('review', arrived);
  await shopper.visit(`${review!}?stars=4`);
  await shopper.seesHeading('How do you like it?');
  await parcel.seesStarsChosen(4);
  await shopper.isAccessible();
  await parcel.sendsWithoutWords();
  const words = `Smells of rain, ${asha.email}`;
  await parcel.strangerReads(product);
  await parcel.writesReview(words);
  await shopper.visit(product);
  await parcel.seesVerifiedReview(words);

  await shopper.visit(review!);
  await shopper.sees('You wrote about it before');
  await parcel.writesReview(`${words}, still after a month`);
  await shopper.visit(product);
  await parcel.seesVerifiedReview(`${words}, still after a month`);
  await shopper.complainsNothing();
});

const turnedRound = { type: 'RT', status: 'In Transit', code: 'X-OLL4F', instructions: 'Return', place };
const broughtBack = { type: 'DL', status: 'RTO', code: 'RT-110', instructions: 'Returned to seller', place };

test('a parcel that came back is not due any more: by mail, on the order page, and by a credit note', async ({
  shopper,
}) => {
  test.setTimeout(120_000);
  const asha = somebody('Asha');
  const parcel = new ParcelWatcher(shopper, asha.email);
  const customer = await Customer.signUp(shopper.page, asha);
  const orderNumber = await customer.orders('bhringraj-oil');
  await parcel.courierScans(orderNumber, pickedUp);
  await parcel.getsMail(`${orderNumber} is on its way`);
  await shopper.visit(`/orders/${orderNumber}`);
  await shopper.sees('Total, paid in cash on delivery');

  await parcel.courierScans(orderNumber, turnedRound);
  await parcel.courierScans(orderNumber, broughtBack);
  const mail = await parcel.getsMail(`${orderNumber} came back to us`);
  expect(mail).toContain('Nothing is due for it.');
  await shopper.visit(`/orders/${orderNumber}`);
  await parcel.seesStep('Returned');
  await expect(shopper.main.locator('dt:text-is("Total, not due") + dd')).toHaveText('₹506.15');
  await expect(shopper.main).not.toContainText('paid in cash');
  await expect(shopper.main.getByRole('button', { name: 'Credit note' })).toBeVisible();
  await shopper.isAccessible();
  await shopper.visit(`/payment?order=${orderNumber}`);
  await shopper.sees('Total, not due');
  await expect(shopper.main).not.toContainText('Keep ₹');
  await shopper.visit('/profile?tab=payments');
  await shopper.sees('Nothing due');
  await shopper.complainsNothing();
});

test('a link that is not one of ours says so and leads on', async ({ shopper }) => {
  await shopper.visit('/track/1000017.mgz1.not-signed');
  await shopper.sees('This link has ended');
  await shopper.isAccessible();
  await shopper.visit('/review/7.mgz1.not-signed');
  await shopper.sees('This link has ended');
  await shopper.isAccessible();
});

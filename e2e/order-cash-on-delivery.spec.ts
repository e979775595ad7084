import { mailsTo } from './mailbox.ts';
import { expect, somebody, test } from './shopper.ts';

test('a newcomer browses, registers, and orders by cash on delivery', async ({ shopper }) => {
  const meera = somebody('Meera');

  await shopper.visit('/');
  await shopper.seesHeading('Your Trusted Ayurvedic Partner');
  await shopper.openCategory('Hair Care', 'Hair Oils');
  await shopper.openProduct('Bhringraj Hair Oil');
  await shopper.sees('₹509.15');
  await shopper.addToCart('Bhringraj Hair Oil');
  await shopper.seesInCartBadge(1);

  await shopper.openCart();
  await shopper.sees('Clicking on Continue will not deduct any money');
  await shopper.sees('Platform fee');
  await shopper.sees('₹506.15');
  await shopper.continueToCheckout();

  await shopper.isAskedToLogIn();
  await shopper.registerAndLogIn(meera);
  await shopper.seesHeading('Checkout');
  await shopper.sees(meera.email);
  await shopper.seesInCartBadge(1);

  await shopper.fillAddress('560001');
  await shopper.seesPlace('Bengaluru', 'Karnataka');
  await shopper.saveAddress();
  await shopper.placeOrder();

  await shopper.sees('Keep ₹506.15 ready');
  await shopper.sees('12, Lavelle Road');
  await shopper.page.reload();
  await shopper.sees('Keep ₹506.15 ready');

  const orderNumber = /AR-[\d-]+/.exec(await shopper.main.innerText())?.[0];
  expect(orderNumber).toBeTruthy();
  const mails = async () =>
    (await mailsTo(meera.email)).map(({ subject, text }) => `${subject} ${text}`).join('\n');
  await expect.poll(mails).toContain(orderNumber);

  await shopper.visit('/orders');
  await shopper.seesHeading('My Orders');
  await shopper.sees(orderNumber!);
  await shopper.complainsNothing();
});

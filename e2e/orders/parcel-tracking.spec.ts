// §4 the courier's scans move an order, never back, each told of once
import { expect, test } from '../fixtures/test.ts';
import { OrderPage } from '../pages/orders/order-page.ts';
import { linksTo } from '../shop/email-sink.ts';
import { scans } from '../shop/scans.ts';

// §2 a parcel is followed by mail and signed link, without signing in
test('a parcel is tracked by email link until delivery and reviewed by its stars', async ({
  shop,
  browser,
  request,
  signedInCustomer,
  orderPage,
  reviewInvitationPage,
  complaints,
}) => {
  const customer = await signedInCustomer({ orders: ['bhringraj-oil'] });
  const [orderNumber] = customer.orderNumbers as [string];
  const waybill = await customer.waybill(orderNumber);
  await shop.courier.scan(waybill, scans.pickedUp);
  const shipped = await shop.emails.find(customer.email, `${orderNumber} is on its way`);
  const [track] = linksTo('track', shipped);

  const device = await browser.newContext();
  const recipient = new OrderPage(await device.newPage());
  await recipient.visit(track!);
  await expect(recipient.main).toContainText(orderNumber);
  await expect(recipient.main).toContainText('To Bengaluru 560001');
  await expect(recipient.main).not.toContainText('Lavelle');
  await expect(recipient.robots).toHaveAttribute('content', 'noindex');
  await recipient.expectStep('Shipped');
  await recipient.expectScan('Picked up', 'Bengaluru, Karnataka');
  await recipient.expectAccessible();
  await recipient.expectToFitSmallPhones();
  await device.close();

  await shop.courier.scan(waybill, scans.outForDelivery);
  await shop.emails.find(customer.email, 'Keep ₹506.15 ready');
  await shop.courier.scan(waybill, scans.recipientUnavailable);
  await shop.emails.find(customer.email, `could not hand over your order ${orderNumber}`);
  await orderPage.open(orderNumber);
  await orderPage.expectStep('Not delivered');
  await orderPage.expectScan('Recipient unavailable', 'Bengaluru, Karnataka');
  await expect(orderPage.main).not.toContainText('Delivers by');
  const rescue = /^\/order-link\?do=rescue&token=/;
  await expect(orderPage.redeliveryLink).toHaveAttribute('href', rescue);
  await orderPage.expectAccessible();
  await orderPage.expectToFitSmallPhones();

  await orderPage.visit('/orders');
  await expect(orderPage.redeliveryLink).toHaveAttribute('href', rescue);
  await orderPage.expectAccessible();
  await orderPage.expectToFitSmallPhones();
  await orderPage.visit(track!);
  await expect(orderPage.main).not.toContainText('Delivers by');
  await orderPage.redeliveryLink.click();
  await orderPage.expectHeading('Your parcel was not handed over');

  await shop.courier.scan(waybill, scans.outForDelivery);
  await shop.courier.scan(waybill, scans.delivered);
  const arrived = await shop.emails.find(customer.email, `${orderNumber} has arrived`);
  const [review] = linksTo('review', arrived);
  await reviewInvitationPage.visit(`${review!}?stars=4`);
  await reviewInvitationPage.expectHeading('How do you like it?');
  await expect(reviewInvitationPage.star(4)).toBeChecked();
  await reviewInvitationPage.expectAccessible();
  await reviewInvitationPage.expectToFitSmallPhones();
  await reviewInvitationPage.submit();
  await reviewInvitationPage.expectMessage('Please provide a rating and a review comment.');
  const comment = `Smells of rain, ${customer.email}`;
  // A guest opens the page just before, so that the page cache holds it.
  expect((await request.get('/product/bhringraj-oil')).ok()).toBe(true);
  await reviewInvitationPage.write(comment);
  await reviewInvitationPage.expectListed('bhringraj-oil', comment);

  await reviewInvitationPage.visit(review!);
  await reviewInvitationPage.expectText('You wrote about it before');
  await reviewInvitationPage.write(`${comment}, still after a month`);
  await reviewInvitationPage.expectListed('bhringraj-oil', `${comment}, still after a month`);
  expect(complaints).toEqual([]);
});

// §4 an order that came back is not due: order page, placed page, mail, payments; its credit note
test('an order that came back is not due: email, order, payments, credit note', async ({
  shop,
  signedInCustomer,
  orderPage,
  complaints,
}) => {
  const customer = await signedInCustomer({ orders: ['bhringraj-oil'] });
  const [orderNumber] = customer.orderNumbers as [string];
  const waybill = await customer.waybill(orderNumber);
  await shop.courier.scan(waybill, scans.pickedUp);
  await shop.emails.find(customer.email, `${orderNumber} is on its way`);
  await orderPage.open(orderNumber);
  await expect(orderPage.amount('Total to pay, cash on delivery')).toHaveText('₹506.15');

  await shop.courier.scan(waybill, scans.turnedRound);
  await shop.courier.scan(waybill, scans.returned);
  const email = await shop.emails.find(customer.email, `${orderNumber} came back to us`);
  expect(email.text).toContain('Nothing is due for it.');
  await orderPage.reload();
  await orderPage.expectStep('Returned');
  await expect(orderPage.amount('Total, not due')).toHaveText('₹506.15');
  await expect(orderPage.main).not.toContainText('Total to pay');
  await expect(orderPage.creditNoteButton).toBeVisible();
  await orderPage.expectAccessible();
  await orderPage.expectToFitSmallPhones();
  await orderPage.visit(`/payment?order=${orderNumber}`);
  await orderPage.expectText('Total, not due');
  await expect(orderPage.main).not.toContainText('Keep ₹');
  await orderPage.visit('/profile?tab=payments');
  await orderPage.expectText('Nothing due');
  expect(complaints).toEqual([]);
});

// §2 without sign-in an order number and its phone show states and scans alone, with limits
import { atPhoneWidth, expect, test } from '../fixtures/test.ts';
import { FindOrderPage } from '../pages/orders/find-order-page.ts';
import { scans } from '../shop/scans.ts';

test('a customer without sign-in finds a parcel by order number and phone', async ({
  shop,
  openDevice,
  signedInCustomer,
}) => {
  const customer = await signedInCustomer({ orders: ['bhringraj-oil'] });
  const [orderNumber] = customer.orderNumbers as [string];
  await shop.courier.scan(await customer.waybill(orderNumber), scans.pickedUp);
  // By then the scan has moved the order.
  await shop.emails.find(customer.email, `${orderNumber} is on its way`);

  const guest = new FindOrderPage(await openDevice());
  await guest.openForm();
  await expect(guest.robots).toHaveAttribute('content', 'noindex');
  await guest.find({ number: '', phone: '' });
  await guest.expectText('Please enter the order number');
  await guest.expectAccessible();
  const number = orderNumber.toLowerCase().replace('-', ' ');
  await guest.find({ number, phone: '+91 90000-00001' });
  await guest.expectText('We find no order with this number and this phone number.');
  await atPhoneWidth(guest.page, async () => {
    await guest.expectText('We find no order with this number and this phone number.');
    await guest.find({ number, phone: '+91 98765-43210' });
    await guest.expectFound(orderNumber);
    await guest.expectAccessible();
  });
  await guest.expectStep('Shipped');
  await guest.expectScan('Picked up', 'Bengaluru, Karnataka');
  await expect(guest.main).not.toContainText('Lavelle');
  await guest.expectAccessible();
  await guest.expectToFitSmallPhones();
});

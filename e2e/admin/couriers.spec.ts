import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { ByHandPages } from '../pages/admin/by-hand-pages.ts';

test('the owner gives an order to a courier by hand, and pincodes to another', async ({
  page,
  signedInCustomer,
  signedInStaff,
  openDevice,
}) => {
  const buyer = await signedInCustomer({
    device: await openDevice(),
    address: true,
    orders: ['amla-powder'],
  });
  const [orderNumber = ''] = buyer.orderNumbers;
  await buyer.waybill(orderNumber);
  await signedInStaff('owner');
  const byHand = new ByHandPages(page);
  await byHand.visit(`/admin/orders/${orderNumber}`);
  await byHand.chooseCourier('India Post, by hand');
  await expect(byHand.card).toContainText('What happened to the parcel');
  await expect(byHand.choice).toContainText('Staff chose India Post, by hand');
  await byHand.expectAccessible();
  await atPhoneWidth(page, () => expectPressable(byHand.noteButton));

  await byHand.open();
  await byHand.givePincodes('DTDC, by hand', '793 001\nMG Road');
  await expect(byHand.said('“MG” is no pincode.')).toBeVisible();
  await atPhoneWidth(page, () => expectPressable(byHand.savePincodes));
  await byHand.givePincodes('DTDC, by hand', '793 001');
  await expect(byHand.message('The pincodes are saved. They count for new orders.')).toBeVisible();
  await byHand.expectAccessible();
  await byHand.expectToFitSmallPhones();
  expect((await byHand.bookingFile('Shiprocket (CSV)', '250')).subarray(0, 9).toString()).toBe('*Order Id');
  await byHand.givePincodes('DTDC, by hand (1)', '');
});

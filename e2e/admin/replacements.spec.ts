import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { ReturnsPage } from '../pages/orders/returns-page.ts';
import { scans } from '../shop/scans.ts';

test('support replaces a broken jar, and the customer follows it to the door', async ({
  page,
  shop,
  signedInCustomer,
  signedInStaff,
  openDevice,
}) => {
  const device = await openDevice();
  const buyer = await signedInCustomer({ device, address: true });
  const orderNumber = await buyer.order('amla-powder', { quantity: 2 });
  const waybill = await buyer.waybill(orderNumber);
  for (const scan of [scans.pickedUp, scans.outForDelivery, scans.delivered])
    await shop.courier.scan(waybill, scan);
  await shop.emails.find(buyer.email, `${orderNumber} has arrived`);

  await signedInStaff('support');
  const staff = new ReturnsPage(page);
  await staff.visit(`/admin/orders/${orderNumber}/returns`);
  await staff.ask({ product: /^How many of .*Amla Powder/, why: 'It arrived damaged, leaking or open' });
  await staff.openRequested();
  await staff.link('Send a replacement').click();
  await staff.field('Why is it sent again?').selectOption('damaged');
  await staff.field('Note for staff (optional)').fill('The photo shows a broken lid');
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(staff.button('Send the replacement')));
  await staff.button('Send the replacement').click();
  await expect(staff.text('Replacement, nothing to collect.')).toBeVisible();
  await expect(staff.text('A replacement: there is nothing to pay.')).toBeVisible();
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(staff.link(orderNumber)));
  const replacement = page.url().split('/').at(-1)!;
  const told = await shop.emails.find(buyer.email, `a replacement for your order ${orderNumber}`);
  expect(told.text).toContain('There is nothing to pay.');
  expect(told.text).toContain(replacement);

  const sent = await buyer.waybill(replacement);
  for (const scan of [scans.pickedUp, scans.outForDelivery, scans.delivered])
    await shop.courier.scan(sent, scan);
  const arrived = await shop.emails.find(buyer.email, `${replacement} has arrived`);
  expect(arrived.text).not.toContain('do=return');
  const customer = new ReturnsPage(device);
  await customer.visit(`/orders/${replacement}`);
  await expect(customer.link(orderNumber)).toBeVisible();
  await expect(customer.button('Delivery challan (PDF)')).toBeVisible();
  await expect(customer.link('Return or report a problem')).toBeHidden();
  await customer.expectAccessible();
  await customer.expectToFitSmallPhones();
  await atPhoneWidth(device, async () => {
    await expectPressable(customer.link(orderNumber));
    await expectPressable(customer.button('Delivery challan (PDF)'));
  });

  // One unit is left. The replaced one is not sent a second time.
  await staff.visit(`/admin/orders/${orderNumber}/replacement`);
  await expect(staff.link(replacement)).toBeVisible();
  await expect(staff.field(/^How many of .*Amla Powder/)).toHaveText('None1');
});

import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { StaffOrders } from '../pages/admin/staff-orders.ts';

test('the morning board counts what waits, and each row leads to its orders', async ({
  page,
  signedInStaff,
}) => {
  const staff = await signedInStaff('owner', { address: true, orders: ['amla-powder'] });
  const [orderNumber = ''] = staff.orderNumbers;
  const orders = new StaffOrders(page);
  const toPack = orders.waiting('Orders to pack');
  await staff.waybill(orderNumber);
  await orders.openBoard();
  await expect(toPack).toBeVisible();
  await expect(orders.region('Today')).toContainText('Amount');
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await toPack.click();
  await expect(page).toHaveURL(/\/admin\/packing$/);
  await expect(orders.row(orderNumber)).toBeVisible();
});

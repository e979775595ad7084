// §9 an order, a return and the list of invoices print on one sheet of A4 in black on white, without frame and buttons
import { expect, test } from '../fixtures/test.ts';
import { PrintedPage } from '../pages/printed-page.ts';
import { OrderPage } from '../pages/orders/order-page.ts';
import { ReturnsPage } from '../pages/orders/returns-page.ts';
import { StaffOrders } from '../pages/admin/staff-orders.ts';
import { scans } from '../shop/scans.ts';

test.use({ colorScheme: 'dark' });

test('orders, returns and the list of invoices print on one sheet in black on white', async ({
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
  const arrived = await shop.emails.find(buyer.email, `${orderNumber} has arrived`);
  const [, link] = /(http\S+order-link\?do=return&token=[\w.-]+)/.exec(arrived.text)!;

  const order = new OrderPage(device);
  await order.open(orderNumber);
  await expect(order.heading).toHaveText(`Order ${orderNumber}`);
  await new PrintedPage(device).expectOneSheet('order', 'Delivery address');

  const returns = new ReturnsPage(device);
  await returns.visit(link!);
  await returns.ask({ product: /^How many of .*Amla Powder/, why: 'It arrived damaged, leaking or open' });
  await expect(returns.button('Withdraw this return')).toBeVisible();
  await new PrintedPage(device).expectOneSheet('return', orderNumber);

  await signedInStaff('owner');
  const staff = new StaffOrders(page);
  await staff.open();
  await staff.search(orderNumber);
  await staff.openRow(orderNumber);
  await expect(staff.part('Emails')).toContainText('has arrived');
  await new PrintedPage(page).expectOneSheet('staff-order', 'Timeline');

  const inspected = new ReturnsPage(page);
  await inspected.visit('/admin/returns?state=requested');
  await inspected.openFirst();
  await new PrintedPage(page).expectOneSheet('staff-return', 'Steps');

  await inspected.visit('/admin/papers');
  await expect(inspected.text(orderNumber)).toBeVisible();
  await new PrintedPage(page).expectOneSheet('papers', orderNumber);
});

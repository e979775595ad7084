import { type Customer, expect, phoneOnly, test } from '../fixtures/test.ts';
import { StaffOrders } from '../pages/admin/staff-orders.ts';
import { ConfirmOrderPage } from '../pages/orders/confirm-order-page.ts';
import { OrderPage } from '../pages/orders/order-page.ts';
import type { JourneyShop } from '../shop/journey-shop.ts';

async function orderMuch(shop: JourneyShop, customer: Customer) {
  await shop.changeProduct('brahma-rasayana', { mrpPaise: 100_000, discountPercent: 0, stock: 50 });
  const orderNumber = await customer.order('brahma-rasayana', { quantity: 10 });
  const { text } = await shop.emails.find(customer.email, `Please confirm your order ${orderNumber}`);
  const link = /http\S+\/order-link\?do=confirm&token=[\w.-]+/.exec(text)?.[0] ?? 'missing';
  return { orderNumber, link };
}

// §9 a signed link confirms, corrects, moves to another day or cancels a held order, once; reminded after 12 hours, never cancelled by the shop
test(
  'a customer corrects and confirms an order by its link, and then it leaves',
  phoneOnly('the form has one column on a phone, and must fit the narrowest'),
  async ({ page, shop, signedInCustomer, openDevice, ordersPage, orderPage, complaints }) => {
    const customer = await signedInCustomer();
    const { orderNumber, link } = await orderMuch(shop, customer);
    await ordersPage.open();
    await expect(ordersPage.orders).toContainText('To be confirmed');
    await orderPage.open(orderNumber);
    await orderPage.expectText('Please confirm your order.');
    await orderPage.expectAccessible();
    await orderPage.expectToFitSmallPhones();

    // The link needs no sign-in.
    const confirmPage = new ConfirmOrderPage(await openDevice());
    await confirmPage.open(link);
    await confirmPage.expectAccessible();
    await confirmPage.expectToFitSmallPhones();
    await expect(confirmPage.field('Name')).not.toHaveValue('');
    await confirmPage.field('Mobile number').fill('12');
    await confirmPage.confirm();
    await confirmPage.expectText('Please enter a 10-digit mobile number');
    await confirmPage.field('Mobile number').fill('9811122233');
    await confirmPage.confirm();
    await confirmPage.expectAnswer(`Order ${orderNumber} is confirmed, and we send it now.`);
    await confirmPage.expectAccessible();
    await confirmPage.open(link);
    await confirmPage.expectAnswer(`Order ${orderNumber} is confirmed`);
    await expect(confirmPage.main).not.toContainText('9811122233');

    await expect(async () => {
      await orderPage.open(orderNumber);
      await orderPage.expectStep('Confirmed');
    }).toPass();
    expect(await customer.waybill(orderNumber)).toBeTruthy();
    await expect(page).toHaveURL(new RegExp(orderNumber));
    expect(complaints).toEqual([]);
  },
);

test('a customer delays an order in My Orders and cancels another by its link', async ({
  page,
  shop,
  signedInCustomer,
  orderPage,
}) => {
  const customer = await signedInCustomer();
  const later = await orderMuch(shop, customer);
  await orderPage.open(later.orderNumber);
  await orderPage.openConfirmation();
  const confirmPage = new ConfirmOrderPage(page);
  await expect(confirmPage.form).toBeVisible();
  await confirmPage.chooseLastDay();
  await confirmPage.confirm();
  await confirmPage.expectAnswer(/is confirmed\. We send it on/);
  await orderPage.open(later.orderNumber);
  await orderPage.expectText('You chose a later day.');
  await orderPage.expectAccessible();

  const unwanted = await orderMuch(shop, customer);
  await confirmPage.open(unwanted.link);
  await confirmPage.cancel();
  await confirmPage.expectAnswer(`Order ${unwanted.orderNumber} is cancelled.`);
});

test(
  'staff find an order that waits, release it, and cancel another with a reason',
  phoneOnly('the list of orders is cards on a phone, and an order has one column'),
  async ({ page, shop, signedInStaff, openDevice }) => {
    const staff = await signedInStaff('support');
    const [released, cancelled] = [await orderMuch(shop, staff), await orderMuch(shop, staff)];
    const list = new StaffOrders(page);
    await list.open('?held=confirmation');
    await expect(list.row(released.orderNumber)).toContainText('To be confirmed');
    await list.expectToFitSmallPhones();
    await list.openRow(released.orderNumber);
    await list.expectText('The courier does not know it yet.');
    await list.expectAccessible();
    await list.expectToFitSmallPhones();
    await list.release();
    await expect(list.message('Released. The courier is asked now.')).toBeVisible();
    await list.expectText('Confirmed by staff');

    await list.open('?held=confirmation');
    await list.openRow(cancelled.orderNumber);
    await page.route('**/cancel', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await list.cancel('Nobody answers the phone.');
    await list.cancelAgain('Nobody answers the phone.');
    await expect(list.message('Cancelled. The customer gets an email.')).toBeVisible();
    await list.expectText('Nobody answers the phone.');
    const link = new ConfirmOrderPage(await openDevice());
    await link.open(cancelled.link);
    await link.expectAnswer(`Order ${cancelled.orderNumber} is cancelled.`);
    await link.open(released.link);
    await link.expectAnswer(`Order ${released.orderNumber} is confirmed`);
    await new OrderPage(page).open(cancelled.orderNumber);
    await list.expectText('Nobody answers the phone.');
  },
);

// §9 the page for staff opens on 'Today': what waits, the longest past due first and the rest as the day goes, at most 99+, to each role its work; today's
// sales beside the same weekday of last week, until the same time and as a whole; held orders at once with age and amount, the worst first, released and
// cancelled there
test(
  "staff release and cancel unconfirmed orders on 'Today'",
  phoneOnly('the buttons of a waiting order stand under its link on a phone'),
  async ({ page, shop, signedInStaff }) => {
    const staff = await signedInStaff('support');
    const [released, cancelled] = [await orderMuch(shop, staff), await orderMuch(shop, staff)];
    const board = new StaffOrders(page);
    await board.openBoard();
    await expect(board.onBoard(released.orderNumber)).toBeVisible();
    await board.expectAccessible();
    await board.expectToFitSmallPhones();
    await board.releaseOnBoard(released.orderNumber);
    await expect(board.message('Released. The courier is asked now.')).toBeVisible();
    await expect(board.onBoard(released.orderNumber)).toHaveCount(0);
    await board.cancelOnBoard(cancelled.orderNumber, 'Nobody answers the phone.');
    await expect(board.message('Cancelled. The customer gets an email.')).toBeVisible();
    await expect(board.onBoard(cancelled.orderNumber)).toHaveCount(0);
  },
);

import { type Customer, expect, test } from '../fixtures/test.ts';
import { MoneyPages } from '../pages/admin/money-pages.ts';
import { ParcelCards } from '../pages/admin/parcel-cards.ts';
import { StaffOrders } from '../pages/admin/staff-orders.ts';
import { RedeliveryPage } from '../pages/orders/redelivery-page.ts';
import type { JourneyShop } from '../shop/journey-shop.ts';
import { scans } from '../shop/scans.ts';

/** Takes a parcel to its customer, who is not there. */
async function fail(shop: JourneyShop, waybill: string): Promise<void> {
  await shop.courier.scan(waybill, scans.outForDelivery);
  await shop.courier.scan(waybill, scans.recipientUnavailable);
}

async function sendParcel(shop: JourneyShop, buyer: Customer) {
  const [orderNumber = ''] = buyer.orderNumbers;
  const waybill = await buyer.waybill(orderNumber);
  await shop.courier.scan(waybill, scans.pickedUp);
  return { orderNumber, waybill };
}

// §9 a failed delivery is rescued by staff: try again, another day, corrected phone or address, give up; also by hand, and each act is logged
test('support rescues a parcel by each act, and the courier brings it back in the end', async ({
  page,
  shop,
  signedInCustomer,
  signedInStaff,
  openDevice,
}) => {
  const buyer = await signedInCustomer({
    device: await openDevice(),
    address: true,
    orders: ['amla-powder'],
  });
  const { orderNumber, waybill } = await sendParcel(shop, buyer);
  await signedInStaff('support');
  const parcel = new ParcelCards(page);
  const failAgain = async (acts: number) => {
    await fail(shop, waybill);
    await parcel.openToRedeliver(orderNumber);
    await expect(parcel.acts).toHaveCount(acts);
  };

  await failAgain(0);
  await parcel.expectAccessible();
  await parcel.expectToFitSmallPhones();
  await parcel.choose('Try again');
  await parcel.ask();
  await expect(parcel.message('The courier is asked.')).toBeVisible();
  await expect(parcel.acts).toContainText(/Try again: the courier/);

  await failAgain(1);
  await parcel.choose('Another day');
  await parcel.ask();
  await expect(parcel.failed).toContainText('Please choose a day');
  await parcel.field('Day').selectOption({ index: 1 });
  await parcel.expectAccessible();
  await parcel.ask();
  await expect(parcel.newestAct).toContainText(/Another day \(.+\): the courier/);

  await failAgain(2);
  await parcel.choose('Correct phone or address');
  await parcel.field(/^New phone/).fill('12');
  await parcel.ask();
  await expect(parcel.failed).toContainText('Please enter a 10-digit mobile number');
  await parcel.expectAccessible();
  await parcel.expectToFitSmallPhones();
  await parcel.field(/^New phone/).fill('9811122233');
  await parcel.ask();
  await expect(parcel.newestAct).toContainText(/Correct phone or address: the courier/);
  const order = new StaffOrders(page);
  await order.showContact.click();
  await expect(order.part('Customer')).toContainText('9811122233');

  await failAgain(3);
  await parcel.choose('Give up, bring it back');
  await parcel.ask();
  await parcel.openUntil(orderNumber, /On its way back since/);
  await expect(parcel.choices).toHaveCount(0);
  await expect(parcel.acts).toContainText([/Try again/, /Another day/, /Correct/, /courier takes it/]);
  await parcel.expectAccessible();
});

// §9 a customer rescues a failed delivery by a signed link, once, which shows no personal data
test('a customer corrects the address by the link once, without signing in', async ({
  page,
  shop,
  signedInCustomer,
  signedInStaff,
  openDevice,
}) => {
  const buyer = await signedInCustomer({
    device: await openDevice(),
    address: true,
    orders: ['amla-powder'],
  });
  const { orderNumber, waybill } = await sendParcel(shop, buyer);
  await fail(shop, waybill);
  const { text } = await shop.emails.find(buyer.email, `could not hand over your order ${orderNumber}`);
  const link = /http\S+\/order-link\?do=rescue&token=[\w.-]+/.exec(text)?.[0] ?? 'missing';
  const rescue = new RedeliveryPage(await openDevice());
  await rescue.open(link);
  await rescue.expectAccessible();
  await rescue.expectToFitSmallPhones();
  await rescue.act('My phone or address was wrong').check();
  await rescue.tell();
  await rescue.expectText('Please correct the phone or the address');
  await rescue.field(/^House, street/).fill('7 Hill Street, behind the temple');
  await rescue.expectAccessible();
  await rescue.tell();
  await rescue.expectAnswer('The courier gets your correction and comes again.');
  await rescue.open(link);
  await rescue.expectAnswer('The courier gets your correction and comes again.');
  await expect(rescue.main).not.toContainText('Hill Street');

  await signedInStaff('support');
  const parcel = new ParcelCards(page);
  await parcel.openUntil(orderNumber, /Correct phone or address: the courier takes it/);
  await expect(parcel.acts).toContainText('The customer');
  const order = new StaffOrders(page);
  await order.showContact.click();
  await expect(order.part('Customer')).toContainText('7 Hill Street, behind the temple');
});

// §9 a lost parcel ends with a claim, a credit note and its cash written off
test('a lost parcel ends with a claim, a credit note and cash that is written off', async ({
  page,
  shop,
  signedInCustomer,
  signedInStaff,
  openDevice,
}) => {
  const buyer = await signedInCustomer({
    device: await openDevice(),
    address: true,
    orders: ['amla-powder'],
  });
  const { orderNumber, waybill } = await sendParcel(shop, buyer);
  await fail(shop, waybill);
  await signedInStaff('owner');
  const parcel = new ParcelCards(page);
  await parcel.openToRedeliver(orderNumber);
  await parcel.lose('120.50');
  await expect(parcel.message('The parcel is lost. The customer gets an email.')).toBeVisible();
  await expect(parcel.failed).toContainText('The courier owes ₹120.50 for this parcel.');
  await parcel.expectAccessible();
  await parcel.expectToFitSmallPhones();
  await expect(parcel.creditNote).toBeVisible();
  await shop.emails.find(buyer.email, `The courier lost your order ${orderNumber}`);

  const money = new MoneyPages(page);
  await money.openCash('?show=open');
  await money.openOrder(orderNumber);
  await expect(money.main).toContainText('₹120.50 is open.');
  await money.settle('Written off');
  await expect(money.entries).toContainText([/Due from/, /Written off/]);
  await expect(money.main).toContainText('Nothing is open.');
});

import { expect, type Page } from '@playwright/test';
import type { Customer } from '../../fixtures/test.ts';
import { MoneyPages } from '../../pages/admin/money-pages.ts';
import { PackingPage } from '../../pages/admin/packing-page.ts';
import { ParcelCards } from '../../pages/admin/parcel-cards.ts';
import { StaffOrders } from '../../pages/admin/staff-orders.ts';
import { ConfirmOrderPage } from '../../pages/orders/confirm-order-page.ts';
import { ReturnsPage } from '../../pages/orders/returns-page.ts';
import type { JourneyShop } from '../journey-shop.ts';
import { type Label, readLabels } from './prices-of-orders.ts';

export type Ordered = { orderNumber: string; buyer: Customer };
export type Day = { page: Page; shop: JourneyShop; openDevice: () => Promise<Page> };

export async function correctPhone({ page, shop }: Day, { orderNumber, buyer }: Ordered): Promise<void> {
  const staff = new StaffOrders(page);
  await staff.openEditOf(orderNumber);
  await staff.field('Phone').fill('9811122233');
  await staff.addProduct('Neem Wood Comb');
  await staff.save();
  await shop.emails.find(buyer.email, `${orderNumber} is changed`);
}

export async function addOneMoreBottle({ page, shop }: Day, { orderNumber, buyer }: Ordered): Promise<void> {
  const staff = new StaffOrders(page);
  await staff.openEditOf(orderNumber);
  await staff.addOneMore('Bhringraj');
  await staff.save();
  await shop.emails.find(buyer.email, `${orderNumber} is changed`);
}

/** The customer has a parcel sent to another state, which is taxed in another way. */
export async function takeOrderByPhone({ page, shop }: Day, buyer: Customer): Promise<Ordered> {
  const staff = new StaffOrders(page);
  await staff.visit('/admin/orders/new');
  await staff.findCustomer(buyer.email);
  await staff.chooseCustomer(buyer.details.firstName);
  await expect(staff.field('City')).not.toHaveValue('');
  await staff.field('City').fill('Kochi');
  await staff.field('State').selectOption('Kerala');
  await staff.field('Pincode').fill('682001');
  await staff.addProduct('Neem Wood Comb');
  await staff.placeOrder();
  await expect(staff.heading).toHaveText(/^Order AR-/);
  const orderNumber = (await staff.heading.innerText()).slice('Order '.length);
  await shop.emails.find(buyer.email, `Your order ${orderNumber} is placed`);
  return { orderNumber, buyer };
}

export async function confirmByLink(
  { shop, openDevice }: Day,
  { orderNumber, buyer }: Ordered,
): Promise<void> {
  const { text } = await shop.emails.find(buyer.email, `Please confirm your order ${orderNumber}`);
  const confirmation = new ConfirmOrderPage(await openDevice());
  await confirmation.open(/http\S+\/order-link\?do=confirm&token=[\w.-]+/.exec(text)![0]);
  await confirmation.field('Mobile number').fill('9811122244');
  await confirmation.confirm();
  await confirmation.expectAnswer(`Order ${orderNumber} is confirmed`);
}

export async function printLabels({ page }: Day, all: Ordered[]): Promise<Label[]> {
  const packing = new PackingPage(page);
  const numbers = all.map(({ orderNumber }) => orderNumber);
  await packing.open(...all);
  for (const orderNumber of numbers) await packing.select(orderNumber);
  const labels = await readLabels((await packing.print('Labels')).bytes);
  expect(labels.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(numbers.toSorted());
  return labels;
}

export async function packEach({ page }: Day, labels: Label[]): Promise<void> {
  const packing = new PackingPage(page);
  await packing.visit('/admin/packing');
  await expect(packing.scanField).toBeVisible();
  for (const label of labels) await packing.packByScanner(label);
}

export async function handOver({ page, shop }: Day, all: Ordered[]): Promise<void> {
  const rider = new PackingPage(page);
  await rider.visit('/admin/hand-over');
  await rider.askForRider();
  await expect(rider.pickup).toContainText('A rider comes on');
  for (const { orderNumber } of all) await rider.select(orderNumber);
  await rider.button('Hand over').click();
  await expect(rider.said(`${all.length} parcels are handed over.`)).toBeVisible();
  expect((await rider.print('Manifest and invoices')).name).toBe('hand-over.pdf');
  for (const { orderNumber, buyer } of all)
    await shop.emails.find(buyer.email, `${orderNumber} is on its way`);
}

export async function sendAgain({ page }: Day, { orderNumber }: Ordered): Promise<void> {
  const parcel = new ParcelCards(page);
  await parcel.openToRedeliver(orderNumber);
  await parcel.choose('Try again');
  await parcel.ask();
  await parcel.openUntil(orderNumber, /Try again: the courier takes it/);
}

export async function restock({ page }: Day, { orderNumber }: Ordered): Promise<void> {
  const parcel = new ParcelCards(page);
  await parcel.openReturned(orderNumber);
  await parcel.units(/^2 × .*Amla Powder/, 'Sell again').fill('2');
  await parcel.button('Save what came back').click();
  await expect(parcel.cameBack).toContainText('2 sell again');
}

/** The customer keeps the other pack. */
export async function returnOnePack(
  { page, shop, openDevice }: Day,
  { orderNumber, buyer }: Ordered,
): Promise<void> {
  const { text } = await shop.emails.find(buyer.email, `${orderNumber} has arrived`);
  const [link] = /http\S+order-link\?do=return&token=[\w.-]+/.exec(text)!;
  const customer = new ReturnsPage(await openDevice());
  await customer.visit(link);
  await customer.ask({ product: /^How many of .*Amla Powder/, why: 'It arrived damaged, leaking or open' });
  await shop.emails.find(buyer.email, 'We got your return request');
  const staff = new ReturnsPage(page);
  await staff.visit('/admin/returns?state=requested');
  await staff.openFirst();
  await staff.button('Approve').click();
  await staff.button('It was picked up').click();
  await staff.field('Damaged').first().fill('1');
  await staff.button('Save the inspection').click();
  await shop.emails.find(buyer.email, 'Your refund is due');
  await customer.visit(link);
  await customer.field('UPI ID').fill('meera.iyer@okbank');
  await customer.button('Save').click();
  await expect(customer.text('The refund goes to UPI ••••er@okbank')).toBeVisible();
  await staff.visit(page.url());
  await staff.field('The bank’s number of the payment').fill('434512345678');
  await staff.button('It is paid').click();
  await expect(staff.text('paid with the number 434512345678')).toBeVisible();
}

type Remittance = { paid: string[]; short: Ordered; shortWaybill: string };

/** The courier pays one rupee too little for one parcel, which the merchant claims. */
export async function bookRemittance(
  { page, shop }: Day,
  { paid, short, shortWaybill }: Remittance,
): Promise<void> {
  const rows: string[] = [];
  for (const waybill of paid) {
    const cash = (await shop.courier.cashToCollect(waybill)) - (waybill === shortWaybill ? 1 : 0);
    rows.push(`${waybill},${cash.toFixed(2)},0,UTR1`);
  }
  const money = new MoneyPages(page);
  await money.openCash();
  await money.choose(['AWB No,COD Amount,Freight,UTR', ...rows].join('\n'));
  await money.press('Compare every row');
  await expect(money.result('Too little: 1')).toBeVisible();
  await money.press(`Book ${paid.length} payments`);
  await expect(money.main).toContainText('Booked on');
  await money.openCash('?show=short');
  await money.openOrder(short.orderNumber);
  await expect(money.main).toContainText('₹1.00 is open.');
  await expect(money.claim).toContainText(shortWaybill);
  await money.press('Note as claimed');
  await expect(money.claim).toContainText('Noted as claimed.');
}

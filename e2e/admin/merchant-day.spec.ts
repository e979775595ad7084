import { parse } from 'csv-parse/sync';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { dayOf } from '#platform/india-time.ts';
import { type Customer, expect, phoneOnly, test as base } from '../fixtures/test.ts';
import { MoneyPages } from '../pages/admin/money-pages.ts';
import type { Scan } from '../shop/courier.ts';
import * as act from '../shop/day/acts.ts';
import { bookedOrders, type Label, mailedPaise, paiseOf, totalsInZip } from '../shop/day/prices-of-orders.ts';
import { type JourneyShop, withJourneyShop } from '../shop/journey-shop.ts';
import { scans } from '../shop/scans.ts';

/** A shop of its own, so that its month holds the orders of this day alone. */
const test = base.extend<object, { shop: JourneyShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use, { parallelIndex }) => {
      await withJourneyShop(parallelIndex, use);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Each of the ten orders, by what happens to it. */
const bought = {
  corrected: ['amla-powder', 1],
  enlarged: ['bhringraj-oil', 1],
  held: ['brahma-rasayana', 5],
  missed: ['amla-powder', 1],
  unwanted: ['amla-powder', 2],
  returned: ['amla-powder', 2],
  short: ['bhringraj-oil', 1],
  first: ['neem-comb', 1],
  second: ['neem-comb', 2],
  third: ['bhringraj-oil', 2],
} as const;

type Orders = Record<keyof typeof bought, act.Ordered>;

// §9 a merchant's day from ten orders and one by phone to the documents of the month: edited, held, packed by scanner, handed over, rescued, put back,
// returned, remitted; all amounts agree and the invariants hold
test(
  'ten orders and one by phone go through a whole day, and every amount agrees',
  phoneOnly('lists are cards, and the bar of selected parcels covers more of the screen'),
  async ({ page, shop, signedInCustomer, signedInStaff, openDevice }) => {
    test.setTimeout(480_000);
    const day = { page, shop, openDevice };
    // A jar for ₹2,000 makes five of them an order that waits for its customer.
    await shop.changeProduct('brahma-rasayana', { mrpPaise: 200_000, discountPercent: 0 });
    const customers: Customer[] = [];
    for (let count = 0; count < 5; count += 1)
      customers.push(await signedInCustomer({ device: await openDevice(), address: true }));
    const orders = await orderAll(customers);
    await signedInStaff('owner');

    await act.correctPhone(day, orders.corrected);
    await act.addOneMoreBottle(day, orders.enlarged);
    const phoned = await act.takeOrderByPhone(day, customers[0]!);
    await act.confirmByLink(day, orders.held);

    const all = [...Object.values(orders), phoned];
    const labels = await act.printLabels(day, all);
    await act.packEach(day, labels);
    await act.handOver(day, all);

    const waybillOf = ({ orderNumber }: act.Ordered) =>
      labels.find((label) => label.orderNumber === orderNumber)!.waybill;
    const scan = async (order: act.Ordered, ...heard: Scan[]) => {
      for (const one of heard) await shop.courier.scan(waybillOf(order), one);
    };
    const delivered = all.filter((order) => order !== orders.unwanted);
    for (const order of all) await scan(order, scans.pickedUp);
    await scan(orders.missed, scans.outForDelivery, scans.recipientUnavailable);
    await act.sendAgain(day, orders.missed);
    for (const order of delivered) await scan(order, scans.outForDelivery, scans.delivered);
    await scan(orders.unwanted, scans.turnedRound, scans.returned);
    for (const { orderNumber, buyer } of delivered)
      await shop.emails.find(buyer.email, `${orderNumber} has arrived`);
    await act.restock(day, orders.unwanted);
    await act.returnOnePack(day, orders.returned);

    const paid = delivered.map(waybillOf);
    await act.bookRemittance(day, { paid, short: orders.short, shortWaybill: waybillOf(orders.short) });

    await expectOnePrice(day, { all, labels, orders });
    await expectMonthToAgree(day);
    expect(await shop.onDatabase(({ db }) => checkInvariants(db))).toEqual([]);
  },
);

/** Each customer places two orders. */
async function orderAll(customers: Customer[]): Promise<Orders> {
  const placed: [string, act.Ordered][] = [];
  for (const [name, [slug, quantity]] of Object.entries(bought)) {
    const buyer = customers[placed.length % customers.length]!;
    placed.push([name, { orderNumber: await buyer.order(slug, { quantity }), buyer }]);
  }
  return Object.fromEntries(placed) as Orders;
}

type Prices = { all: act.Ordered[]; labels: Label[]; orders: Orders };

/** Order, email, label and invoice name one total. Credit notes and refunds leave the same of invoice and cash. */
async function expectOnePrice({ shop }: act.Day, { all, labels, orders }: Prices): Promise<void> {
  const credited = new Set([orders.unwanted, orders.returned]);
  const named = all
    .map((order) => ({
      orderNumber: order.orderNumber,
      email: mailedPaise(shop.emails, order.buyer.email, order.orderNumber),
      label: labels.find(({ orderNumber }) => orderNumber === order.orderNumber)!.cashPaise,
      isInvoiced: true,
      isCash: true,
      isCredited: credited.has(order),
    }))
    .toSorted((one, other) => one.orderNumber.localeCompare(other.orderNumber));
  const booked = async () =>
    (await bookedOrders(shop)).map(({ orderNumber, total, invoice, notes, cash }) => ({
      orderNumber,
      email: total,
      label: total,
      isInvoiced: invoice === total,
      isCash: invoice - notes === cash,
      isCredited: notes > 0,
    }));
  // A job makes the credit note of the parcel that came back.
  await expect.poll(booked).toEqual(named);
}

/** The documents of the month, its GST sheets and the orders come to the same sums. */
async function expectMonthToAgree({ page, shop }: act.Day): Promise<void> {
  const month = dayOf(new Date()).slice(0, 7);
  const money = new MoneyPages(page);
  await money.openDocuments();
  await money.chooseMonth(month);
  const documents = await totalsInZip(await money.read('Everything for the accountant (ZIP)'));
  const booked = await bookedOrders(shop);
  const left = booked.reduce((sum, { invoice, notes }) => sum + invoice - notes, 0);
  expect(documents).toHaveLength(booked.length + 2);
  expect(documents.reduce((sum, paise) => sum + paise, 0)).toBe(left);
  await money.openGst(month);
  await expect(money.main).toContainText('Equal to the paisa.');
  const sumOf = async (sheet: string, column: string) => {
    const rows = parse(await money.read(`Save ${sheet} as CSV`), { columns: true, bom: true });
    return (rows as Record<string, string>[]).reduce((sum, row) => sum + paiseOf(row[column]!), 0);
  };
  const headings = 'HSN (B2C): summary by heading';
  expect(await sumOf(headings, 'Total Value')).toBe(left);
  expect(await sumOf('B2CS: small supplies to customers', 'Taxable Value')).toBe(
    await sumOf(headings, 'Taxable Value'),
  );
}

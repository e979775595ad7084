import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayMs, dayOf, startOf } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { cashDues, cashEntries } from '#shop/cash/server/tables.ts';
import { creditOrder } from '#shop/invoices/server/issue-credit-note.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { creditNotes, invoices } from '#shop/invoices/server/tables.ts';
import { listOrdersForStaff } from '#shop/orders/admin/server/list-orders-for-staff.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orderEvents, orderLines, orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import type { OrderState } from '#shop/orders/states.ts';
import { ask, inspectWhole, makeDelivered, seller } from '#shop/returns/server/testing.ts';
import { salesSplitNames } from '../../sales/figures.ts';
import { updateFigures } from '../figures/update-figures.ts';
import { dailySales } from '../tables.ts';
import { readSales, writeSales } from './read-sales.ts';

const { db } = await testDatabase();
const now = new Date();
const today = dayOf(now);
const meera = await makeCustomer(db);
const asha = await makeCustomer(db);
const soap = await makeProduct(db, { name: 'Neem soap', stock: 300, mrpPaise: 12_300 });
const oil = await makeProduct(db, { name: 'Amla oil', stock: 90, mrpPaise: 50_000 });
const { userId: staffId } = await makeStaff(db, 'support');
const by = { userId: staffId, namesOf: async () => new Map<number, string>() };

type Line = [product: { id: number }, quantity: number, unitPaise: number];

async function order(daysAgo: number, state: OrderState, lines: Line[], buyer = meera): Promise<string> {
  const body = makeOrderBody(
    lines.map(([{ id }, quantity, unitPaise]) => ({ sku: `${id}`, quantity, unitPaise })),
  );
  await placeOrder(db, { ...buyer, order: body });
  const { orderId } = body;
  const placedAt = daysAgo === 0 ? now : new Date(startOf(addDays(today, -daysAgo), { hour: 12 }).getTime());
  await db.update(orders).set({ state, placedAt, courier: 'delhivery' }).where(eq(orders.id, orderId));
  if (state !== 'placed') await db.insert(orderEvents).values({ orderId, state, actor: 'courier' });
  if (state === 'delivered' || state === 'returned') await issueInvoice(db, { orderId, seller });
  if (state === 'returned') await creditOrder(db, { orderId, seller });
  if (state === 'delivered') await collect(orderId);
  return orderId;
}

async function collect(orderId: string): Promise<void> {
  const [{ orderNumber, totalPaise } = { orderNumber: '', totalPaise: 0 }] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId));
  const due = { orderId, courier: 'delhivery' };
  await db
    .insert(cashDues)
    .values({ ...due, orderNumber, duePaise: totalPaise, openPaise: totalPaise, since: now });
  await db.insert(cashEntries).values({ ...due, kind: 'due', paise: totalPaise });
}

const week = { from: addDays(today, -6), to: today };

beforeAll(async () => {
  await order(9, 'delivered', [[soap, 1, 12_300]]);
  await order(3, 'delivered', [
    [soap, 2, 12_300],
    [oil, 1, 50_000],
  ]);
  await order(3, 'cancelled', [[oil, 5, 50_000]]);
  await order(2, 'returned', [[oil, 2, 50_000]], asha);
  await order(0, 'placed', [[soap, 3, 12_300]]);
  const sent = await makeDelivered(db, { sold: [{ quantity: 2 }, { quantity: 1 }] });
  await db
    .update(orders)
    .set({ placedAt: startOf(addDays(today, -4), { hour: 12 }) })
    .where(eq(orders.id, sent.orderId));
  const id = await ask(db, sent, { lines: [{ orderLineId: sent.lines[0]!.id, quantity: 1 }] });
  await inspectWhole(db, { id, orderId: sent.orderId, by });
  await updateFigures(db, { now });
});

/** The figures of some days by plain sums over rows, as an accountant would add them up. */
async function addUpRows({ from, to }: typeof week) {
  const all = await db.select().from(orders);
  const sold = all.filter(
    ({ placedAt, state, replaces }) =>
      dayOf(placedAt) >= from && dayOf(placedAt) <= to && state !== 'cancelled' && !replaces,
  );
  const documents = await db.select().from(invoices);
  const notes = await db.select().from(creditNotes);
  const taxOf = (issued: typeof documents | typeof notes, orderId: string) =>
    issued
      .filter((document) => document.orderId === orderId)
      .flatMap(({ content }) => content.lines)
      .reduce((sum, line) => sum + line.cgstPaise + line.sgstPaise + line.igstPaise, 0);
  const lines = await db.select().from(orderLines).orderBy(asc(orderLines.id));
  const sums = { orders: 0, units: 0, gross: 0, cameBack: 0, arrived: 0, tax: 0 };
  for (const { id, totalPaise, state } of sold) {
    sums.orders += 1;
    for (const { orderId, quantity, packs } of lines) if (orderId === id) sums.units += quantity * packs;
    sums.gross += totalPaise;
    if (state === 'delivered') sums.arrived += totalPaise;
    sums.cameBack +=
      state === 'returned'
        ? totalPaise
        : notes
            .filter(({ orderId }) => orderId === id)
            .reduce((sum, { content }) => sum + content.totalPaise, 0);
    sums.tax += taxOf(documents, id) - taxOf(notes, id);
  }
  return sums;
}

describe('the sales of some days', () => {
  it('are the sums of their orders and documents to the paisa, with today', async () => {
    const { total, totalBefore, isRunning } = await readSales(db, { ...week, by: 'product', now });
    const sums = await addUpRows(week);
    expect(sums.orders).toBe(4);
    expect(total).toEqual({
      orders: sums.orders,
      units: sums.units,
      gross: sums.gross / 100,
      cameBack: sums.cameBack / 100,
      net: (sums.gross - sums.cameBack) / 100,
      arrived: sums.arrived / 100,
      tax: sums.tax / 100,
      withoutTax: (sums.gross - sums.cameBack - sums.tax) / 100,
    });
    expect(total.tax).toBeGreaterThan(0);
    expect(isRunning).toBe(true);
    expect(totalBefore).toMatchObject({ orders: 1, gross: 120 });
  });

  it.each(salesSplitNames)('by %s add up to the whole to the paisa', async (name) => {
    const { rows, total } = await readSales(db, { ...week, by: name, now });
    const sum = (figure: 'gross' | 'cameBack' | 'arrived' | 'tax' | 'units') =>
      Math.round(rows.reduce((all, { figures }) => all + figures[figure] * 100, 0)) / 100;
    for (const figure of ['gross', 'cameBack', 'arrived', 'tax', 'units'] as const)
      expect(sum(figure)).toBe(total[figure]);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('know who ordered before, and name states and couriers', async () => {
    const customers = await readSales(db, { ...week, by: 'customer', now });
    const counts = Object.fromEntries(customers.rows.map(({ key, figures }) => [key, figures.orders]));
    expect(counts).toEqual({ new: 2, known: 2 });
    const states = await readSales(db, { ...week, by: 'state', now });
    expect(states.rows.map(({ label }) => label)).toEqual(['Karnataka']);
  });

  it('keep today apart from days that are counted, and follow it at once', async () => {
    const read = () => readSales(db, { from: today, to: today, by: 'product', now });
    const before = await read();
    const id = await order(0, 'placed', [[soap, 1, 12_300]]);
    expect((await read()).total.orders).toBe(before.total.orders + 1);
    await updateFigures(db, { now });
    expect((await read()).total.orders).toBe(before.total.orders + 1);
    await db
      .update(orders)
      .set({ placedAt: new Date(now.getTime() - 40 * dayMs) })
      .where(eq(orders.id, id));
    expect((await read()).total).toEqual(before.total);
  });

  it('open their orders by the filters of the list', async () => {
    const read = await readSales(db, { ...week, by: 'customer', now });
    for (const { key, figures } of read.rows) {
      const { rows } = await listOrdersForStaff(db, { ...week, sold: 'yes', buyer: key as 'new' | 'known' });
      expect(rows).toHaveLength(figures.orders);
    }
    const ofSoap = await listOrdersForStaff(db, { ...week, sold: 'yes', product: soap.id });
    expect(ofSoap.rows).toHaveLength(2);
    const [{ categoryId } = { categoryId: 0 }] = await db
      .select()
      .from(products)
      .where(eq(products.id, oil.id));
    const ofCategory = await listOrdersForStaff(db, { ...week, sold: 'yes', category: categoryId });
    const byCategory = await readSales(db, { ...week, by: 'category', now });
    const row = byCategory.rows.find(({ key }) => key === String(categoryId));
    expect(ofCategory.rows).toHaveLength(row!.figures.orders);
    const elsewhere = await listOrdersForStaff(db, { ...week, region: 'Kerala' });
    expect(elsewhere.rows).toEqual([]);
  });

  it('are saved as CSV with every row', async () => {
    let text = '';
    for await (const part of writeSales(db, { ...week, by: 'product', now })) text += part;
    expect(text).toContain('Product,Orders,Packs,Gross sales (rupees)');
    expect(text).toMatch(/Neem soap,2,5,/);
  });

  it('refuse days in the wrong sequence and more than five years', async () => {
    const bad = (from: string, to: string) => readSales(db, { from, to, by: 'state', now });
    await expect(bad(today, addDays(today, -1))).rejects.toMatchObject({ code: 'bad_range' });
    await expect(bad('2015-01-01', today)).rejects.toMatchObject({ code: 'bad_range' });
  });

  it('agree with orders, ledger and documents, or the invariant names the day', async () => {
    const broken = async () =>
      (await checkInvariants(db)).filter(({ number }) => number === 13).map(({ name }) => name);
    expect(await broken()).toEqual([]);
    await db
      .update(dailySales)
      .set({ taxPaise: sql`tax_paise + 1` })
      .where(eq(dailySales.split, 'all'));
    expect(new Set(await broken())).toEqual(
      new Set([
        'sales of a day that are not those of its orders, its cash and its documents',
        'splits of the sales of a day that are not their sum',
      ]),
    );
    await updateFigures(db, { now });
  });
});

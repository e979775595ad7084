import fc from 'fast-check';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import { isRefusal } from '#platform/refusal.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { creditNotes, invoices } from '#shop/invoices/server/tables.ts';
import { orderAdjustments } from '#shop/orders/server/amounts/tables.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { orderStates } from '#shop/orders/states.ts';
import { newLife } from '#shop/orders/testing/life-of-order.ts';
import { pricesOf } from '#shop/orders/testing/prices-of-order.ts';
import { anyOffer } from '#shop/pricing/offers/testing.ts';
import { returns } from '#shop/returns/server/tables.ts';
import { type SalesSplit, salesSplitNames } from '../../sales/figures.ts';
import { updateFigures } from '../figures/update-figures.ts';
import { readSales } from './read-sales.ts';

/** A dozen lives meet every way an order ends; `npm test -- --long` lives 200. */
const lives = Number(process.env.REPORTED_LIVES ?? 12);

const { db } = await testDatabase();
const now = new Date();
const today = dayOf(now);
const month = { from: addDays(today, -29), to: today };

type Sums = {
  units: number;
  gross: number;
  cameBack: number;
  arrived: number;
  tax: number;
  orders: Set<string>;
};
type Part = Omit<Sums, 'orders'> & Record<SalesSplit, string>;
type Document = { orderId: string; returnId?: number | null; content: { lines: DocumentLine[] } };
type DocumentLine = {
  position?: number;
  paidPaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

const sum = (each: number[]) => each.reduce((total, one) => total + one, 0);

/** The lines of the documents of an order by their position. */
const linesAt = (all: Document[], orderId: string) =>
  all
    .filter((one) => one.orderId === orderId)
    .flatMap(({ content }) => content.lines.map((line, at) => ({ ...line, at: line.position ?? at })));
const taxOf = (lines: DocumentLine[]) =>
  sum(lines.map(({ cgstPaise, sgstPaise, igstPaise }) => cgstPaise + sgstPaise + igstPaise));

/** Every row that a report may count, read without a condition. */
async function readRows() {
  return {
    orders: await db.select().from(orders).orderBy(asc(orders.placedAt)),
    lines: await db.select().from(orderLines).orderBy(asc(orderLines.id)),
    amounts: await db.select().from(orderAdjustments),
    goods: await db.select().from(products),
    returns: await db.select().from(returns),
    invoices: (await db.select().from(invoices)) as Document[],
    notes: (await db.select().from(creditNotes)) as Document[],
  };
}

type Rows = Awaited<ReturnType<typeof readRows>>;
type Order = Rows['orders'][number];

/** Splits an order into its lines and the rest, as a person with the documents on the table would. */
function partsOf(order: Order, rows: Rows): Part[] {
  const { id, state, totalPaise, courier, paymentMode, address } = order;
  const { cameBack, isLost, hasArrived } = orderStates[state];
  const isGone = cameBack || isLost;
  const billed = linesAt(rows.invoices, id);
  const credited = linesAt(rows.notes, id);
  const ofReturns = linesAt(
    rows.notes.filter(({ returnId }) => returnId),
    id,
  );
  const own = { state: address.state, courier, payment: paymentMode, customer: customerOf(order, rows) };
  const goods = rows.lines
    .filter(({ orderId }) => orderId === id)
    .map((line, at): Part => {
      const shares = rows.amounts.filter(({ orderId }) => orderId === id).map((one) => one.shares[at] ?? 0);
      const paise = line.quantity * line.unitPaise + sum(shares);
      const isHere = (one: { at: number }) => one.at === at;
      const ofLine = {
        product: String(line.productId),
        category: String(rows.goods.find((one) => one.id === line.productId)!.categoryId),
        units: line.quantity * line.packs,
        gross: paise,
        cameBack: isGone ? paise : sum(ofReturns.filter(isHere).map(({ paidPaise }) => paidPaise)),
        arrived: hasArrived ? paise : 0,
        tax: taxOf(billed.filter(isHere)) - taxOf(credited.filter(isHere)),
      };
      return Object.assign(ofLine, own);
    });
  const refunded = sum(
    rows.returns
      .filter((one) => one.orderId === id && ['inspected', 'refunded'].includes(one.state))
      .map(({ refundPaise }) => refundPaise ?? 0),
  );
  const restOf = (whole: number, name: 'gross' | 'cameBack' | 'arrived' | 'tax') =>
    whole - sum(goods.map((part) => part[name]));
  return [
    ...goods,
    {
      ...own,
      product: '',
      category: '',
      units: 0,
      gross: restOf(totalPaise, 'gross'),
      cameBack: restOf(isGone ? totalPaise : refunded, 'cameBack'),
      arrived: restOf(hasArrived ? totalPaise : 0, 'arrived'),
      tax: restOf(taxOf(billed) - taxOf(credited), 'tax'),
    },
  ];
}

function customerOf({ userId, placedAt, id }: Order, { orders: all }: Rows): string {
  const before = all.some(
    (one) => one.userId === userId && one.id !== id && one.placedAt < placedAt && one.state !== 'cancelled',
  );
  return before ? 'known' : 'new';
}

function addUp(rows: Rows, split: SalesSplit | null): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const order of rows.orders) {
    const day = dayOf(order.placedAt);
    if (day < month.from || day > month.to || order.state === 'cancelled' || order.replaces) continue;
    for (const part of partsOf(order, rows)) {
      const { gross, cameBack, tax, units } = part;
      if (split && !units && !gross && !cameBack && !tax) continue;
      const key = split ? part[split] : '';
      const row = sums.get(key) ?? { units: 0, gross: 0, cameBack: 0, arrived: 0, tax: 0, orders: new Set() };
      sums.set(key, row);
      for (const name of ['units', 'gross', 'cameBack', 'arrived', 'tax'] as const) row[name] += part[name];
      row.orders.add(order.id);
    }
  }
  return sums;
}

const toRow = ({ orders: ids, units, ...paise }: Sums) => ({
  orders: ids.size,
  units,
  gross: paise.gross / 100,
  cameBack: paise.cameBack / 100,
  net: (paise.gross - paise.cameBack) / 100,
  arrived: paise.arrived / 100,
  tax: paise.tax / 100,
  withoutTax: (paise.gross - paise.cameBack - paise.tax) / 100,
});

const ends = [
  ['answer', 'pack', 'pickedUp', 'delivered', 'askBack', 'takeBack', 'refund'],
  ['answer', 'pack', 'pickedUp', 'broughtBack'],
  ['answer', 'pack', 'pickedUp', 'lost'],
  ['answer', 'pack', 'pickedUp', 'delivered', 'edit'],
  ['edit', 'answer', 'pack', 'pickedUp', 'delivered', 'askBack', 'takeBack'],
  ['edit', 'answer', 'edit'],
  ['cancel'],
] as const;

/** Lives one order as far as its acts may go. */
async function live(steps: readonly string[], counts: number[], offer: Parameters<typeof newLife>[1]) {
  const one = await newLife(db, offer);
  const { acts } = one;
  const act: Record<string, () => Promise<void>> = {
    answer: () => acts.answer(true),
    edit: () => acts.edit(counts),
    askBack: () => acts.askBack(counts),
    takeBack: () => acts.takeBack(counts),
    pack: acts.pack,
    cancel: acts.cancel,
    refund: acts.refund,
  };
  for (const step of steps)
    await (act[step]?.() ?? acts.hear(step as 'delivered')).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
  await pricesOf(db, one);
  return one.orderId;
}

it('every figure of random orders is what their rows add up to, in each split', async () => {
  const counts = fc.tuple(fc.nat(3), fc.nat(2), fc.nat(2)).map((three): number[] => three);
  const seed = Number(process.env.REPORT_SEED ?? Date.now() % 1_000_000_000);
  const asked = fc.sample(fc.tuple(counts, fc.option(anyOffer), fc.nat(25)), { numRuns: lives, seed });
  for (const [at, [given, offer, daysAgo]] of asked.entries()) {
    const orderId = await live(ends[at % ends.length]!, given, offer);
    const placedAt = daysAgo === 0 ? now : startOf(addDays(today, -daysAgo), { hour: 12 });
    await db.update(orders).set({ placedAt }).where(eq(orders.id, orderId));
  }
  await updateFigures(db, { now });
  const rows = await readRows();
  for (const by of salesSplitNames) {
    const { rows: shown, count, total } = await readSales(db, { ...month, by, now });
    const wanted = addUp(rows, by);
    expect(count, `${by}, seed ${seed}`).toBe(wanted.size);
    for (const { key, figures } of shown)
      expect([key, figures], `${by}, seed ${seed}`).toEqual([key, toRow(wanted.get(key)!)]);
    expect(total).toEqual(toRow(addUp(rows, null).get('')!));
  }
}, 300_000);

import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { toRupees } from '#platform/money.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import type { OfferTerms } from '#shop/pricing/offers/offer-terms.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { startTerms } from '#shop/promotions/server/testing.ts';
import { sellerOf } from '../server/settings.ts';
import { readShopConfig } from '#server/config.ts';
import { issueCreditNote } from '../server/issue-credit-note.ts';
import { issueInvoice } from '../server/issue-invoice.ts';
import type { GstDocument } from './make-sheets.ts';
import { sheetsOf } from './testing.ts';

// A month of real orders with every kind of offer. A plain script reads the documents alone and works its tax out again.

const { db } = await testDatabase();
const seller = sellerOf(readShopConfig({}));
const oil = await makeProduct(db, { mrpPaise: 339_67, hsn: '3305', stock: 1_000 });
const balm = await makeProduct(db, { mrpPaise: 499_99, hsn: '3304', stock: 1_000 });

const whole = { id: 0, scope: { kind: 'order' as const }, fromPaise: 0 };
const offers: OfferTerms[] = [
  { ...whole, name: 'First order: 20% off', kind: 'percent', percent: 20 },
  { ...whole, name: '₹75 off', kind: 'rupees', paise: 75_00 },
  { ...whole, name: 'Buy 2, get 1', kind: 'buy_get', buy: 2, get: 1 },
  { ...whole, name: 'A third off', kind: 'percent', percent: 33 },
];
const states = [
  ['Karnataka', '560003', 'Bengaluru'],
  ['Kerala', '682001', 'Kochi'],
] as const;

/** Sells 3 of the oil and 1 of the balm with an offer. Returns the documents of the order. */
async function sell(terms: OfferTerms, at: number): Promise<GstDocument[]> {
  const [state, pincode, city] = states[at % 2]!;
  const started = await startTerms(db, { ...terms, scope: { kind: 'order' } });
  const items = [
    { sku: `${oil.id}`, quantity: 3, unitPaise: 339_67, productId: oil.id },
    { sku: `${balm.id}`, quantity: 1, unitPaise: 499_99, productId: balm.id },
  ];
  const { payablePaise } = priceOf(items, { ...usualCharges, offers: [{ ...terms, id: started.id }] });
  const order = makeOrderBody(items, {
    totalAmount: toRupees(payablePaise),
    customerPhone: String(7_600_000_000 + at),
    addressLine: `House ${at}`,
    state,
    pincode,
    city,
  });
  const { orderId } = order;
  await placeOrder(db, { ...(await makeCustomer(db)), order, promotions: [started] });
  for (const to of ['confirmed', 'shipped'] as const)
    await transitionOrder(db, { orderId, to, actor: 'courier' });
  const invoice = await issueInvoice(db, { orderId, seller });
  expect(invoice.totalPaise).toBe(payablePaise);
  if (at % 3 !== 0) return [{ kind: 'invoice', document: invoice }];
  for (const to of ['undelivered', 'returned'] as const)
    await transitionOrder(db, { orderId, to, actor: 'courier' });
  const note = await issueCreditNote(db, { orderId, seller });
  return [
    { kind: 'invoice', document: invoice },
    { kind: 'credit note', document: note, invoicePaise: invoice.totalPaise },
  ];
}

type Sums = { taxablePaise: number; taxPaise: number };

/** Works out each line from what was paid for it and its rate, by place and rate. Notes count negative. */
function recompute(documents: GstDocument[]): Map<string, Sums> {
  const month = new Map<string, Sums>();
  for (const { kind, document } of documents)
    for (const { paidPaise, percent } of document.lines) {
      const sign = kind === 'invoice' ? 1 : -1;
      const key = `${document.buyer.state} ${percent}`;
      const sums = month.get(key) ?? { taxablePaise: 0, taxPaise: 0 };
      const within = document.buyer.state === document.seller.state;
      // Within a state the tax is two equal halves, each in whole paise.
      const exact = (paidPaise * percent) / (100 + percent);
      const tax = within ? 2 * Math.round(exact / 2) : Math.round(exact);
      sums.taxablePaise += sign * (paidPaise - tax);
      sums.taxPaise += sign * tax;
      month.set(key, sums);
    }
  return month;
}

it('a month with offers is what its documents say, worked out from them alone', async () => {
  const documents: GstDocument[] = [];
  for (const [at, terms] of [...offers, ...offers].entries()) documents.push(...(await sell(terms, at)));
  const { sheets, totals } = sheetsOf(documents);
  const shown = sheets.b2cs.map(({ place, percent, taxablePaise, igstPaise, cgstPaise, sgstPaise }) => [
    `${place} ${percent}`,
    { taxablePaise, taxPaise: igstPaise + cgstPaise + sgstPaise },
  ]);
  const worked = [...recompute(documents)].filter(([, { taxPaise }]) => taxPaise !== 0);
  const places = (rows: unknown[]) => rows.map((row) => JSON.stringify(row).replace(/\d\d-/, '')).toSorted();
  expect(places(shown)).toEqual(places(worked));
  const due = documents.reduce(
    (sum, { kind, document }) => sum + (kind === 'invoice' ? 1 : -1) * document.totalPaise,
    0,
  );
  expect(totals.totalPaise).toBe(due);
  expect(documents.filter(({ kind }) => kind === 'credit note')).toHaveLength(3);
});

import type { Db } from '#platform/server/db.ts';
import { cashDues, cashEntries } from '#shop/cash/server/tables.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { moneyEntries, settlementRows } from '../server/tables.ts';

type Sums = Record<string, number>;
type Row = typeof settlementRows.$inferSelect;

/** The sources of the money, and the place of each paisa. Both make the same sum. Amounts in paise. */
export type Counted = { sources: Sums; places: Sums; byUtr: Sums };

export const sumOf = (sums: Sums) => Object.values(sums).reduce((sum, paise) => sum + paise, 0);

function put(sums: Sums, name: string, paise: number): void {
  sums[name] = (sums[name] ?? 0) + paise;
}

/** Counts all money again from plain rows, without the book of money and its joins. */
export async function countAgain(db: Db): Promise<Counted> {
  const counted: Counted = { sources: {}, places: {}, byUtr: {} };
  await countCash(db, counted);
  const rows = await db.select().from(settlementRows).orderBy(settlementRows.id);
  const explained = await countPayments(db, { rows, counted });
  for (const row of rows) {
    put(counted.places, 'fee', row.feePaise);
    put(counted.places, 'GST', row.taxPaise);
    put(counted.places, 'prepaid fees', -row.otherPaise);
    put(counted.places, 'paid out', row.netPaise);
    put(counted.byUtr, row.utr ?? row.settlementId, row.netPaise);
    if (!explained.has(row.id)) put(counted.sources, nameOf(row), row.amountPaise);
  }
  for (const { rowId, paise } of await db.select().from(moneyEntries))
    if (rowId !== null) {
      put(counted.sources, 'unmatched', -paise);
      put(counted.sources, 'taken over', paise);
    }
  return counted;
}

const nameOf = ({ kind }: Row) => (kind === 'payment' || kind === 'refund' ? 'unmatched' : kind);

async function countCash(db: Db, { sources, places }: Counted): Promise<void> {
  for (const { duePaise, openPaise } of await db.select().from(cashDues)) {
    put(sources, 'cash', duePaise);
    put(places, 'with couriers', openPaise);
  }
  const entries = await db.select().from(cashEntries);
  const byHand = new Set(entries.flatMap(({ id, requestId }) => (requestId === null ? [] : [id])));
  for (const { id, kind, paise, remittanceId, reverses } of entries)
    if (kind === 'remitted' && remittanceId === null && byHand.has(reverses ?? id))
      put(places, 'by hand', -paise);
    else if (kind === 'remitted' || kind === 'reversed') put(places, 'paid out', -paise);
    else if (kind === 'charge') put(places, 'fee', -paise);
    else if (kind !== 'due' && kind !== 'refunded') put(places, 'written off', -paise);
}

type Counting = { rows: readonly Row[]; counted: Counted };

/** Returns the ids of rows that a payment or refund of the shop explains. */
async function countPayments(db: Db, { rows, counted: { sources, places } }: Counting): Promise<Set<number>> {
  const firstOf = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.provider} ${row.kind} ${row.entityId}`;
    if (!firstOf.has(key)) firstOf.set(key, row);
  }
  const explained = new Set<number>();
  const explain = (row: Row | undefined, paise: number, provider?: string) => {
    if (!row) return put(places, provider === 'upi' ? 'to the own UPI ID' : 'with providers', paise);
    explained.add(row.id);
    return put(sources, 'unmatched', row.amountPaise - paise);
  };
  const entries = await db.select().from(moneyEntries);
  const paid = (await db.select().from(payments)).filter(
    ({ state }) => state === 'captured' || state === 'refunded',
  );
  for (const { id, provider, providerPaymentId, amountPaise } of paid) {
    const closed = entries
      .filter(({ paymentId }) => paymentId === id)
      .reduce((sum, { paise }) => sum + paise, 0);
    put(sources, 'paid by customers', amountPaise);
    put(places, 'written off', -closed);
    explain(firstOf.get(`${provider} payment ${providerPaymentId}`), amountPaise + closed, provider);
  }
  const providerOf = new Map(paid.map(({ id, provider }) => [id, provider]));
  for (const refund of await db.select().from(paymentRefunds)) {
    if (refund.state !== 'processed') continue;
    put(sources, 'refunded', -refund.amountPaise);
    const row = [...firstOf.values()].find(
      ({ provider, kind, refundId, entityId }) =>
        provider === providerOf.get(refund.paymentId) &&
        kind === 'refund' &&
        (refundId === refund.id || entityId === refund.providerRefundId),
    );
    const isOwn = refund.reason === 'too_old';
    explain(row, -refund.amountPaise, isOwn ? 'upi' : providerOf.get(refund.paymentId));
  }
  return explained;
}

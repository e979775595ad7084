import { createHash } from 'node:crypto';
import { addDays, startOf } from '#platform/india-time.ts';
import { timesRatio } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { cashDues, cashEntries } from '#shop/cash/server/tables.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import type { SettledRow, SettledTotal } from '#shop/payments/settled-row.ts';

type Sizes = { orders: number; refunds: number; reversals: number; chargebacks: number };

/** The settlements of a month, to be recorded day by day. */
export type Month = {
  provider: 'razorpay' | 'cashfree';
  day: string;
  rows: SettledRow[];
  totals: SettledTotal[];
}[];

const firstDay = '2026-10-01';
const days = 30;

/** Numbers from 0 to 1 that repeat with their seed. */
export function randomOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A UUID that repeats with its name. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

type PaidOrder = {
  id: string;
  provider: 'razorpay' | 'cashfree';
  theirs: string;
  day: string;
  paise: number;
};

/**
 * Writes a month of orders: a third with cash by two couriers, the others paid to two providers, with refunds and cash that a courier reversed.
 * Returns what the providers settle for it, with refunds that come back, chargebacks, a row that is foreign, one that comes twice, one of another amount, an
 * adjustment without a UTR, and a settlement split over two days. Payments of the last day are not settled.
 */
export async function makeMonth(db: Db, sizes: Sizes & { seed: number }): Promise<Month> {
  const random = randomOf(sizes.seed);
  const some = (most: number) => Math.floor(random() * most);
  const name = (index: number) => `${sizes.seed} ${index}`;
  const paid: PaidOrder[] = [];
  const cash: { id: string; courier: string; paise: number; number: string }[] = [];
  for (let index = 0; index < sizes.orders; index += 1) {
    const paise = 10_000 + some(200_000);
    const id = idOf(name(index));
    const number = `AR-${sizes.seed}-${index}`;
    if (index % 3 === 0) cash.push({ id, courier: index % 2 ? 'delhivery' : 'Bluedart', paise, number });
    else {
      const provider = index % 3 === 1 ? 'razorpay' : 'cashfree';
      const theirs = `pay_${sizes.seed}_${index}`;
      paid.push({ id, provider, theirs, paise, day: addDays(firstDay, some(days)) });
    }
  }
  await writeCash(db, { cash, reversals: Math.floor(sizes.reversals / 2) });
  await writePayments(db, paid);
  const settled = paid.filter(({ day }) => day < addDays(firstDay, days - 1));
  const refunded = settled.slice(0, sizes.refunds);
  await writeRefunds(db, refunded);
  return toMonth({ sizes, settled, refunded });
}

async function writeCash(
  db: Db,
  {
    cash,
    reversals,
  }: { cash: { id: string; courier: string; paise: number; number: string }[]; reversals: number },
): Promise<void> {
  const since = startOf(firstDay);
  for (let at = 0; at < cash.length; at += 500) {
    const part = cash.slice(at, at + 500);
    const openOf = (index: number, paise: number) =>
      at + index < reversals ? paise - charge : index % 5 === 0 ? paise : 0;
    const charge = 2_500;
    await db.insert(cashDues).values(
      part.map(({ id: orderId, courier, paise, number }, index) => ({
        orderId,
        orderNumber: number,
        courier,
        duePaise: paise,
        openPaise: openOf(index, paise),
        since,
      })),
    );
    await db.insert(cashEntries).values(
      part.flatMap(({ id: orderId, courier, paise }, index) => {
        const entry = (kind: 'due' | 'remitted' | 'charge' | 'reversed', amount: number) => ({
          orderId,
          courier,
          kind,
          paise: amount,
        });
        const isReversed = at + index < reversals;
        if (index % 5 === 0 && !isReversed) return [entry('due', paise)];
        const settling = [entry('due', paise), entry('remitted', charge - paise), entry('charge', -charge)];
        return isReversed ? settling.concat(entry('reversed', paise - charge)) : settling;
      }),
    );
  }
}

async function writePayments(db: Db, paid: readonly PaidOrder[]): Promise<void> {
  for (let at = 0; at < paid.length; at += 500)
    await db.insert(payments).values(
      paid.slice(at, at + 500).map(({ id, provider, theirs, day, paise }) => ({
        id,
        orderId: id,
        orderNumber: theirs.slice(4, 24),
        orderVersion: 0,
        provider,
        state: 'captured' as const,
        amountPaise: paise,
        providerPaymentId: theirs,
        capturedAt: startOf(day, { hour: 12 }),
      })),
    );
}

const refundOf = ({ paise }: PaidOrder) => Math.floor(paise / 2);

async function writeRefunds(db: Db, refunded: readonly PaidOrder[]): Promise<void> {
  if (refunded.length === 0) return;
  await db.insert(paymentRefunds).values(
    refunded.map((one) => ({
      id: idOf(`refund ${one.id}`),
      paymentId: one.id,
      amountPaise: refundOf(one),
      cause: 'staff' as const,
      state: 'processed' as const,
      providerRefundId: `rfnd_${one.theirs}`,
      settledAt: startOf(one.day, { hour: 18 }),
    })),
  );
}

type Making = { sizes: Sizes & { seed: number }; settled: PaidOrder[]; refunded: PaidOrder[] };

function toMonth({ sizes, settled, refunded }: Making): Month {
  const month: Month = [];
  for (const provider of ['razorpay', 'cashfree'] as const) {
    const own = settled.filter((one) => one.provider === provider);
    const refunds = refunded.filter((one) => one.provider === provider);
    for (let day = addDays(firstDay, 1); day <= addDays(firstDay, days); day = addDays(day, 1)) {
      const id = `setl_${sizes.seed}_${provider}_${day.slice(5)}`;
      const at = {
        settlementId: id,
        utr: `UTR${sizes.seed}${provider.slice(0, 1).toUpperCase()}${day.slice(5)}`,
        day,
      };
      const before = addDays(day, -1);
      const rows = [
        ...own.filter((one) => one.day === before).map((one) => Object.assign(payment(one), at)),
        ...refunds.filter((one) => one.day === before).map((one) => Object.assign(refund(one), at)),
      ];
      if (rows.length > 0) month.push({ provider, day, rows, totals: [] });
    }
  }
  addOddRows(month, { sizes, settled, refunded });
  for (const batch of month) {
    const { settlementId, utr, day } = batch.rows[0]!;
    const paise = batch.rows.reduce((sum, { netPaise }) => sum + netPaise, 0);
    batch.totals.push({ settlementId, utr, day, paise });
  }
  splitOver(month);
  return month;
}

type Figures = Omit<SettledRow, 'settlementId' | 'utr' | 'day'>;

function payment({ theirs, paise }: PaidOrder): Figures {
  const feePaise = timesRatio(paise, 2, 100);
  const taxPaise = timesRatio(feePaise, 18, 100);
  const netPaise = paise - feePaise - taxPaise;
  return { ...event('payment', theirs, paise), providerPaymentId: theirs, feePaise, taxPaise, netPaise };
}

function refund(one: PaidOrder): Figures {
  const refundId = one.provider === 'cashfree' ? idOf(`refund ${one.id}`) : null;
  return {
    ...event('refund', `rfnd_${one.theirs}`, -refundOf(one)),
    providerPaymentId: one.theirs,
    refundId,
  };
}

function event(kind: SettledRow['kind'], entityId: string, paise: number): Figures {
  const none = { providerPaymentId: null, refundId: null, feePaise: 0, taxPaise: 0 };
  return { kind, entityId, amountPaise: paise, netPaise: paise, ...none };
}

/** Puts what a month rarely has into its settlements, spread by the seed. */
function addOddRows(month: Month, { sizes, settled, refunded }: Making): void {
  let turn = sizes.seed;
  const add = (figures: Figures, change: Partial<SettledRow> = {}) => {
    const { rows } = month[(turn += 7) % month.length]!;
    const { settlementId, utr, day } = rows[0]!;
    rows.push({ ...figures, settlementId, utr, day, ...change });
  };
  for (const one of settled.slice(-sizes.chargebacks)) {
    add({ ...event('chargeback', `disp_${one.theirs}`, -one.paise), providerPaymentId: one.theirs });
  }
  for (const one of refunded.slice(0, Math.ceil(sizes.reversals / 2))) {
    add({ ...event('refund_reversal', `back_${one.theirs}`, refundOf(one)), providerPaymentId: one.theirs });
  }
  add({
    ...event('payment', `pay_foreign_${sizes.seed}`, 77_700),
    feePaise: 100,
    taxPaise: 18,
    netPaise: 77_582,
  });
  add(event('adjustment', `adj_${sizes.seed}`, -1_234), { utr: null });
  const twice = month[0]!.rows.find(({ kind }) => kind === 'payment');
  if (twice && month.length > 1) {
    const other = month.findLast(({ provider }) => provider === month[0]!.provider)!;
    const { settlementId, utr, day } = other.rows[0]!;
    if (settlementId !== twice.settlementId) other.rows.push({ ...twice, settlementId, utr, day });
  }
  const wrong = month.flatMap(({ rows }) => rows).findLast(({ kind }) => kind === 'payment');
  if (wrong && wrong !== twice)
    Object.assign(wrong, { amountPaise: wrong.amountPaise - 100, netPaise: wrong.netPaise - 100 });
}

/** The second half of the largest settlement comes a day later. */
function splitOver(month: Month): void {
  const [largest] = month.toSorted((one, other) => other.rows.length - one.rows.length);
  if (!largest || largest.rows.length < 2) return;
  const rows = largest.rows.splice(Math.ceil(largest.rows.length / 2));
  const day = addDays(largest.day, 1);
  const late = rows.map((row) => Object.assign(row, { day }));
  month.splice(month.indexOf(largest) + 1, 0, { provider: largest.provider, day, rows: late, totals: [] });
}

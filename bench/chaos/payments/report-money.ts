import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { checkInvariants, reportOf } from '#database/invariants/check-invariants.ts';
import type { Db } from '#platform/server/db.ts';
import { openPaymentFile } from '#shop/payments/providers/simulator/payment-file.ts';
import type { Payer } from './payers.ts';

type Money = {
  orders: number;
  paidOrders: number;
  unpaidOrders: number;
  captured: number;
  capturedTwice: number;
  refunds: number;
  events: number;
};

export async function moneyIn(db: Db): Promise<Money> {
  const { rows } = await db.execute<Record<keyof Money, string>>(sql`
    select (select count(*) from orders) as "orders",
      (select count(*) from orders where payment_mode = 'UPI' and state <> 'cancelled' and held_for is null) as "paidOrders",
      (select count(*) from orders where payment_mode = 'UPI_DUE') as "unpaidOrders",
      (select count(*) from payments where state = 'captured') as "captured",
      (select count(*) from (select 1 from payments where state = 'captured' group by order_id having count(*) > 1) twice) as "capturedTwice",
      (select count(*) from payment_refunds) as "refunds",
      (select count(*) from payment_webhooks) as "events"`);
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, count]) => [name, Number(count)])) as Money;
}

type Outcome = {
  sent: Payer[];
  before: Money;
  killed: number;
  minutes: number;
  productId: number;
  folder: string;
};

/** Compares the provider's payments with the shop's, the orders and the stock. Prints each figure, and sets the exit code. */
export async function reportMoney(db: Db, outcome: Outcome): Promise<void> {
  const { sent, before, killed, minutes, productId, folder } = outcome;
  const after = await moneyIn(db);
  const broken = await checkInvariants(db);
  const file = openPaymentFile(join(folder, 'provider.jsonl'));
  const taken = file.allTries().filter(({ state }) => state === 'captured');
  const takenPaise = taken.reduce((sum, { orderId }) => sum + file.order(orderId)!.amountPaise, 0);
  const { rows } = await db.execute<{ paise: string; sold: string; mails: string }>(sql`
    select (select coalesce(sum(amount_paise), 0) from payments where state = 'captured') as "paise",
      (select -coalesce(sum(change), 0) from stock_movements where product_id = ${productId} and reason = 'ordered') as "sold",
      (select count(*) from (select 1 from email_log where template = 'order-placed' group by about having count(*) > 1) twice) as "mails"`);
  const { paise, sold, mails } = rows[0]!;
  const figures = {
    'orders sent': sent.length,
    'different order numbers': new Set(sent.map(({ orderNumber }) => orderNumber)).size,
    'kills of the shop': killed,
    'events kept, each sent three times': after.events,
    'paid orders before the hourly look': before.paidOrders,
    'orders in the shop': after.orders,
    'captured at the provider': taken.length,
    'captured in the shop': after.captured,
    'paid orders': after.paidOrders,
    'unpaid orders': after.unpaidOrders,
    'orders with two captures': after.capturedTwice,
    refunds: after.refunds,
    'paise at the provider': takenPaise,
    'paise in the shop': Number(paise),
    'units sold': Number(sold),
    'orders with two emails': Number(mails),
    'invariants broken': broken.length,
    minutes: Math.round(minutes * 10) / 10,
  };
  process.stdout.write(`\n${reportOf(broken)}\n\n`);
  for (const [what, count] of Object.entries(figures)) process.stdout.write(`${what}: ${count}\n`);
  const same = [figures['different order numbers'], after.orders, taken.length, after.captured];
  const good =
    [...same, after.paidOrders, Number(sold)].every((count) => count === sent.length) &&
    Number(paise) === takenPaise &&
    [after.unpaidOrders, after.capturedTwice, after.refunds, Number(mails), broken.length].every(
      (count) => count === 0,
    );
  process.stdout.write(
    good ? '\nKept: each capture paid one order, once.\n' : '\nBROKEN: see the figures.\n',
  );
  process.exitCode = good ? 0 : 1;
}

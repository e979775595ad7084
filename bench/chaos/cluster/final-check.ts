import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import type { Db } from '#platform/server/db.ts';
import type { EmailSink } from '../../../e2e/shop/email-sink.ts';
import type { Load } from './load.ts';

export type Figures = Record<string, number>;

const patienceMs = 300_000;

/** Waits for all emails and shipments, then compares every order with what its customer was told. All figures but the first are 0. */
export async function finalCheck(db: Db, load: Load, emails: EmailSink): Promise<Figures> {
  await untilQuiet(db);
  const { rows } = await db.execute<{ id: string; order_number: string; parcels: number }>(
    sql`select id, order_number, (select count(*)::int from shipments s where s.order_id = o.id and waybill is not null) as parcels
        from orders o`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const mails = Map.groupBy(
    emails.received.filter(({ subject }) => subject.endsWith(' is placed')),
    ({ subject }) => /AR-\d+/.exec(subject)?.[0] ?? '',
  );
  return {
    'orders acknowledged': load.placed.length,
    'acknowledged orders lost': load.placed.filter(
      ({ orderId, orderNumber }) => byId.get(orderId)?.order_number !== orderNumber,
    ).length,
    'orders doubled': rows.length - new Set(load.placed.map(({ orderId }) => orderId)).size,
    'orders whose number changed on a repeat': load.changedNumbers.length,
    'orders without exactly one parcel': rows.filter(({ parcels }) => parcels !== 1).length,
    'orders without an email': rows.filter((row) => !mails.has(row.order_number)).length,
    'orders with two different emails': [...mails.values()].filter(
      (list) => new Set(list.map(({ messageId }) => messageId)).size > 1,
    ).length,
    'invariants broken': (await checkInvariants(db)).length,
  };
}

async function untilQuiet(db: Db): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`select (select count(*) from email_log where state <> 'sent')::int +
          (select count(*) from shipments where state = 'waiting')::int as waiting`,
    );
    if (rows[0]?.waiting === 0) return;
    await pause(1_000);
  }
  throw new Error('Emails or shipments were still waiting after five minutes.');
}

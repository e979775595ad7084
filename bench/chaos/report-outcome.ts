import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { checkInvariants, reportOf } from '#database/invariants/check-invariants.ts';
import type { Db } from '#platform/server/db.ts';
import type { Email, EmailSink } from '../../e2e/shop/email-sink.ts';
import type { SentOrder } from './order-maker.ts';
import { notPackedOnce } from './packed-once.ts';
import type { PackerLog } from './packer.ts';

export type Outcome = {
  rounds: number;
  sent: SentOrder[];
  acknowledged: number;
  kept: number;
  brokenRounds: number;
  longestAwayMs: number;
  told: PackerLog;
  minutes: number;
};

type Places = { folder: string; emails: EmailSink; backWithinMs: number; courier: string };

/** Compares what customers and the packer were told with the shop's tables, the courier and the emails. Prints each figure. */
export async function reportOutcome(
  db: Db,
  outcome: Outcome,
  { folder, emails, backWithinMs, courier }: Places,
) {
  const { rounds: done, sent, acknowledged, kept, brokenRounds, longestAwayMs, told } = outcome;
  const packedWrong = await notPackedOnce(db, told);
  const broken = await checkInvariants(db);
  const numbers = new Set(sent.map(({ orderNumber }) => orderNumber));
  const { rows } = await db.execute<{ id: string; order_number: string }>(
    sql`select id, order_number from orders`,
  );
  const wrong = sent.filter(
    ({ orderId, orderNumber }) =>
      rows.filter((row) => row.id === orderId && row.order_number === orderNumber).length !== 1,
  );
  const parcels = courier === 'manual' ? await acceptedByHand(db) : parcelsOfSimulator(folder);
  const parcelsByOrder = Map.groupBy(parcels, ({ order }) => order);
  const emailsByOrder = emailsOf(emails, / is placed$/);
  const shippedEmails = emailsOf(emails, / is on its way/);
  const figures = {
    rounds: done,
    'orders sent': sent.length,
    'acknowledged at first': acknowledged,
    'longest time without the database, in milliseconds': Math.round(longestAwayMs),
    'kept when the last kill was over': kept,
    'different order numbers at the end': numbers.size,
    'orders not there exactly once': wrong.length,
    'rounds after which an invariant was broken': brokenRounds,
    'invariants broken at the end': broken.length,
    'orders without exactly one parcel at the courier': rows.filter(
      ({ id }) => parcelsByOrder.get(id)?.length !== 1,
    ).length,
    'orders without a mail': rows.filter(({ order_number }) => !emailsByOrder.has(order_number)).length,
    'mails that arrived twice, with the same message id': [...emailsByOrder.values()].filter(
      (list) => list.length > 1 && messageIds(list) === 1,
    ).length,
    'orders with two different mails': [...emailsByOrder.values(), ...shippedEmails.values()].filter(
      (list) => messageIds(list) > 1,
    ).length,
    'labels printed': told.labels,
    'orders that the packer was told are packed': told.packed.size,
    'orders that the packer was told are handed over': told.shipped.size,
    'lists closed, each by two clicks': told.lists,
    'of those, orders not packed, listed, invoiced and shipped exactly once': packedWrong.length,
    'handed-over orders without a mail': [...told.shipped].filter((number) => !shippedEmails.has(number))
      .length,
    minutes: Math.round(outcome.minutes * 10) / 10,
  };
  process.stdout.write(`\n${reportOf(broken)}\n\n`);
  for (const [what, count] of Object.entries(figures)) process.stdout.write(`${what}: ${count}\n`);
  const good =
    wrong.length === 0 &&
    broken.length === 0 &&
    brokenRounds === 0 &&
    longestAwayMs < backWithinMs &&
    figures['orders without exactly one parcel at the courier'] === 0 &&
    figures['orders without a mail'] === 0 &&
    figures['orders with two different mails'] === 0 &&
    // A packer that waits for a killed job all the time would prove nothing.
    told.shipped.size >= done / 4 &&
    packedWrong.length === 0 &&
    figures['handed-over orders without a mail'] === 0;
  process.stdout.write(
    good
      ? `\nKept: after ${done} kills every order is there once, with one parcel and one mail, packed and shipped once.\n`
      : `\nBROKEN after ${done} kills: see the figures above.\n`,
  );
  process.exitCode = good ? 0 : 1;
}

type KnownParcel = { order: string };

function parcelsOfSimulator(folder: string): KnownParcel[] {
  return JSON.parse(readFileSync(join(folder, 'shop', 'courier-simulator.json'), 'utf8')) as KnownParcel[];
}

/** A parcel by hand is accepted once, under a number of its own. */
async function acceptedByHand(db: Db): Promise<KnownParcel[]> {
  const { rows } = await db.execute<KnownParcel>(sql`
    select order_id::text as "order" from order_events join shipments using (order_id)
    where order_events.state = 'confirmed' and courier = 'manual' and waybill is not null`);
  return rows;
}

function emailsOf({ received }: EmailSink, subject: RegExp) {
  const chosen = received.filter((email) => subject.test(email.subject));
  return Map.groupBy(chosen, (email) => /AR-\d+/.exec(email.subject)?.[0] ?? '');
}

function messageIds(list: Email[]): number {
  return new Set(list.map(({ messageId }) => messageId)).size;
}

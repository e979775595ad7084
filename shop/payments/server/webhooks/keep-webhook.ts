import { and, asc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { dayMs, minuteMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { WebhookReading } from '../../provider.ts';
import { paymentWebhooks } from '../tables.ts';

export const paymentWebhookJob = defineJob({
  name: 'payments.webhook',
  title: 'Note what a provider of payments said',
  data: z.object({ id: z.number() }),
});

type Event = Extract<WebhookReading, { outcome: 'event' }>;

/**
 * Keeps an event of a provider by one statement, since the provider waits for its response. A repeated one changes nothing. An event without
 * news, such as of an unknown kind, needs no work. Returns the id of a new one, and null for a repeated one.
 */
export async function keepWebhook(
  db: Db,
  { provider, event }: { provider: string; event: Event },
): Promise<number | null> {
  const { id: eventId, kind, isProof, news } = event;
  const [kept] = await db
    .insert(paymentWebhooks)
    .values({
      provider,
      eventId,
      kind: cutText(kind, 80),
      isProof,
      news,
      outcome: news ? '' : 'no news',
    })
    .onConflictDoNothing()
    .returning({ id: paymentWebhooks.id });
  return kept?.id ?? null;
}

/**
 * Queues the work on a kept event, after its provider has the response. A process that ends before leaves the event to the hourly look
 * (`listForgottenWebhooks`).
 */
export async function queueWebhook(db: Db, id: number): Promise<void> {
  await inTransaction(db, (tx) => enqueue(tx, paymentWebhookJob, { id }));
}

/** Returns the events that nobody has worked on for five minutes, the oldest 500. */
export async function listForgottenWebhooks(db: Db, { now }: { now: Date }): Promise<number[]> {
  const rows = await db
    .select({ id: paymentWebhooks.id })
    .from(paymentWebhooks)
    .where(
      and(
        eq(paymentWebhooks.outcome, ''),
        lt(paymentWebhooks.receivedAt, new Date(now.getTime() - 5 * minuteMs)),
      ),
    )
    .orderBy(asc(paymentWebhooks.id))
    .limit(500);
  return rows.map(({ id }) => id);
}

/** Deletes events of more than 90 days ago. Payments keep their own history. */
export async function deleteOldWebhooks(db: Db, { now }: { now: Date }): Promise<void> {
  await db
    .delete(paymentWebhooks)
    .where(lt(paymentWebhooks.receivedAt, new Date(now.getTime() - 90 * dayMs)));
}

import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { dayMs } from '#platform/india-time.ts';
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
 * Keeps an event of a provider and queues the work on it, in one transaction. A repeated one changes nothing. An event without news, such as of an
 * unknown kind, is kept alone. Returns whether it is new.
 */
export async function keepWebhook(
  db: Db,
  { provider, event }: { provider: string; event: Event },
): Promise<boolean> {
  const { id: eventId, kind, isProof, news } = event;
  return inTransaction(db, async (tx) => {
    const [kept] = await tx
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
    if (kept && news) await enqueue(tx, paymentWebhookJob, { id: kept.id });
    return kept !== undefined;
  });
}

/** Deletes events of more than 90 days ago. Payments keep their own history. */
export async function deleteOldWebhooks(db: Db, { now }: { now: Date }): Promise<void> {
  await db
    .delete(paymentWebhooks)
    .where(lt(paymentWebhooks.receivedAt, new Date(now.getTime() - 90 * dayMs)));
}

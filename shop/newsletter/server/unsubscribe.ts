import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { readLinkToken } from './links.ts';
import { subscriptions } from './tables.ts';

/** Takes an address off the list; the links of its letters never run out. Refuses (400) a token that is not ours. */
export async function unsubscribe(db: Db, { token }: { token: string }): Promise<void> {
  const { id } = readLinkToken('newsletter-unsubscribe', token);
  await db
    .update(subscriptions)
    .set({ confirmedAt: null, unsubscribedAt: sql`now()` })
    .where(eq(subscriptions.id, id));
}

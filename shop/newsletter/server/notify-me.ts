import { type Db, inTransaction } from '#platform/server/db.ts';
import { recordConsent } from '#shop/consent/server/record-consent.ts';
import { appLaunchSubscribers } from './tables.ts';

/** Records interest in the app (section 2, Coming Soon). A known address stays unchanged. */
export async function notifyMe(
  db: Db,
  { name, email, mobile }: { name: string; email: string; mobile: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const kept = await tx
      .insert(appLaunchSubscribers)
      .values({ name, email, mobile })
      .onConflictDoNothing()
      .returning({ email: appLaunchSubscribers.email });
    for (const giver of kept) await recordConsent(tx, { giver, purpose: 'app-notice' });
  });
}

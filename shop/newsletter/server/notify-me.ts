import { type Db, inTransaction } from '#platform/server/db.ts';
import { recordConsent } from '#shop/consent/server/record-consent.ts';
import { appLaunchSubscribers } from './tables.ts';

/** Keeps who wants to hear of the app (section 2, Coming Soon); an address that is known stays as it was. */
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

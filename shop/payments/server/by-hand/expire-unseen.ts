import { and, asc, inArray, lt } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { paymentStatesThat } from '../../payment-states.ts';
import { providerNames, providers } from '../../providers/providers.ts';
import type { ApplyMove } from '../asking/apply-tries.ts';
import { payments } from '../tables.ts';

const unseenDays = 7;
const byHand = providerNames.filter((name) => providers[name].isByHand);

/**
 * Ends payments to the shop's own UPI ID that nobody has confirmed for seven days, at most 500, so that they leave the tasks of staff. Money that
 * comes later can still be confirmed. Returns how many ended.
 */
export async function expireUnseen(db: Db, { apply, now }: { apply: ApplyMove; now: Date }): Promise<number> {
  const unseen = await db
    .select({ paymentId: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.state, paymentStatesThat('isOpen')),
        inArray(payments.provider, byHand),
        lt(payments.createdAt, new Date(now.getTime() - unseenDays * dayMs)),
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(500);
  for (const { paymentId } of unseen)
    await apply({ paymentId, to: 'expired', key: 'expired', actor: 'system' });
  return unseen.length;
}

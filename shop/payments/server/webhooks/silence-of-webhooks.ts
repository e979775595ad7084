import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { paymentStatesThat } from '../../payment-states.ts';
import { providerNames, providers } from '../../providers/providers.ts';
import { payments, paymentWebhooks } from '../tables.ts';

const told = providerNames.filter((name) => providers[name].hasWebhooks);

/**
 * Returns for how many seconds no webhook has come while a payment waits that one should tell about. 0 while none waits. Customers who leave
 * without paying wait too, so a quiet hour is a reason to look and no proof.
 */
export async function silenceOfWebhooks(db: Db): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select coalesce(extract(epoch from now() - greatest(oldest.at, newest.at)), 0)::float as seconds
    from (select min(${payments.createdAt}) as at from ${payments}
      where ${payments.state} in ${paymentStatesThat('isOpen')} and ${payments.provider} in ${told}) oldest,
      (select max(${paymentWebhooks.receivedAt}) as at from ${paymentWebhooks}) newest
    where oldest.at is not null`);
  return rows[0]?.seconds ?? 0;
}

import { sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { courierProvider } from '../payment-states.ts';

/** `minutes` is the time within which half of the paid ones were paid. */
type Figures = { begun: number; paid: number; late: number; minutes: number | null };

/**
 * Sums up the payments by UPI that began in the last days (GET /api/admin/payments/summary): how many were paid, in how many minutes half of them
 * were, and how many came too late or twice.
 */
export async function sumUpPayments(
  db: Db,
  { now, days = 30 }: { now: Date; days?: number },
): Promise<Figures & { days: number }> {
  const since = new Date(now.getTime() - days * dayMs);
  const { rows } = await db.execute<Figures>(sql`
    select count(*)::int as begun, count(captured_at)::int as paid,
      count(*) filter (where exists (select from payment_refunds
        where payment_id = payments.id and cause in ('late', 'double')))::int as late,
      percentile_cont(0.5) within group (order by greatest(extract(epoch from captured_at - created_at) / 60, 0))
        filter (where captured_at is not null) as minutes
    from payments where created_at >= ${since} and provider <> ${courierProvider}`);
  const { minutes, ...counts } = rows[0]!;
  return { days, ...counts, minutes: minutes === null ? null : Math.round(minutes * 10) / 10 };
}

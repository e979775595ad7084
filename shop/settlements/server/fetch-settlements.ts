import { sql } from 'drizzle-orm';
import { addDays, dayOf, laterOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import { ProviderTrouble } from '#shop/payments/provider.ts';
import type { ProviderName } from '#shop/payments/providers/providers.ts';
import type { SettlementReader } from '#shop/payments/settled-row.ts';
import { closeAgreed, noteMissing, settlingProviders } from './note-tasks.ts';
import { checkTotals, recordRows, recordTotals } from './record-rows.ts';
import { settlementRows } from './tables.ts';

/** Providers add to the settlements of past days. */
const againDays = 4;
const firstDays = 30;

type Tools = { open: (provider: ProviderName) => SettlementReader | null; now: Date; log: Log };

/**
 * Asks each provider of a payment for what it settled since the last day that the shop knows, and for the days before it again. Notes payments
 * that are missing after three days. A provider that does not answer is asked the next night.
 */
export async function fetchSettlements(db: Db, { open, now, log }: Tools): Promise<void> {
  const today = dayOf(now);
  const { rows } = await db.execute<{ provider: ProviderName; day: string | null }>(sql`
    select name as provider, (select max(day)::text from ${settlementRows} where provider = name) as day
    from unnest(${sql.param(settlingProviders)}::text[]) name where exists (select from payments where provider = name and captured_at is not null)`);
  for (const { provider, day } of rows) {
    const first = laterOf(
      addDays(day ?? today, day ? -againDays : -firstDays),
      addDays(today, -firstDays * 3),
    );
    await fetchProvider(db, { provider, first, today, read: open(provider) }).catch((error: unknown) => {
      if (!(error instanceof ProviderTrouble)) throw error;
      log.warn('settlements not read', { kind: provider, ...errorFields(error) });
    });
  }
  await closeAgreed(db);
  const missing = await noteMissing(db, { now });
  if (missing > 0) log.warn('payments without a settlement', { count: missing });
}

type Span = { provider: ProviderName; first: string; today: string; read: SettlementReader | null };

async function fetchProvider(db: Db, { provider, first, today, read }: Span): Promise<void> {
  if (!read) return;
  for (let day = first; day <= today; day = addDays(day, 1)) {
    const { rows, totals } = await read(day);
    await recordRows(db, { provider, rows });
    await recordTotals(db, { provider, totals });
  }
  await checkTotals(db, { provider, since: first });
}

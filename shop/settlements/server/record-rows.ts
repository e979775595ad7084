import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { SettledRow, SettledTotal } from '#shop/payments/settled-row.ts';
import { closeFound, noteTasks } from './note-tasks.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { settlementRows, settlementTasks, settlementTotals } from './tables.ts';

/** Rows of one statement. */
const batchRows = 500;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

export type Recorded = { added: number; known: number; changed: number };

type StoredRow = typeof settlementRows.$inferSelect;

/**
 * Adds what a provider settled to the book of money, once: the same row again adds nothing, and one with other figures becomes a task. A row about a
 * payment that another settlement has already repeats the first. Each row that staff have to look at becomes a task with both figures.
 */
export async function recordRows(
  db: Db,
  { provider, rows }: { provider: string; rows: Iterable<SettledRow> | AsyncIterable<SettledRow> },
): Promise<Recorded> {
  return inTransaction(db, async (tx) => {
    await lockProvider(tx, provider);
    const sums: Recorded = { added: 0, known: 0, changed: 0 };
    let batch = new Map<string, SettledRow>();
    const flush = async () => {
      const done = await recordBatch(tx, { provider, rows: [...batch.values()] });
      for (const key of ['added', 'known', 'changed'] as const) sums[key] += done[key];
      batch = new Map();
    };
    for await (const row of rows) {
      // A second row about the same thing is compared with the first in the database.
      if (batch.size === batchRows || batch.has(keyOf(row))) await flush();
      batch.set(keyOf(row), row);
    }
    await flush();
    return sums;
  });
}

/** Adds what a provider says it transferred. */
export async function recordTotals(
  db: Db,
  { provider, totals }: { provider: string; totals: readonly SettledTotal[] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockProvider(tx, provider);
    if (totals.length > 0)
      await tx
        .insert(settlementTotals)
        .values(totals.map((total) => ({ provider, ...total })))
        .onConflictDoNothing();
  });
}

/** Compares what a provider says it transferred since a day with the rows. */
export async function checkTotals(
  db: Db,
  { provider, since }: { provider: string; since: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockProvider(tx, provider);
    await noteTotals(tx, { provider, since });
  });
}

/** Two files and the nightly job compare with the same rows. */
async function lockProvider(tx: Db, provider: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`settlements ${provider}`}, 0))`);
}

const keyOf = ({ kind, entityId }: Pick<SettledRow, 'kind' | 'entityId'>) => `${kind} ${entityId}`;

async function recordBatch(
  tx: Db,
  { provider, rows }: { provider: string; rows: readonly SettledRow[] },
): Promise<Recorded> {
  if (rows.length === 0) return { added: 0, known: 0, changed: 0 };
  const stored = await tx
    .select()
    .from(settlementRows)
    .where(
      and(
        eq(settlementRows.provider, provider),
        inArray(settlementRows.entityId, [...new Set(rows.map(({ entityId }) => entityId))]),
      ),
    )
    .orderBy(settlementRows.id);
  const storedOf = Map.groupBy(stored, keyOf);
  const added: (typeof settlementRows.$inferInsert)[] = [];
  const changed: { row: StoredRow; theirsPaise: number }[] = [];
  for (const row of rows) {
    const before = storedOf.get(keyOf(row)) ?? [];
    // The file of Cashfree names a settlement by its UTR alone.
    const same = before.find(
      ({ settlementId, utr }) => settlementId === row.settlementId || (utr !== null && utr === row.utr),
    );
    if (!same) added.push({ ...toInsert(row), provider, repeats: before[0]?.id ?? null });
    else if (!hasSameFigures(same, row)) changed.push({ row: same, theirsPaise: row.netPaise });
  }
  await noteChanged(tx, changed);
  await namePayments(tx, added);
  if (added.length > 0) {
    const made = await tx.insert(settlementRows).values(added).returning({ id: settlementRows.id });
    const ids = made.map(({ id }) => id);
    await noteTasks(tx, { from: Math.min(...ids), to: Math.max(...ids) });
    await closeFound(tx);
  }
  return { added: added.length, known: rows.length - added.length - changed.length, changed: changed.length };
}

/** The file of a dashboard names no payment with a refund, which the shop knows. */
async function namePayments(tx: Db, added: (typeof settlementRows.$inferInsert)[]): Promise<void> {
  const nameless = added.filter(({ kind, providerPaymentId }) => kind === 'refund' && !providerPaymentId);
  if (nameless.length === 0) return;
  const ids = nameless.map(({ entityId }) => entityId);
  const known = await tx
    .select({ refundId: paymentRefunds.providerRefundId, paymentId: payments.providerPaymentId })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(inArray(paymentRefunds.providerRefundId, ids));
  const paymentOf = new Map(known.map(({ refundId, paymentId }) => [refundId, paymentId]));
  for (const row of nameless) row.providerPaymentId = paymentOf.get(row.entityId) ?? null;
}

function toInsert({ refundId, ...row }: SettledRow) {
  const { amountPaise, feePaise, taxPaise, netPaise } = row;
  const otherPaise = netPaise - amountPaise + feePaise + taxPaise;
  return { ...row, refundId: refundId && uuid.test(refundId) ? refundId : null, otherPaise };
}

function hasSameFigures(stored: StoredRow, row: SettledRow): boolean {
  return (['amountPaise', 'feePaise', 'taxPaise', 'netPaise'] as const).every(
    (figure) => stored[figure] === row[figure],
  );
}

async function noteChanged(tx: Db, changed: { row: StoredRow; theirsPaise: number }[]): Promise<void> {
  if (changed.length === 0) return;
  await tx
    .insert(settlementTasks)
    .values(
      changed.map(({ row: { id, provider, netPaise, settlementId }, theirsPaise }) => ({
        kind: 'changed' as const,
        provider,
        rowId: id,
        settlementId,
        oursPaise: netPaise,
        theirsPaise,
      })),
    )
    .onConflictDoNothing();
}

/** A settlement whose rows come on two days agrees in the end, and its task closes by itself. */
async function noteTotals(tx: Db, { provider, since }: { provider: string; since: string }): Promise<void> {
  const compared = sql`
    select t.settlement_id, t.paise as theirs, coalesce(sum(r.net_paise), 0) as ours
    from ${settlementTotals} t left join ${settlementRows} r on r.provider = t.provider and r.settlement_id = t.settlement_id
    where t.provider = ${provider} and t.day >= ${since}::date group by 1, 2`;
  await tx.execute(sql`
    insert into ${settlementTasks} (kind, provider, settlement_id, ours_paise, theirs_paise)
    select 'total', ${provider}, settlement_id, ours, theirs from (${compared}) compared
    where theirs <> ours and not exists (select from ${settlementTasks} k where k.kind = 'total' and k.provider = ${provider}
      and k.settlement_id = compared.settlement_id and (k.ending is null or k.theirs_paise = theirs and k.ours_paise = ours))`);
  await tx.execute(sql`
    update ${settlementTasks} k set ending = 'found', ended_at = now() from (${compared}) compared
    where k.kind = 'total' and k.ending is null and k.provider = ${provider}
      and k.settlement_id = compared.settlement_id and theirs = ours`);
}

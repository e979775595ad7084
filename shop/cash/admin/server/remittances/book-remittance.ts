import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { bookedResults, type RowResult } from '../../../cash.ts';
import { type ReconciledRow, reconcileRemittance, settledBy } from '../../../reconcile-remittance.ts';
import { cashDues, cashEntries, remittanceRows, remittances } from '../../../server/tables.ts';
import { refusals } from '../../remittances.ts';
import { findAccounts } from './find-accounts.ts';

const chunkRows = 500;

type Booking = {
  id: number;
  now: Date;
  /** The staff member who books it. Null for the job that books waiting rows. */
  authorId: number | null;
  /** Only rows that were judged so before. */
  results?: readonly RowResult[];
};

/**
 * Books the rows of a checked file against the cash as it is now, each row once. A further booking books only rows that found
 * their order since. Refuses an unknown file (404), and one without checked rows or that was undone (409).
 */
export async function bookRemittance(db: Db, { id, now, authorId, results }: Booking): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockBookings(tx);
    const [file] = await tx
      .select({ state: remittances.state, bookedAt: remittances.bookedAt, bookedBy: remittances.bookedBy })
      .from(remittances)
      .where(eq(remittances.id, id))
      .for('update');
    if (!file) throw refusals.unknownFile();
    if (file.state === 'uploaded') throw refusals.notChecked();
    if (file.state === 'undone') throw refusals.undone();
    const rows = await tx
      .select()
      .from(remittanceRows)
      .where(
        and(
          eq(remittanceRows.remittanceId, id),
          isNull(remittanceRows.bookedAt),
          ne(remittanceRows.result, 'sum'),
          results && inArray(remittanceRows.result, [...results]),
        ),
      )
      .orderBy(asc(remittanceRows.number));
    const find = await findAccounts(tx, rows, { isLocked: true });
    const judged = reconcileRemittance(rows, find);
    for (let at = 0; at < judged.length; at += chunkRows)
      await bookRows(tx, { id, now, authorId, rows: judged.slice(at, at + chunkRows) });
    await tx
      .update(remittances)
      .set({
        state: 'booked',
        content: null,
        bookedAt: file.bookedAt ?? now,
        bookedBy: file.bookedBy ?? authorId,
      })
      .where(eq(remittances.id, id));
  });
}

/** One booking at a time, since two could lock the same orders in different sequences. */
export async function lockBookings(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('remittances', 0))`);
}

type Chunk = Pick<Booking, 'id' | 'now' | 'authorId'> & { rows: ReconciledRow[] };

async function bookRows(tx: Db, { id, now, authorId, rows }: Chunk): Promise<void> {
  const isBooked = ({ result }: ReconciledRow) => bookedResults.includes(result);
  const booked = rows.filter(isBooked);
  const couriers = await couriersOf(
    tx,
    booked.map(({ orderId }) => orderId!),
  );
  const entries = booked.flatMap((row) => {
    const { number, orderId, paidPaise, chargesPaise } = row;
    const entry = {
      orderId: orderId!,
      courier: couriers.get(orderId!)!,
      remittanceId: id,
      rowNumber: number,
      authorId,
    };
    return [
      { ...entry, kind: paidPaise < 0 ? ('reversed' as const) : ('remitted' as const), paise: -paidPaise },
      { ...entry, kind: 'charge' as const, paise: -chargesPaise },
    ].filter(({ paise }) => paise !== 0);
  });
  if (entries.length > 0) await tx.insert(cashEntries).values(entries);
  const settled = booked.map((row) => ({ order_id: row.orderId, paise: settledBy(row) }));
  await tx.execute(sql`
    update ${cashDues} set open_paise = open_paise - paid.paise,
      settled_at = case when open_paise <= paid.paise then coalesce(settled_at, ${now.toISOString()}) end
    from (select order_id, sum(paise)::int as paise
      from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as row(order_id uuid, paise int) group by 1) paid
    where ${cashDues}.order_id = paid.order_id`);
  const results = rows.map((row) => ({
    number: row.number,
    result: row.result,
    problem: row.problem,
    order_id: row.orderId,
    open_paise: row.openPaise,
    booked_at: isBooked(row) ? now.toISOString() : null,
  }));
  await tx.execute(sql`
    update ${remittanceRows} set result = judged.result, problem = judged.problem, order_id = judged.order_id, open_paise = judged.open_paise,
      booked_at = judged.booked_at
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as judged(number int, result text, problem text, order_id uuid, open_paise int, booked_at timestamptz)
    where remittance_id = ${id} and ${remittanceRows}.number = judged.number`);
}

async function couriersOf(tx: Db, orderIds: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ orderId: cashDues.orderId, courier: cashDues.courier })
    .from(cashDues)
    .where(inArray(cashDues.orderId, orderIds));
  return new Map(rows.map(({ orderId, courier }) => [orderId, courier]));
}

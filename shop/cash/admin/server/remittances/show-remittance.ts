import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { pageSize } from '#platform/admin/list.ts';
import { toRupees } from '#platform/money.ts';
import { fileOf, readCsv } from '#platform/server/csv/read-csv.ts';
import type { Db } from '#platform/server/db.ts';
import { rowResults, type RowResult, waitingResults } from '../../../cash.ts';
import { suggestColumns } from '../../../remittance-file/suggest-columns.ts';
import { remittanceColumns, remittanceRows, remittances } from '../../../server/tables.ts';
import { bounds, type Remittance, refusals, type RemittanceRow } from '../../remittances.ts';

/** Returns a file of a courier with the results of its rows. Refuses an unknown one (404). */
export async function showRemittance(db: Db, { id }: { id: number }): Promise<Remittance> {
  const [file] = await db.select().from(remittances).where(eq(remittances.id, id));
  if (!file) throw refusals.unknownFile();
  const { courier, name, state, look, createdAt, bookedAt, undoneAt } = file;
  const counts = await db
    .select({
      result: remittanceRows.result,
      count: sql<number>`count(*)::int`,
      paise: sql<string>`sum(${remittanceRows.paidPaise})`,
      charges: sql<string>`sum(${remittanceRows.chargesPaise})`,
    })
    .from(remittanceRows)
    .where(eq(remittanceRows.remittanceId, id))
    .groupBy(remittanceRows.result);
  const of = (result: RowResult) => counts.find((row) => row.result === result);
  return {
    id,
    courier,
    name,
    state,
    createdAt: createdAt.toISOString(),
    sentBy: file.authorName,
    bookedAt: bookedAt?.toISOString() ?? null,
    bookedBy: file.bookedByName,
    undoneAt: undoneAt?.toISOString() ?? null,
    undoneBy: file.undoneByName,
    headers: look.headers,
    examples: look.examples,
    columns: file.columns ?? (await suggest(db, file)),
    results: (Object.keys(rowResults) as RowResult[]).map((result) => ({
      result,
      count: of(result)?.count ?? 0,
      amount: toRupees(Number(of(result)?.paise ?? 0)),
      charges: toRupees(Number(of(result)?.charges ?? 0)),
    })),
    sum: toRupees(counts.reduce((sum, { paise }) => sum + Number(paise), 0)),
    sumOfCharges: toRupees(counts.reduce((sum, { charges }) => sum + Number(charges), 0)),
    waiting: waitingResults.reduce((sum, result) => sum + (of(result)?.count ?? 0), 0),
  };
}

/** Rows that tell what the columns mean. */
const sampleRows = 200;

async function suggest(db: Db, { courier, look, content }: typeof remittances.$inferSelect) {
  const rows: string[][] = [];
  if (content)
    for await (const { cells } of readCsv(fileOf(content), look, bounds)) {
      rows.push(cells);
      if (rows.length === sampleRows) break;
    }
  return suggestColumns(look.headers, await rememberedColumns(db, courier), rows);
}

async function rememberedColumns(db: Db, courier: string) {
  const [known] = await db.select().from(remittanceColumns).where(eq(remittanceColumns.courier, courier));
  return known?.targets ?? {};
}

/** Lists the newest 20 files of couriers. */
export async function listRemittances(db: Db) {
  const { id, courier, name, state, createdAt, authorName: sentBy } = remittances;
  const rows = await db
    .select({ id, courier, name, state, createdAt, sentBy })
    .from(remittances)
    .orderBy(desc(id))
    .limit(20);
  return rows.map((row) => Object.assign(row, { createdAt: row.createdAt.toISOString() }));
}

/** Lists rows of a file with one result, 50 from the row after `after`. */
export async function listRemittanceRows(
  db: Db,
  { id, result, after = 0 }: { id: number; result: RowResult; after?: number | undefined },
): Promise<{ rows: RemittanceRow[]; next: number | null }> {
  const found = await db
    .select()
    .from(remittanceRows)
    .where(
      and(
        eq(remittanceRows.remittanceId, id),
        eq(remittanceRows.result, result),
        gt(remittanceRows.number, after),
      ),
    )
    .orderBy(asc(remittanceRows.number))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize).map((row) => ({
    number: row.number,
    waybill: row.waybill,
    orderNumber: row.orderNumber,
    paid: toRupees(row.paidPaise),
    charges: toRupees(row.chargesPaise),
    open: row.openPaise === null ? null : toRupees(row.openPaise),
    reference: row.reference,
    problem: row.problem,
    note: row.note,
    isBooked: row.bookedAt !== null,
  }));
  return { rows, next: found.length > pageSize ? rows.at(-1)!.number : null };
}

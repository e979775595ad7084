import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { financialYearOf, documentNumberOf } from '../invoice.ts';
import { creditNoteSeries, invoiceSeries } from './tables.ts';

const tables = { AR: invoiceSeries, CN: creditNoteSeries };

/**
 * Returns the next number of a series in the financial year of a day. Locks the year's row until the transaction ends, so
 * that a rollback leaves no gap.
 */
export async function nextNumber(tx: Db, series: 'AR' | 'CN', day: string) {
  const financialYear = financialYearOf(day);
  const table = tables[series];
  const [row] = await tx
    .insert(table)
    .values({ financialYear, lastSerial: 1 })
    .onConflictDoUpdate({ target: table.financialYear, set: { lastSerial: sql`${table.lastSerial} + 1` } })
    .returning({ serial: table.lastSerial });
  const { serial } = row!;
  return { financialYear, serial, number: documentNumberOf(series, { financialYear, serial }) };
}

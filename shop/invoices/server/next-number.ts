import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { documentNumberOf, financialYearOf, otherPrefixes } from '../invoice.ts';
import { creditNoteSeries, invoiceSeries } from './tables.ts';

/**
 * Returns the next number of a series in the financial year of a day. A new prefix of invoices goes on after the last serial.
 * Locks the year's row until the transaction ends, so that a rollback leaves no gap.
 */
export async function nextNumber(tx: Db, prefix: string, day: string) {
  const financialYear = financialYearOf(day);
  const table = prefix === otherPrefixes.creditNote ? creditNoteSeries : invoiceSeries;
  const [row] = await tx
    .insert(table)
    .values({ financialYear, lastSerial: 1 })
    .onConflictDoUpdate({ target: table.financialYear, set: { lastSerial: sql`${table.lastSerial} + 1` } })
    .returning({ serial: table.lastSerial });
  const { serial } = row!;
  return { financialYear, serial, number: documentNumberOf(prefix, { financialYear, serial }) };
}

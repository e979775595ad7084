import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { dayOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import { csvText } from '#platform/server/csv/write-csv.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import type { TaxStatus } from '#shop/pincodes/tax-status.ts';
import { makeReturn, toolVersion } from '../../gst/make-return.ts';
import { openSheets } from '../../gst/make-sheets.ts';
import {
  compareWithDocuments,
  isBalanced,
  headingsOfManyRates,
  missingNumbers,
  noSheets,
  type DocumentTotals,
  sheetNames,
  type Sheets,
} from '../../gst/sheets.ts';
import { compareWithTool, type ToolTaxes } from '../../gst/tool-taxes.ts';
import { writeSheet } from '../../gst/write-sheet.ts';
import { isTaxed } from '../../seller.ts';
import { collectUnknownCodes, type UnknownCode } from '../../tariff/unknown-codes.ts';
import { creditNotes, deliveryChallans, gstReturns, invoices } from '../../server/tables.ts';
import { type GstMonth, refusals } from '../gst.ts';
import { issuedIn } from './list-documents.ts';
import { readAdjusted, readVouchers } from './read-advances.ts';

const batchDocuments = 500;
const shownRows = 101;

/** A closed month is as it was filed, so nobody looks at its codes again. */
type MonthSheets = { sheets: Sheets; totals: DocumentTotals; unknownCodes?: UnknownCode[] };

/** Makes the sheets of a month from its documents, some hundred at a time. */
async function makeMonth(db: Db, month: string): Promise<MonthSheets> {
  const { add, addChallan, addVoucher, addAdjusted, done } = openSheets();
  const codes = collectUnknownCodes();
  const readInvoices = (after: number) =>
    db
      .select({ id: invoices.id, content: invoices.content })
      .from(invoices)
      .where(and(gt(invoices.id, after), issuedIn('invoice', month)))
      .orderBy(asc(invoices.id))
      .limit(batchDocuments);
  for await (const rows of inBatches(readInvoices, 0))
    for (const { content } of rows) {
      add({ kind: 'invoice', document: content });
      if (isTaxed(content.seller)) codes.add(content);
    }
  const invoicePaise = sql<number>`(${invoices.content} ->> 'totalPaise')::int`;
  const readNotes = (after: number) =>
    db
      .select({ id: creditNotes.id, content: creditNotes.content, invoicePaise })
      .from(creditNotes)
      .innerJoin(invoices, eq(invoices.orderId, creditNotes.orderId))
      .where(and(gt(creditNotes.id, after), issuedIn('credit-note', month)))
      .orderBy(asc(creditNotes.id))
      .limit(batchDocuments);
  for await (const rows of inBatches(readNotes, 0))
    for (const row of rows) {
      add({ kind: 'credit note', document: row.content, invoicePaise: row.invoicePaise });
      if (isTaxed(row.content.seller)) codes.add(row.content);
    }
  const readChallans = (after: number) =>
    db
      .select({ id: deliveryChallans.id, content: deliveryChallans.content })
      .from(deliveryChallans)
      .where(and(gt(deliveryChallans.id, after), issuedIn('delivery-challan', month)))
      .orderBy(asc(deliveryChallans.id))
      .limit(batchDocuments);
  for await (const rows of inBatches(readChallans, 0)) for (const { content } of rows) addChallan(content);
  for await (const { document, isInvoiced } of readVouchers(db, month)) addVoucher(document, { isInvoiced });
  for await (const document of readAdjusted(db, month)) addAdjusted(document);
  return { ...done(), unknownCodes: codes.done() };
}

async function readClosed(db: Db, month: string) {
  const [closed] = await db.select().from(gstReturns).where(eq(gstReturns.month, month));
  // A month that was closed before a sheet existed has none of it.
  return closed && { ...closed, sheets: { ...noSheets, ...closed.sheets } };
}

/** Returns the sheets of a month: as they were filed, else from its documents. */
export async function readSheets(db: Db, month: string): Promise<MonthSheets> {
  return (await readClosed(db, month)) ?? makeMonth(db, month);
}

type Params = { month: string; now: Date; namesOf: Author['namesOf']; taxStatus?: TaxStatus | undefined };

/** Returns the sheets of a month, compared with its documents (GET /api/admin/gst/{month}). A closed month is as it was filed. */
export async function readGstMonth(db: Db, { month, now, namesOf, taxStatus }: Params): Promise<GstMonth> {
  const closed = await readClosed(db, month);
  const { sheets, totals, unknownCodes = [] }: MonthSheets = closed ?? (await makeMonth(db, month));
  const names = closed ? await namesOf(db, [closed.authorId]) : new Map<number, string>();
  return {
    month,
    isOver: isOver(month, now),
    invoices: totals.invoices,
    creditNotes: totals.creditNotes,
    compared: compareWithDocuments(sheets, totals).map(({ label, documentsPaise, sheetsPaise }) => ({
      label,
      documents: toRupees(documentsPaise),
      sheets: toRupees(sheetsPaise),
    })),
    isBalanced: isBalanced(sheets, totals),
    untaxed: untaxedIn(totals),
    isOfRegular: hasReturn(totals, taxStatus),
    tool: compareWithTool(sheets).map(({ place, percent, taxablePaise, documents, tool }) => ({
      place,
      percent,
      taxable: toRupees(taxablePaise),
      documents: inRupees(documents),
      tool: inRupees(tool),
    })),
    missingNumbers: missingNumbers(sheets),
    headingsOfManyRates: headingsOfManyRates(sheets),
    unknownCodes,
    toolVersion,
    sheets: sheetNames.map((sheet) => {
      const rows = writeSheet(sheet, sheets);
      return { sheet, rows: rows.slice(0, shownRows), count: rows.length - 1 };
    }),
    closed: closed
      ? {
          at: closed.closedAt.toISOString(),
          who: nameAtTheTime(closed.authorName, names.get(closed.authorId)),
        }
      : null,
  };
}

function inRupees({ igstPaise, cgstPaise, sgstPaise }: ToolTaxes['tool']) {
  return { igst: toRupees(igstPaise), cgst: toRupees(cgstPaise), sgst: toRupees(sgstPaise) };
}

function isOver(month: string, now: Date): boolean {
  return month < dayOf(now).slice(0, 7);
}

/**
 * Stores the sheets of a past month as filed (POST /api/admin/gst/{month}/close). Refuses a month that is not over, is closed, has
 * documents of two GSTINs, or whose documents and sheets differ (409).
 */
export async function closeGstMonth(
  db: Db,
  {
    month,
    now,
    authorId,
    taxStatus,
  }: { month: string; now: Date; authorId: number; taxStatus?: TaxStatus | undefined },
): Promise<void> {
  if (!isOver(month, now)) throw refusals.notOver();
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`gst ${month}`}, 0))`);
    if (await readClosed(tx, month)) throw refusals.closed();
    const { sheets, totals } = await makeMonth(tx, month);
    refuseNoReturn(totals, taxStatus);
    refuseTwoGstins(totals);
    if (!isBalanced(sheets, totals)) throw refusals.notBalanced();
    await tx.insert(gstReturns).values({ month, sheets, totals, authorId, closedAt: now });
  });
}

/** Writes a sheet of a month as a CSV file. Refuses a month with documents of two GSTINs (409). */
export async function* writeGstSheet(
  db: Db,
  { month, sheet, taxStatus }: { month: string; sheet: keyof Sheets; taxStatus?: TaxStatus | undefined },
): AsyncGenerator<string> {
  const { sheets, totals } = await readSheets(db, month);
  refuseNoReturn(totals, taxStatus);
  refuseTwoGstins(totals);
  // The tool's own files have no byte order mark.
  yield csvText(writeSheet(sheet, sheets));
}

type OfSeller = { month: string; gstin: string; taxStatus?: TaxStatus | undefined };

/**
 * Returns the return of a month as JSON (GET /api/admin/gst/{month}/return.json). `gstin` is that of the settings, for a month that names
 * none. Refuses a month with documents of two GSTINs (409).
 */
export async function writeGstReturn(db: Db, { month, gstin, taxStatus }: OfSeller): Promise<string> {
  return returnOf(await readSheets(db, month), { month, gstin, taxStatus });
}

/** Returns the return of sheets that were read before, as JSON. */
export function returnOf({ sheets, totals }: MonthSheets, { month, gstin, taxStatus }: OfSeller): string {
  refuseNoReturn(totals, taxStatus);
  refuseTwoGstins(totals);
  const [of = gstin] = totals.gstins ?? [];
  return JSON.stringify(makeReturn(sheets, { gstin: of, month }));
}

/** Returns how many documents of a month are of a seller who charged no GST. */
export function untaxedIn({ untaxed = {} }: DocumentTotals): number {
  return Object.values(untaxed).reduce((sum, count) => sum + count, 0);
}

/** Whether a month has a GSTR-1: by its documents, and by the seller's status of today while it has none. */
export function hasReturn(totals: DocumentTotals, taxStatus: TaxStatus = 'regular'): boolean {
  const { invoices: issued, creditNotes: notes, challans = 0, vouchers = 0 } = totals;
  if (issued + notes + challans + vouchers > 0) return true;
  return untaxedIn(totals) === 0 && taxStatus === 'regular';
}

function refuseNoReturn(totals: DocumentTotals, taxStatus: TaxStatus | undefined): void {
  if (!hasReturn(totals, taxStatus)) throw refusals.notRegular();
}

export function hasTwoGstins({ gstins = [] }: DocumentTotals): boolean {
  return gstins.length > 1;
}

/** The sheets add up all documents, and a return is of one GSTIN. */
function refuseTwoGstins(totals: DocumentTotals): void {
  if (hasTwoGstins(totals)) throw refusals.twoGstins(totals.gstins ?? []);
}

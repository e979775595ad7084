import { and, asc, gt } from 'drizzle-orm';
import { formatDigits } from '#platform/india-time.ts';
import { csvText } from '#platform/server/csv/write-csv.ts';
import type { Db } from '#platform/server/db.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import { gstCodeOf } from '#shop/pincodes/gstin.ts';
import { usualMethod } from '#shop/payments/methods.ts';
import type { CreditNote, Invoice } from '../../invoice.ts';
import { addTaxes, noTaxes } from '../../gst/sheets.ts';
import { amount } from '../../gst/write-sheet.ts';
import { isTaxed } from '../../seller.ts';
import { taxStatuses } from '#shop/pincodes/tax-status.ts';
import { documentKinds, taxedKinds } from '../documents.ts';
import { issuedIn, documentTables } from './list-documents.ts';

const header = [
  'Kind',
  'Number',
  'Date',
  'Order',
  'Takes back',
  'GSTIN of customer',
  'Place of supply',
  'Payment',
  'Tax status of the seller',
  'Taxable value',
  'Of it nil-rated',
  'CGST',
  'SGST or UTGST',
  'IGST',
  'Round-off',
  'Total',
];

/** Documents that are read at once. */
const batchDocuments = 500;

/** Writes the register of a month as CSV: a row for each invoice, then each credit note with its amounts below zero, in the order of issue. */
export async function* writeRegister(db: Db, month: string): AsyncGenerator<string> {
  yield csvText([header]);
  for (const kind of taxedKinds) {
    const table = documentTables[kind];
    const read = (after: number) =>
      db
        .select({ id: table.id, content: table.content })
        .from(table)
        .where(and(gt(table.id, after), issuedIn(kind, month)))
        .orderBy(asc(table.id))
        .limit(batchDocuments);
    for await (const rows of inBatches(read, 0))
      yield csvText(rows.map(({ content }) => rowOf(documentKinds[kind], content)));
  }
}

function rowOf(kind: string, document: Invoice | CreditNote): string[] {
  const {
    number,
    day,
    orderNumber,
    seller,
    registered,
    buyer,
    paymentMode = usualMethod,
    lines,
    roundOffPaise = 0,
    totalPaise,
  } = document;
  const sums = { ...noTaxes };
  // A credit note takes back, so that the columns add up to the month.
  const sign = 'invoice' in document ? -1 : 1;
  // A document without tax has no taxable value, so that the columns add up to the sheets.
  const taxed = isTaxed(seller) ? lines : [];
  for (const line of taxed) addTaxes(sums, line, sign);
  const nil = taxed.filter(({ percent }) => percent === 0);
  return [
    kind,
    number,
    formatDigits(day),
    orderNumber,
    'invoice' in document ? document.invoice.number : '',
    registered?.gstin ?? '',
    `${gstCodeOf(buyer.state) ?? '97'}-${buyer.state}`,
    paymentMode,
    taxStatuses[seller.taxStatus ?? 'regular'],
    amount(sums.taxablePaise),
    amount(sign * nil.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0)),
    amount(sums.cgstPaise),
    amount(sums.sgstPaise),
    amount(sums.igstPaise),
    amount(sign * roundOffPaise),
    amount(sign * totalPaise),
  ];
}

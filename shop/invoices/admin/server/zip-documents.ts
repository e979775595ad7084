import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { asc } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { csvText } from '#platform/server/csv/write-csv.ts';
import type { Db } from '#platform/server/db.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';
import type { TaxStatus } from '#shop/pincodes/tax-status.ts';
import type { AccessKind } from '#shop/accounts/access-kinds.ts';
import { drawChallan } from '../../server/challans/draw-challan.ts';
import { drawVoucher } from '../../server/vouchers/draw-voucher.ts';
import { drawCreditNote, drawInvoice } from '../../server/draw-invoice.ts';
import { sheetFiles, sheetNames } from '../../gst/sheets.ts';
import { writeSheet } from '../../gst/write-sheet.ts';
import { type DocumentKind, documentKindNames, refusals } from '../documents.ts';
import { hasReturn, hasTwoGstins, readSheets, returnOf, untaxedIn } from './gst-month.ts';
import { leftOutWords, noReturnWords } from '../gst.ts';
import type { Letterhead } from '#shop/invoices/server/draw-head.ts';
import { writeRegister } from './write-register.ts';
import { beginZip, endZip, noteZip } from './zip-progress.ts';
import { findDocument, type Issued, issuedIn, documentTables } from './list-documents.ts';

type OfMonth = {
  /** Names the file, so that its progress can be asked for. */
  id?: string | undefined;
  month: string;
  letterhead: Letterhead;
  gstin: string;
  taxStatus?: TaxStatus | undefined;
  userId: number;
};

/** The progress is noted at most so often. */
const notedEveryMs = 500;

/**
 * Writes what an accountant needs of a month into one ZIP file, in pieces: the GSTR-1 sheets and return, the register and every document.
 * Draws a document only when its turn comes, so memory holds one. Logs the access. A month with documents of two GSTINs
 * has no sheets and no return in its file, and one of a seller without GST says so. Notes its progress, and that it broke off.
 * Refuses a month without documents (404), and a second file while one is made (409).
 */
export async function* zipDocuments(
  db: Db,
  { id = randomUUID(), month, userId, ...seller }: OfMonth,
): AsyncGenerator<Uint8Array> {
  const documents = (await Promise.all(documentKindNames.map((kind) => listOfMonth(db, kind, month)))).flat();
  if (documents.length === 0) throw refusals.noDocuments();
  const made = await readSheets(db, month);
  await beginZip(db, { id, month, authorId: userId, total: documents.length });
  let isWhole = false;
  try {
    await logAccess(db, { userId, what: 'zip', about: month });
    const onDrawn = noteRarely(db, id);
    yield* writeZip(db, { month, ...seller, documents, made, onDrawn });
    isWhole = true;
  } finally {
    await endZip(db, { id, state: isWhole ? 'done' : 'broken' });
  }
}

/** Returns what counts a drawn document. */
function noteRarely(db: Db, id: string): () => Promise<void> {
  let [done, notedAt] = [0, Date.now()];
  return async () => {
    done += 1;
    if (Date.now() - notedAt < notedEveryMs) return;
    notedAt = Date.now();
    await noteZip(db, { id, done });
  };
}

type ZipContents = Omit<OfMonth, 'id' | 'userId'> & {
  documents: Awaited<ReturnType<typeof listOfMonth>>;
  made: Awaited<ReturnType<typeof readSheets>>;
  onDrawn: () => Promise<void>;
};

async function* writeZip(
  db: Db,
  { month, letterhead, gstin, taxStatus, documents, made, onDrawn }: ZipContents,
): AsyncGenerator<Uint8Array> {
  // The file begins to read as soon as it has an entry, so nothing may fail between here and the loop.
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const entryOf = entriesOf(output);
  const left = untaxedIn(made.totals);
  const isOfRegular = hasReturn(made.totals, taxStatus);
  if (left > 0)
    zip.addBuffer(Buffer.from(isOfRegular ? leftOutWords(left) : noReturnWords), 'about-gstr-1.txt');
  if (isOfRegular && !hasTwoGstins(made.totals)) {
    for (const sheet of sheetNames)
      zip.addBuffer(Buffer.from(csvText(writeSheet(sheet, made.sheets))), `gstr1/${sheetFiles[sheet]}.csv`);
    zip.addBuffer(Buffer.from(returnOf(made, { month, gstin, taxStatus })), 'gstr1/return.json');
  }
  zip.addReadStreamLazy('register.csv', (done) => done(null, entryOf(writeRegister(db, month))));
  for (const { kind, id, financialYear, serial } of documents) {
    const name = `${kind}s/${kind}-${financialYear.slice(2)}-${String(serial).padStart(6, '0')}.pdf`;
    // A PDF is compressed already.
    zip.addReadStreamLazy(name, { compress: false }, (done) =>
      done(null, entryOf(drawLate(db, { kind, id, letterhead }, onDrawn))),
    );
  }
  zip.end();
  for await (const piece of output) yield piece as Buffer;
}

/**
 * Returns what makes a stream of an entry. The package listens to no error of an entry, so an entry that fails ends the file, and a
 * file that ends stops its entry. Without this the error would end the process.
 */
function entriesOf(output: Readable): (pieces: AsyncIterable<Uint8Array | string>) => Readable {
  let current: Readable | undefined;
  output.once('close', () => current?.destroy());
  return (pieces) => {
    current = Readable.from(pieces);
    current.on('error', (error) => output.destroy(error));
    if (output.destroyed) current.destroy();
    return current;
  };
}

/** Returns the documents of a kind that a month issued, in the order of their numbers. */
async function listOfMonth(db: Db, kind: DocumentKind, month: string) {
  const table = documentTables[kind];
  const rows = await db
    .select({ id: table.id, financialYear: table.financialYear, serial: table.serial })
    .from(table)
    .where(issuedIn(kind, month))
    .orderBy(asc(table.financialYear), asc(table.serial));
  return rows.map(({ id, financialYear, serial }) => ({ kind, id, financialYear, serial }));
}

/** Draws a document when the first piece is read. */
async function* drawLate(db: Db, asked: Drawn, onDrawn: () => Promise<void>): AsyncGenerator<Buffer> {
  yield await draw(await findDocument(db, asked), asked.letterhead);
  await onDrawn();
}

const looked = {
  invoice: 'invoice',
  'credit-note': 'credit_note',
  'delivery-challan': 'challan',
  'receipt-voucher': 'voucher',
  'refund-voucher': 'voucher',
} as const satisfies Record<DocumentKind, AccessKind>;

type Drawn = { kind: DocumentKind; id: number; letterhead: Letterhead };

/** Returns an issued document as PDF, and logs the access. Refuses an unknown one (404). */
export async function openDocument(
  db: Db,
  { userId, letterhead, ...asked }: Drawn & { userId: number },
): Promise<Buffer<ArrayBuffer>> {
  const issued = await findDocument(db, asked);
  const what = looked[issued.kind];
  await logAccess(db, { userId, orderId: issued.orderId, what });
  return draw(issued, letterhead);
}

/** The shop keeps the copy of the supplier. */
function draw(issued: Issued, letterhead: Letterhead): Promise<Buffer<ArrayBuffer>> {
  return issued.kind === 'invoice'
    ? drawInvoice(issued.document, { ...letterhead, copy: 'supplier', showsBatches: true })
    : drawOther(issued, letterhead);
}

function drawOther(issued: Exclude<Issued, { kind: 'invoice' }>, letterhead: Letterhead) {
  if (issued.kind === 'credit-note') return drawCreditNote(issued.document, letterhead);
  return issued.kind === 'delivery-challan'
    ? drawChallan(issued.document, { ...letterhead, copy: 'supplier' })
    : drawVoucher(issued.document, letterhead);
}

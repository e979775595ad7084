import { Readable } from 'node:stream';
import { asc } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Db } from '#platform/server/db.ts';
import { noteLook } from '#shop/orders/admin/server/looks/note-look.ts';
import { drawCreditNote, drawInvoice } from '../../server/draw-invoice.ts';
import { type PaperKind, paperKinds, refusals } from '../papers.ts';
import { findPaper, type Issued, issuedIn, paperTables } from './list-papers.ts';

type OfMonth = { month: string; shopName: string; userId: number };

/**
 * Writes every paper of a month into one ZIP file, in pieces. Draws a paper only when its turn comes, so memory holds one.
 * Stores the look. Refuses a month without papers (404).
 */
export async function* zipPapers(db: Db, { month, shopName, userId }: OfMonth): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  const kinds = Object.keys(paperKinds) as PaperKind[];
  let count = 0;
  for (const kind of kinds) {
    const { id, financialYear, serial } = paperTables[kind];
    const papers = await db
      .select({ id, financialYear, serial })
      .from(paperTables[kind])
      .where(issuedIn(kind, month))
      .orderBy(asc(financialYear), asc(serial));
    count += papers.length;
    for (const paper of papers) {
      const name = `${kind}-${paper.financialYear.slice(2)}-${String(paper.serial).padStart(6, '0')}.pdf`;
      // A PDF is compressed already.
      zip.addReadStreamLazy(name, { compress: false }, (done) =>
        done(null, Readable.from(drawLate(db, { kind, id: paper.id, shopName }))),
      );
    }
  }
  if (count === 0) throw refusals.noPapers();
  await noteLook(db, { userId, what: 'zip', about: month });
  zip.end();
  for await (const piece of output) yield piece as Buffer;
}

/** Draws a paper when the first piece is read. */
async function* drawLate(db: Db, asked: Drawn): AsyncGenerator<Buffer> {
  yield await draw(await findPaper(db, asked), asked.shopName);
}

type Drawn = { kind: PaperKind; id: number; shopName: string };

/** Returns an issued paper as PDF, and stores the look. Refuses an unknown one (404). */
export async function openPaper(
  db: Db,
  { userId, shopName, ...asked }: Drawn & { userId: number },
): Promise<Buffer<ArrayBuffer>> {
  const issued = await findPaper(db, asked);
  const what = issued.kind === 'invoice' ? 'invoice' : 'credit_note';
  await noteLook(db, { userId, orderId: issued.orderId, what });
  return draw(issued, shopName);
}

/** The shop keeps the copy of the supplier. */
function draw(issued: Issued, shopName: string): Promise<Buffer<ArrayBuffer>> {
  return issued.kind === 'invoice'
    ? drawInvoice(issued.paper, { shopName, copy: 'supplier', showsBatches: true })
    : drawCreditNote(issued.paper, { shopName });
}

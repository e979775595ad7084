import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Pdf } from '#platform/server/pdf/open-pdf.ts';
import { orders } from '#shop/orders/server/tables.ts';
import type { DeliveryChallan } from '../../challan.ts';
import type { CopyName, Invoice } from '../../invoice.ts';
import type { Letterhead } from '../draw-head.ts';
import type { Seller } from '../../seller.ts';
import { addInvoice, drawInvoice } from '../draw-invoice.ts';
import { issueInvoice } from '../issue-invoice.ts';
import { addChallan, drawChallan } from './draw-challan.ts';
import { issueChallan } from './issue-challan.ts';

/** What travels with a parcel: an invoice, or the challan of a replacement. */
export type DispatchDocument =
  | { kind: 'invoice'; document: Invoice }
  | { kind: 'delivery-challan'; document: DeliveryChallan };

type Params = { orderId: string; seller: Seller; now?: Date };
type Drawing = Letterhead & { copy?: CopyName; showsBatches?: boolean };

/** Issues the document of a parcel once after its handover, and returns it. Refuses an order before the handover (409). */
export async function issueDispatchDocument(db: Db, given: Params): Promise<DispatchDocument> {
  const [order] = await db
    .select({ replaces: orders.replaces })
    .from(orders)
    .where(eq(orders.id, given.orderId));
  return order?.replaces
    ? { kind: 'delivery-challan', document: await issueChallan(db, given) }
    : { kind: 'invoice', document: await issueInvoice(db, given) };
}

export function drawDispatchDocument(
  issued: DispatchDocument,
  drawing: Drawing,
): Promise<Buffer<ArrayBuffer>> {
  return issued.kind === 'invoice'
    ? drawInvoice(issued.document, drawing)
    : drawChallan(issued.document, drawing);
}

/** Adds the document of a parcel to a PDF with other documents, without the phone of its customer: the courier has it. */
export function addDispatchDocument(pdf: Pdf, issued: DispatchDocument, drawing: Drawing): void {
  const buyer = { ...issued.document.buyer, phone: '' };
  if (issued.kind === 'invoice') addInvoice(pdf, { ...issued.document, buyer }, drawing);
  else addChallan(pdf, { ...issued.document, buyer }, drawing);
}

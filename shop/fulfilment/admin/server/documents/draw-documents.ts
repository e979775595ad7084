import { setImmediate as letOthersRun } from 'node:timers/promises';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/server/db.ts';
import { defineJob } from '#platform/server/jobs.ts';
import {
  addDispatchDocument,
  issueDispatchDocument,
} from '#shop/invoices/server/challans/dispatch-document.ts';
import type { Seller } from '#shop/invoices/seller.ts';
import { openPdf, type Pdf } from '#platform/server/pdf/open-pdf.ts';
import { type DocumentKind, documentKinds, type LabelSheet, placeOfLabel } from '../../documents.ts';
import { parcelDocumentOrders, parcelDocuments } from '../tables.ts';
import { loadBarcodes } from './draw-barcode.ts';
import { drawContents } from './draw-contents.ts';
import { drawManifest, readManifest } from './draw-manifest.ts';
import { drawLabel, drawLabelInto } from './draw-label.ts';
import { drawOnSheet } from './draw-on-sheet.ts';
import { drawPickList, pickedUnits } from './draw-pick-list.ts';
import { type ReadyParcel, readParcels, type Sender } from './read-parcels.ts';

export const parcelDocumentJob = defineJob({
  name: 'fulfilment.draw-papers',
  title: 'Draw labels and packing slips',
  data: z.object({ id: z.uuid() }),
  retryLimit: 3,
  expireInSeconds: 600,
});

/** Orders that are read at once. */
const chunk = 20;

type Drawing = { id: string; sender: Sender; seller: Seller; now?: Date };

/**
 * Draws the PDF of a request and stores it, with its progress. A second call draws nothing. A PDF without any page has failed, and
 * its orders say why.
 */
export async function drawDocuments(
  db: Db,
  { id, sender, seller, now = new Date() }: Drawing,
): Promise<void> {
  const [document] = await db
    .select({
      kind: parcelDocuments.kind,
      manifestId: parcelDocuments.manifestId,
      sheet: parcelDocuments.sheet,
    })
    .from(parcelDocuments)
    .where(isWaiting(id));
  if (!document) return;
  try {
    const pdf = await drawAll(db, { id, ...document, sender, seller, now });
    await db
      .update(parcelDocuments)
      .set(pdf ? { state: 'done', pdf } : { state: 'failed' })
      .where(isWaiting(id));
  } catch (error) {
    // The packer asks again, so the next try of the job has nothing to do.
    await db.update(parcelDocuments).set({ state: 'failed' }).where(isWaiting(id));
    throw error;
  }
}

const isWaiting = (id: string) => and(eq(parcelDocuments.id, id), eq(parcelDocuments.state, 'waiting'));

type Params = Required<Drawing> & {
  kind: DocumentKind;
  manifestId: string | null;
  sheet: LabelSheet | null;
};

async function drawAll(db: Db, asked: Params): Promise<Buffer | null> {
  const { id, kind, sender, now } = asked;
  const title = `${documentKinds[kind].label}, ${sender.shopName}`;
  const { pdf, end } = await openPdf({ title, author: sender.shopName });
  if (asked.manifestId) drawManifest(pdf, await readManifest(db, { id: asked.manifestId }), sender);
  const draw = await drawerOf(db, pdf, asked);
  const rows = await db
    .select({ orderId: parcelDocumentOrders.orderId })
    .from(parcelDocumentOrders)
    .where(eq(parcelDocumentOrders.documentId, id))
    .orderBy(asc(parcelDocumentOrders.position));
  const drawn: ReadyParcel[] = [];
  for (let start = 0; start < rows.length; start += chunk) {
    const orderIds = rows.slice(start, start + chunk).map(({ orderId }) => orderId);
    for (const parcel of await readParcels(db, { orderIds, kind })) {
      const problem = 'problem' in parcel ? parcel.problem : '';
      if (!('problem' in parcel)) {
        await draw(parcel);
        drawn.push(parcel);
      }
      await note(db, { id, orderId: parcel.orderId, problem });
      await letOthersRun();
    }
  }
  if (drawn.length === 0) return null;
  if (kind === 'pick_list') {
    const picks = await pickedUnits(db, { parcels: drawn, now });
    drawPickList(pdf, { picks, parcels: drawn, sheet: asked.sheet, now });
  }
  return end();
}

type Draw = (parcel: ReadyParcel) => Promise<void> | void;

async function drawerOf(db: Db, pdf: Pdf, { kind, sender, seller, now, sheet }: Params): Promise<Draw> {
  if (kind === 'pick_list') return () => {};
  if (kind === 'hand_over')
    return async ({ orderId }) => {
      const issued = await issueDispatchDocument(db, { orderId, seller, now });
      addDispatchDocument(pdf, issued, sender);
    };
  const barcodes = await loadBarcodes();
  if (kind === 'labels' && sheet) {
    let position = 0;
    return (parcel) => {
      drawOnSheet(
        pdf,
        { ...placeOfLabel(sheet, position), labels: sheet.labels, isFirst: position === 0 },
        () => drawLabelInto(pdf, parcel, { sender, barcodes }),
      );
      position += 1;
    };
  }
  const drawOne = kind === 'labels' ? drawLabel : drawContents;
  return (parcel) => drawOne(pdf, parcel, { sender, barcodes });
}

type DrawnParcel = { id: string; orderId: string; problem: string };

async function note(db: Db, { id, orderId, problem }: DrawnParcel): Promise<void> {
  await db
    .update(parcelDocumentOrders)
    .set({ problem })
    .where(and(eq(parcelDocumentOrders.documentId, id), eq(parcelDocumentOrders.orderId, orderId)));
}

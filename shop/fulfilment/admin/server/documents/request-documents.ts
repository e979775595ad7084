import { and, asc, eq, inArray, lt, max, min, ne, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { maxSelected } from '#platform/admin/list.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { logAccess, logAccesses } from '#shop/accounts/admin/server/access-log/log-access.ts';
import { refusals as orderRefusals } from '#shop/orders/contract.ts';
import { keepAddresses } from '#shop/checkout/server/edit/printed-address.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { refusals as manifestRefusals } from '../../manifest.ts';
import {
  type DocumentKind,
  documentKinds,
  type LabelSheet,
  type ParcelDocument,
  refusals,
} from '../../documents.ts';
import { manifestParcels, manifests, parcelDocumentOrders, parcelDocuments } from '../tables.ts';
import { parcelDocumentJob } from './draw-documents.ts';
import { statesThat } from '#shop/orders/states.ts';

type OrderSelection = { ids: string[] } | { matching: object; except: string[] };
type Request = {
  id: string;
  kind: DocumentKind;
  orders: OrderSelection;
  authorId: number;
  sheet?: LabelSheet | undefined;
};
type OfManifest = { id: string; manifestId: string; authorId: number };

/**
 * Asks for a PDF and enqueues its job (POST /api/admin/parcel-papers). A repeated id makes no second PDF. Returns its progress.
 * Refuses unknown orders (404) and an id of another request (409).
 */
export async function requestDocuments(
  db: Db,
  { id, kind, orders: chosen, authorId, sheet }: Request,
): Promise<ParcelDocument> {
  return storeRequest(db, { id, kind, authorId, sheet }, (tx) => idsOf(tx, chosen));
}

/**
 * Asks for the PDF with manifest and invoices of a closed list (POST /api/admin/hand-overs/{id}/papers). Refuses an unknown list
 * (404), and a list without a parcel that was handed over (409).
 */
export async function requestManifestDocuments(
  db: Db,
  { id, manifestId, authorId }: OfManifest,
): Promise<ParcelDocument> {
  const lists = await db.select({ id: manifests.id }).from(manifests).where(eq(manifests.id, manifestId));
  if (lists.length === 0) throw manifestRefusals.unknownManifest();
  return storeRequest(db, { id, kind: 'hand_over', authorId, manifestId }, async (tx) => {
    const { orderId, outcome, position } = manifestParcels;
    const rows = await tx
      .select({ orderId })
      .from(manifestParcels)
      .where(and(eq(manifestParcels.manifestId, manifestId), ne(outcome, 'refused')))
      .orderBy(asc(position));
    if (rows.length === 0) throw refusals.nothingHandedOver();
    return rows.map((row) => row.orderId);
  });
}

type StoredDocument = {
  id: string;
  kind: DocumentKind;
  authorId: number;
  manifestId?: string | null | undefined;
  sheet?: LabelSheet | undefined;
};

async function storeRequest(
  db: Db,
  { id, kind, authorId, manifestId, sheet }: StoredDocument,
  findOrders: (tx: Db) => Promise<string[]>,
): Promise<ParcelDocument> {
  await inTransaction(db, async (tx) => {
    const made = await tx
      .insert(parcelDocuments)
      .values({ id, kind, authorId, manifestId: manifestId ?? null, sheet: sheet ?? null })
      .onConflictDoNothing()
      .returning({ id: parcelDocuments.id });
    if (made.length === 0) return refuseOther(tx, { id, kind, authorId, manifestId });
    const orderIds = await findOrders(tx);
    await tx
      .insert(parcelDocumentOrders)
      .values(orderIds.map((orderId, position) => ({ documentId: id, orderId, position })));
    if (kind === 'labels') {
      await keepAddresses(tx, { orderIds });
      await logAccesses(tx, { orderIds, userId: authorId, what: 'papers' });
    }
    await enqueue(tx, parcelDocumentJob, { id });
  });
  return readDocument(db, { id });
}

/** Returns how far a PDF is, and the orders that it leaves out. Refuses an unknown or deleted one (404). */
export async function readDocument(db: Db, { id }: { id: string }): Promise<ParcelDocument> {
  const [document] = await db
    .select({ kind: parcelDocuments.kind, state: parcelDocuments.state })
    .from(parcelDocuments)
    .where(eq(parcelDocuments.id, id));
  if (!document) throw refusals.unknownDocument();
  const rows = await db
    .select({ orderNumber: orders.orderNumber, problem: parcelDocumentOrders.problem })
    .from(parcelDocumentOrders)
    .innerJoin(orders, eq(orders.id, parcelDocumentOrders.orderId))
    .where(eq(parcelDocumentOrders.documentId, id))
    .orderBy(asc(parcelDocumentOrders.position));
  return {
    id,
    ...document,
    done: rows.filter(({ problem }) => problem !== null).length,
    total: rows.length,
    problems: rows.flatMap(({ orderNumber, problem }) => (problem ? [{ orderNumber, problem }] : [])),
  };
}

/** Returns the bytes of a PDF, and logs the access. Refuses an unknown or deleted PDF (404), and a PDF that is not drawn yet (409). */
export async function readDocumentFile(
  db: Db,
  { id, userId }: { id: string; userId: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const [document] = await db
    .select({ pdf: parcelDocuments.pdf, kind: parcelDocuments.kind })
    .from(parcelDocuments)
    .where(eq(parcelDocuments.id, id));
  if (!document) throw refusals.unknownDocument();
  if (!document.pdf) throw refusals.notDrawnYet();
  await logAccess(db, { userId, what: 'papers', about: await aboutOf(db, { id, kind: document.kind }) });
  return new Uint8Array(document.pdf);
}

/** Says which run it is when its PDF is long deleted. */
async function aboutOf(db: Db, { id, kind }: { id: string; kind: DocumentKind }): Promise<string> {
  const [run] = await db
    .select({
      count: sql<number>`count(*)::int`,
      first: min(orders.orderNumber),
      last: max(orders.orderNumber),
    })
    .from(parcelDocumentOrders)
    .innerJoin(orders, eq(orders.id, parcelDocumentOrders.orderId))
    .where(eq(parcelDocumentOrders.documentId, id));
  const { count, first, last } = run!;
  const what = documentKinds[kind].label;
  return count === 1 ? `${what} of ${first}` : `${what} of ${count} orders, ${first} to ${last}`;
}

/** Deletes PDFs that are older than a day. */
export async function deleteOldDocuments(db: Db, { now }: { now: Date }): Promise<void> {
  await db.delete(parcelDocuments).where(lt(parcelDocuments.createdAt, new Date(now.getTime() - dayMs)));
}

/** Deletes every PDF that shows one of these orders, with the customer's data. */
export async function deleteDocumentsOf(tx: Db, { orderIds }: { orderIds: string[] }): Promise<void> {
  const shown = tx
    .select({ id: parcelDocumentOrders.documentId })
    .from(parcelDocumentOrders)
    .where(inArray(parcelDocumentOrders.orderId, orderIds));
  await tx.delete(parcelDocuments).where(inArray(parcelDocuments.id, shown));
}

async function refuseOther(tx: Db, { id, kind, authorId, manifestId = null }: StoredDocument): Promise<void> {
  const [known] = await tx.select().from(parcelDocuments).where(eq(parcelDocuments.id, id));
  if (known?.kind !== kind || known.authorId !== authorId || known.manifestId !== manifestId)
    throw refusals.otherRequest();
}

/** Numbers in the sequence of the list; for all, the oldest orders to pack. */
async function idsOf(tx: Db, chosen: OrderSelection): Promise<string[]> {
  if ('matching' in chosen) {
    const rows = await tx
      .select({ id: orders.id, orderNumber: orders.orderNumber })
      .from(orders)
      .where(inArray(orders.state, statesThat('isPackable')))
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(maxSelected + chosen.except.length);
    const left = rows.filter(({ orderNumber }) => !chosen.except.includes(orderNumber));
    if (left.length === 0) throw orderRefusals.orderNotFound();
    return left.slice(0, maxSelected).map(({ id }) => id);
  }
  const numbers = [...new Set(chosen.ids)];
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.orderNumber, numbers))
    .orderBy(sql`array_position(${sql.param(numbers)}::text[], ${orders.orderNumber}::text)`);
  if (rows.length < numbers.length) throw orderRefusals.orderNotFound();
  return rows.map(({ id }) => id);
}

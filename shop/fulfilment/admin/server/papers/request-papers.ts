import { and, asc, eq, inArray, lt, max, min, ne, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { maxSelected } from '#platform/admin/list.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { noteLook, noteLooks } from '#shop/orders/admin/server/looks/note-look.ts';
import { refusals as orderRefusals } from '#shop/orders/contract.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { isByHand } from '#shop/shipping/couriers/couriers.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { refusals as handOverRefusals } from '../../hand-over.ts';
import { type PaperKind, paperKinds, type ParcelPaper, refusals } from '../../papers.ts';
import { handOverParcels, handOvers, parcelPaperOrders, parcelPapers } from '../tables.ts';
import { parcelPaperJob } from './draw-papers.ts';
import { statesThat } from '#shop/orders/states.ts';

type OrderSelection = { ids: string[] } | { matching: object; except: string[] };
type Request = { id: string; kind: PaperKind; orders: OrderSelection; authorId: number };
type OfHandOver = { id: string; handOverId: string; authorId: number };

/**
 * Asks for a PDF and enqueues its job (POST /api/admin/parcel-papers). A repeated id makes no second PDF. Returns its progress.
 * Refuses unknown orders (404) and an id of another request (409).
 */
export async function requestPapers(
  db: Db,
  { id, kind, orders: chosen, authorId }: Request,
): Promise<ParcelPaper> {
  return storeRequest(db, { id, kind, authorId }, (tx) => idsOf(tx, chosen));
}

/**
 * Asks for the PDF with manifest and invoices of a closed list (POST /api/admin/hand-overs/{id}/papers). Refuses an unknown list
 * (404), and a list without a parcel that was handed over (409).
 */
export async function requestHandOverPapers(
  db: Db,
  { id, handOverId, authorId }: OfHandOver,
): Promise<ParcelPaper> {
  const lists = await db.select({ id: handOvers.id }).from(handOvers).where(eq(handOvers.id, handOverId));
  if (lists.length === 0) throw handOverRefusals.unknownHandOver();
  return storeRequest(db, { id, kind: 'hand_over', authorId, handOverId }, async (tx) => {
    const { orderId, outcome, position } = handOverParcels;
    const rows = await tx
      .select({ orderId })
      .from(handOverParcels)
      .where(and(eq(handOverParcels.handOverId, handOverId), ne(outcome, 'refused')))
      .orderBy(asc(position));
    if (rows.length === 0) throw refusals.nothingHandedOver();
    return rows.map((row) => row.orderId);
  });
}

type StoredDocument = {
  id: string;
  kind: PaperKind;
  authorId: number;
  handOverId?: string | null | undefined;
};

async function storeRequest(
  db: Db,
  { id, kind, authorId, handOverId }: StoredDocument,
  findOrders: (tx: Db) => Promise<string[]>,
): Promise<ParcelPaper> {
  await inTransaction(db, async (tx) => {
    const made = await tx
      .insert(parcelPapers)
      .values({ id, kind, authorId, handOverId: handOverId ?? null })
      .onConflictDoNothing()
      .returning({ id: parcelPapers.id });
    if (made.length === 0) return refuseOther(tx, { id, kind, authorId, handOverId });
    const orderIds = await findOrders(tx);
    await tx
      .insert(parcelPaperOrders)
      .values(orderIds.map((orderId, position) => ({ paperId: id, orderId, position })));
    if (kind === 'labels')
      await noteLooks(tx, { orderIds: await sentByHand(tx, orderIds), userId: authorId, what: 'papers' });
    await enqueue(tx, parcelPaperJob, { id });
  });
  return readPaper(db, { id });
}

/** Their labels show the phone, so each print is a look. */
async function sentByHand(tx: Db, orderIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ orderId: shipments.orderId, courier: shipments.courier })
    .from(shipments)
    .where(inArray(shipments.orderId, orderIds));
  return rows.filter(({ courier }) => isByHand(courier)).map(({ orderId }) => orderId);
}

/** Returns how far a PDF is, and the orders that it leaves out. Refuses an unknown or deleted one (404). */
export async function readPaper(db: Db, { id }: { id: string }): Promise<ParcelPaper> {
  const [paper] = await db
    .select({ kind: parcelPapers.kind, state: parcelPapers.state })
    .from(parcelPapers)
    .where(eq(parcelPapers.id, id));
  if (!paper) throw refusals.unknownPaper();
  const rows = await db
    .select({ orderNumber: orders.orderNumber, problem: parcelPaperOrders.problem })
    .from(parcelPaperOrders)
    .innerJoin(orders, eq(orders.id, parcelPaperOrders.orderId))
    .where(eq(parcelPaperOrders.paperId, id))
    .orderBy(asc(parcelPaperOrders.position));
  return {
    id,
    ...paper,
    done: rows.filter(({ problem }) => problem !== null).length,
    total: rows.length,
    problems: rows.flatMap(({ orderNumber, problem }) => (problem ? [{ orderNumber, problem }] : [])),
  };
}

/** Returns the bytes of a PDF, and stores the look. Refuses an unknown or deleted PDF (404), and a PDF that is not drawn yet (409). */
export async function readPaperFile(
  db: Db,
  { id, userId }: { id: string; userId: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const [paper] = await db
    .select({ pdf: parcelPapers.pdf, kind: parcelPapers.kind })
    .from(parcelPapers)
    .where(eq(parcelPapers.id, id));
  if (!paper) throw refusals.unknownPaper();
  if (!paper.pdf) throw refusals.notDrawnYet();
  await noteLook(db, { userId, what: 'papers', about: await aboutOf(db, { id, kind: paper.kind }) });
  return new Uint8Array(paper.pdf);
}

/** Says which run it is when its PDF is long deleted. */
async function aboutOf(db: Db, { id, kind }: { id: string; kind: PaperKind }): Promise<string> {
  const [run] = await db
    .select({
      count: sql<number>`count(*)::int`,
      first: min(orders.orderNumber),
      last: max(orders.orderNumber),
    })
    .from(parcelPaperOrders)
    .innerJoin(orders, eq(orders.id, parcelPaperOrders.orderId))
    .where(eq(parcelPaperOrders.paperId, id));
  const { count, first, last } = run!;
  const what = paperKinds[kind].label;
  return count === 1 ? `${what} of ${first}` : `${what} of ${count} orders, ${first} to ${last}`;
}

/** Deletes PDFs that are older than a day. */
export async function deleteOldPapers(db: Db, { now }: { now: Date }): Promise<void> {
  await db.delete(parcelPapers).where(lt(parcelPapers.createdAt, new Date(now.getTime() - dayMs)));
}

/** Deletes every PDF that shows one of these orders, with the customer's data. */
export async function deletePapersOf(tx: Db, { orderIds }: { orderIds: string[] }): Promise<void> {
  const shown = tx
    .select({ id: parcelPaperOrders.paperId })
    .from(parcelPaperOrders)
    .where(inArray(parcelPaperOrders.orderId, orderIds));
  await tx.delete(parcelPapers).where(inArray(parcelPapers.id, shown));
}

async function refuseOther(tx: Db, { id, kind, authorId, handOverId = null }: StoredDocument): Promise<void> {
  const [known] = await tx.select().from(parcelPapers).where(eq(parcelPapers.id, id));
  if (known?.kind !== kind || known.authorId !== authorId || known.handOverId !== handOverId)
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

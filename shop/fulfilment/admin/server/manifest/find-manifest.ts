import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { refusals as orderRefusals } from '#shop/orders/contract.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { type Manifest, type ListedManifest, refusals } from '../../manifest.ts';
import { manifestParcels, manifests } from '../tables.ts';
import { orderStates } from '#shop/orders/states.ts';

const newestFirst = { name: 'hand-overs', by: manifests.createdAt, id: manifests.id, descending: true };

/** Lists the closed lists, the newest first (GET /api/admin/hand-overs). Returns a page. Refuses a foreign cursor (400). */
export async function listManifests(
  db: Db,
  { cursor }: { cursor?: string | undefined },
): Promise<ListPage<ListedManifest>> {
  const page = keyset(newestFirst, cursor);
  const rows = await db
    .select({ list: manifests, position: page.position })
    .from(manifests)
    .where(page.after)
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, next } = page.toPage(rows);
  const { manifestId, outcome } = manifestParcels;
  const counts = await db
    .select({
      id: manifestId,
      total: sql<number>`count(*)::int`,
      done: sql<number>`count(${outcome})::int`,
      refused: sql<number>`count(*) filter (where ${outcome} = 'refused')::int`,
    })
    .from(manifestParcels)
    .where(
      inArray(
        manifestId,
        shown.map(({ list }) => list.id),
      ),
    )
    .groupBy(manifestId);
  const names = await findStaffNames(
    db,
    shown.map(({ list }) => list.authorId),
  );
  return {
    next,
    rows: shown.map(({ list: { id, authorId, authorName, createdAt } }) => {
      const { total = 0, done = 0, refused = 0 } = counts.find((count) => count.id === id) ?? {};
      return {
        id,
        at: createdAt.toISOString(),
        by: nameAtTheTime(authorName, names.get(authorId)),
        total,
        done,
        refused,
      };
    }),
  };
}

/** Returns a list with the outcome of each parcel (GET /api/admin/hand-overs/{id}). Refuses an unknown one (404). */
export async function findManifest(db: Db, { id }: { id: string }): Promise<Manifest> {
  const [list] = await db.select().from(manifests).where(eq(manifests.id, id));
  if (!list) throw refusals.unknownManifest();
  const parcels = await db
    .select({ parcel: manifestParcels, orderNumber: orders.orderNumber })
    .from(manifestParcels)
    .innerJoin(orders, eq(orders.id, manifestParcels.orderId))
    .where(eq(manifestParcels.manifestId, id))
    .orderBy(asc(manifestParcels.position));
  const names = await findStaffNames(db, [list.authorId]);
  return {
    id,
    at: list.createdAt.toISOString(),
    by: nameAtTheTime(list.authorName, names.get(list.authorId)),
    total: parcels.length,
    done: parcels.filter(({ parcel }) => parcel.outcome !== null).length,
    refused: parcels.filter(({ parcel }) => parcel.outcome === 'refused').length,
    parcels: parcels.map(({ parcel: { outcome, problem, waybill, leftAt }, orderNumber }) => ({
      orderNumber,
      waybill,
      outcome,
      problem,
      isLeft: leftAt !== null,
    })),
  };
}

type Leaving = { id: string; orderNumber: string; isLeft: boolean };

/**
 * Notes whether a rider left a parcel here (PUT …/parcels/{orderNumber}). State and invoice stay, and no email leaves. A second call
 * changes nothing. Returns the list. Refuses an unknown parcel (404), and a parcel that is not handed over or is on its way (409).
 */
export async function leaveParcel(db: Db, { id, orderNumber, isLeft }: Leaving): Promise<Manifest> {
  await inTransaction(db, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id, state: orders.state })
      .from(orders)
      .where(eq(orders.orderNumber, orderNumber))
      .for('update');
    if (!order) throw orderRefusals.orderNotFound();
    const own = and(eq(manifestParcels.manifestId, id), eq(manifestParcels.orderId, order.id));
    const [parcel] = await tx.select().from(manifestParcels).where(own);
    if (!parcel) throw orderRefusals.orderNotFound();
    const hasGone =
      parcel.outcome === null || parcel.outcome === 'refused' || !orderStates[order.state].isHandedOver;
    if (isLeft && hasGone) throw refusals.notHandedOver();
    await tx
      .update(manifestParcels)
      .set({ leftAt: isLeft ? sql`now()` : null })
      .where(isLeft ? and(own, isNull(manifestParcels.leftAt)) : own);
  });
  return findManifest(db, { id });
}

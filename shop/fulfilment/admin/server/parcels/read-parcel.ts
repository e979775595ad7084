import { eq } from 'drizzle-orm';
import { readForEdit } from '#platform/server/changes/change-entity.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { listRedeliveries } from '#shop/shipping/server/redeliveries/request-redelivery.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { findOpenTry } from '#shop/orders/server/tracking/open-try.ts';
import { toMade } from '../../../server/redelivery/redelivery-link.ts';
import type { orders } from '#shop/orders/server/tables.ts';
import { courierClaims } from '../../../server/tables.ts';
import type { Parcel } from '../../parcels.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { findInspection, inspectionKind, unitsOfInspection } from '../inspection/inspect-parcel.ts';
import { orderStates } from '#shop/orders/states.ts';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'orderNumber' | 'state'>;

/** Returns what the parcel of an order asks of staff. Refuses an unknown order (404). */
export async function readParcel(db: Db, { orderNumber }: { orderNumber: string }): Promise<Parcel> {
  const order = await findAnyOrder(db, { orderNumber });
  const [open, rescues, [claim], [shipment]] = await Promise.all([
    findOpenTry(db, { orderId: order.id }),
    listRedeliveries(db, { orderId: order.id }),
    db.select().from(courierClaims).where(eq(courierClaims.orderId, order.id)),
    db
      .select({ returningSince: shipments.returningSince })
      .from(shipments)
      .where(eq(shipments.orderId, order.id)),
  ]);
  const names = await findStaffNames(
    db,
    rescues.flatMap(({ authorId }) => authorId ?? []),
  );
  const isWaiting = rescues.some(
    ({ failedTry, state }) => failedTry === open?.failedTry && (state === 'asked' || state === 'by_hand'),
  );
  return {
    returningSince: shipment?.returningSince?.toISOString() ?? null,
    canRescue: open !== null && !open.isOnItsWayBack && !isWaiting,
    days: open?.days ?? [],
    rescues: rescues.map((rescue) =>
      Object.assign(toMade(rescue), {
        id: rescue.id,
        askedAt: rescue.askedAt.toISOString(),
        who:
          rescue.askedBy === 'customer'
            ? 'The customer'
            : nameAtTheTime(rescue.authorName, names.get(rescue.authorId ?? 0)),
      }),
    ),
    claimAmount: claim ? toRupees(claim.claimPaise) : null,
    inspection: orderStates[order.state].cameBack ? await readInspection(db, order) : null,
  };
}

async function readInspection(db: Db, { orderNumber }: Order): Promise<Parcel['inspection']> {
  const inspection = await findInspection(db, orderNumber);
  if (!inspection) return null;
  const { version } = await readForEdit(db, inspectionKind, orderNumber);
  const { doneAt, authorId, authorName } = inspection;
  const names = await findStaffNames(db, authorId === null ? [] : [authorId]);
  return {
    version,
    doneAt: doneAt?.toISOString() ?? null,
    who: doneAt ? nameAtTheTime(authorName, names.get(authorId ?? 0)) : '',
    units: await unitsOfInspection(db, inspection),
  };
}

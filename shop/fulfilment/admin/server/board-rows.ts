import type { BoardRow, BoardRows } from '#platform/admin/server/board-row.ts';
import { hourMs } from '#platform/india-time.ts';
import { countOrders } from '#shop/orders/admin/server/board-rows.ts';
import type { CourierSettings } from '#shop/shipping/couriers/couriers.ts';
import { countLeft } from './manifest/find-left.ts';
import { parcelConditions } from './parcels/parcel-conditions.ts';

export function parcelRows(couriers: CourierSettings) {
  const counted =
    (condition: keyof typeof parcelConditions): BoardRow['count'] =>
    (db, { now, limit }) =>
      countOrders(db, { where: parcelConditions[condition](db, { now, couriers }), limit });
  return {
    undelivered: {
      label: 'Failed deliveries',
      action: 'Rescue them',
      to: '/admin/orders?parcel=rescue',
      roles: ['support'],
      patienceMs: 4 * hourMs,
      count: counted('rescue'),
    },
    returning: {
      label: 'Parcels on their way back for over 20 days',
      action: 'Ask the courier',
      to: '/admin/orders?parcel=returning',
      roles: ['support'],
      patienceMs: 0,
      count: counted('returning'),
    },
    inspect: {
      label: 'Returned parcels to put back',
      action: 'Inspect them',
      to: '/admin/orders?parcel=inspect',
      roles: ['packer'],
      patienceMs: 24 * hourMs,
      count: counted('inspect'),
    },
    left: {
      label: 'Parcels that the rider left here',
      action: 'Hand them over',
      to: '/admin/hand-over?left=yes',
      roles: ['packer'],
      patienceMs: 12 * hourMs,
      count: countLeft,
    },
  } satisfies BoardRows;
}

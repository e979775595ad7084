import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db.ts';
import { type CourierSettings, courierNames, isByHand, openNames } from '../../couriers/couriers.ts';
import { courierPincodes, shipments } from '../tables.ts';

type Parcel = { orderId: PgColumn; pincode: SQL; couriers: CourierSettings };

/**
 * Returns the condition of orders that staff send by hand: as `settleCourier` has kept it, and before as it would choose. No courier is
 * asked for these.
 */
export function isSentByHand(db: Db, { orderId, pincode, couriers }: Parcel): SQL {
  const open = openNames(couriers);
  const handNames = open.filter((name) => isByHand(name));
  const askedNames = courierNames.filter((name) => !isByHand(open.includes(name) ? name : couriers.COURIER));
  const rule = sql`(select ${courierPincodes.carrier} from ${courierPincodes}
    where ${courierPincodes.pincode} in (${sql.join(
      [2, 3, 4, 5, 6].map((digits) => sql`left(${pincode}, ${sql.raw(`${digits}`)})`),
      sql`, `,
    )})
    order by ${courierPincodes.pincode} desc limit 1)`;
  const planned = sql`case when ${shipments.courier} = '' and ${shipments.attempts} > 0 then ${couriers.COURIER}
    else coalesce(nullif(${shipments.chosenCourier}, ''), ${rule}, ${couriers.COURIER}) end`;
  const byHand = sql`case when ${shipments.courier} in (${listed(open)}) then ${shipments.courier} in (${listed(handNames)})
    else ${planned} not in (${listed(askedNames)}) end`;
  return exists(
    db
      .select({ id: shipments.id })
      .from(shipments)
      .where(and(eq(shipments.orderId, orderId), byHand)),
  );
}

/** An empty list is no SQL, and no courier has an empty name. */
function listed(names: readonly string[]): SQL {
  return sql.join(
    (names.length > 0 ? names : ['-']).map((name) => sql`${name}`),
    sql`, `,
  );
}

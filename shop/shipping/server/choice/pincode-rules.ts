import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { isCourierName } from '../../couriers/couriers.ts';
import { courierPincodes, handCouriers } from '../tables.ts';

/**
 * Returns who carries parcels to a pincode, by its longest beginning in the list, or null. A courier by hand that the shop no longer uses
 * leaves the choice among those by hand to staff.
 */
export async function carrierForPincode(db: Db, { pincode }: { pincode: string }): Promise<string | null> {
  const beginnings = [2, 3, 4, 5, 6].map((length) => pincode.slice(0, length));
  const [rule] = await db
    .select({ carrier: courierPincodes.carrier, isActive: handCouriers.isActive })
    .from(courierPincodes)
    .leftJoin(handCouriers, eq(handCouriers.name, courierPincodes.carrier))
    .where(inArray(courierPincodes.pincode, beginnings))
    .orderBy(desc(courierPincodes.pincode))
    .limit(1);
  if (!rule) return null;
  return isCourierName(rule.carrier) || rule.isActive ? rule.carrier : 'manual';
}

export async function listPincodeRules(db: Db): Promise<{ carrier: string; pincodes: string[] }[]> {
  const rows = await db
    .select()
    .from(courierPincodes)
    .orderBy(asc(courierPincodes.carrier), asc(courierPincodes.pincode));
  return [...Map.groupBy(rows, ({ carrier }) => carrier)].map(([carrier, own]) => ({
    carrier,
    pincodes: own.map(({ pincode }) => pincode),
  }));
}

export async function readPincodes(db: Db, { carrier }: { carrier: string }): Promise<string[]> {
  const rows = await db
    .select({ pincode: courierPincodes.pincode })
    .from(courierPincodes)
    .where(eq(courierPincodes.carrier, carrier))
    .orderBy(asc(courierPincodes.pincode));
  return rows.map(({ pincode }) => pincode);
}

/**
 * Gives a carrier exactly these pincodes, in the caller's transaction. Returns the first one that another carrier has, with that carrier;
 * then nothing has changed.
 */
export async function writePincodes(
  tx: Db,
  { carrier, pincodes }: { carrier: string; pincodes: string[] },
): Promise<{ pincode: string; carrier: string } | null> {
  // Two lists of different carriers are written one after the other, so that the second one sees the pincodes of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('courier_pincodes', 0))`);
  const [taken] = await tx
    .select()
    .from(courierPincodes)
    .where(and(inArray(courierPincodes.pincode, pincodes), ne(courierPincodes.carrier, carrier)))
    .orderBy(asc(courierPincodes.pincode))
    .limit(1);
  if (taken) return taken;
  await tx.delete(courierPincodes).where(eq(courierPincodes.carrier, carrier));
  if (pincodes.length > 0)
    await tx.insert(courierPincodes).values(pincodes.map((pincode) => ({ pincode, carrier })));
  return null;
}

import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { pincodes, postOffices } from '#shop/pincodes/server/tables.ts';
import { soldWithin, type SupplyArea } from '#shop/pincodes/tax-status.ts';
import { refusals } from '#shop/orders/legal-limits.ts';

type Place = { state: string; pincode: string };

/**
 * Refuses (400) an address outside the state of a seller who may sell there only, and a pincode whose post offices all lie outside it.
 * A regular seller costs no statement.
 */
export async function refuseOtherState(
  db: Db,
  { state, pincode }: Place,
  area: SupplyArea | undefined,
): Promise<void> {
  const within = soldWithin(area ?? {});
  if (within === null) return;
  if (state !== within || !(await mayLieIn(db, pincode, within))) throw refusals.otherState(within);
}

/** Some pincodes have post offices of two states. An unknown one may lie anywhere. */
async function mayLieIn(db: Db, pincode: string, state: string): Promise<boolean> {
  const offices = await db
    .select({ isInside: sql<boolean>`coalesce(${postOffices.state}, ${pincodes.state}) = ${state}` })
    .from(pincodes)
    .leftJoin(postOffices, eq(postOffices.pincode, pincodes.pincode))
    .where(eq(pincodes.pincode, pincode));
  return offices.length === 0 || offices.some(({ isInside }) => isInside);
}

import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { stateOfPincode } from '../state-of-pincode.ts';
import { postOffices, pincodes } from './tables.ts';

type Place = { pincode: string; state: string };

type Params = {
  place: Place;
  /** The stored place. A place that stays as it is was asked about before. */
  before?: Place | undefined;
  keepState?: boolean | undefined;
  /** The field of the request that names the state. */
  field?: string;
  /** The act that keeps the state. */
  again?: string;
};

/**
 * Refuses (409) a state that the table does not give this pincode, for each way an address is entered or changed. A pincode may lie in
 * two states, and one that the table lacks in any. With `keepState` the person has seen the question.
 */
export async function refuseOtherStateOfPincode(
  db: Db,
  { place, before, keepState = false, field = 'state', again }: Params,
): Promise<void> {
  if (keepState || (before?.pincode === place.pincode && before.state === place.state)) return;
  const states = await statesOfPincode(db, place.pincode);
  if (states.length > 0 && !states.includes(place.state))
    throw stateOfPincode(place, { states, field, again });
}

/** Returns the states of a pincode, that of most of its offices first, or none for an unknown pincode. */
async function statesOfPincode(db: Db, pincode: string): Promise<string[]> {
  const rows = await db
    .select({ own: pincodes.state, office: postOffices.state })
    .from(pincodes)
    .leftJoin(
      postOffices,
      sql`${postOffices.pincode} = ${pincodes.pincode} and ${postOffices.state} is not null`,
    )
    .where(eq(pincodes.pincode, pincode));
  return [...new Set(rows.flatMap(({ own, office }) => (office ? [own, office] : own)))];
}

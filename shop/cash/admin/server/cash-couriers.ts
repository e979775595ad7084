import type { Db } from '#platform/server/db.ts';
import { type CourierName, isByHand } from '#shop/shipping/couriers/couriers.ts';
import { listHandCouriers } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import type { Balances } from '../contract.ts';

type Params = { usual: CourierName; balances: Balances['balances'] };

/**
 * Returns the couriers that a remittance file may come from: that of the setting, those that carried cash, and others that staff may choose. A parcel by
 * hand without a named courier has nobody who sends a file.
 */
export async function listCashCouriers(db: Db, { usual, balances }: Params): Promise<string[]> {
  const named = (await listHandCouriers(db)).filter(({ isActive }) => isActive).map(({ name }) => name);
  const carried = balances.map(({ courier }) => courier).filter((courier) => courier !== '');
  return [...new Set([usual, ...carried, ...named])].filter((courier) => !isByHand(courier));
}

import { and, desc, eq, inArray, isNull, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { fewestInPincode } from '#shop/checkout/server/hold/decide-hold.ts';
import { orders } from '../../server/tables.ts';
import { finalStates, statesThat } from '../../states.ts';
import type { Risk } from '../contract.ts';

type OrderRow = typeof orders.$inferSelect;

/** More links than these help nobody. */
const maxLinks = 5;

/** Older orders say little, and each reason costs the same however large the shop is. */
const looked = 100;

/** Returns what speaks for and against an order, in words for staff. Never a score: a person decides. */
export async function riskReasons(db: Db, { id, address, userId, state }: OrderRow): Promise<Risk[]> {
  const phone = sql`${orders.address}->>'phone' = ${address.phone}`;
  const [ofPhone, ofAccount, ofPincode] = await Promise.all([
    address.phone ? outcomes(db, id, phone) : none,
    userId === null
      ? none
      : outcomes(
          db,
          id,
          and(eq(orders.userId, userId), sql`${orders.address}->>'phone' <> ${address.phone}`)!,
        ),
    address.pincode ? outcomes(db, id, inPincode(address.pincode)) : none,
  ]);
  const open = ofPhone.all - ofPhone.over;
  const reasons = [
    ofPhone.returned > 0 && `${parcels(ofPhone.returned)} came back from this phone.`,
    ofAccount.returned > 0 && `${parcels(ofAccount.returned)} of this account came back from another phone.`,
    ofPincode.over >= fewestInPincode &&
      ofPincode.returned * 3 >= ofPincode.over &&
      `${ofPincode.returned} of the last ${ofPincode.over} parcels to this pincode came back.`,
    open > 0 && {
      text: `${open === 1 ? 'Another order is' : `${shown(open)} other orders are`} open for this phone.`,
      orders: ofPhone.open,
    },
    ofPhone.delivered > 0 && `${parcels(ofPhone.delivered)} arrived at this phone before.`,
    ofPhone.all === 0 &&
      address.phone &&
      !finalStates.includes(state) &&
      'This is the first order of this phone.',
  ];
  return reasons.flatMap((reason) => {
    if (!reason) return [];
    return typeof reason === 'string' ? { text: reason, orders: [] } : reason;
  });
}

type Outcomes = { all: number; over: number; returned: number; delivered: number; open: string[] };

const none: Outcomes = { all: 0, over: 0, returned: 0, delivered: 0, open: [] };

function inPincode(pincode: string): SQL {
  return and(
    sql`${orders.address}->>'pincode' = ${pincode}`,
    inArray(orders.state, statesThat('hasArrived', 'cameBack')),
  )!;
}

/** Counts the outcomes of the newest other orders. */
async function outcomes(db: Db, id: string, of: SQL): Promise<Outcomes> {
  const newest = db
    .select({ state: orders.state, orderNumber: orders.orderNumber, placedAt: orders.placedAt })
    .from(orders)
    .where(and(of, ne(orders.id, id), isNull(orders.replaces)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(looked)
    .as('newest');
  const [counted] = await db
    .select({
      all: sql<number>`count(*)::int`,
      over: sql<number>`count(*) filter (where ${inArray(newest.state, finalStates)})::int`,
      returned: sql<number>`count(*) filter (where ${inArray(newest.state, statesThat('cameBack'))})::int`,
      delivered: sql<number>`count(*) filter (where ${inArray(newest.state, statesThat('hasArrived'))})::int`,
      open: sql<string[]>`coalesce(array_agg(${newest.orderNumber} order by ${newest.placedAt} desc)
        filter (where ${notInArray(newest.state, finalStates)}), '{}')`,
    })
    .from(newest);
  return counted ? { ...counted, open: counted.open.slice(0, maxLinks) } : none;
}

function parcels(count: number): string {
  return count === 1 ? '1 parcel' : `${shown(count)} parcels`;
}

function shown(count: number): string {
  return count >= looked ? `${looked - 1}+` : String(count);
}

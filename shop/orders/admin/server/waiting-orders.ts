import { and, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { hourMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import type { CourierSettings } from '#shop/shipping/couriers/couriers.ts';
import { isSentByHand } from '#shop/shipping/server/choice/is-sent-by-hand.ts';
import { orders } from '../../server/tables.ts';
import { statesThat } from '../../states.ts';
import type { OrderTab } from '../order-tabs.ts';
import { isHeldFor, isOpen } from './find-matching.ts';

/** A courier may take so long to accept an order. */
export const unacceptedMs = hourMs;

const packable = statesThat('isPackable');
const awaiting = statesThat('awaitsCourier');

/** Accepted orders. An order sent by hand waits for no courier, so it is to pack at once. */
export function isToPack(db: Db, couriers: CourierSettings): SQL {
  return and(
    inArray(orders.state, [...packable, ...awaiting]),
    or(inArray(orders.state, packable), and(isNull(orders.heldFor), byHand(db, couriers))),
  )!;
}

/** Orders that a courier was asked to carry and has not accepted for an hour. */
export function isStuck(db: Db, { now, couriers }: { now: Date; couriers: CourierSettings }): SQL {
  return and(
    inArray(orders.state, awaiting),
    isNull(orders.heldFor),
    lt(orders.placedAt, new Date(now.getTime() - unacceptedMs)),
    not(byHand(db, couriers)),
  )!;
}

const failed = statesThat('hasFailedTry');
const onTheWay = statesThat('isAtCourier').filter((state) => !failed.includes(state));

type Tab = { tab: OrderTab; couriers: CourierSettings };

/** Returns the orders of a tab. Those of several states begin at the index of open orders. */
export function isOnTab(db: Db, { tab, couriers }: Tab): SQL {
  const conditions: Record<OrderTab, () => SQL> = {
    confirm: () => isHeldFor('confirmation'),
    pack: () => isToPack(db, couriers),
    hand_over: () => inArray(orders.state, statesThat('isPacked')),
    on_the_way: () => and(isOpen, inArray(orders.state, onTheWay))!,
    failed: () => inArray(orders.state, failed),
    returned: () => inArray(orders.state, statesThat('cameBack')),
  };
  return conditions[tab]();
}

function byHand(db: Db, couriers: CourierSettings): SQL {
  const pincode = sql`${orders.address}->>'pincode'`;
  return isSentByHand(db, { orderId: orders.id, pincode, couriers });
}

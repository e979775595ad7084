import { lastEvents, type ParcelEvent } from '#shop/shipping/parcel-event.ts';
import { type OrderState, orderStates } from '../states.ts';

/** Maps what happened to a parcel to the state of its order. `docs/order-states.md` has the same table. */
export const stateOfEvent: Record<ParcelEvent, OrderState> = {
  accepted: 'confirmed',
  in_transit: 'shipped',
  out_for_delivery: 'out_for_delivery',
  attempt_failed: 'undelivered',
  returning: 'undelivered',
  delivered: 'delivered',
  returned_to_origin: 'returned',
  lost: 'lost',
};

type Heard = { event: ParcelEvent | null; isNew: boolean };

/** Returns the scans that change an order: those after the last known scan, or the end of the shipment. */
export function newsAmong<S extends Heard>(scans: S[]): (S & { means: OrderState })[] {
  const telling = scans.flatMap((scan) =>
    scan.event === null ? [] : [{ ...scan, means: stateOfEvent[scan.event] }],
  );
  const isEnd = ({ event }: Heard) => lastEvents.has(event);
  const inOrder = [...telling.filter((scan) => !isEnd(scan)), ...telling.filter(isEnd)];
  return inOrder.slice(inOrder.findLastIndex(({ isNew }) => !isNew) + 1);
}

/** Returns the fewest transitions from one state to another, or null. A courier never cancels. */
export function wayBetween(from: OrderState, to: OrderState): OrderState[] | null {
  const ways = new Map<OrderState, OrderState[]>([[from, []]]);
  for (const [state, way] of ways)
    for (const next of orderStates[state].next)
      if (!orderStates[next].isCancelled && !ways.has(next)) ways.set(next, [...way, next]);
  return ways.get(to) ?? null;
}

import type { OnScans, NewScan } from '#shop/shipping/server/tracking/store-scans.ts';
import { showScan } from '#shop/shipping/show-scan.ts';
import { newsAmong, wayBetween } from '#shop/orders/tracking/state-of-event.ts';
import { type EventBy, transitionOrder } from '#shop/orders/server/transition-order.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { afterState } from './end-parcel.ts';

type Step = EventBy & { to: OrderState; at: Date; note?: string };

/**
 * Changes an order's state by its new scans, in the transaction that stores them. Missing steps get an event too; only the
 * last step sends an email. A parcel that came back asks for its inspection, and a lost one opens a claim.
 */
export const applyScans: OnScans = async (tx, { orderId, scans }) => {
  const { order } = await lockOrderWithParcel(tx, { orderId });
  const steps = stepsFrom(order.state, scans);
  for (const [index, step] of steps.entries()) {
    const passing = index < steps.length - 1;
    const changed = await transitionOrder(tx, { orderId, ...step, passing });
    if (changed) await afterState(tx, { orderId, state: step.to, at: step.at });
  }
};

function stepsFrom(start: OrderState, scans: NewScan[]): Step[] {
  const steps: Step[] = [];
  let state = start;
  for (const { means, ...scan } of newsAmong(scans)) {
    const way = wayBetween(state, means);
    if (!way) continue;
    const why = orderStates[means].hasFailedTry
      ? showScan({ ...scan, at: scan.at.toISOString() })?.says
      : undefined;
    const by: EventBy =
      scan.authorId === null ? { actor: 'courier' } : { actor: 'staff', authorId: scan.authorId };
    for (const to of way)
      steps.push({ to, ...by, at: scan.at, ...(why && to === means ? { note: why } : {}) });
    state = means;
  }
  return steps;
}

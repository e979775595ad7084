import { staffLabelOf } from '#shop/orders/admin/staff-labels.ts';
import { eq } from 'drizzle-orm';
import { minuteMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { applyScans } from '../../../server/tracking/apply-scans.ts';
import { undoStep } from '#shop/orders/server/tracking/undo-step.ts';
import { orderStates } from '#shop/orders/states.ts';
import { isByHand } from '#shop/shipping/couriers/couriers.ts';
import { listAllScans, undoScan } from '#shop/shipping/server/by-hand/undo-scan.ts';
import { storeScans, withoutUndone } from '#shop/shipping/server/tracking/store-scans.ts';
import { type HandResult, type HandSteps, refusals } from '../../by-hand.ts';
import { handStep, type HandStepName } from '../../hand-steps.ts';
import { type ChosenParcels, chosenParcels, readSteps } from './list-by-hand.ts';

type Step = { step: HandStepName; at?: string | undefined; remark: string; authorId: number };

/**
 * Notes a step of parcels sent by hand, each in a transaction of its own (POST /api/admin/by-hand/steps). Each step is a scan, so
 * that the order, its emails, documents and cash follow as with any courier. Returns what became of each parcel. Refuses a lost parcel for
 * a packer (403).
 */
export async function takeStep(
  db: Db,
  { orders: chosen, role, ...step }: Step & { orders: ChosenParcels; role: StaffRole },
): Promise<HandResult[]> {
  if (handStep(step.step).needsSupport && role === 'packer') throw refusals.needsSupport();
  const results: HandResult[] = [];
  for (const orderNumber of await chosenParcels(db, chosen))
    results.push(await retryTransaction(db, (tx) => takeOne(tx, { orderNumber, ...step })));
  return results;
}

type OneStep = Step & {
  orderNumber: string;
  /** A courier's file says it, so that a parcel may have left without a list. */
  mayStartPacked?: boolean;
};

/** Notes a step of one parcel, in the caller's transaction. */
export async function takeOne(
  tx: Db,
  { orderNumber, step, at, remark, authorId, mayStartPacked = false }: OneStep,
): Promise<HandResult> {
  const refuse = (problem: string): HandResult => ({ orderNumber, outcome: 'refused', problem });
  const [found] = await tx
    .select({ orderId: orders.id })
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber));
  if (!found) return refuse('No order has this number.');
  const { orderId } = found;
  const { order, parcel } = await lockOrderWithParcel(tx, { orderId });
  if (!parcel?.waybill || !isByHand(parcel.courier)) return refuse('The parcel is not sent by hand.');
  const { from, to, label } = handStep(step);
  if (order.state === to) return { orderNumber, outcome: 'unchanged', problem: '' };
  const { isPackable, isPacked } = orderStates[order.state];
  if (!from.includes(order.state) && !(mayStartPacked && (isPackable || isPacked)))
    return refuse(`The order is ${staffLabelOf(order.state).toLowerCase()}.`);
  const moment = at ? new Date(at) : new Date();
  if (moment.getTime() > Date.now() + minuteMs) return refuse('This time has not come yet.');
  if (moment < order.placedAt) return refuse('The order was placed after this time.');
  const last = withoutUndone(await listAllScans(tx, { orderId })).findLast(({ event }) => event !== null);
  if (last && moment < last.at) return refuse('An earlier step of this parcel has a later time.');
  const stored = await storeScans(
    tx,
    {
      waybill: parcel.waybill,
      scans: [
        {
          at: moment.toISOString(),
          type: 'HAND',
          status: label,
          code: '',
          place: '',
          remarks: remark,
          event: step,
          authorId,
        },
      ],
    },
    applyScans,
  );
  return { orderNumber, outcome: stored > 0 ? 'done' : 'unchanged', problem: '' };
}

type Undo = {
  orderNumber: string;
  /** The scan that the staff member saw as the newest step. */
  step: number;
  authorId: number;
  /** Whether something follows from the delivery in a module above. */
  hasReturn: (tx: Db, order: { orderId: string }) => Promise<boolean>;
};

/**
 * Takes the newest step of a parcel back (POST /api/admin/by-hand/parcels/{orderNumber}/undo). Returns the parcel. Refuses an unknown
 * order (404), a step that is no longer the newest one, one whose documents are made, and a delivery that cash or a return rests on (409).
 */
export async function undoNewest(
  db: Db,
  { orderNumber, step, authorId, hasReturn }: Undo,
): Promise<HandSteps> {
  const { id: orderId } = await findAnyOrder(db, { orderNumber });
  await retryTransaction(db, async (tx) => {
    const { order } = await lockOrderWithParcel(tx, { orderId });
    const scan = await undoScan(tx, { orderId, scanId: step, authorId });
    if (!scan) throw refusals.staleStep();
    if (scan.undone === 'delivered' && (await hasReturn(tx, { orderId }))) throw refusals.hasReturn();
    const outcome = await undoStep(tx, { order, ...scan, authorId });
    if (outcome === 'not_undoable') throw refusals.notUndoable();
    if (outcome === 'cash_settled') throw refusals.cashSettled();
  });
  return readSteps(db, { orderNumber });
}

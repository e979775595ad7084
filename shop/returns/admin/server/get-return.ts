import { asc, eq, sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { expectedUnits } from '#shop/fulfilment/admin/server/inspection/expected-units.ts';
import { foundUnits } from '#shop/fulfilment/admin/server/inspection/found-units.ts';
import { previewCredit } from '#shop/invoices/server/credit-part.ts';
import { orders } from '#shop/orders/server/tables.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { refusals, type ReturnFacts } from '../../contract.ts';
import { openPickupStates } from '../../pickup.ts';
import { isOpenReturn } from '../../states.ts';
import { findPickup, type PickupRow, takesPickup } from '../../server/pickups/find-pickup.ts';
import type { CourierFor } from './arrange-pickup.ts';
import { listReturns } from '../../server/read-returns.ts';
import { returnedLines } from '../../server/returned-lines.ts';
import { returnEvents, returns } from '../../server/tables.ts';
import type { ReturnDetail } from '../contract.ts';
import type { ReturnsForStaff } from '../shown.ts';
import { accountNotedBy, judgePayment, linkBeforeAccount } from './second-payer.ts';

type Params = {
  id: number;
  userId: number;
  role: StaffRole;
  alonePaise: number;
  courierFor?: CourierFor;
};

/** Returns a return for staff, with what to look for in its parcel. Refuses an unknown one (404). */
export async function getReturn(
  db: Db,
  { id, userId, role, alonePaise, courierFor = () => null }: Params,
): Promise<ReturnDetail> {
  const [found] = await db
    .select({
      row: returns,
      orderNumber: orders.orderNumber,
      courier: orders.courier,
      name: sql<string>`coalesce(${orders.address} ->> 'name', '')`,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, id));
  if (!found) throw refusals.notFound();
  const { row, orderNumber, courier, name } = found;
  const pickup = await findPickup(db, { returnId: id });
  const fetchedBy = courierFor(courier);
  const [shown] = await listReturns(db, { id });
  const { needsColleague, isInvolved, isApproved, mayPay } = await judgePayment(db, {
    row,
    userId,
    alonePaise,
  });
  return {
    ...ofReturn(shown!),
    payoutHint: role === 'packer' ? '' : shown!.payoutHint,
    orderNumber,
    customerName: name,
    expectedAmount: await expectedAmount(db, { row, lines: shown!.lines }),
    askedBy: row.askedBy,
    events: await eventsOf(db, id),
    units: await unitsOf(db, row),
    payoutVersion: row.payoutVersion,
    needsColleague,
    isInvolved,
    isApproved,
    mayPay,
    accountNotedBy: await accountNotedBy(db, row),
    pickup: pickup && shownPickup(pickup),
    mayBook: takesPickup(row) && !isOpen(pickup),
    fetchedBy: fetchedBy && courierLabel(fetchedBy),
    mayInspect: row.state === 'picked_up' || (row.state === 'replaced' && row.inspectionId === null),
    withoutPickup: row.withoutPickup,
    linkBeforeAccount: await linkBeforeAccount(db, row),
  };
}

/** Returns the rupees that the units of an open return give back before the inspection. Null once it has ended or its sum is unknown. */
async function expectedAmount(
  db: Db,
  { row, lines }: { row: typeof returns.$inferSelect; lines: ReturnFacts['lines'] },
): Promise<number | null> {
  if (!isOpenReturn(row.state)) return null;
  const credit = await previewCredit(db, { orderId: row.orderId });
  const asked = new Map(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const unitsOfLine = new Map(credit.lines.map(({ orderLineId, units }) => [orderLineId, units]));
  const parts = lines.map(({ orderLineId, quantity }) => unitsOfLine.get(orderLineId)?.[quantity - 1]);
  if (parts.some((paise) => paise === undefined)) return null;
  // A line that was credited before has no units left.
  const isWhole = credit.lines.every(
    ({ orderLineId, units }) => units.length === (asked.get(orderLineId) ?? 0),
  );
  return toRupees(parts.reduce<number>((sum, paise) => sum + paise!, isWhole ? credit.restPaise : 0));
}

function isOpen(pickup: PickupRow | null): boolean {
  return pickup !== null && openPickupStates.some((state) => state === pickup.state);
}

function shownPickup(pickup: PickupRow): NonNullable<ReturnDetail['pickup']> {
  const { state, courier, isByHand, waybill, day, problem, lastScan, cameBackAt, pickedUpAt } = pickup;
  return {
    state,
    courier: courierLabel(courier),
    isByHand,
    waybill,
    day,
    problem,
    lastScan,
    cameBackAt: cameBackAt?.toISOString() ?? null,
    mayCancel: isOpen(pickup) && pickedUpAt === null,
  };
}

/** Returns the order of a return. Refuses an unknown one (404). */
export async function orderOfReturn(db: Db, { id }: { id: number }): Promise<string> {
  const [row] = await db.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id));
  if (!row) throw refusals.notFound();
  return row.orderId;
}

/** Returns the fields of a return that every role gets. */
export function ofReturn(shown: ReturnFacts): ReturnsForStaff['returns'][number] {
  return {
    id: shown.id,
    state: shown.state,
    reason: shown.reason,
    remedy: shown.remedy,
    note: shown.note,
    answer: shown.answer,
    requestedAt: shown.requestedAt,
    since: shown.since,
    lines: shown.lines,
    photos: shown.photos,
    refundAmount: shown.refundAmount,
    refundedAt: shown.refundedAt,
    reference: shown.reference,
    creditNote: shown.creditNote,
  };
}

const others = { customer: 'The customer', courier: 'The courier' } as const;

async function eventsOf(db: Db, id: number): Promise<ReturnDetail['events']> {
  const rows = await db
    .select()
    .from(returnEvents)
    .where(eq(returnEvents.returnId, id))
    .orderBy(asc(returnEvents.id));
  const names = await findStaffNames(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  return rows.map(({ state, actor, authorId, authorName, at }) => ({
    state,
    at: at.toISOString(),
    who: actor === 'staff' ? nameAtTheTime(authorName, names.get(authorId ?? 0)) : others[actor],
  }));
}

/** The findings of staff, or the questions. Empty for a return that never comes. */
async function unitsOf(
  db: Db,
  { id, orderId, state, inspectionId, withoutPickup }: typeof returns.$inferSelect,
): Promise<ReturnDetail['units']> {
  if (state === 'withdrawn' || withoutPickup) return [];
  if (inspectionId !== null) return foundUnits(db, { id: inspectionId });
  return expectedUnits(db, { orderId, lines: await returnedLines(db, { id }) });
}

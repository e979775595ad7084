import { and, eq, inArray } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { refusals } from '../contract.ts';
import { type ReturnActor, returnStates, type ReturnState, statesBefore } from '../states.ts';
import { notePickedUp, withdrawPickup } from './pickups/end-pickup.ts';
import { queueReturnEmail } from './queue-return-email.ts';
import { theCustomer, returnKind } from './return-kind.ts';
import { returnEvents, returns } from './tables.ts';

export type ReturnRow = typeof returns.$inferSelect;

type Step = {
  id: number;
  to: ReturnState;
  actor: ReturnActor;
  authorId?: number | null;
  set?: Partial<typeof returns.$inferInsert>;
};

/**
 * Takes a return to a state if its state allows it, with its event and its email, in the caller's transaction. Returns whether it
 * moved: a return that is there already does not. Refuses another state (409).
 */
export async function moveReturn(
  tx: Db,
  { id, to, actor, authorId = null, set = {} }: Step,
): Promise<boolean> {
  const moved = await tx
    .update(returns)
    .set({ ...set, state: to, since: new Date() })
    .where(and(eq(returns.id, id), inArray(returns.state, statesBefore(to))))
    .returning({ id: returns.id });
  if (moved.length === 0) {
    const { state } = await lockReturn(tx, id);
    if (state === to) return false;
    throw refusals.moved(returnStates[state].label);
  }
  await tx.insert(returnEvents).values({ returnId: id, state: to, actor, authorId });
  if (to === 'picked_up') await notePickedUp(tx, { returnId: id });
  // Nobody fetches what the customer keeps. Replaced goods may still come back.
  else if (to !== 'approved' && to !== 'replaced') await withdrawPickup(tx, { returnId: id });
  // The email about the replacement says it.
  if (to !== 'replaced') await queueReturnEmail(tx, { id, step: to });
  return true;
}

/** Locks a return. Refuses an unknown one (404). */
export async function lockReturn(tx: Db, id: number): Promise<ReturnRow> {
  const [row] = await tx.select().from(returns).where(eq(returns.id, id)).for('update');
  if (!row) throw refusals.notFound();
  return row;
}

/** Runs a step of a return alone, and logs what it changed. Refuses an unknown return (404). */
export async function stepOf(
  db: Db,
  { id, by }: { id: number; by: Author },
  work: (tx: Db) => Promise<unknown>,
): Promise<void> {
  await retryTransaction(db, async (tx) => {
    await lockReturn(tx, id);
    await logWork(tx, returnKind, { id: String(id), by }, async (inner) => {
      await work(inner);
    });
  });
}

type Decided = { id: number; by: Author & { userId: number } };

/** Approves a return for staff. A repeated approval changes nothing. Refuses a return that was decided otherwise (409). */
export async function approveReturn(db: Db, { id, by }: Decided): Promise<void> {
  await stepOf(db, { id, by }, (tx) =>
    moveReturn(tx, { id, to: 'approved', actor: 'staff', authorId: by.userId }),
  );
}

/** Refuses a return with words for the customer, until its inspection. Refuses (409) one that has ended otherwise. */
export async function refuseReturn(db: Db, { id, by, answer }: Decided & { answer: string }): Promise<void> {
  await stepOf(db, { id, by }, (tx) =>
    moveReturn(tx, { id, to: 'refused', actor: 'staff', authorId: by.userId, set: { answer } }),
  );
}

/** Notes that the parcel of a return is on its way back. */
export async function pickUpReturn(db: Db, { id, by }: Decided): Promise<void> {
  await stepOf(db, { id, by }, (tx) =>
    moveReturn(tx, { id, to: 'picked_up', actor: 'staff', authorId: by.userId }),
  );
}

/** Withdraws a customer's return until it is picked up. Refuses one of another order (404), and a later state (409). */
export async function withdrawReturn(
  db: Db,
  { id, orderId }: { id: number; orderId: string },
): Promise<void> {
  await stepOf(db, { id, by: theCustomer }, async (tx) => {
    await refuseOther(tx, { id, orderId });
    await moveReturn(tx, { id, to: 'withdrawn', actor: 'customer' });
  });
}

/** Refuses a return of another order (404). Returns the return, locked. */
export async function refuseOther(
  tx: Db,
  { id, orderId }: { id: number; orderId: string },
): Promise<ReturnRow> {
  const row = await lockReturn(tx, id);
  if (row.orderId !== orderId) throw refusals.notFound();
  return row;
}

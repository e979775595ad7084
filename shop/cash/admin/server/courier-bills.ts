import { and, asc, between, desc, eq } from 'drizzle-orm';
import { toPaise, toRupees } from '#platform/money.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import type { Db } from '#platform/server/db.ts';
import { courierBills } from '../../server/tables.ts';
import type { CourierBill } from '../bills.ts';

/** Returns what staff entered from the invoices of couriers for some months, the newest month first (GET /api/admin/cash/bills). In rupees. */
export async function listBills(db: Db, { from, to }: { from: string; to: string }): Promise<CourierBill[]> {
  const rows = await db
    .select()
    .from(courierBills)
    .where(between(courierBills.month, from, to))
    .orderBy(desc(courierBills.month), asc(courierBills.courier));
  return rows.map(({ courier, month, deliveriesPaise, returnsPaise, authorName, at }) => ({
    courier,
    month,
    deliveries: toRupees(deliveriesPaise),
    returns: toRupees(returnsPaise),
    by: nameAtTheTime(authorName, undefined),
    at: at.toISOString(),
  }));
}

type Entering = { courier: string; month: string; deliveries: number; returns: number; authorId: number };

/** Enters the invoice of a courier of a month, in place of an earlier entry. Two zeros take it away. */
export async function enterBill(db: Db, { courier, month, ...entered }: Entering): Promise<void> {
  const { authorId } = entered;
  const amounts = { deliveriesPaise: toPaise(entered.deliveries), returnsPaise: toPaise(entered.returns) };
  if (amounts.deliveriesPaise + amounts.returnsPaise === 0) {
    await db
      .delete(courierBills)
      .where(and(eq(courierBills.courier, courier), eq(courierBills.month, month)));
    return;
  }
  await db
    .insert(courierBills)
    .values({ courier, month, ...amounts, authorId })
    .onConflictDoUpdate({
      target: [courierBills.courier, courierBills.month],
      set: { ...amounts, authorId, authorName: '', at: new Date() },
    });
}

import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { inspectionRefusals } from '#shop/fulfilment/admin/inspection.ts';
import { returnLines } from '../../server/tables.ts';
import type { RefundLines } from '../contract.ts';

/** Stores how many units of each line of a return are refunded. Refuses lines that are not just its own, and too many units (409). */
export async function storeLines(tx: Db, { id, lines }: RefundLines & { id: number }): Promise<void> {
  const asked = await tx.select().from(returnLines).where(eq(returnLines.returnId, id));
  const given = new Map(lines.map((line) => [line.orderLineId, line.refundedQuantity]));
  if (given.size !== lines.length || given.size !== asked.length) throw inspectionRefusals.unitsDiffer();
  for (const { orderLineId, quantity } of asked) {
    const refundedQuantity = given.get(orderLineId);
    if (refundedQuantity === undefined || refundedQuantity > quantity) throw inspectionRefusals.unitsDiffer();
    await tx
      .update(returnLines)
      .set({ refundedQuantity })
      .where(and(eq(returnLines.returnId, id), eq(returnLines.orderLineId, orderLineId)));
  }
}

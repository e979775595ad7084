import { and, eq } from 'drizzle-orm';
import type { Author } from '#platform/admin/server/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { putBack, unitsOut } from '#shop/catalog/server/stock/put-back.ts';
import { creditPart } from '#shop/invoices/server/credit-part.ts';
import type { Seller } from '#shop/invoices/seller.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { outcomes, returnStates } from '../../states.ts';
import { refusals as returnRefusals } from '../../contract.ts';
import { lockReturn, moveReturn, stepOf } from '../../server/change-return.ts';
import { returnLines, returnUnits } from '../../server/tables.ts';
import { type UnitsExpected, unitsExpected } from '../../server/units-of-return.ts';
import { type InspectForm, refusals } from '../contract.ts';

type Asked = InspectForm & { id: number; by: Author & { userId: number }; seller: Seller; now?: Date };
type Found = InspectForm['units'][number];

/**
 * Says what became of each unit of a return, and how many of each line are refunded. Sellable units return to their batch, and the
 * credit note is issued, in one transaction. With nothing to refund the return is refused with `answer`. A repeated inspection changes
 * nothing. Refuses units that do not add up, and a return that is not picked up (409).
 */
export async function inspectReturn(db: Db, asked: Asked): Promise<void> {
  const { id, by, seller, now = new Date(), answer, lines, units } = asked;
  await stepOf(db, { id, by }, async (tx) => {
    const { state, orderId } = await lockReturn(tx, id);
    if (state === 'inspected') return;
    if (state !== 'picked_up') throw returnRefusals.moved(returnStates[state].label);
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
    await storeLines(tx, { id, lines });
    const expected = await unitsExpected(tx, { id, orderId });
    refuseSums(expected, units);
    await storeUnits(tx, { id, orderId, units, authorId: by.userId });
    const step = { id, actor: 'staff', authorId: by.userId } as const;
    const refunded = lines.map(({ orderLineId, refundedQuantity: quantity }) => ({ orderLineId, quantity }));
    if (refunded.every(({ quantity }) => quantity === 0)) {
      if (!answer) throw refusals.answerNeeded();
      await moveReturn(tx, { ...step, to: 'refused', set: { answer } });
      return;
    }
    const { totalPaise } = await creditPart(tx, { orderId, returnId: id, units: refunded, seller, now });
    if (totalPaise === 0) throw refusals.nothingPaid();
    await moveReturn(tx, { ...step, to: 'inspected', set: { refundPaise: totalPaise } });
  });
}

async function storeLines(tx: Db, { id, lines }: Pick<Asked, 'id' | 'lines'>): Promise<void> {
  const asked = await tx.select().from(returnLines).where(eq(returnLines.returnId, id));
  const given = new Map(lines.map((line) => [line.orderLineId, line.refundedQuantity]));
  if (given.size !== lines.length || given.size !== asked.length) throw refusals.unitsDiffer();
  for (const { orderLineId, quantity } of asked) {
    const refundedQuantity = given.get(orderLineId);
    if (refundedQuantity === undefined || refundedQuantity > quantity) throw refusals.unitsDiffer();
    await tx
      .update(returnLines)
      .set({ refundedQuantity })
      .where(and(eq(returnLines.returnId, id), eq(returnLines.orderLineId, orderLineId)));
  }
}

/** The units of a line and product add up to what was returned, and no batch gave more than it has. */
function refuseSums(expected: UnitsExpected[], found: Found[]): void {
  const keyOf = ({ orderLineId, productId, batchId }: Omit<Found, (typeof outcomes)[number]>) =>
    `${orderLineId} ${productId} ${batchId ?? ''}`;
  const rows = new Map(expected.map((row) => [keyOf(row), row]));
  if (new Set(found.map(keyOf)).size < found.length) throw refusals.unitsDiffer();
  for (const unit of found)
    if (sumOf(unit) > (rows.get(keyOf(unit))?.atMost ?? 0)) throw refusals.unitsDiffer();
  const groups = Map.groupBy(expected, ({ orderLineId, productId }) => `${orderLineId} ${productId}`);
  for (const rowsOfLine of groups.values()) {
    const [{ orderLineId, productId, expected: wanted }] = rowsOfLine as [UnitsExpected];
    const held = rowsOfLine.reduce((sum, { atMost }) => sum + atMost, 0);
    const given = found
      .filter((unit) => unit.orderLineId === orderLineId && unit.productId === productId)
      .reduce((sum, unit) => sum + sumOf(unit), 0);
    if (given !== Math.min(wanted, held)) throw refusals.unitsDiffer();
  }
}

function sumOf(unit: Found): number {
  return outcomes.reduce((sum, outcome) => sum + unit[outcome], 0);
}

type Stored = { id: number; orderId: string; units: Found[]; authorId: number };

async function storeUnits(tx: Db, { id, orderId, units, authorId }: Stored): Promise<void> {
  const sellable = units.filter((unit) => unit.sellable > 0);
  const out = await unitsOut(tx, { orderId });
  const byProduct = [...Map.groupBy(sellable, ({ productId }) => productId)];
  const changes = new Map<number, string>();
  for (const [productId, rows] of byProduct.toSorted(([one], [other]) => one - other)) {
    const returned = rows.map(({ orderLineId, batchId, sellable: back }) => ({
      orderLineId,
      batchId,
      units: back,
    }));
    const total = returned.reduce((sum, { units: back }) => sum + back, 0);
    if (total > (out.get(productId) ?? 0)) throw refusals.unitsDiffer();
    changes.set(productId, await putBack(tx, { orderId, productId, authorId, returned }));
  }
  const rows = units.flatMap(({ orderLineId, productId, batchId, ...unit }) =>
    outcomes
      .filter((outcome) => unit[outcome] > 0)
      .map((outcome) => {
        const changeId = outcome === 'sellable' ? changes.get(productId)! : null;
        return { returnId: id, orderLineId, productId, batchId, outcome, units: unit[outcome], changeId };
      }),
  );
  if (rows.length > 0) await tx.insert(returnUnits).values(rows);
}

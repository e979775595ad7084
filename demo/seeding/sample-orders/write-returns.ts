import { inArray } from 'drizzle-orm';
import { dayMs, dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { cashEntries } from '#shop/cash/server/tables.ts';
import { batches } from '#shop/catalog/server/stock/tables.ts';
import { inspectedUnits, inspections } from '#shop/fulfilment/server/tables.ts';
import type { Invoice } from '#shop/invoices/invoice.ts';
import { creditedLines, creditNotes } from '#shop/invoices/server/tables.ts';
import { partOfLine } from '#shop/invoices/tax/part-of-line.ts';
import { statesThat } from '#shop/orders/states.ts';
import type { ReturnReason } from '#shop/returns/reasons.ts';
import { returnEvents, returnLines, returns } from '#shop/returns/server/tables.ts';
import type { ReturnState } from '#shop/returns/states.ts';
import { continueIds, insertRows } from '../insert-rows.ts';
import { idOf } from './plan-orders.ts';
import { sampleSerial } from './write-documents.ts';
import type { SampleOrder } from './write-sample-orders.ts';

/** The returns of the newest delivered samples: how far each is, and why. */
const wanted: [state: ReturnState, reason: ReturnReason, way: ReturnState[]][] = [
  ['requested', 'damaged', []],
  ['approved', 'wrong', ['requested']],
  ['inspected', 'defective', ['requested', 'approved', 'picked_up']],
  ['refunded', 'changed_mind', ['requested', 'approved', 'picked_up', 'inspected']],
  ['refunded', 'damaged', ['requested', 'approved', 'picked_up', 'inspected']],
];

/** Serials of credit notes of parts follow those of whole orders. */
const firstSerial = 1_001;

type Params = { orders: SampleOrder[]; documents: Map<string, Invoice>; now: Date };

type PlannedReturn = Awaited<ReturnType<typeof planReturns>>[number];

/** Writes a few returns of delivered samples, in their states, with inspection, credit note and refund. */
export async function writeSampleReturns(tx: Db, { orders, documents, now }: Params): Promise<void> {
  const made = planReturns({ orders, documents, now });
  const taken = made.filter(({ part }) => part !== null);
  await writeInspections(tx, taken);
  await insertRows(
    tx,
    returns,
    made.map(({ row }) => row),
  );
  await insertRows(
    tx,
    returnLines,
    made.map(({ row, line, part }) => ({
      returnId: row.id,
      orderLineId: line.id,
      quantity: 1,
      refundedQuantity: part ? 1 : null,
    })),
  );
  await insertRows(
    tx,
    returnEvents,
    made.flatMap(({ row, way }) =>
      [...way, row.state].map((state) => ({
        returnId: row.id,
        state,
        actor: state === 'requested' ? ('customer' as const) : ('staff' as const),
        at: row.since,
      })),
    ),
  );
  await creditParts(tx, taken);
  await insertRows(
    tx,
    cashEntries,
    made
      .filter(({ row }) => row.state === 'refunded')
      .map(({ order, row }) => ({
        orderId: order.id,
        courier: order.courier,
        kind: 'refunded' as const,
        paise: -row.refundPaise!,
        requestId: row.refundId,
        note: '',
        bookedAt: row.since,
      })),
  );
  for (const table of [returns, inspections]) await continueIds(tx, table);
}

function planReturns({ orders, documents, now }: Params) {
  const delivered = orders
    .filter(({ state }) => statesThat('hasArrived').includes(state))
    .toReversed()
    .slice(0, wanted.length);
  return delivered.map((order, at) => {
    const [state, reason, way] = wanted[at]!;
    const line = order.rows[0]!;
    const invoice = documents.get(order.id)!;
    const isTaken = state === 'inspected' || state === 'refunded';
    const part = isTaken ? partOfLine(invoice.lines[0]!, { from: 0, to: 1 }) : null;
    const since = new Date(Math.min(order.events.at(-1)!.at.getTime() + dayMs, now.getTime()));
    const id = at + 1;
    const row = {
      id,
      requestId: idOf(`return ${id}`),
      orderId: order.id,
      state,
      reason,
      note: '',
      askedBy: 'customer' as const,
      answer: '',
      requestedAt: since,
      since,
      inspectionId: part ? id : null,
      refundPaise: part?.paidPaise ?? null,
      refundId: idOf(`refund ${id}`),
      payoutHint: '',
      payoutVersion: 0,
      payoutByName: '',
      withoutPickup: false,
      approvedByName: '',
      paidByName: '',
      refundedAt: state === 'refunded' ? since : null,
      reference: state === 'refunded' ? `SAMPLE${id}` : '',
    };
    return { order, invoice, line, part, way, row };
  });
}

/** The samples that came back were damaged, so nothing goes back to the stock. */
async function writeInspections(tx: Db, taken: PlannedReturn[]): Promise<void> {
  await insertRows(
    tx,
    inspections,
    taken.map(({ order, row }) => ({
      id: row.id,
      kind: 'return' as const,
      orderId: order.id,
      askedAt: row.since,
      doneAt: row.since,
    })),
  );
  const shelf = await tx
    .select({ id: batches.id, productId: batches.productId })
    .from(batches)
    .where(
      inArray(
        batches.productId,
        taken.map(({ line }) => line.productId),
      ),
    );
  await insertRows(
    tx,
    inspectedUnits,
    taken.map(({ row, line }) => ({
      inspectionId: row.id,
      orderLineId: line.id,
      productId: line.productId,
      batchId: shelf.find(({ productId }) => productId === line.productId)?.id ?? null,
      outcome: 'damaged' as const,
      units: line.packs ?? 1,
      changeId: null,
    })),
  );
}

async function creditParts(tx: Db, taken: PlannedReturn[]): Promise<void> {
  await insertRows(
    tx,
    creditNotes,
    taken.map(({ order, invoice, part, row }, at) => {
      const day = dayOf(row.since);
      const { number, ...place } = sampleSerial('creditNote', { day, serial: firstSerial + at });
      const content = {
        ...invoice,
        number,
        day,
        lines: [{ ...part!, position: 0 }],
        totalPaise: part!.paidPaise,
        invoice: { number: invoice.number, day: invoice.day },
      };
      return { orderId: order.id, returnId: row.id, ...place, content, issuedAt: row.since };
    }),
  );
  await insertRows(
    tx,
    creditedLines,
    taken.flatMap(({ order, invoice, part }) =>
      invoice.lines.map(({ quantity, paidPaise }, position) => ({
        orderId: order.id,
        position,
        quantity,
        paidPaise,
        creditedQuantity: position === 0 ? 1 : 0,
        creditedPaise: position === 0 ? part!.paidPaise : 0,
      })),
    ),
  );
}

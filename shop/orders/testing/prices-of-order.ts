import { eq, sql } from 'drizzle-orm';
import { toPaise } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { cashDues } from '#shop/cash/server/tables.ts';
import { readParcels } from '#shop/fulfilment/admin/server/documents/read-parcels.ts';
import { hasInvoice } from '#shop/invoices/invoice.ts';
import { issueCreditNote } from '#shop/invoices/server/issue-credit-note.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { recordsOf } from '#shop/orders/server/testing.ts';
import { orderStates } from '#shop/orders/states.ts';
import { toCreateData } from '#shop/shipping/couriers/delhivery/messages.ts';
import { readRequest } from '#shop/shipping/server/stored-request.ts';
import { config } from './life-of-order.ts';

const seller = sellerOf(config);
const sender = { pickupLocation: config.PICKUP_LOCATION, sellerName: config.SHOP_NAME };

/** Returns what each part of the shop says that the customer owes, and what documents and cash come to. */
export async function pricesOf(db: Db, { orderId, orderNumber }: { orderId: string; orderNumber: string }) {
  const { order, shipments } = await recordsOf(db, orderId);
  const { state, totalPaise } = order!;
  const [label] = await readParcels(db, { orderIds: [orderId], kind: 'labels' });
  const sent = toCreateData(readRequest(shipments[0]!.request), sender) as {
    shipments: { cod_amount: number }[];
  };
  const emails = await queuedEmails(db);
  const mailed = emails.findLast(
    ({ template, data }) =>
      ['order-placed', 'order-changed'].includes(template) && data.orderNumber === orderNumber,
  );
  const invoice = hasInvoice(state) ? (await issueInvoice(db, { orderId, seller })).totalPaise : null;
  const isCredited = orderStates[state].invoiced === 'credited';
  const note = isCredited ? (await issueCreditNote(db, { orderId, seller })).totalPaise : 0;
  const { rows: parts } = await db.execute<{ noted: number; refunds: number; paid: number }>(sql`
    select
      coalesce((select sum((content ->> 'totalPaise')::int) from credit_notes
        where order_id = ${orderId} and return_id is not null), 0)::int as noted,
      coalesce((select sum(refund_paise) from returns where order_id = ${orderId}), 0)::int as refunds,
      coalesce((select -sum(paise) from cash_entries where order_id = ${orderId} and kind = 'refunded'), 0)::int as paid`);
  const { noted, refunds, paid } = parts[0]!;
  const [due] = await db.select().from(cashDues).where(eq(cashDues.orderId, orderId));
  return {
    state,
    owed: [
      totalPaise,
      Number(mailed!.data.totalPaise),
      toPaise(sent.shipments[0]!.cod_amount),
      ...(label && 'collectPaise' in label ? [label.collectPaise] : []),
      ...(invoice === null ? [] : [invoice]),
      ...(due ? [due.duePaise] : []),
    ],
    billed: invoice === null ? null : invoice - note - noted,
    refunds,
    paid,
  };
}

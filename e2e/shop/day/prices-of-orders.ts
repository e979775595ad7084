import { sql } from 'drizzle-orm';
import { toPaise } from '#platform/money.ts';
import { readPdf } from '#shop/invoices/server/testing.ts';
import type { EmailSink } from '../email-sink.ts';
import type { JourneyShop } from '../journey-shop.ts';

export type Label = { orderNumber: string; waybill: string; cashPaise: number };

/** `invoice` and `notes` are sums of documents, and `cash` is the due cash less refunds. In paise. */
type Booked = { orderNumber: string; total: number; invoice: number; notes: number; cash: number };

/** Reads every order with its documents and its cash, the oldest first. */
export async function bookedOrders(shop: JourneyShop): Promise<Booked[]> {
  return shop.onDatabase(async ({ db }) => {
    const { rows } = await db.execute<Booked>(sql`
      select order_number as "orderNumber", total_paise as total,
        (select coalesce(sum((content ->> 'totalPaise')::int), 0)::int
          from invoices where order_id = orders.id) as invoice,
        (select coalesce(sum((content ->> 'totalPaise')::int), 0)::int
          from credit_notes where order_id = orders.id) as notes,
        (select coalesce(sum(paise), 0)::int
          from cash_entries where order_id = orders.id and kind in ('due', 'refunded')) as cash
      from orders order by order_number`);
    return rows;
  });
}

/** Reads a PDF of labels as a scanner and a rider read them. */
export async function readLabels(pdf: Buffer): Promise<Label[]> {
  const text = await readPdf(pdf);
  return [...text.matchAll(/COD (₹[\d,.]+) .*? (\d{14}) Order (AR-\d+),/g)].map(
    ([, cash, waybill, orderNumber]) => ({
      orderNumber: orderNumber!,
      waybill: waybill!,
      cashPaise: paiseOf(cash!),
    }),
  );
}

/** Returns what the newest email with the amounts of an order asks for at the door. */
export function mailedPaise(emails: EmailSink, to: string, orderNumber: string): number {
  const amounts = emails
    .to(to)
    .filter(({ subject }) => subject.includes(orderNumber))
    .flatMap(({ text }) => /To pay in cash\s+(₹[\d,.]+)/.exec(text)?.[1] ?? []);
  return paiseOf(amounts.at(-1) ?? '');
}

/** Returns the total of each document in a ZIP file of PDFs. Credit notes count negative, and delivery challans charge nothing. */
export async function totalsInZip(zip: Buffer): Promise<number[]> {
  const [, ...documents] = zip.toString('latin1').split('%PDF-');
  const totals = await Promise.all(
    documents.map(async (document) => {
      const text = await readPdf(Buffer.from(`%PDF-${document}`, 'latin1'));
      if (text.includes('Delivery Challan')) return [];
      const [, label, amount] = /(Total, cash on delivery|Total credited) (₹[\d,.]+)/.exec(text)!;
      return label === 'Total credited' ? -paiseOf(amount!) : paiseOf(amount!);
    }),
  );
  return totals.flat();
}

export function paiseOf(text: string): number {
  return toPaise(Number(text.replaceAll(/[₹,]/g, '')));
}

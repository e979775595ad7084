import { eq, sql } from 'drizzle-orm';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { dayOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import { type EmailJob, openEmail } from '#platform/server/emails/queue-email.ts';
import { amountLines } from '#shop/cart/amount-lines.ts';
import type { CartItem } from '#shop/cart/contract.ts';
import { AmountDue, CartPriceDetails, CheckoutPriceDetails } from '#shop/cart/ui/price-details.tsx';
import type { Charges } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { writeShiprocketFile } from '#shop/fulfilment/admin/server/booking-file/write-booking-file.ts';
import { readSheets } from '#shop/invoices/admin/server/gst-month.ts';
import { drawInvoice } from '#shop/invoices/server/draw-invoice.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { readPdf } from '#shop/invoices/server/testing.ts';
import { editOrder, openEdit } from '#shop/checkout/admin/server/edit-order.ts';
import { getOrderForStaff } from '#shop/orders/admin/server/get-order-for-staff.ts';
import { applyShipmentResponse } from '#shop/orders/server/apply-shipment-response.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { OrderAmounts } from '#shop/orders/ui/order/order-amounts.tsx';
import { openManual } from '#shop/shipping/couriers/manual/open-manual.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';
import { readShopConfig } from './config.ts';
import { renderEmail } from './emails/render-email.ts';

const { db } = await testDatabase();
const seller = { ...sellerOf(readShopConfig({})), state: 'Karnataka' as const };
const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };
const dispatch = { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 };
const shop = {
  name: 'Aranya',
  tagline: 'Slow herbs',
  url: 'https://shop.example',
  email: 'hi@shop.example',
  phone: null,
  palette: 'forest' as const,
};

type Line = { sku: string; quantity: number; unitPaise: number; name: string };
type Case = { title: string; charges: Charges; state?: 'Kerala'; lines: Line[]; more?: number };

it('shows the amounts of an order as recorded, wherever the shop shows them', async () => {
  const pages: string[] = [];
  for (const one of await cases()) pages.push(`# ${one.title}`, ...(await everywhere(one)));
  const { sheets, totals } = await readSheets(db, dayOf(new Date()).slice(0, 7));
  pages.push('# The month of GST', JSON.stringify({ sheets, totals }, null, 1));
  const recorded = pages.map(withoutMoment).join('\n\n');
  await expect(`${recorded}\n`).toMatchFileSnapshot('recorded-amounts.txt');
});

async function cases(): Promise<Case[]> {
  const product = (name: string, mrpPaise: number, hsn: string, more: { productClass?: 'ayurvedic' } = {}) =>
    makeProduct(db, {
      slug: name.toLowerCase().replaceAll(' ', '-'),
      name,
      mrpPaise,
      hsn,
      stock: 90,
      ...more,
    });
  const churna = await product('Ashwagandha Churna', 50_000, '3004', { productClass: 'ayurvedic' });
  const tea = await product('Tulsi Tea', 33_333, '0902');
  const lip = await product('Lip Colour', 49_901, '3304');
  const soap = await product('Small Soap', 400, '3401');
  const combo = await makeCombo(
    db,
    [
      { partId: tea.id, quantity: 2 },
      { partId: lip.id, quantity: 1 },
    ],
    { slug: 'tea-set', name: 'Tea Set', mrpPaise: 99_950, hsn: '0902' },
  );
  const line = ({ id, name }: { id: number; name: string }, unitPaise: number, quantity = 1, more = '') => ({
    sku: `${id}${more}`,
    name,
    quantity,
    unitPaise,
  });
  return [
    {
      title: 'The charges of section 9',
      charges: { fixedDiscountPaise: 1_000, feePaise: 700 },
      lines: [line(churna, 50_000, 2)],
    },
    {
      title: 'No charges, several supplies and a subscription',
      charges: { fixedDiscountPaise: 0, feePaise: 0 },
      lines: [line(churna, 42_500, 1, '-s60'), line(tea, 50_000, 3, '-120'), line(lip, 49_901)],
    },
    {
      title: 'A discount above the price of the goods, and a change of the goods',
      charges: { fixedDiscountPaise: 1_000, feePaise: 700 },
      lines: [line(soap, 400)],
      more: 4,
    },
    {
      title: 'A combo and several rates to another state',
      charges: { fixedDiscountPaise: 2_500, feePaise: 1_200 },
      state: 'Kerala',
      lines: [line(combo, 99_950, 2), line(lip, 49_901, 3), line(tea, 33_333)],
    },
  ];
}

async function everywhere({ charges, state, lines, more }: Case): Promise<string[]> {
  const items = lines.map(({ unitPaise, quantity }) => ({
    price: toRupees(unitPaise),
    quantity,
  })) as CartItem[];
  const seen = { items, price: priceOf(lines, charges) };
  const body = makeOrderBody(lines, {
    totalAmount: toRupees(priceOf(lines, charges).payablePaise),
    ...(state ? { state, city: 'Kochi', pincode: '682001' } : {}),
  });
  const { userId, email } = await makeCustomer(db);
  const { orderNumber } = await placeOrder(db, { userId, order: body, charges });
  const { orderId } = body;
  const before = await asShown({ orderNumber, userId, email });
  if (more) {
    const { version } = await openEdit(db, { orderNumber, userId: 7 });
    const fields = { lines: [{ sku: lines[0]!.sku, quantity: more }] };
    await editOrder(db, { orderNumber, version, fields, dispatch, by });
  }
  const after = more ? await asShown({ orderNumber, userId, email }) : [];
  await createShipment(db, openManual(), {
    orderId,
    courierName: 'manual',
    onResponse: (tx, response) => applyShipmentResponse(tx, { orderId, response, courierName: 'manual' }),
  });
  const { file } = await writeShiprocketFile(db, {
    orders: { ids: [orderNumber] },
    box: { lengthCm: 20, breadthCm: 15, heightCm: 10 },
    spareGrams: null,
    userId: 7,
  });
  for (const to of ['packed', 'shipped'] as const)
    await transitionOrder(db, { orderId, to, actor: 'staff', authorId: 7 });
  const invoice = await issueInvoice(db, { orderId, seller });
  return [
    JSON.stringify(
      amountLines(
        items.map(({ price, quantity }) => ({ price, quantity, name: '', takesCash: true })),
        charges,
      ),
    ),
    markup(createElement(CartPriceDetails, { ...seen, delivery: charges.delivery })),
    markup(createElement(CheckoutPriceDetails, seen)),
    markup(createElement(AmountDue, seen)),
    ...before,
    ...after,
    Buffer.from(file).toString(),
    JSON.stringify(invoice, null, 1),
    await readPdf(await drawInvoice(invoice, { shopName: 'Aranya' })),
  ];
}

type PlacedFor = { orderNumber: string; userId: number; email: string };

async function asShown({ orderNumber, userId, email }: PlacedFor): Promise<string[]> {
  const order = await getOrder(db, { orderNumber, userId });
  const ofStaff = await getOrderForStaff(db, { orderNumber, userId: 7, role: 'support' });
  const { subtotal, discount, platformFee, totalAmount, amountDue } = order;
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const { subtotalPaise, discountPaise, fixedDiscountPaise, feePaise, totalPaise } = row!;
  return [
    JSON.stringify({ subtotal, discount, platformFee, totalAmount, amountDue }),
    JSON.stringify({ subtotalPaise, discountPaise, fixedDiscountPaise, feePaise, totalPaise }),
    markup(createElement(OrderAmounts, { order })),
    markup(createElement(OrderAmounts, { order: ofStaff })),
    ...(await emailsTo(email)),
  ];
}

async function emailsTo(email: string): Promise<string[]> {
  const { rows } = await db.execute<{ data: EmailJob }>(
    sql`select data from pgboss.job where name = 'mail.send' order by created_on, (data->>'logId')::int`,
  );
  const mine = rows.map(({ data }) => openEmail(data)).filter(({ to }) => to === email);
  return mine.flatMap((queued) => {
    const { subject, html, text } = renderEmail(queued, shop);
    return [subject, html.replaceAll(/<style>[^]*?<\/style>/g, ''), text];
  });
}

const markup = (element: ReactElement) => renderToStaticMarkup(element);

/** A record of today equals one of another day. */
function withoutMoment(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(
      /\b(?:20\d\d-\d\d-\d\d|\d\d-\d\d-20\d\d \d\d:\d\d|\d\d-\d\d-20\d\d|\d\d\/\d\d\/20\d\d)\b/g,
      '<day>',
    )
    .replaceAll(/\b(AR|CN)\/\d\d-\d\d\//g, '$1/<year>/');
}

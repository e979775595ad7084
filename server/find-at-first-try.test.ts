import { beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { openStaffApi } from '#api/admin/testing.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { bestRows, type FoundRow, type StoredRow } from '#shop/finder/admin/contract.ts';
import { makeDelivered } from '#shop/returns/server/testing.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { findPages } from '#app/admin/navigation/find-pages.ts';

const { db, call } = await openStaffApi();
const { order, orderId } = await makeDelivered(db);
await makeProduct(db, { name: 'Neem Soap' });
const tokens = new Map<StaffRole, string>();

beforeAll(async () => {
  for (const role of ['owner', 'packer', 'support'] as const)
    tokens.set(role, (await makeStaff(db, role)).token);
  await db.update(shipments).set({ waybill: '8512345678901' }).where(eq(shipments.orderId, orderId));
});

async function find(q: string, role: StaffRole): Promise<FoundRow[]> {
  const { body } = await call(tokens.get(role)!, 'POST', 'find', { q });
  return bestRows([...(body as unknown as { found: StoredRow[] }).found, ...findPages(q, role)]);
}

const questions: [asked: string, answer: string | (() => string), role?: StaffRole][] = [
  ['where is parcel 8512…', () => `/admin/orders/${order.orderNumber}`],
  ['where is parcel 8512…', () => `/admin/orders/${order.orderNumber}`, 'packer'],
  ['parcel of Meera Iyer', () => `/admin/orders/${order.orderNumber}`],
  ['stop the newsletter', '/admin/newsletter'],
  ['my GSTIN', '/admin/settings/seller#SELLER_GSTIN'],
  ['who looked at this customer', '/admin/looks'],
  ['shipping charge', '/admin/settings/delivery#DELIVERY_CHARGE_RUPEES'],
  ['no COD at a pincode', '/admin/settings/delivery#CASH_REFUSED_PINCODES'],
  ['free shipping above 499', '/admin/settings/delivery#DELIVERY_FREE_RUPEES'],
  ['add a holiday', '/admin/settings/delivery#SHOP_HOLIDAYS'],
  ['change my logo', '/admin/settings/shop#SHOP_LOGO'],
  ['warehouse address', '/admin/settings/delivery#PICKUP_LOCATION'],
  ['how many days for a return', '/admin/settings/orders#RETURN_DAYS'],
  ['invite a colleague', '/admin/staff'],
  ['gst return of the month', '/admin/papers'],
  ['cod money from the courier', '/admin/cash'],
  ['undo a change', '/admin/log'],
  ['write an about us page', '/admin/content/pages'],
  ['print labels', '/admin/packing', 'packer'],
  ['order by phone', '/admin/orders/new', 'support'],
  ['was the mail sent', '/admin/mails', 'support'],
  ['best seller', '/admin/reports/products'],
  ['low stock', '/admin/stock', 'packer'],
  ['import an excel', '/admin/products/import'],
  ['neem soap', '/admin/products/'],
];

it.each(questions)('"%s" is found at the first try', async (asked, answer, role = 'owner') => {
  const wanted = typeof answer === 'string' ? answer : answer();
  const found = (await find(asked, role)).map(({ to }) => to);
  expect(found.filter((to) => to === wanted || (wanted.endsWith('/') && to.startsWith(wanted)))).not.toEqual(
    [],
  );
});

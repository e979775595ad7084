// §9 the owner sees what each courier charged for returns, from its files, from entries at orders and from its invoices
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { dayMs, dayOf } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { enterBill, listBills } from '#shop/cash/admin/server/courier-bills.ts';
import { settleDue } from '#shop/cash/admin/server/settle-due.ts';
import { makeParcel } from '#shop/cash/server/testing.ts';
import { remittanceRows, remittances } from '#shop/cash/server/tables.ts';
import { orderEvents, orders } from '#shop/orders/server/tables.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { readReport, writeReport } from './read-report.ts';

const { db } = await testDatabase();
const { userId: authorId } = await makeStaff(db, 'owner');
const month = dayOf(new Date()).slice(0, 7);
// The day that runs does not count, so the report is read two days later.
const now = new Date(Date.now() + 2 * dayMs);
const asked = { report: 'cost-by-courier', from: month, to: month, now } as const;
const read = async () => (await readReport(db, asked)).rows.map(({ key, values }) => [key, values] as const);

it('counts the charges of a booked file by whether the parcel came back', async () => {
  const [delivered, back] = [await makeParcel(db), await makeParcel(db)];
  await db.update(orders).set({ state: 'returned' }).where(eq(orders.orderNumber, back.orderNumber));
  const [file] = await db
    .insert(remittances)
    .values({
      courier: 'Shiprocket',
      name: 'november.csv',
      sha256: 'one',
      look: { encoding: 'utf-8', delimiter: ',', headerRow: 1, headers: [], examples: [] },
      state: 'booked',
      authorId,
      bookedAt: new Date(),
    })
    .returning();
  const waybillOf = async (orderNumber: string) => {
    const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    const [parcel] = await db.select().from(shipments).where(eq(shipments.orderId, order!.id));
    return { orderId: order!.id, waybill: parcel?.waybill ?? '' };
  };
  const row = { remittanceId: file!.id, reference: '' };
  const [arrived, returned] = [await waybillOf(delivered.orderNumber), await waybillOf(back.orderNumber)];
  await db.insert(remittanceRows).values([
    {
      ...row,
      ...arrived,
      number: 2,
      orderNumber: '',
      paidPaise: 40_000,
      chargesPaise: 7_250,
      result: 'right',
    },
    // A parcel that came back brings no cash, so the row is booked nowhere.
    {
      ...row,
      number: 3,
      waybill: returned.waybill,
      orderNumber: back.orderNumber,
      paidPaise: -14_500,
      chargesPaise: 14_500,
      result: 'nothing',
    },
    {
      ...row,
      number: 4,
      waybill: 'X1',
      orderNumber: '',
      paidPaise: 0,
      chargesPaise: 99_900,
      result: 'foreign',
    },
  ]);
  expect(await read()).toEqual([['Shiprocket', [145, null, 0, 72.5, 217.5]]]);
});

it('adds the invoices that staff enter, and divides by the parcels that came back', async () => {
  for (let parcels = 0; parcels < 4; parcels += 1) {
    const { orderId } = await makeParcel(db);
    await db.update(orders).set({ state: 'returned', courier: 'delhivery' }).where(eq(orders.id, orderId));
    await db.insert(orderEvents).values({ orderId, state: 'returned', actor: 'courier' });
  }
  const bill = { courier: 'delhivery', month, deliveries: 2_800.5, returns: 620.2, authorId };
  await enterBill(db, bill);
  await enterBill(db, { ...bill, returns: 600.2 });
  expect((await read())[0]).toEqual(['delhivery', [600.2, 150.05, 4, 2_800.5, 3_400.7]]);
  expect((await readReport(db, asked)).total).toEqual([745.2, 186.3, 4, 2_873, 3_618.2]);
  let file = '';
  for await (const part of writeReport(db, asked)) file += part;
  expect(file).toContain('Delhivery,600.2,150.05,4,2800.5,3400.7');
  expect(await listBills(db, asked)).toMatchObject([{ courier: 'delhivery', month, returns: 600.2 }]);
  await enterBill(db, { ...bill, deliveries: 0, returns: 0 });
  expect(await listBills(db, asked)).toEqual([]);
  expect(await read()).toContainEqual(['delhivery', [null, null, 4, null, null]]);
});

it('counts a charge that staff entered at an order', async () => {
  const parcel = await makeParcel(db);
  await parcel.deliver();
  const entered = { requestId: randomUUID(), kind: 'charge', amount: 40, note: '', authorId } as const;
  await settleDue(db, { orderNumber: parcel.orderNumber, ...entered });
  const total = (await readReport(db, asked)).total!;
  expect([total[0], total[3]]).toEqual([145, 112.5]);
});

// §7 a parcel that the courier does not take for a day is shown to the merchant, and asked for on
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { hourMs } from '#platform/india-time.ts';
import { testDatabase } from '#database/test-database.ts';
import { listWaiting } from '#platform/server/jobs.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { stuckShipmentsEmail } from '../../emails/shipping-emails.ts';
import { createShipmentJob, requestShipment } from './request-shipment.ts';
import { shipments } from '../tables.ts';
import { makeShipmentRequest } from '../testing.ts';
import { reportStuckShipments } from './report-stuck-shipments.ts';

const { db } = await testDatabase();
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);

async function aShop() {
  await db.update(shipments).set({ state: 'withdrawn' });
  const to = `merchant-${crypto.randomUUID()}@shop.example`;
  return {
    tell: (now: Date) => reportStuckShipments(db, { to: [to], now }),
    mails: async () => (await queuedEmails(db, to)).map(({ template, data }) => ({ template, data })),
  };
}

async function givenUp(orderNumber: string, tried: Partial<typeof shipments.$inferInsert> = {}) {
  const request = makeShipmentRequest({ orderNumber });
  await requestShipment(db, request);
  const { orderId } = request;
  await db
    .update(shipments)
    .set({ attempts: 30, ...tried })
    .where(eq(shipments.orderId, orderId));
  await db.execute(sql`update pgboss.job set state = 'failed' where data->>'orderId' = ${orderId}`);
  return { orderId };
}

it('emails the merchant once about a stuck shipment and requests it again', async () => {
  const { tell, mails } = await aShop();
  const { orderId } = await givenUp('AR-1', { lastError: 'no answer in time' });
  const isAsked = async () =>
    (await listWaiting(db, createShipmentJob)).some((job) => job.orderId === orderId);

  expect(await tell(inHours(23))).toBe(0);
  expect(await mails()).toEqual([]);
  expect(await isAsked()).toBe(false);
  expect(await tell(inHours(25))).toBe(1);
  expect(await tell(inHours(26))).toBe(0);
  expect(await mails()).toEqual([
    {
      template: 'parcels-overdue',
      data: { parcels: [{ orderNumber: 'AR-1', attempts: 30, lastError: 'no answer in time' }], more: 0 },
    },
  ]);
  expect(await isAsked()).toBe(true);
  expect(await tell(inHours(50))).toBe(1);
});

it('ignores created, refused and withdrawn shipments', async () => {
  const { tell, mails } = await aShop();
  await givenUp('AR-2', { state: 'created', waybill: `w-${crypto.randomUUID()}` });
  await givenUp('AR-3', { state: 'failed' });
  await givenUp('AR-4', { state: 'withdrawn' });
  expect(await tell(inHours(25))).toBe(0);
  expect(await mails()).toEqual([]);
});

it('requests no second job for a shipment that waits for a paused courier', async () => {
  const { tell } = await aShop();
  const request = makeShipmentRequest({ orderNumber: 'AR-5' });
  await requestShipment(db, request);
  expect(await tell(inHours(25))).toBe(1);
  const jobs = await db.execute(
    sql`select 1 from pgboss.job where data->>'orderId' = ${request.orderId} and name = ${createShipmentJob.name}`,
  );
  expect(jobs.rows).toHaveLength(1);
});

it('lists thirty, the longest waiting first, each by one of several workers', async () => {
  const { tell, mails } = await aShop();
  for (let at = 1; at <= 32; at += 1) await givenUp(`AR-${100 + at}`);
  const told = await Promise.all([tell(inHours(25)), tell(inHours(25)), tell(inHours(25))]);
  expect(told.reduce((sum, parcels) => sum + parcels, 0)).toBe(32);
  const lists = (await mails()).map(({ data }) => stuckShipmentsEmail.data.parse(data));
  const numbers = lists.flatMap(({ parcels }) => parcels.map(({ orderNumber }) => orderNumber));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers[0]).toBe('AR-101');
  expect(numbers.length + lists.reduce((sum, { more }) => sum + more, 0)).toBe(32);
  expect(Math.max(...lists.map(({ parcels }) => parcels.length))).toBeLessThanOrEqual(30);
});
